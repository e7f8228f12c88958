import { sellsToday } from "../reply/sells-today.ts";
import { mayBeSaid, orders, payingCustomers, revenues } from "./figures.ts";
import type { Venture } from "./venture.ts";

/** Neither a proven figure nor an open one says that somebody buys today: what has to be shown first is that anybody does. */
export const isUntested = (venture: Venture): boolean =>
  !sellsToday(venture.current) && !mayBeSaid(venture, payingCustomers, revenues, orders);

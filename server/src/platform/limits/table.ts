import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** The counters of the rate limiter: its columns are the library's. */
export const attemptLimits = pgTable(
  "attempt_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("attempt_limits_expired").on(table.expire)],
);

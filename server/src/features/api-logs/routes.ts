import type { Surface } from "../../platform/surface.ts";
import { readLogs } from "./read-logs.ts";

export const apiLogRoutes = ({ apiLogs }: Surface) => ({
  list: apiLogs.list.handler(({ context, input }) => readLogs(context, input)),
});

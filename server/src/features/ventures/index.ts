export { ventureRoutes } from "./routes.ts";
export { holdStorage } from "./store.ts";
export type { SheetQuantity } from "./table.ts";

export {
  type FigureChange,
  type PlannedChange,
  planChange,
  readFigures,
  writeChange,
  writeChangeIn,
} from "./change-figure.ts";
export { type FigureRow, type FigureUpdate, updateFiguresIn } from "./figure-store.ts";
export { type KnownFigure, type KnownVenture, readKnownVenture } from "./known-venture.ts";
export { ventureRoutes } from "./routes.ts";
export { serializeVenture } from "./serialize.ts";
export { serializeFigure, serializeFigures } from "./serialize-figures.ts";
export { insertSheetIn, readSheet, readVentureVersions, type SheetRow } from "./sheet-store.ts";
export {
  type VentureRow,
  type VentureVersionRow,
  findOwnerOfShared,
  findVenture,
  holdStorage,
  ownerOfShared,
  requireVenture,
  tell,
} from "./store.ts";
export type { SheetQuantity } from "./table.ts";

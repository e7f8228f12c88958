import type { Venture } from "@cofounder/contract";
import type { VentureRow } from "./store.ts";

export function serializeVenture({ userId: _owner, createdAt, updatedAt, ...row }: VentureRow): Venture {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

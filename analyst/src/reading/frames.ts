import type { Frame, Framed } from "./frame-words.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import type { QuantityKind } from "./quantities.ts";
import type { Role } from "./venture.ts";

const byKind: Record<QuantityKind, Frame[]> = { money: [], count: [], percent: [], duration: [] };
for (const frame of [...moneyFrames, ...countFrames, ...shareFrames])
  for (const kind of frame.kinds) byKind[kind].push(frame);

/** The role of the first turn of phrase that fits; null when none does. */
export function roleByFrame(framed: Framed): Role | null {
  const fitting = byKind[framed.quantity.kind].find(
    (frame) =>
      (!frame.before || frame.before.test(framed.before)) &&
      (!frame.after || frame.after.test(framed.after)) &&
      (!frame.when || frame.when(framed)),
  );
  return fitting?.role ?? null;
}

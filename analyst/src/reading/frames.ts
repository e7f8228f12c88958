import type { Frame, Framed, Tongue } from "./languages/tongue.ts";
import type { QuantityKind } from "./quantities.ts";
import type { Role } from "./venture.ts";

const sorted = new WeakMap<Tongue, Record<QuantityKind, Frame[]>>();

function framesOf(tongue: Tongue): Record<QuantityKind, Frame[]> {
  const known = sorted.get(tongue);
  if (known) return known;
  const byKind: Record<QuantityKind, Frame[]> = { money: [], count: [], percent: [], duration: [] };
  for (const frame of tongue.roles.frames) for (const kind of frame.kinds) byKind[kind].push(frame);
  sorted.set(tongue, byKind);
  return byKind;
}

/** The role of the first turn of phrase that fits; null when none does. */
export function roleByFrame(framed: Framed, tongue: Tongue): Role | null {
  const fitting = framesOf(tongue)[framed.quantity.kind].find(
    (frame) =>
      (!frame.before || frame.before.test(framed.before)) &&
      (!frame.after || frame.after.test(framed.after)) &&
      (!frame.when || frame.when(framed)),
  );
  return fitting?.role ?? null;
}

import { compute } from "../laws/compute.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { selfCheck } from "../reply/self-check.ts";

type Checked = ReturnType<typeof selfCheck>;

const known = new WeakMap<readonly Quantity[], Checked>();

/** The results of the laws that hold together: what follows, the forecast and its band rest on the same. */
export function checkedResults(quantities: readonly Quantity[]): Checked {
  const checked = known.get(quantities) ?? selfCheck(quantities, compute(quantities));
  known.set(quantities, checked);
  return checked;
}

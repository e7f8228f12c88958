import type { Computed } from "../laws/compute-pass.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";

/** The analysis that the rules of the self-check look at. */
export interface Finished {
  quantities: readonly Quantity[];
  computed: Computed;
  byId: ReadonlyMap<QuantityId, Quantity>;
}

/** A rule's objection, and the figures to ask about. */
export interface Hit {
  metrics: readonly Metric[];
  about: readonly QuantityId[];
}

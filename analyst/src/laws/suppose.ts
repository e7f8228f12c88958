import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { computeOnce, distinct } from "./compute.ts";
import type { Computed } from "./compute.ts";
import { asSupposed } from "./entering.ts";
import type { Metric } from "./metric.ts";
import type { Question } from "./term.ts";

/**
 * Everything that follows from the venture's own figures by the table of laws, and what would follow if what the
 * founder supposes were so. Nothing is computed from a figure of another party, or from one that is past or taken
 * back; what the figures leave open is asked.
 */
export function compute(quantities: readonly Quantity[]): Computed {
  const said = computeAsSaid(quantities);
  const supposed = asSupposed(quantities);
  if (!supposed) return said;
  const ids = new Set(quantities.filter(({ status }) => status === "hypothetical").map(({ id }) => id));
  const then = computeAsSaid(withoutLoneCosts(supposed, quantities, said)).metrics.filter(({ leaves }) =>
    Object.keys(leaves).some((id) => ids.has(id)),
  );
  return { ...said, metrics: [...said.metrics, ...then.map((metric) => markSupposed(metric, ids))] };
}

const costs = new Set(["unit_cost", "fee", "pay"]);

/** Where it is said what is paid today and not what it costs, a supposed cost is not all of them. */
function withoutLoneCosts(supposed: readonly Quantity[], quantities: readonly Quantity[], said: Computed): Quantity[] {
  const isPriced = quantities.some((quantity) => isComputable(quantity) && quantity.meaning === "price");
  const isKnown = !isPriced || said.metrics.some(({ name }) => name === "contribution");
  return supposed.filter(({ id, meaning }) => isKnown || !costs.has(meaning) || !isSupposedIn(quantities, id));
}

const isSupposedIn = (quantities: readonly Quantity[], id: string): boolean =>
  quantities.some((quantity) => quantity.id === id && quantity.status === "hypothetical");

const markSupposed = (metric: Metric, ids: ReadonlySet<string>): Metric => ({
  ...metric,
  because: metric.because.map(({ code, about }) =>
    code === "assumed" && about.some((id) => ids.has(id)) ? { code: "supposed", about } : { code, about },
  ),
});

/** Results that two laws give differently are not said, and nothing is computed from them. */
function computeAsSaid(quantities: readonly Quantity[]): Computed {
  const silenced = new Set<string>();
  const asked: Question[] = [];
  for (;;) {
    const { computed, disputes } = computeOnce(quantities, silenced);
    const open = disputes.filter(({ name }) => !silenced.has(name));
    if (open.length === 0) return { ...computed, questions: distinct([...computed.questions, ...asked]) };
    for (const { name, question } of open) {
      silenced.add(name);
      asked.push(question);
    }
  }
}

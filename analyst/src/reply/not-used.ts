import type { ReplyPart } from "@cofounder/contract/analysis";
import { earlierIn, heldInTotals, seriesIn } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { isPut } from "./ask-next.ts";
import { comparedWithRivals } from "./compare-rivals.ts";
import { msg } from "../i18n/translator.ts";
import type { Finding } from "./finding.ts";
import { linesOf } from "./lines.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";
import { waitingFor } from "./waiting.ts";

const unsaid: ReadonlySet<string> = new Set(["none", "date", "age", "unclear", "physical"]);
const mostUnused = 8;

/** Figures that no result and no test uses, grouped by the reason; beside a question to decide, all that no sum shows. */
export function notUsed(context: ReplyContext, finding: Finding | null, tested: string): ReplyPart[] {
  const { translator, computed, told = "" } = context;
  const isAsked = context.isOpen === true || Boolean(context.decision);
  // While a figure is open, the others wait for it.
  if ((computed.metrics.length === 0 && !isAsked) || (context.unread?.length ?? 0) > 0) return [];
  const unused = (isAsked ? notShown(context, finding) : unusedIn(context).slice(0, mostUnused)).filter(
    (quantity) => !`${told} ${tested}`.includes(nameQuantity(quantity, context)),
  );
  if (unused.length === 0) return [];
  const parts = [...Map.groupBy(unused, (quantity) => whyOf(quantity, context))].map(([why, quantities]) => {
    const names = translator.list(quantities.map((quantity) => nameQuantity(quantity, context)));
    return why === ""
      ? names
      : translator.translate(msg("{what}: {why}"), { what: names, why: translator.translate(why) });
  });
  const text = translator.t`Not in any sum yet: ${parts.join("; ")}.`;
  return [{ kind: "notice", tone: "info", text, about: "results" }];
}

/** The founder's own figures, and a supplier's, of which no sum that is shown makes use. */
function notShown(context: ReplyContext, finding: Finding | null): Quantity[] {
  const options = context.decision?.options ?? [];
  const effects = options.flatMap(({ effect, others }) => [effect, ...others.map((other) => other.effect)]);
  const shown = [
    ...(context.uses ?? []),
    ...(finding ? [finding.metric, ...linesOf(finding, context)] : []),
    ...effects.flatMap((effect) => Object.values(effect)).filter((value) => isMetric(value)),
    ...options.flatMap((option) => waitingFor(option, context) ?? []),
    ...(context.places ?? []).flatMap(({ places }) => places.map(({ all, each }) => all ?? each)),
  ];
  const used = new Set([
    ...shown.flatMap(({ leaves }) => Object.keys(leaves)),
    ...effects.flatMap(({ left, ends, timeLeft }) => [...left, ...ends, ...(timeLeft === null ? [] : [timeLeft])]),
    ...options.flatMap(({ others }) => others.map(({ count }) => count.id)),
    ...options.flatMap(({ figures }) => figures.map(({ id }) => id)),
    ...(context.decision?.unassigned ?? []).map(({ id }) => id),
  ]);
  const isOfCash = ({ meaning }: Quantity): boolean =>
    meaning === "cash" && effects.some(({ upFront }) => upFront !== null);
  const isFounders = ({ party, status, meaning }: Quantity): boolean =>
    status !== "retracted" && (["venture", "buyer", "supplier"].includes(party) || meaning === "raise");
  return [...context.byId.values()].filter(
    (quantity) =>
      isFounders(quantity) && !unsaid.has(quantity.meaning) && !used.has(quantity.id) && !isOfCash(quantity),
  );
}

const isMetric = (value: unknown): value is Metric => typeof value === "object" && value !== null && "leaves" in value;

function unusedIn(context: ReplyContext): Quantity[] {
  const { computed, byId, quantities } = context;
  const asked = new Set([
    ...computed.questions.filter((question) => isPut(question, context)).flatMap(({ about }) => about),
    ...computed.metrics.flatMap(({ without }) => without),
    ...earlierIn(seriesIn(quantities)),
  ]);
  const { told } = comparedWithRivals(context);
  const doubted = computed.questions.filter((question) => !isPut(question, context)).flatMap(({ about }) => about);
  const own = [...new Set([...computed.unplaced, ...doubted])].flatMap((id) => byId.get(id) ?? []);
  const others = quantities.filter((quantity) => isOfAnother(quantity) && !told.has(quantity.id));
  const used = new Set(computed.metrics.flatMap(({ leaves }) => Object.keys(leaves)));
  return [...own, ...others].filter(({ id, meaning }) => !unsaid.has(meaning) && !asked.has(id) && !used.has(id));
}

/** Money and amounts of a competitor or a supplier, and past figures. */
const isOfAnother = ({ party, status, unit, meaning }: Quantity): boolean =>
  status !== "retracted" &&
  (((party === "rival" || party === "supplier") && (currencyOf(unit) !== null || meaning === "volume")) ||
    (party === "venture" && status === "past" && currencyOf(unit) !== null));

function whyOf({ id, party, status, unit }: Quantity, context: ReplyContext): string {
  if (party === "supplier" && currencyOf(unit) !== null)
    return msg("it is your supplier's, and I count nothing of it as yours");
  if (heldInTotals(context.quantities).has(id)) return msg("it is in a larger sum already");
  return status === "past" ? msg("it is no longer so") : "";
}

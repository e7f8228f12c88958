import type { ReplyPart } from "@cofounder/contract/analysis";
import { earlierIn, heldInTotals, seriesIn } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { comparedWithRivals, ownLike } from "./compare-rivals.ts";
import { msg } from "../i18n/translator.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";

const unsaid: ReadonlySet<string> = new Set(["none", "date", "age", "unclear", "physical"]);
const mostUnused = 8;

/** Figures that no result and no test uses, grouped by the reason. */
export function notUsed(context: ReplyContext, tested: string): ReplyPart[] {
  const { translator, computed } = context;
  // While a figure is open, the others wait for it.
  if (computed.metrics.length === 0 || (context.unread?.length ?? 0) > 0) return [];
  const unused = unusedIn(context)
    .filter((quantity) => !tested.includes(nameQuantity(quantity, context)))
    .slice(0, mostUnused);
  if (unused.length === 0) return [];
  const parts = [...Map.groupBy(unused, (quantity) => whyOf(quantity, context))].map(([why, quantities]) => {
    const names = translator.list(quantities.map((quantity) => nameQuantity(quantity, context)));
    return why === ""
      ? names
      : translator.translate(msg("{what}: {why}"), { what: names, why: translator.translate(why) });
  });
  const text = translator.t`Understood, but in none of the results: ${parts.join("; ")}.`;
  return [{ kind: "notice", tone: "info", text, about: "results" }];
}

function unusedIn(context: ReplyContext): Quantity[] {
  const { computed, byId, quantities } = context;
  const asked = new Set([
    ...computed.questions.flatMap(({ about }) => about),
    ...computed.metrics.flatMap(({ without }) => without),
    ...earlierIn(seriesIn(quantities)),
  ]);
  const { told } = comparedWithRivals(context);
  const own = computed.unplaced.flatMap((id) => byId.get(id) ?? []);
  const others = quantities.filter((quantity) => isOfAnother(quantity) && !told.has(quantity.id));
  const used = new Set(computed.metrics.flatMap(({ leaves }) => Object.keys(leaves)));
  const isShown = ({ meaning }: Quantity): boolean => meaning === "cash" && (context.decision ?? null) !== null;
  return [...own, ...others]
    .filter((quantity) => !isShown(quantity))
    .filter(({ id, meaning }) => !unsaid.has(meaning) && !asked.has(id) && !used.has(id));
}

/** Money and amounts of a competitor or a supplier, and past figures. */
const isOfAnother = ({ party, status, unit, meaning }: Quantity): boolean =>
  status !== "retracted" &&
  (((party === "rival" || party === "supplier") && (currencyOf(unit) !== null || meaning === "volume")) ||
    (party === "venture" && status === "past" && currencyOf(unit) !== null));

function whyOf(quantity: Quantity, context: ReplyContext): string {
  const { party, status, meaning, unit } = quantity;
  if (party === "rival")
    return ownLike(quantity, context).length > 0
      ? msg("several of yours are of that kind")
      : msg("nothing of yours is in the same unit");
  if (party === "supplier")
    return currencyOf(unit) === null
      ? msg("nothing says what one of it costs you")
      : msg("it is your supplier's, and I count nothing of it as yours");
  if (heldInTotals(context.quantities).has(quantity.id)) return msg("it is in a larger sum already");
  if (status === "past") return msg("it is no longer so");
  if (meaning === "duration") return msg("nothing says which of your sums it changes");
  return "";
}

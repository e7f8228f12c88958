import type { ReplyPart } from "@cofounder/contract/analysis";
import { earlierIn, heldInTotals, seriesIn } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { comparedWithRivals, ownLike } from "./compare-rivals.ts";
import { mark } from "../wording/voice.ts";
import { nameQuantity } from "./naming.ts";
import type { Speech } from "./speech.ts";

const unsaid: ReadonlySet<string> = new Set(["none", "date", "age", "unclear", "physical"]);
const mostUnused = 8;

/** Figures that no result and no test rests on, each kind with what keeps it out. */
export function notUsed(speech: Speech, tested: string): ReplyPart[] {
  const { voice, computed } = speech;
  // While a figure is open, what is understood waits for it.
  if (computed.metrics.length === 0 || (speech.unread?.length ?? 0) > 0) return [];
  const unused = unusedIn(speech)
    .filter((quantity) => !tested.includes(nameQuantity(quantity, speech)))
    .slice(0, mostUnused);
  if (unused.length === 0) return [];
  const parts = [...Map.groupBy(unused, (quantity) => whyOf(quantity, speech))].map(([why, quantities]) => {
    const names = voice.list(quantities.map((quantity) => nameQuantity(quantity, speech)));
    return why === "" ? names : voice.say(mark("{what}: {why}"), { what: names, why: voice.say(why) });
  });
  const text = voice.t`Understood, but in none of the results: ${parts.join("; ")}.`;
  return [{ kind: "notice", tone: "info", text }];
}

function unusedIn(speech: Speech): Quantity[] {
  const { computed, byId, quantities } = speech;
  const asked = new Set([
    ...computed.questions.flatMap(({ about }) => about),
    ...computed.metrics.flatMap(({ without }) => without),
    ...earlierIn(seriesIn(quantities)),
  ]);
  const { told } = comparedWithRivals(speech);
  const own = computed.unplaced.flatMap((id) => byId.get(id) ?? []);
  const others = quantities.filter((quantity) => isOfAnother(quantity) && !told.has(quantity.id));
  const used = new Set(computed.metrics.flatMap(({ leaves }) => Object.keys(leaves)));
  return [...own, ...others].filter(
    ({ id, meaning }) => !unsaid.has(meaning) && !asked.has(id) && (own.some((one) => one.id === id) || !used.has(id)),
  );
}

/** Money and amounts of a competitor or a supplier, and what was so once. */
const isOfAnother = ({ party, status, unit, meaning }: Quantity): boolean =>
  status !== "retracted" &&
  (((party === "rival" || party === "supplier") && (currencyOf(unit) !== null || meaning === "volume")) ||
    (party === "venture" && status === "past" && currencyOf(unit) !== null));

function whyOf(quantity: Quantity, speech: Speech): string {
  const { party, status, meaning, unit } = quantity;
  if (party === "rival")
    return ownLike(quantity, speech).length > 0
      ? mark("several of yours are of that kind")
      : mark("nothing of yours is in the same unit");
  if (party === "supplier")
    return currencyOf(unit) === null
      ? mark("nothing says what one of it costs you")
      : mark("it is your supplier's, and I count nothing of it as yours");
  if (heldInTotals(speech.quantities).has(quantity.id)) return mark("it is in a larger sum already");
  if (status === "past") return mark("it is no longer so");
  if (meaning === "duration") return mark("nothing says which of your sums it changes");
  return "";
}

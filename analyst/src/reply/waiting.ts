import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { mark } from "../wording/voice.ts";
import { asIfConfirmed } from "./choose.ts";
import { findFinding } from "./finding.ts";
import type { FindingCode } from "./finding.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { Speech } from "./speech.ts";
import { eachIn, withQuotes } from "./to-confirm.ts";
import { cash, equity, fixedCost, oneOff, price, raise, unitCost, volume } from "./topics.ts";

const whatFollows: Record<FindingCode, string> = {
  unit_loss: mark("what is left {each}"),
  left: mark("what is left {each}"),
  partly_left: mark("what is left {each}"),
  period_loss: mark("what is left after the fixed costs"),
  result: mark("what is left after the fixed costs"),
  over_capacity: mark("how much it takes to break even"),
  over_market: mark("how much it takes to break even"),
  break_even: mark("how much it takes to break even"),
  payback: mark("when what you spend once is back"),
  short_runway: mark("how long your money lasts"),
  runway: mark("how long your money lasts"),
  ltv_below_cac: mark("whether a customer brings more than winning one costs"),
  slow_payback: mark("whether a customer brings more than winning one costs"),
  round: mark("what the round values the company at"),
  said_yes: mark("how much that yes is worth"),
  beneficiary: mark("what it costs to reach one of them"),
  revenue: mark("what you take in"),
};

/** Which number follows once some guesses are confirmed, and by which parts; never the number itself. */
export function whatWaits(speech: Speech, unread: readonly GuessedFigure[]): string | null {
  const guesses = unread.flatMap(asQuantity);
  if (guesses.length === 0) return null;
  const computed = asIfConfirmed(speech.quantities, guesses);
  const finding = findFinding({ ...speech, computed });
  const needed = guesses.filter(({ id }) => finding?.metric.leaves[id]);
  const isDeep = finding !== null && finding.code !== "revenue";
  if (isDeep && needed.length > 0) return confirm(needed, finding.code, { speech, unread });
  const together = pairs.find(([, ...kinds]) => kinds.every((kind) => guesses.some((guess) => isOf(guess, kind))));
  if (!together) return null;
  const [code, ...kinds] = together;
  const playing = guesses.filter((guess) => kinds.some((kind) => isOf(guess, kind)));
  return confirm(playing, code, { speech, unread });
}

type Kind = readonly Meaning[];

const income: Kind = ["price", "fee", "order_value"];
const running: Kind = ["fixed_cost", "pay"];

/** Where a guess does not say what it is for each of: what such figures give together. */
const pairs: readonly [FindingCode, ...Kind[]][] = [
  ["break_even", income, ["unit_cost"], running],
  ["left", income, ["unit_cost"]],
  ["break_even", income, running],
  ["revenue", income, ["volume", "paying"]],
  ["runway", ["cash"], ["burn", ...running]],
  ["round", ["raise"], ["equity", "valuation"]],
  ["said_yes", ["asked"], ["said_yes"]],
];

const isOf = ({ meaning, party }: Quantity, kind: Kind): boolean => party === "venture" && kind.includes(meaning);

/** "Confirm the price ("19") and what one sale costs you ("2.5"), and I can say what is left for each wash." */
function confirm(
  needed: readonly Quantity[],
  code: FindingCode,
  { speech, unread }: { speech: Speech; unread: readonly GuessedFigure[] },
): string {
  const { t, say, list, quote } = speech.voice;
  const named = Map.groupBy(needed, ({ meaning }) => nameOfPart(meaning));
  const parts = [...named].flatMap(([name, figures]) => {
    const own = unread.filter(({ id }) => figures.some((figure) => figure.id === id));
    return name === null ? figures.map((figure) => quote(figure.quote)) : [withQuotes(say(name), own, speech)];
  });
  const each = eachIn({ ...speech, unread });
  return t`Confirm ${list(parts)}, and I can say ${say(whatFollows[code], { each })}.`;
}

const nameOfPart = (meaning: Meaning): string | null =>
  [price, unitCost, fixedCost, volume, oneOff, cash, raise, equity].find(({ meanings }) => meanings.includes(meaning))
    ?.name ?? null;

function asQuantity({ id, quote, span, low, high, guess }: GuessedFigure): Quantity[] {
  if (!guess) return [];
  const ends = low === high ? {} : { low, high };
  return [{ ...guess, id, quote, span, value: (low + high) / 2, ...ends, of: "", readBy: "built-in", evidence: {} }];
}

import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { msg } from "../i18n/translator.ts";
import { asIfConfirmed } from "./choose.ts";
import { findFinding } from "./finding.ts";
import type { FindingCode } from "./finding.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { ReplyContext } from "./reply-context.ts";
import { eachIn, plays, withQuotes } from "./to-confirm.ts";
import { cash, equity, fixedCost, oneOff, price, raise, unitCost, volume } from "./topics.ts";

const whatFollows: Record<FindingCode, string> = {
  unit_loss: msg("what is left {each}"),
  left: msg("what is left {each}"),
  partly_left: msg("what is left {each}"),
  period_loss: msg("what is left after the fixed costs"),
  result: msg("what is left after the fixed costs"),
  over_capacity: msg("how much it takes to break even"),
  over_market: msg("how much it takes to break even"),
  break_even: msg("how much it takes to break even"),
  payback: msg("when what you spend once is back"),
  short_runway: msg("how long your money lasts"),
  runway: msg("how long your money lasts"),
  ltv_below_cac: msg("whether a customer brings more than winning one costs"),
  slow_payback: msg("whether a customer brings more than winning one costs"),
  round: msg("what the round values the company at"),
  said_yes: msg("how much that yes is worth"),
  beneficiary: msg("what it costs to reach one of them"),
  revenue: msg("what you take in"),
};

/** The number that follows once some guesses are confirmed, and their roles; never the number's value. */
export function whatWaits(context: ReplyContext, unread: readonly GuessedFigure[]): string | null {
  const guesses = unread.flatMap(asQuantity);
  if (guesses.length === 0) return null;
  const computed = asIfConfirmed(context.quantities, guesses);
  const finding = findFinding({ ...context, computed });
  const needed = guesses.filter(({ id }) => finding?.metric.leaves[id]);
  const isDeep = finding !== null && !tooRare.has(finding.code);
  if (isDeep && needed.length > 0) return confirm(needed, finding.code, { context, unread });
  const together = pairs.find(([, ...kinds]) => kinds.every((kind) => guesses.some((guess) => isOf(guess, kind))));
  if (!together) return null;
  const [code, ...kinds] = together;
  const playing = guesses.filter((guess) => kinds.some((kind) => isOf(guess, kind)));
  return confirm(playing, code, { context, unread });
}

/** Found last, or of kinds that are guessed wrongly too often to lead a reply. */
const tooRare: ReadonlySet<FindingCode> = new Set(["revenue", "said_yes", "beneficiary"]);

type Kind = readonly Meaning[];

const income: Kind = ["price", "fee", "order_value"];
const running: Kind = ["fixed_cost", "pay"];

/** Where a guess has no denominator: the joint result of such figures. */
const pairs: readonly [FindingCode, ...Kind[]][] = [
  ["break_even", income, ["unit_cost"], running],
  ["left", income, ["unit_cost"]],
  ["break_even", income, running],
  ["revenue", income, ["volume", "paying"]],
  ["runway", ["cash"], ["burn", ...running]],
  ["round", ["raise"], ["equity", "valuation"]],
];

const isOf = ({ meaning, party }: Quantity, kind: Kind): boolean => party === "venture" && kind.includes(meaning);

/** "Confirm the price ("19") and what one sale costs you ("2.5"), and I can say what is left for each wash." */
function confirm(
  needed: readonly Quantity[],
  code: FindingCode,
  { context, unread }: { context: ReplyContext; unread: readonly GuessedFigure[] },
): string {
  const { t, translate, list, quote } = context.translator;
  const named = Map.groupBy(needed, nameOfPart);
  const parts = [...named].flatMap(([name, figures]) => {
    const own = unread.filter(({ id }) => figures.some((figure) => figure.id === id));
    return name === null ? figures.map((figure) => quote(figure.quote)) : [withQuotes(translate(name), own, context)];
  });
  const each = eachIn({ ...context, unread });
  return t`Confirm ${list(parts)}, and I can say ${translate(whatFollows[code], { each })}.`;
}

const nameOfPart = (figure: Quantity): string | null =>
  [price, unitCost, fixedCost, volume, oneOff, cash, raise, equity].find((need) => plays(need, figure))?.name ?? null;

function asQuantity({ id, quote, span, low, high, guess }: GuessedFigure): Quantity[] {
  if (!guess || guess.status === "retracted" || guess.status === "hypothetical") return [];
  const ends = low === high ? {} : { low, high };
  return [{ ...guess, id, quote, span, value: (low + high) / 2, ...ends, of: "", readBy: "built-in", evidence: {} }];
}

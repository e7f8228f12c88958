import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { mark } from "../wording/voice.ts";
import { asIfConfirmed } from "./choose.ts";
import { findFinding } from "./finding.ts";
import type { FindingCode } from "./finding.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { Speech } from "./speech.ts";

const whatFollows: Record<FindingCode, string> = {
  unit_loss: mark("what is left of each sale"),
  left: mark("what is left of each sale"),
  partly_left: mark("what is left of each sale"),
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

/** Which number follows once some guesses are confirmed; never the number itself. */
export function whatWaits(speech: Speech, unread: readonly GuessedFigure[]): string | null {
  const guesses = unread.flatMap(asQuantity);
  if (guesses.length === 0) return null;
  const computed = asIfConfirmed(speech.quantities, guesses);
  const finding = findFinding({ ...speech, computed });
  const needed = guesses.filter(({ id }) => finding?.metric.leaves[id]);
  if (finding && needed.length > 0) return confirm(needed, finding.code, speech);
  const together = pairs.find(([, ...kinds]) => kinds.every((kind) => guesses.some((guess) => isOf(guess, kind))));
  if (!together) return null;
  const [code, ...kinds] = together;
  return confirm(
    guesses.filter((guess) => kinds.some((kind) => isOf(guess, kind))),
    code,
    speech,
  );
}

type Kind = readonly Meaning[];

const income: Kind = ["price", "fee", "order_value"];
const running: Kind = ["fixed_cost", "pay"];

/** Where a guess does not say what it is for each of: what such figures give together. */
const pairs: readonly [FindingCode, ...Kind[]][] = [
  ["left", income, ["unit_cost"]],
  ["break_even", income, running],
  ["revenue", income, ["volume", "paying"]],
  ["runway", ["cash"], ["burn", ...running]],
  ["round", ["raise"], ["equity", "valuation"]],
  ["said_yes", ["asked"], ["said_yes"]],
];

const isOf = ({ meaning, party }: Quantity, kind: Kind): boolean => party === "venture" && kind.includes(meaning);

function confirm(needed: readonly Quantity[], code: FindingCode, { voice }: Speech): string {
  const { t, say, list, quote } = voice;
  const quotes = list([...new Set(needed.map((figure) => quote(figure.quote)))]);
  return t`Confirm ${quotes}, and you see ${say(whatFollows[code])}.`;
}

function asQuantity({ id, quote, span, low, high, guess }: GuessedFigure): Quantity[] {
  if (!guess) return [];
  const ends = low === high ? {} : { low, high };
  return [{ ...guess, id, quote, span, value: (low + high) / 2, ...ends, of: "", readBy: "built-in", evidence: {} }];
}

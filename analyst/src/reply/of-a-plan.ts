import { sharesWord } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { sentenceOf } from "./figure-sentences.ts";
import { isRepriced, sellsToday } from "./sells-today.ts";

const sales: ReadonlySet<string> = new Set(["paying", "volume", "revenue"]);
/** What a plan costs, needs or brings; a share or a habit of today's customers is none. */
const partsOfPlans: ReadonlySet<string> = new Set([
  ...sales,
  "price",
  "order_value",
  "fee",
  "unit_cost",
  "fixed_cost",
  "one_off_cost",
  "pay",
  "acquisition_spend",
  "debt",
  "saving",
  "capacity",
  "work_time",
  "duration",
]);

/** Words for what is not so yet. */
const conditional = new RegExp(
  String.raw`(?<!\p{L})(?:would|could|might|(?:i|we|you|he|she|it|they|that)['’]d|würden?|könnten?|müssten?|dürften?|wären?|hätten?` +
    String.raw`|bräuchten?|brächten?|kämen?|fielen?|gäbe|ginge|bliebe|bekäme` +
    String.raw`|costaría|sería|vendería|podría|haría|tendría|bajaría|subiría|traería|quedaría|pagaría|ahorraría|iría|vendría` +
    String.raw`|necesitaría|dejaría|cobraría|ganaría|saldría|entraría|supondría|daría|\p{L}+(?:rían|ríamos)|\p{L}+(?:rait|raient|rions))(?!\p{L})` +
    String.raw`|होगा|होगी|होंगे|सकता|सकती|सकते|如果|要是|可能|大概会`,
  "iu",
);

/**
 * The founder's figures, with the estimated ones that belong to a plan taken for it: what it costs is planned, and how
 * many it brings is a guess. Where nothing is sold yet, or nothing is planned, an estimate is one of today.
 */
export function withPlansApart(quantities: readonly Quantity[], messages: readonly string[]): Quantity[] {
  const own = quantities.filter(({ party }) => party === "venture" || party === "buyer");
  const actual = own.filter(({ status }) => status === "actual");
  const planned = own.filter(({ status }) => status === "planned" || status === "hypothetical");
  if (!sellsToday(quantities) || planned.length === 0) return [...quantities];
  const sentence = (quantity: Quantity): string => {
    const text = messages[quantity.span.message] ?? "";
    return `${quantity.span.message} ${sentenceOf(text, quantity)}`;
  };
  const isOfPlan = (one: Quantity): boolean => {
    if (one.status !== "assumed" || !partsOfPlans.has(one.meaning) || one.share || !own.includes(one)) return false;
    const inSentence = (other: Quantity): boolean => sentence(other) === sentence(one);
    return (
      planned.some(({ of }) => of !== "" && sharesWord(of, one.of)) ||
      conditional.test(sentence(one)) ||
      (sales.has(one.meaning) && actual.some((other) => isOfSameKind(one, other))) ||
      (planned.some(inSentence) && !actual.some(inSentence))
    );
  };
  return quantities.map((one) =>
    isLossOf(one, own) || isOfPlan(one)
      ? { ...one, status: guessed.has(one.meaning) ? "hypothetical" : "planned" }
      : one,
  );
}

const guessed: ReadonlySet<string> = new Set([...sales, "churn"]);

/** Those who go once, and not in each month, are expected to go because of a new price. */
const isLossOf = ({ meaning, status, unit }: Quantity, own: readonly Quantity[]): boolean =>
  meaning === "churn" && status === "assumed" && Object.keys(unit).every((symbol) => symbol === "%") && isRepriced(own);

const isOfSameKind = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning && isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit);

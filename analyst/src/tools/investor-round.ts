import type { InvestorGuideInput, InvestorGuideOutput } from "@cofounder/contract/tools/investor-guide";
import type { Statement } from "@cofounder/contract/tools/statement";
import { convertInRound, withSafes } from "../finance/cap-table.ts";
import type { CapTable, ConvertedRound, Safe } from "../finance/cap-table.ts";
import { raiseSize } from "../finance/dilution.ts";
import { usualRounds } from "../knowledge/investors.ts";
import type { Translator } from "../i18n/translator.ts";
import { assumed, computed, toFind, told } from "./saying.ts";

type Result = InvestorGuideOutput["capTable"];
interface Deal {
  raise: number;
  valuation: number;
  currency: string;
  assumed: boolean;
  safes: Safe[];
  pool: number;
  poolAfter: number;
}

const usualPool = 10;
const tooMuchSold = 0.25;
const monthsToMilestone = 18;

/** Ownership before and after: a post-money SAFE up to pre-seed, a priced round from seed on. */
export function planRound(input: InvestorGuideInput, translator: Translator): Result {
  const deal = dealOf(input);
  const instrument = usualRounds[input.stage].instrument;
  const existing = deal.safes.filter(({ cap }) => cap !== null);
  const before = withSafes(deal.pool, existing) ?? {
    founders: 1 - deal.pool,
    pool: deal.pool,
    safes: [],
    investors: 0,
  };
  const after =
    instrument === "safe" ? afterSafe(deal, existing) : convertInRound({ ...deal, preMoney: deal.valuation });
  return {
    instrument,
    currency: deal.currency,
    raise: deal.raise,
    valuation: deal.valuation,
    assumed: deal.assumed,
    holdings: after
      ? holdingsOf({ before, after }, { safes: instrument === "safe" ? existing : deal.safes, deal }, translator)
      : [],
    lines: after
      ? [
          ...linesOf(deal, instrument, translator),
          ...outcome({ before, after }, deal, translator),
          ...sizeOf(input, deal, translator),
        ]
      : [impossible(deal, translator)],
  };
}

function dealOf({ stage, numbers = { currency: "USD" } }: InvestorGuideInput): Deal {
  const usual = usualRounds[stage];
  const { raise = 0, valuation = 0, pool = usualPool, poolAfter = usualPool, safes = [] } = numbers;
  return {
    raise: raise > 0 ? raise : usual.raise,
    valuation: valuation > 0 ? valuation : usual.valuation,
    currency: numbers.currency,
    assumed: raise <= 0 || valuation <= 0,
    safes: safes.map(({ amount, cap, discount }) => ({ amount, cap, discount: discount / 100 })),
    pool: pool / 100,
    poolAfter: poolAfter / 100,
  };
}

/** The new SAFE is added to those sold before; the pool is unchanged. */
function afterSafe(deal: Deal, existing: Safe[]): CapTable | null {
  const table = withSafes(deal.pool, [...existing, { amount: deal.raise, cap: deal.valuation, discount: 0 }]);
  return table && { ...table, safes: table.safes.slice(0, -1), investors: table.safes.at(-1) ?? 0 };
}

interface Tables {
  before: CapTable;
  after: CapTable | ConvertedRound;
}

function holdingsOf(
  { before, after }: Tables,
  { safes, deal }: { safes: Safe[]; deal: Deal },
  { t, money }: Translator,
): Result["holdings"] {
  const capped = safes.filter(({ cap }) => cap !== null);
  return [
    { holder: t`Founders`, kind: "founders", before: before.founders, after: after.founders },
    { holder: t`Unissued options`, kind: "pool", before: before.pool, after: after.pool },
    ...safes.map((safe, index) => ({
      holder:
        safe.cap === null
          ? t`SAFE of ${money(safe.amount, deal.currency)}, no cap`
          : t`SAFE of ${money(safe.amount, deal.currency)} at ${money(safe.cap, deal.currency)}`,
      kind: "safe" as const,
      before: before.safes[capped.indexOf(safe)] ?? 0,
      after: after.safes[index] ?? 0,
    })),
    { holder: t`New investors`, kind: "investors", before: 0, after: after.investors },
  ];
}

function linesOf(deal: Deal, instrument: Result["instrument"], { t, money }: Translator): Statement[] {
  const [raise, valuation] = [money(deal.raise, deal.currency), money(deal.valuation, deal.currency)];
  const size =
    instrument === "safe"
      ? t`${raise} on a post-money SAFE with a cap of ${valuation}`
      : t`${raise} at ${valuation} pre-money`;
  return [
    deal.assumed
      ? assumed(t`${size}: where you gave no number, the usual one of this stage stands in. Enter yours.`)
      : told(t`${size}, as you entered it.`),
  ];
}

function outcome({ before, after }: Tables, { currency, ...deal }: Deal, translator: Translator): Statement[] {
  const { t, money, share } = translator;
  const price = money(deal.raise / (after.investors || 1), currency);
  const [raise, valuation] = [money(deal.raise, currency), money(deal.valuation, currency)];
  const formula = "by" in after ? `${raise} / (${valuation} + ${raise})` : `${raise} / ${valuation}`;
  const lines = [
    computed(t`New investors get ${share(after.investors)} = ${formula}; the company is then priced at ${price}.`),
    computed(t`Founders go from ${share(before.founders)} to ${share(after.founders)}.`),
  ];
  const sold = after.investors + after.safes.reduce((sum, part) => sum + part, 0);
  if ("by" in after) lines.push(...conversions(after, translator));
  if (!("by" in after) && sold > tooMuchSold)
    lines.push(
      computed(
        t`${share(sold)} is sold before a priced round: above a quarter, the next investor asks who still has a reason to work for it.`,
      ),
    );
  return lines;
}

function conversions({ by, poolAdded }: ConvertedRound, { t, share }: Translator): Statement[] {
  const ways = { cap: t`cap`, discount: t`discount`, "round price": t`round price` };
  const pool =
    poolAdded > 0
      ? [
          computed(
            t`New options of ${share(poolAdded)} are created inside the pre-money: founders and SAFEs pay for them, not the new investors.`,
          ),
        ]
      : [];
  return [...by.map((way, index) => computed(t`SAFE ${index + 1} converts by its ${ways[way]}.`)), ...pool];
}

/** What the raise has to cover: burn until the milestone with a buffer. */
function sizeOf({ numbers }: InvestorGuideInput, { currency, raise }: Deal, { t, money }: Translator): Statement[] {
  const size = numbers?.burn ? raiseSize(numbers.burn, monthsToMilestone) : null;
  if (!size || !numbers?.burn)
    return [toFind(t`What do you spend a month? Then the size of the round can be compared with it.`)];
  const verdict =
    raise < size.low
      ? t`Your raise is smaller.`
      : raise > size.high
        ? t`Your raise is larger.`
        : t`Your raise is within that.`;
  const [low, high] = [money(size.low, currency), money(size.high, currency)];
  const burn = money(numbers.burn, currency);
  const needed = t`${monthsToMilestone} months at ${burn} with a buffer of 1.25 to 1.5: ${low} to ${high}.`;
  return [computed(`${needed} ${verdict}`)];
}

function impossible({ currency, raise, valuation }: Deal, { t, money }: Translator): Statement {
  const size = t`${money(raise, currency)} at ${money(valuation, currency)}`;
  return computed(
    t`With ${size} and the SAFEs you entered, nothing would be left for the founders. Check the caps and the amounts.`,
  );
}

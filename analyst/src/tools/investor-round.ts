import type { InvestorGuideInput, InvestorGuideOutput } from "@cofounder/contract/tools/investor-guide";
import type { Statement } from "@cofounder/contract/tools/statement";
import { convertInRound, withSafes } from "../finance/cap-table.ts";
import type { CapTable, ConvertedRound, Safe } from "../finance/cap-table.ts";
import { raiseSize } from "../finance/dilution.ts";
import { usualRounds } from "../knowledge/investors.ts";
import { assumed, computed, money, percent, toFind, told } from "./saying.ts";

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
export function planRound(input: InvestorGuideInput): Result {
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
    holdings: after ? holdingsOf(before, after, { safes: instrument === "safe" ? existing : deal.safes, deal }) : [],
    lines: after
      ? [...linesOf(deal, instrument), ...outcome(before, after, deal), ...sizeOf(input, deal)]
      : [impossible(deal)],
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

function holdingsOf(
  before: CapTable,
  after: CapTable,
  { safes, deal }: { safes: Safe[]; deal: Deal },
): Result["holdings"] {
  const capped = safes.filter(({ cap }) => cap !== null);
  return [
    { holder: "Founders", kind: "founders", before: before.founders, after: after.founders },
    { holder: "Unissued options", kind: "pool", before: before.pool, after: after.pool },
    ...safes.map((safe, index) => ({
      holder: `SAFE of ${money(safe.amount, deal.currency)}${safe.cap === null ? ", no cap" : ` at ${money(safe.cap, deal.currency)}`}`,
      kind: "safe" as const,
      before: before.safes[capped.indexOf(safe)] ?? 0,
      after: after.safes[index] ?? 0,
    })),
    { holder: "New investors", kind: "investors", before: 0, after: after.investors },
  ];
}

function linesOf(deal: Deal, instrument: Result["instrument"]): Statement[] {
  const valuation = money(deal.valuation, deal.currency);
  const terms = instrument === "safe" ? `on a post-money SAFE with a cap of ${valuation}` : `at ${valuation} pre-money`;
  const size = `${money(deal.raise, deal.currency)} ${terms}`;
  return [
    deal.assumed
      ? assumed(`${size}: where you gave no number, the usual one of this stage stands in. Enter yours.`)
      : told(`${size}, as you entered it.`),
  ];
}

function outcome(before: CapTable, after: CapTable | ConvertedRound, { currency, ...deal }: Deal): Statement[] {
  const share = deal.raise / (after.investors || 1);
  const formula =
    "by" in after
      ? `${money(deal.raise, currency)} / (${money(deal.valuation, currency)} + ${money(deal.raise, currency)})`
      : `${money(deal.raise, currency)} / ${money(deal.valuation, currency)}`;
  const lines = [
    computed(
      `New investors get ${percent(after.investors)} = ${formula}; the company is then priced at ${money(share, currency)}.`,
    ),
    computed(`Founders go from ${percent(before.founders)} to ${percent(after.founders)}.`),
  ];
  const sold = after.investors + after.safes.reduce((sum, part) => sum + part, 0);
  if ("by" in after) lines.push(...conversions(after));
  if (!("by" in after) && sold > tooMuchSold)
    lines.push(
      computed(
        `${percent(sold)} is sold before a priced round: above a quarter the next investor asks who still works for it.`,
      ),
    );
  return lines;
}

function conversions({ by, poolAdded }: ConvertedRound): Statement[] {
  const pool =
    poolAdded > 0
      ? [
          computed(
            `New options of ${percent(poolAdded)} are made inside the pre-money: founders and SAFEs pay for them, not the new investors.`,
          ),
        ]
      : [];
  return [...by.map((way, index) => computed(`SAFE ${index + 1} converts by its ${way}.`)), ...pool];
}

/** What the raise has to cover: burn until the milestone with a buffer. */
function sizeOf({ numbers }: InvestorGuideInput, { currency, raise }: Deal): Statement[] {
  const size = numbers?.burn ? raiseSize(numbers.burn, monthsToMilestone) : null;
  if (!size || !numbers?.burn)
    return [toFind("What do you spend a month? Then the size of the raise can be held against it.")];
  const verdict =
    raise < size.low ? "Yours is smaller." : raise > size.high ? "Yours is larger." : "Yours lies within.";
  return [
    computed(
      `${monthsToMilestone} months at ${money(numbers.burn, currency)} with a buffer of 1.25 to ` +
        `1.5: ${money(size.low, currency)} to ${money(size.high, currency)}. ${verdict}`,
    ),
  ];
}

const impossible = ({ currency, raise, valuation }: Deal): Statement =>
  computed(
    `With ${money(raise, currency)} at ${money(valuation, currency)} and the SAFEs you entered nothing ` +
      "would be left to the founders. Check the caps and the amounts.",
  );

import type { InvestorGuideInput, InvestorGuideOutput } from "@cofounder/contract/tools/investor-guide";
import { leftAfter } from "../finance/dilution.ts";
import { berkus, riskFactorSummation, scorecard, vcMethod } from "../finance/valuation.ts";
import { usualRounds } from "../knowledge/investors.ts";
import { runwayOf, yearlyRevenue } from "./investor-numbers.ts";
import type { Statement } from "@cofounder/contract/tools/statement";
import type { Translator } from "../i18n/translator.ts";
import { computed } from "./saying.ts";

type Valuation = InvestorGuideOutput["valuations"][number];

const order = ["idea", "mvp", "pre-seed", "seed", "series-a", "series-b"];
/** Evidence of a working product by stage, as Berkus scores it. */
const prototypeBy = [0, 0.5, 0.75, 1, 1, 1];
const teamOfTwo = 2;
const revenueMultiple = 2;

/** Four methods from the founder's numbers, one range each; a method with a missing number names it. */
export function valueByMethods(input: InvestorGuideInput, translator: Translator): Valuation[] {
  const { t, money } = translator;
  const currency = input.numbers?.currency ?? "USD";
  const anchor = input.numbers?.anchor ?? usualRounds[input.stage].anchor;
  const anchorNote =
    input.numbers?.anchor === undefined
      ? [
          t`Anchor: ${money(anchor, "USD")}, a US median (Carta, Q4 2024 to Q1 2025), lifted by AI companies.`,
          t`Replace it with what companies of your region and stage were worth.`,
        ].join(" ")
      : t`Anchor: ${money(anchor, currency)}, yours.`;
  const weights = t`team 30%, size 25%, product 15%, competition 10%, sales 10%, need for money 5%, other 5%`;
  return [
    byBerkus(input, translator),
    {
      method: t`Scorecard (Payne)`,
      range: scorecard(anchor, factorsOf(input)),
      formula: t`${money(anchor, currency)} × Σ weight × factor; ${weights}`,
      note: `${anchorNote} ${t`Factors you did not give run from 0.75 to 1.25.`}`,
    },
    {
      method: t`Risk factor summation`,
      range: riskFactorSummation(anchor, risksOf(input)),
      formula: t`${money(anchor, currency)} + ${money(250_000, currency)} × Σ of twelve scores from −2 to 2`,
      note: t`Scores you did not give run from −1 to 1: twelve questions an investor will ask.`,
    },
    byVentureMethod(input, currency, translator),
  ];
}

/** Above this, the highest value is so many times the lowest that the methods contradict each other. */
const widestSpread = 3;

/** Which range to go by, where they are far apart. */
export function whichToBelieve(
  { numbers }: InvestorGuideInput,
  valuations: Valuation[],
  { t, money, number }: Translator,
): Statement[] {
  const currency = numbers?.currency ?? "USD";
  const ranges = valuations.flatMap(({ range }) => range ?? []);
  const [lowest, highest] = [Math.min(...ranges.map(({ low }) => low)), Math.max(...ranges.map(({ high }) => high))];
  if (ranges.length === 0 || highest <= lowest * widestSpread) return [];
  const spread = t`The valuations run from ${money(lowest, currency)} to ${money(highest, currency)}.`;
  const which =
    numbers?.anchor === undefined
      ? [
          t`Go by the lower end: Berkus counts what is there.`,
          t`The scorecard and the risk factors start from a US median; with the value of companies like yours they become the better ones.`,
        ]
      : [
          t`Go by the scorecard and the risk factors: they start from your own anchor.`,
          t`Berkus counts only what is there and is the cautious end.`,
        ];
  const revenue = yearlyRevenue(numbers);
  const asked =
    numbers?.valuation && revenue
      ? [
          t`Your price is ${number(numbers.valuation / revenue)} times your yearly revenue of ${money(revenue, currency)}.`,
        ]
      : [];
  return [computed([spread, ...which, ...asked].join(" "))];
}

const at = (stage: string): number => order.indexOf(stage);

function byBerkus(input: InvestorGuideInput, { t, money }: Translator): Valuation {
  const revenue = yearlyRevenue(input.numbers) ?? 0;
  const currency = input.numbers?.currency ?? "USD";
  return {
    method: "Berkus",
    range: berkus({
      idea: 0.5,
      prototype: prototypeBy[at(input.stage)] ?? 0,
      team: (input.numbers?.team ?? 0) >= teamOfTwo ? 0.5 : 0.25,
      relationships: 0.25,
      rollout: revenue > 0 ? 0.75 : 0,
    }),
    formula: t`idea, product, team, relations and sales: each 0 to ${money(500_000, currency)} by evidence`,
    note:
      revenue > 0
        ? t`Made for companies before revenue: yours has some, so read it as the lower end.`
        : t`At most five times the cap of an element, before revenue only.`,
  };
}

type Factors = Parameters<typeof scorecard>[1];

function factorsOf({ stage, numbers }: InvestorGuideInput): Factors {
  return {
    team: byBand(numbers?.team, [[teamOfTwo, 1.1]], 0.8),
    opportunity: null,
    product: [0.7, 0.9, 1, 1.1, 1.2, 1.2][at(stage)] ?? null,
    competition: null,
    sales: byBand(
      numbers?.growth,
      [
        [10, 1.25],
        [0.01, 1],
      ],
      0.7,
    ),
    needForMoney: byBand(numbers?.raise, [[usualRounds[stage].raise * 1.5, 0.8]], 1),
    other: null,
  };
}

/** Management, stage, law, manufacturing, sales, funding, competition, technology, litigation, abroad, reputation, exit. */
function risksOf({ stage, numbers }: InvestorGuideInput): (number | null)[] {
  const months = runwayOf(numbers) ?? undefined;
  const funding = byBand(
    months,
    [
      [18, 1],
      [9, 0],
      [6, -1],
    ],
    -2,
  );
  const sales = byBand(
    numbers?.growth,
    [
      [10, 1],
      [0.01, 0],
    ],
    -1,
  );
  const management = byBand(numbers?.team, [[teamOfTwo, 1]], -1);
  return [management, Math.min(2, at(stage) - 1), null, null, sales, funding, null, null, null, null, null, null];
}

/** The score of the first band a value reaches, highest first; null for a missing value. */
function byBand(value: number | undefined, bands: [number, number][], below: number): number | null {
  if (value === undefined) return null;
  return bands.find(([from]) => value >= from)?.[1] ?? below;
}

/** Sahlman's method with twice the revenue of year five as the terminal value, and two later rounds of 20 %. */
function byVentureMethod(
  { stage, numbers }: InvestorGuideInput,
  currency: string,
  { t, money }: Translator,
): Valuation {
  const later = [0.2, 0.2];
  const revenue = numbers?.revenueYear5;
  const investment = numbers?.raise ?? usualRounds[stage].raise;
  const range =
    revenue && revenue > 0
      ? vcMethod({ terminalValue: revenue * revenueMultiple, laterDilutions: later, investment })
      : null;
  const kept = Math.round((leftAfter(later) ?? 0) * 100);
  return {
    method: t`Venture capital method`,
    range,
    formula: t`revenue of year five × ${revenueMultiple} × ${kept}% kept / return of 10 to 30 times − ${money(investment, currency)}`,
    note: range
      ? t`With ${money(revenue ?? 0, currency)} of revenue in year five, by your plan. Before the investment.`
      : t`Give the revenue you plan for year five; without it nothing can be computed.`,
  };
}

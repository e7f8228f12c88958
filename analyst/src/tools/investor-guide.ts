import { cutText } from "@cofounder/contract/cut-text";
import type { InvestorGuideInput, InvestorGuideOutput } from "@cofounder/contract/tools/investor-guide";
import type { Figure, Letter, Statement } from "@cofounder/contract/tools/statement";
import { industryBars, raisingTime, roundFigures, specified, stageBars } from "../knowledge/investors.ts";
import type { Bar } from "../knowledge/investors.ts";
import { burnMultiple, runwayOf, yearlyRevenue } from "./investor-numbers.ts";
import { planRound } from "./investor-round.ts";
import { valueByMethods, whichToBelieve } from "./investor-valuation.ts";
import { msg, type Translator, translatorFor } from "../i18n/translator.ts";
import { languageOfInput } from "./language-of-input.ts";
import { assumed, computed, shortened, sourcedFigure, toFind, upperFirst } from "./saying.ts";

type Output = InvestorGuideOutput;
type Investor = Output["investors"][number];

const stageNames = {
  idea: msg("idea stage"),
  mvp: "MVP",
  "pre-seed": "pre-seed",
  seed: "seed",
  "series-a": "Series A",
  "series-b": "Series B",
};
const industryNames = {
  saas: "SaaS",
  fintech: "fintech",
  healthcare: msg("healthcare"),
  ecommerce: msg("e-commerce"),
  edtech: msg("education"),
  ai: msg("AI"),
};
const leastRunway = 9;

/** Investors for a stage and an industry, the usual round, and its effect on the founder's own numbers. */
export function guideToInvestors(input: InvestorGuideInput, { now }: { now: Date }): Output {
  const translator = translatorFor(languageOfInput([input.numbers?.about], input.language));
  const { translate } = translator;
  const capTable = planRound(input, translator);
  const valuations = valueByMethods(input, translator);
  return {
    language: translator.language,
    summary: [...summaryOf(input, capTable, translator), ...whichToBelieve(input, valuations, translator)],
    investors: investorsOf(input, translator),
    round: roundFigures(input.stage, input.industry).map(({ label, value, source }) =>
      sourcedFigure(translate(label), translate(value), source),
    ),
    metrics: metricsOf(input, translator),
    checklist: checklistOf(input, translator),
    valuations,
    capTable,
    timeline: timelineOf(input, now, translator),
    letter: letterOf(input, translator),
    currency: input.numbers?.currency ?? "USD",
  };
}

function summaryOf(input: InvestorGuideInput, table: Output["capTable"], translator: Translator): Statement[] {
  const { t, translate, list, money, share } = translator;
  const founders = table.holdings.find(({ kind }) => kind === "founders");
  const field = translate(industryNames[input.industry]);
  const stage = upperFirst(translate(stageNames[input.stage]));
  const fitting = typesOf
    .filter((type) => fits[type][input.stage].fit === "yes" && !isTooLarge(type, input))
    .map((type) => translate(typeNames[type]));
  const first = fitting.length > 0 ? list(fitting) : t`nobody yet`;
  const about = input.numbers?.about ? [t`Your company: ${shortened(input.numbers.about, 160)}.`] : [];
  return [
    computed([t`${stage}, ${field}: ask ${first} first.`, ...about].join(" ")),
    ...(founders
      ? [
          computed(
            t`${money(table.raise, table.currency)} takes the founders from ${share(founders.before)} to ${share(founders.after)}.`,
          ),
        ]
      : []),
    assumed(t`What stops most ${field} rounds: ${translate(industryBars[input.industry].blocker)}.`),
  ];
}

const typesOf = ["Angel investors", "Venture capital", "Accelerators"] as const;
const typeNames: Record<Investor["type"], string> = {
  "Angel investors": msg("angel investors"),
  "Venture capital": msg("venture capital"),
  Accelerators: msg("accelerators"),
};

interface Fit {
  fit: Investor["fit"];
  why: string;
}
const fits: Record<Investor["type"], Record<InvestorGuideInput["stage"], Fit>> = {
  "Angel investors": {
    idea: { fit: "maybe", why: msg("Angels back people they know before there is a product; strangers wait for one.") },
    mvp: { fit: "yes", why: msg("A product in use and a few customers is what an angel can judge in one call.") },
    "pre-seed": {
      fit: "yes",
      why: msg("Several angels fill a SAFE round, and their contacts are the larger part of the check."),
    },
    seed: { fit: "maybe", why: msg("They fill a round that a fund leads; alone they are too small for it.") },
    "series-a": { fit: "no", why: msg("The round is larger than their checks; ask them for introductions instead.") },
    "series-b": { fit: "no", why: msg("The round is far larger than their checks.") },
  },
  "Venture capital": {
    idea: {
      fit: "no",
      why: msg("A fund needs something that is used; at the idea its partners collect, they do not decide."),
    },
    mvp: {
      fit: "maybe",
      why: msg("Funds for the first check exist; they look for a market and a founder they know."),
    },
    "pre-seed": { fit: "yes", why: msg("Small first-check funds lead SAFE rounds when pilots stay.") },
    seed: { fit: "yes", why: msg("Seed funds lead priced rounds once a channel repeats.") },
    "series-a": { fit: "yes", why: msg("One fund leads with $5M or more against ARR, growth and retention.") },
    "series-b": { fit: "yes", why: msg("Growth funds pay for a machine whose cost and return are known.") },
  },
  Accelerators: {
    idea: {
      fit: "yes",
      why: msg("They take teams with little more than an idea and pay with money, time pressure and a network."),
    },
    mvp: { fit: "yes", why: msg("A batch turns first users into the evidence a pre-seed round asks for.") },
    "pre-seed": {
      fit: "maybe",
      why: msg("Worth it when the network is the bottleneck, expensive when only money is."),
    },
    seed: { fit: "no", why: msg("Selling another few percent for a program rarely pays at this price.") },
    "series-a": { fit: "no", why: msg("You are past what a program teaches.") },
    "series-b": { fit: "no", why: msg("You are past what a program teaches.") },
  },
};
const cheques: Record<Investor["type"], string> = {
  "Angel investors": "$25K-$100K",
  "Venture capital": "$500K-$10M+",
  Accelerators: "$20K-$150K",
};

/** The smallest of them, in dollars. */
const smallestCheques: Record<Investor["type"], number> = {
  "Angel investors": 25_000,
  "Venture capital": 500_000,
  Accelerators: 20_000,
};

/** Whether their smallest check is larger than the whole round. Of a round in another currency nothing is said. */
const isTooLarge = (type: Investor["type"], { numbers }: InvestorGuideInput): boolean =>
  numbers?.currency === "USD" && (numbers.raise ?? 0) > 0 && smallestCheques[type] > (numbers.raise ?? 0);

function fitOf(type: Investor["type"], input: InvestorGuideInput, { t, translate, money }: Translator) {
  const { fit, why } = fits[type][input.stage];
  if (!isTooLarge(type, input)) return { fit, why: assumed(translate(why)) };
  const [least, round] = [money(smallestCheques[type], "USD"), money(input.numbers?.raise ?? 0, "USD")];
  return {
    fit: "no" as const,
    why: computed(
      t`Their smallest check of ${least} is larger than your whole round of ${round}: keep them for the next one.`,
    ),
  };
}

function investorsOf(input: InvestorGuideInput, translator: Translator): Investor[] {
  const { stage, industry, numbers } = input;
  const { t, translate } = translator;
  const place = numbers?.region ?? t`your region`;
  const field = translate(industryNames[industry]);
  const at = translate(stageNames[stage]);
  const how: Record<Investor["type"], string> = {
    "Angel investors": t`Look for people who sold or led a company in ${field} (${place}); ask two founders they backed before you ask them.`,
    "Venture capital": [
      t`List funds that lead and whose last three deals in ${field} were at your stage (${at}, ${place}).`,
      t`Cross out those that backed a direct competitor of yours.`,
    ].join(" "),
    Accelerators: t`Compare terms, the start of the batch and what its alumni in ${field} raised afterwards; apply to two or three.`,
  };
  return typesOf.map((type) => ({
    type,
    cheque: cheques[type],
    ...fitOf(type, input, translator),
    how: how[type],
  }));
}

function metricsOf({ stage, industry, numbers }: InvestorGuideInput, translator: Translator): Output["metrics"] {
  const { core, bar } = industryBars[industry];
  const { translate } = translator;
  return [
    ...stageBars[stage].map((entry) => held(entry, numbers, translator)),
    { name: translate(core), bar: translate(bar), yours: null, verdict: "unknown" as const, source: specified },
  ];
}

type Metric = Output["metrics"][number];

function held(entry: Bar, numbers: InvestorGuideInput["numbers"], translator: Translator): Metric {
  const { measure, least, source } = entry;
  const { t, translate, money, number } = translator;
  const [name, bar] = [translate(entry.name), translate(entry.bar)];
  const currency = numbers?.currency ?? "USD";
  const values = {
    arr: yearlyRevenue(numbers),
    growth: numbers?.growth ?? null,
    burn_multiple: burnMultiple(numbers),
    none: null,
  };
  const value = values[measure];
  if (value === null || least === null) return { name, bar, yours: null, verdict: "unknown", source };
  const written = {
    arr: money(value, currency),
    growth: t`${number(value)}% a month`,
    burn_multiple: `${number(value)}×`,
    none: "",
  };
  // A lower burn multiple is better.
  const reached = measure === "burn_multiple" ? value <= least : value >= least;
  return { name, bar, yours: written[measure], verdict: reached ? "above" : "below", source };
}

function checklistOf({ stage, industry, numbers }: InvestorGuideInput, translator: Translator): Output["checklist"] {
  const { t, translate } = translator;
  const early = stage === "idea" || stage === "mvp";
  const known = (...keys: (keyof NonNullable<typeof numbers>)[]): boolean =>
    keys.every((key) => Boolean(numbers?.[key]));
  const item = (text: string, done = false): Output["checklist"][number] => ({ text, done });
  const field = translate(industryNames[industry]);
  return [
    item(t`One sentence that says what you do, for buyers in ${field}`, known("about")),
    item(t`How much, on what terms, for what, and what it proves`, known("raise", "valuation")),
    item(early ? t`Notes of 12 conversations and one commitment` : t`Revenue by month and retention by cohort`),
    item(t`${leastRunway} months of runway when you start`, (runwayOf(numbers) ?? 0) >= leastRunway),
    item(t`A cap table with every SAFE and promise on it`, known("safes")),
    item(t`A deck of at most 15 slides that reads in under four minutes`),
    item(t`A list of 40 investors who lead at this stage and in this field, with a way to reach each`),
    item(t`An answer to: ${translate(industryBars[industry].blocker)}`),
    item(t`Founders' shares on vesting, intellectual property assigned to the company`),
    item(early ? t`A founder agreement in writing` : t`A data room: contracts, accounts, registers, model`),
    item(t`A lawyer who has done ten of these rounds; nothing here is legal advice`),
  ];
}

const processSteps: [number, string, string][] = [
  [-5, msg("5 weeks before"), msg("List of investors and a way to reach each; the list comes before the deck.")],
  [-3, msg("3 weeks before"), msg("Book the first meetings so that they fall into the same two weeks.")],
  [0, msg("Weeks 1–2"), msg("First calls, all close together; write down every question that comes twice.")],
  [3, msg("Weeks 3–5"), msg("Second calls; the deck answers the questions that came twice.")],
  [6, msg("Weeks 6–7"), msg("Partner meetings and the first term sheet; give the others a date.")],
  [12, msg("Week 12"), msg("58% of the rounds that closed had closed by now. No lead yet: stop and change one thing.")],
  [24, msg("Week 24"), msg("90% had closed. Money in the bank, or plan without it.")],
];

const closedWithin: [string, string][] = [
  [msg("Closed within 6 weeks"), "25%"],
  [msg("Closed within 12 weeks"), "58%"],
  [msg("Closed within 18 weeks"), "70%"],
  [msg("Closed within 24 weeks"), "90%"],
];

function timelineOf({ numbers }: InvestorGuideInput, now: Date, translator: Translator): Output["timeline"] {
  const { translate } = translator;
  const runwayMonths = runwayOf(numbers);
  const slack = runwayMonths === null ? 0 : Math.max(0, runwayMonths - leastRunway);
  const start = addWeeks(now, Math.max(5, Math.round((slack * 52) / 12)));
  return {
    runwayMonths,
    verdict: verdictOf(runwayMonths, numbers, translator),
    steps: processSteps.map(([weeks, week, text]) => ({
      week: translate(week),
      date: addWeeks(start, weeks).toISOString().slice(0, 10),
      text: translate(text),
    })),
    odds: closedWithin.map(([label, value]): Figure => sourcedFigure(translate(label), value, raisingTime)),
  };
}

function verdictOf(runway: number | null, numbers: InvestorGuideInput["numbers"], translator: Translator): Statement {
  const { t, money, number } = translator;
  if (runway === null) return toFind(t`Enter cash and monthly burn: when to start depends on the months they leave.`);
  const currency = numbers?.currency ?? "USD";
  const left = number(Math.floor(runway * 10) / 10);
  const [cash, burn] = [money(numbers?.cash ?? 0, currency), money(numbers?.burn ?? 0, currency)];
  const months = t`${left} months of runway (${cash} / ${burn} a month)`;
  if (runway < leastRunway)
    return computed(
      t`${months}: start now. A raise takes 12 to 24 weeks; cut the burn so that ${leastRunway} months remain.`,
    );
  return computed(t`${months}: start when ${leastRunway} are left, and prepare until then.`);
}

const addWeeks = (date: Date, weeks: number): Date => new Date(date.getTime() + weeks * 7 * 86_400_000);

function letterOf({ stage, industry, numbers }: InvestorGuideInput, translator: Translator): Letter {
  const { t, translate } = translator;
  const field = translate(industryNames[industry]);
  const proof = proofOf(numbers, translator);
  const strongest = proof[0] ?? t`[your strongest fact]`;
  const company = numbers?.company ?? t`[company]`;
  const about = numbers?.about ?? t`[one sentence: what it does, for whom]`;
  return {
    subject: cutText(t`${company}: ${strongest}, ${field}, raising ${translate(stageNames[stage])}`, 200),
    body: [
      t`Hello [name],`,
      about.replace(/([^.!?。！？।\]])$/u, translator.language === "zh" ? "$1。" : "$1."),
      proof.length > 0
        ? t`So far: ${proof.join(", ")}.`
        : t`So far: [the one number that would surprise you if it were somebody else's].`,
      t`You backed [company of theirs in ${field}]; what we learned that fits it: [one finding].`,
      t`We are raising ${askOf(numbers, translator)} to reach [milestone] in [months].`,
      t`May I send the deck, or show it in 20 minutes next week?`,
      t`[your name]`,
    ].join("\n\n"),
  };
}

function proofOf(numbers: InvestorGuideInput["numbers"], { t, money, number }: Translator): string[] {
  const revenue = yearlyRevenue(numbers);
  return [
    revenue === null ? "" : t`${money(revenue, numbers?.currency ?? "USD")} of yearly revenue`,
    numbers?.growth === undefined ? "" : t`growing ${number(numbers.growth)}% a month`,
  ].filter((part) => part !== "");
}

function askOf(numbers: InvestorGuideInput["numbers"], { t, money }: Translator): string {
  if (!numbers?.raise) return t`[amount]`;
  const raise = money(numbers.raise, numbers.currency);
  return numbers.valuation ? t`${raise} at ${money(numbers.valuation, numbers.currency)}` : raise;
}

import { cutText } from "@cofounder/contract/cut-text";
import type { InvestorGuideInput, InvestorGuideOutput } from "@cofounder/contract/tools/investor-guide";
import type { Figure, Letter, Statement } from "@cofounder/contract/tools/statement";
import { industryBars, raisingTime, roundFigures, specified, stageBars } from "../knowledge/investors.ts";
import type { Bar } from "../knowledge/investors.ts";
import { burnMultiple, runwayOf, yearlyRevenue } from "./investor-numbers.ts";
import { planRound } from "./investor-round.ts";
import { valueByMethods } from "./investor-valuation.ts";
import { assumed, computed, money, number, shortened, sourced, sourcedFigure, toFind, upperFirst } from "./saying.ts";

type Output = InvestorGuideOutput;
type Investor = Output["investors"][number];

const stageNames = {
  idea: "idea",
  mvp: "MVP",
  "pre-seed": "pre-seed",
  seed: "seed",
  "series-a": "Series A",
  "series-b": "Series B",
};
const industryNames = {
  saas: "SaaS",
  fintech: "fintech",
  healthcare: "healthcare",
  ecommerce: "e-commerce",
  edtech: "education",
  ai: "AI",
};
const leastRunway = 9;

/** Investors for a stage and an industry, the usual round, and its effect on the founder's own numbers. */
export function guideToInvestors(input: InvestorGuideInput, { now }: { now: Date }): Output {
  const capTable = planRound(input);
  return {
    summary: summaryOf(input, capTable),
    investors: investorsOf(input),
    round: roundFigures(input.stage, input.industry).map(({ label, value, source }) =>
      sourcedFigure(label, value, source),
    ),
    metrics: metricsOf(input),
    checklist: checklistOf(input),
    valuations: valueByMethods(input),
    capTable,
    timeline: timelineOf(input, now),
    letter: letterOf(input),
    currency: input.numbers?.currency ?? "USD",
  };
}

function summaryOf(input: InvestorGuideInput, { holdings, raise, currency }: Output["capTable"]): Statement[] {
  const founders = holdings.find(({ kind }) => kind === "founders");
  const { blocker } = industryBars[input.industry];
  const fits = investorsOf(input)
    .filter(({ fit }) => fit === "yes")
    .map(({ type }) => type.toLowerCase());
  return [
    computed(
      (
        `${upperFirst(stageNames[input.stage])}, ${industryNames[input.industry]}: ` +
        `ask ${fits.join(" and ") || "nobody yet"} ` +
        `first. ${input.numbers?.about ? `You: ${shortened(input.numbers.about, 160)}.` : ""}`
      ).trim(),
    ),
    ...(founders
      ? [
          computed(
            `${money(raise, currency)} takes the founders from ${number(founders.before * 100)}% to ${number(founders.after * 100)}%.`,
          ),
        ]
      : []),
    assumed(`What stops most ${industryNames[input.industry]} rounds: ${blocker}.`),
  ];
}

interface Fit {
  fit: Investor["fit"];
  why: string;
}
const fits: Record<Investor["type"], Record<InvestorGuideInput["stage"], Fit>> = {
  "Angel investors": {
    idea: { fit: "maybe", why: "Angels back people they know before there is a product; strangers wait for one." },
    mvp: { fit: "yes", why: "A product in use and a few customers is what an angel can judge in one call." },
    "pre-seed": {
      fit: "yes",
      why: "Several angels fill a SAFE round, and their contacts are the larger part of the cheque.",
    },
    seed: { fit: "maybe", why: "They fill a round that a fund leads; alone they are too small for it." },
    "series-a": { fit: "no", why: "The round is larger than their cheques; ask them for introductions instead." },
    "series-b": { fit: "no", why: "The round is far larger than their cheques." },
  },
  "Venture capital": {
    idea: {
      fit: "no",
      why: "A fund needs something that is used; at the idea its partners collect, they do not decide.",
    },
    mvp: { fit: "maybe", why: "Funds for the first cheque exist; they look for a market and a founder they know." },
    "pre-seed": { fit: "yes", why: "Small first-cheque funds lead SAFE rounds when pilots stay." },
    seed: { fit: "yes", why: "Seed funds lead priced rounds once a channel repeats." },
    "series-a": { fit: "yes", why: "One fund leads with $5M or more against ARR, growth and retention." },
    "series-b": { fit: "yes", why: "Growth funds pay for a machine whose cost and return are known." },
  },
  Accelerators: {
    idea: {
      fit: "yes",
      why: "They take teams with little more than an idea and pay with money, time pressure and a network.",
    },
    mvp: { fit: "yes", why: "A batch turns first users into the evidence a pre-seed round asks for." },
    "pre-seed": { fit: "maybe", why: "Worth it when the network is the bottleneck, expensive when only money is." },
    seed: { fit: "no", why: "Selling another few percent for a programme rarely pays at this price." },
    "series-a": { fit: "no", why: "You are past what a programme teaches." },
    "series-b": { fit: "no", why: "You are past what a programme teaches." },
  },
};
const cheques: Record<Investor["type"], string> = {
  "Angel investors": "$25K-$100K",
  "Venture capital": "$500K-$10M+",
  Accelerators: "$20K-$150K",
};

function investorsOf({ stage, industry, numbers }: InvestorGuideInput): Investor[] {
  const place = numbers?.region ?? "your region";
  const field = industryNames[industry];
  const how: Record<Investor["type"], string> = {
    "Angel investors": `Look for people who sold or led a ${field} company in ${place}; ask two founders they backed before you ask them.`,
    "Venture capital":
      `List funds whose last three ${field} deals were at ${stageNames[stage]} and in ${place}, and that ` +
      "lead. Strike out those with a direct rival of yours.",
    Accelerators: `Compare terms, the date the batch starts and what its ${field} alumni raised afterwards; apply to two or three.`,
  };
  return (["Angel investors", "Venture capital", "Accelerators"] as const).map((type) => ({
    type,
    cheque: cheques[type],
    fit: fits[type][stage].fit,
    why: sourced(fits[type][stage].why, specified),
    how: how[type],
  }));
}

function metricsOf({ stage, industry, numbers }: InvestorGuideInput): Output["metrics"] {
  const { core, bar } = industryBars[industry];
  return [
    ...stageBars[stage].map((entry) => held(entry, numbers)),
    { name: core, bar, yours: null, verdict: "unknown" as const, source: specified },
  ];
}

type Metric = Output["metrics"][number];

function held({ name, bar, measure, least, source }: Bar, numbers: InvestorGuideInput["numbers"]): Metric {
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
    growth: `${number(value)}% a month`,
    burn_multiple: `${number(value)}×`,
    none: "",
  };
  // A lower burn multiple is better.
  const reached = measure === "burn_multiple" ? value <= least : value >= least;
  return { name, bar, yours: written[measure], verdict: reached ? "above" : "below", source };
}

function checklistOf({ stage, industry, numbers }: InvestorGuideInput): Output["checklist"] {
  const early = stage === "idea" || stage === "mvp";
  const known = (...keys: (keyof NonNullable<typeof numbers>)[]): boolean =>
    keys.every((key) => Boolean(numbers?.[key]));
  const item = (text: string, done = false): Output["checklist"][number] => ({ text, done });
  return [
    item(`The sentence of what you do, for ${industryNames[industry]} buyers`, known("about")),
    item("How much, on what terms, for what, and what it proves", known("raise", "valuation")),
    item(early ? "Notes of 12 conversations and one commitment" : "Revenue by month and retention by cohort"),
    item(`${leastRunway} months of runway when you start`, (runwayOf(numbers) ?? 0) >= leastRunway),
    item("A cap table with every SAFE and promise on it", known("safes")),
    item("A deck of at most 15 slides that reads in under four minutes"),
    item("A list of 40 investors who lead at this stage and in this field, with a way to each"),
    item(`An answer to: ${industryBars[industry].blocker}`),
    item("Founders' shares vesting, intellectual property assigned to the company"),
    item(early ? "A founder agreement in writing" : "A data room: contracts, accounts, registers, model"),
    item("A lawyer who did ten of these rounds; nothing here is legal advice"),
  ];
}

const processSteps: [number, string, string][] = [
  [-5, "5 weeks before", "List of investors and a way to each; the list comes before the deck."],
  [-3, "3 weeks before", "Book the first meetings so that they fall into the same two weeks."],
  [0, "Weeks 1–2", "First calls, all of them close together; write down every question asked twice."],
  [3, "Weeks 3–5", "Second calls; the deck answers the questions that came twice."],
  [6, "Weeks 6–7", "Partner meetings and the first term sheet; set the others a date."],
  [12, "Week 12", "58% of the rounds that closed had closed by now. No lead yet: stop and change one thing."],
  [24, "Week 24", "90% had closed. Money in the bank, or plan without it."],
];

function timelineOf({ numbers }: InvestorGuideInput, now: Date): Output["timeline"] {
  const runwayMonths = runwayOf(numbers);
  const slack = runwayMonths === null ? 0 : Math.max(0, runwayMonths - leastRunway);
  const start = addWeeks(now, Math.max(5, Math.round((slack * 52) / 12)));
  return {
    runwayMonths,
    verdict: verdictOf(runwayMonths, numbers?.currency ?? "USD", numbers),
    steps: processSteps.map(([weeks, week, text]) => ({
      week,
      date: addWeeks(start, weeks).toISOString().slice(0, 10),
      text,
    })),
    odds: [
      ["Closed within 6 weeks", "25%"],
      ["Closed within 12 weeks", "58%"],
      ["Closed within 18 weeks", "70%"],
      ["Closed within 24 weeks", "90%"],
    ].map(([label = "", value = ""]): Figure => sourcedFigure(label, value, raisingTime)),
  };
}

function verdictOf(runway: number | null, currency: string, numbers: InvestorGuideInput["numbers"]): Statement {
  if (runway === null) return toFind("Enter cash and monthly burn: when to start depends on the months they leave.");
  const sum = `${money(numbers?.cash ?? 0, currency)} / ${money(numbers?.burn ?? 0, currency)} a month`;
  const left = number(Math.floor(runway * 10) / 10);
  if (runway < leastRunway)
    return computed(
      `${left} months of runway (${sum}): start now. A raise takes 12 to 24 weeks; cut the burn so that ${leastRunway} months remain.`,
    );
  return computed(`${left} months of runway (${sum}): start when ${leastRunway} are left, and prepare until then.`);
}

const addWeeks = (date: Date, weeks: number): Date => new Date(date.getTime() + weeks * 7 * 86_400_000);

function letterOf({ stage, industry, numbers }: InvestorGuideInput): Letter {
  const field = industryNames[industry];
  const proof = proofOf(numbers);
  const strongest = proof[0] ?? "[your strongest fact]";
  return {
    subject: cutText(`${numbers?.company ?? "[company]"}: ${strongest}, ${field}, raising ${stageNames[stage]}`, 200),
    body: [
      "Hello [name],",
      (numbers?.about ?? "[one sentence: what it does, for whom]").replace(/([^.!?\]])$/, "$1."),
      proof.length > 0
        ? `So far: ${proof.join(", growing ")}.`
        : "So far: [the one number that would surprise you if it were somebody else's].",
      `You backed [company of theirs in ${field}]; what we learned that fits it: [one finding].`,
      `We raise ${askOf(numbers)} to reach [milestone] in [months]. May I send the deck, or show it in 20 minutes next week?`,
      "[your name]",
    ].join("\n\n"),
  };
}

function proofOf(numbers: InvestorGuideInput["numbers"]): string[] {
  const revenue = yearlyRevenue(numbers);
  return [
    revenue === null ? "" : `${money(revenue, numbers?.currency)} of yearly revenue`,
    numbers?.growth === undefined ? "" : `${number(numbers.growth)}% a month`,
  ].filter((part) => part !== "");
}

function askOf(numbers: InvestorGuideInput["numbers"]): string {
  if (!numbers?.raise) return "[amount]";
  const price = numbers.valuation ? ` at ${money(numbers.valuation, numbers.currency)}` : "";
  return `${money(numbers.raise, numbers.currency)}${price}`;
}

import type { Rating } from "@cofounder/contract/analysis";
import { collectInputs } from "../finance/inputs.ts";
import type { Fact, Phrase, Role, Venture } from "../reading/venture.ts";
import { todayOf } from "../reading/venture.ts";
import { buyerOf } from "../planning/channels.ts";
import { mark, voiceIn } from "../wording/voice.ts";
import type { Judged } from "./verdict.ts";
import { scoreVenture } from "./rate.ts";
import type { Scored } from "./rate.ts";

type Change = {
  /** May hold {buyer}, {figure} and {label}. */
  fact: (venture: Venture) => string;
  because: string;
  effort: number;
  missing: (venture: Venture) => boolean;
  apply: (venture: Venture) => Venture;
};

const nowhere = { message: 0, start: 0, end: 0 };
const phrase = (text: string): Phrase => ({ text, span: nowhere });

function withFact(
  venture: Venture,
  given: { role: Role; value: number; kind?: Fact["kind"]; unit?: string; per?: Fact["per"] },
): Venture {
  const fact: Fact = {
    id: `if.${given.role}`,
    high: null,
    perWhat: null,
    noun: "",
    partOf: null,
    text: String(given.value),
    span: nowhere,
    supposed: false,
    superseded: false,
    kind: "count",
    unit: "",
    per: null,
    ...given,
  };
  return { ...venture, facts: [...venture.facts.filter((other) => other.role !== given.role), fact] };
}

const lacks =
  (role: Role) =>
  (venture: Venture): boolean =>
    !venture.facts.some((fact) => fact.role === role && !fact.superseded);

/** Facts a founder could bring within weeks, from cheap to dear. */
const changes: Change[] = [
  {
    fact: () => mark("Twelve interviews with {buyer}, nine of which confirm the problem"),
    because: mark("It shows that strangers have the problem."),
    effort: 2,
    missing: lacks("interviews"),
    apply: (venture) =>
      withFact(withFact(venture, { role: "interviews", value: 12 }), { role: "interviews_positive", value: 9 }),
  },
  {
    fact: () => mark("Three paying customers among {buyer}"),
    because: mark("Money is the only proof of willingness to pay."),
    effort: 3,
    missing: lacks("paying_customers"),
    apply: (venture) => ({ ...withFact(venture, { role: "paying_customers", value: 3 }), stage: "revenue" }),
  },
  {
    fact: () => mark("A price, and what serving one customer costs you"),
    because: mark("It makes the margin a number."),
    effort: 1,
    missing: (venture) => lacks("price")(venture) && lacks("take_rate")(venture),
    apply: (venture) =>
      withFact(withFact(venture, { role: "price", value: 50, kind: "money", unit: venture.currency, per: "month" }), {
        role: "unit_cost",
        value: 10,
        kind: "money",
        unit: venture.currency,
        per: "month",
      }),
  },
  {
    fact: () => mark("What serving one customer costs you"),
    because: mark("It makes the margin a number."),
    effort: 1,
    missing: (venture) => lacks("unit_cost")(venture) && lacks("gross_margin")(venture) && !lacks("price")(venture),
    apply: (venture) => withFact(venture, { role: "gross_margin", value: 0.75, kind: "percent", unit: "ratio" }),
  },
  {
    fact: () => mark("How many {buyer} you can reach, from a register"),
    because: mark("It replaces a guess about the market by a count."),
    effort: 1,
    missing: lacks("market_count"),
    apply: (venture) => withFact(venture, { role: "market_count", value: 20_000 }),
  },
  {
    fact: () => mark("One channel you have worked, with its cost per customer"),
    because: mark("It shows that customers can be won for less than they bring."),
    effort: 3,
    missing: lacks("cac"),
    apply: (venture) => ({
      ...withFact(venture, { role: "cac", value: 60, kind: "money", unit: venture.currency }),
      channels: venture.channels.length > 0 ? venture.channels : [{ id: "sales", phrase: phrase("direct sales") }],
    }),
  },
  {
    fact: (venture) =>
      todayOf(venture)
        ? mark("Why a buyer would leave what they do today")
        : mark("What buyers use today, and why they would switch"),
    because: mark("A difference has to be named before it can be tested."),
    effort: 1,
    missing: (venture) => !venture.phrases.difference,
    apply: (venture) => ({
      ...venture,
      competitors:
        venture.competitors.length > 0
          ? venture.competitors
          : [phrase("two named alternatives"), phrase("the present way")],
      phrases: { ...venture.phrases, difference: phrase("a stated difference") },
    }),
  },
  {
    fact: () => mark("One narrow group that buys first"),
    because: mark("A narrow group makes a list and a message possible."),
    effort: 1,
    missing: (venture) => venture.signals.everyone || !venture.phrases.buyer,
    apply: (venture) => ({
      ...venture,
      signals: { ...venture.signals, everyone: false },
      phrases: { ...venture.phrases, buyer: phrase("one narrow first group") },
    }),
  },
  {
    fact: () => mark("A written answer on the licence question"),
    because: mark("It removes the gate."),
    effort: 3,
    missing: (venture) => !venture.signals.licenceAddressed,
    apply: (venture) => ({ ...venture, signals: { ...venture.signals, licenceAddressed: true } }),
  },
  {
    fact: () => mark("Which figure is right: {label}"),
    because: mark("A contradiction caps the rating."),
    effort: 0.5,
    missing: (venture) => venture.contradictions.length > 0,
    apply: (venture) => ({ ...venture, contradictions: [] }),
  },
  {
    fact: () => mark("A corrected figure for {figure}"),
    because: mark("An impossible figure caps the rating."),
    effort: 0.5,
    missing: (venture) => venture.impossible.length > 0,
    apply: (venture) => ({
      ...venture,
      impossible: [],
      facts: venture.facts.filter((fact) => !venture.impossible.some((item) => item.factId === fact.id)),
    }),
  },
];

/** Runs the same scoring on the venture with one fact added, and keeps the three best gains for the effort. */
export function findWouldMove(judged: Judged, now: Scored): Rating["wouldMove"] {
  const from = now.exact;
  const { say, quote } = voiceIn(judged.venture.language);
  const fills = {
    buyer: buyerOf(judged.venture),
    label: judged.venture.contradictions[0]?.label ?? "",
    figure: quote(judged.venture.impossible[0]?.text ?? ""),
  };
  return changes
    .filter((change) => change.missing(judged.venture))
    .map((change) => {
      const venture = change.apply(judged.venture);
      const after = scoreVenture({ venture, inputs: collectInputs(venture), flags: judged.flags });
      return {
        change,
        to: after.exact,
        gain: gain({ from, to: after.exact, coverage: after.coverage - now.coverage }),
      };
    })
    .filter((run) => run.gain > 0)
    .sort((a, b) => b.gain / b.change.effort - a.gain / a.change.effort)
    .slice(0, 3)
    .flatMap(({ change, to }) =>
      to === null ? [] : [{ fact: say(change.fact(judged.venture), fills), from, to, because: say(change.because) }],
    );
}

/** Without a rating, what adds most coverage comes first. */
function gain(run: { from: number | null; to: number | null; coverage: number }): number {
  if (run.to === null) return 0;
  return run.from === null ? run.coverage : Math.round((run.to - run.from) * 10) / 10;
}

import type { Rating } from "@cofounder/contract/analysis";
import { collectInputs } from "../finance/inputs.ts";
import { meanings } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import {
  acquisitionCosts,
  confirmations,
  type Figures,
  grossMargins,
  interviews,
  orders,
  payingCustomers,
  prices,
  reachable,
  revenues,
  takeRates,
  unitCosts,
} from "../reading/figures.ts";
import type { Phrase, Venture } from "../reading/venture.ts";
import { todayOf } from "../reading/venture.ts";
import { buyerOf } from "../planning/channels.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Judged } from "./verdict.ts";
import { scoreVenture } from "./rate.ts";
import type { Scored } from "./rate.ts";

interface Change {
  /** May hold {buyer}, {figure} and {label}. */
  fact: (venture: Venture) => string;
  because: string;
  effort: number;
  missing: (venture: Venture) => boolean;
  apply: (venture: Venture) => Venture;
}

const nowhere = { message: 0, start: 0, end: 0 };
const phrase = (text: string): Phrase => ({ text, span: nowhere });

type Given = Pick<Quantity, "meaning" | "value" | "unit">;

const supposed = (given: Given): Quantity => ({
  ...given,
  id: `if.${given.meaning}`,
  quote: String(given.value),
  span: nowhere,
  of: "",
  flow: meanings[given.meaning],
  party: "venture",
  status: "actual",
  basis: "recurring",
  readBy: "founder",
  evidence: {},
});

/** Computed with this figure in place of the existing ones. */
function withFigure(venture: Venture, figures: Figures, given: Given): Venture {
  const there = new Set(figures.in(venture));
  return { ...venture, current: [...venture.current.filter((figure) => !there.has(figure)), supposed(given)] };
}

/** Computed with this value in place of the laws' result. */
const withFollowing = (venture: Venture, given: Given): Venture => ({
  ...venture,
  follows: [...venture.follows.filter(({ meaning }) => meaning !== given.meaning), supposed(given)],
});

const people = { customer: 1 };

const lacks =
  (...wanted: Figures[]) =>
  (venture: Venture): boolean =>
    wanted.every((figures) => figures.in(venture).length === 0);

/** Strangers who pay have shown more than interviews or first customers would. */
const isPaid = (venture: Venture): boolean =>
  [payingCustomers, revenues, orders].some((figures) =>
    figures.in(venture).some(({ status, value }) => (status === "actual" || status === "past") && value > 0),
  ) ||
  venture.quantities.some(
    ({ meaning, party, status }) => meaning === "revenue" && party === "venture" && status === "past",
  );

/** Facts a founder could obtain within weeks, from cheap to expensive. */
const changes: Change[] = [
  {
    fact: () => msg("Twelve interviews with {buyer}, nine of which confirm the problem"),
    because: msg("It shows that strangers have the problem."),
    effort: 2,
    missing: (venture) => lacks(interviews)(venture) && !isPaid(venture),
    apply: (venture) =>
      withFigure(withFigure(venture, interviews, { meaning: "asked", value: 12, unit: people }), confirmations, {
        meaning: "said_yes",
        value: 9,
        unit: people,
      }),
  },
  {
    fact: () => msg("Three paying customers among {buyer}"),
    because: msg("Money is the only proof of willingness to pay."),
    effort: 3,
    missing: (venture) => lacks(payingCustomers)(venture) && !isPaid(venture),
    apply: (venture) => ({
      ...withFigure(venture, payingCustomers, { meaning: "paying", value: 3, unit: people }),
      stage: "revenue",
    }),
  },
  {
    fact: () => msg("A price, and what serving one customer costs you"),
    because: msg("It makes the margin a number."),
    effort: 1,
    missing: lacks(prices, takeRates),
    apply: (venture) =>
      withFollowing(
        withFigure(venture, prices, { meaning: "price", value: 50, unit: { [venture.currency]: 1, month: -1 } }),
        { meaning: "unit_cost", value: 10, unit: { [venture.currency]: 1, month: -1 } },
      ),
  },
  {
    fact: () => msg("What serving one customer costs you"),
    because: msg("It makes the margin a number."),
    effort: 1,
    missing: (venture) => lacks(unitCosts, grossMargins)(venture) && !lacks(prices)(venture),
    apply: (venture) => withFigure(venture, grossMargins, { meaning: "margin", value: 75, unit: { "%": 1 } }),
  },
  {
    fact: () => msg("How many {buyer} you can reach, from a register"),
    because: msg("It replaces a guess about the market by a count."),
    effort: 1,
    missing: lacks(reachable),
    apply: (venture) => withFigure(venture, reachable, { meaning: "reachable", value: 20_000, unit: people }),
  },
  {
    fact: () => msg("One channel you have worked, with its cost per customer"),
    because: msg("It shows that customers can be won for less than they bring."),
    effort: 3,
    missing: lacks(acquisitionCosts),
    apply: (venture) => ({
      ...withFollowing(venture, {
        meaning: "acquisition_spend",
        value: 60,
        unit: { [venture.currency]: 1, customer: -1 },
      }),
      channels: venture.channels.length > 0 ? venture.channels : [{ id: "sales", phrase: phrase("direct sales") }],
    }),
  },
  {
    fact: (venture) =>
      todayOf(venture)
        ? msg("Why a buyer would leave what they do today")
        : msg("What buyers use today, and why they would switch"),
    because: msg("A difference has to be named before it can be tested."),
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
    fact: () => msg("One narrow group that buys first"),
    because: msg("A narrow group makes a list and a message possible."),
    effort: 1,
    missing: (venture) => venture.signals.everyone || !venture.phrases.buyer,
    apply: (venture) => ({
      ...venture,
      signals: { ...venture.signals, everyone: false },
      phrases: { ...venture.phrases, buyer: phrase("one narrow first group") },
    }),
  },
  {
    fact: () => msg("A written answer on the license question"),
    because: msg("It removes the gate."),
    effort: 3,
    missing: (venture) => !venture.signals.licenceAddressed,
    apply: (venture) => ({ ...venture, signals: { ...venture.signals, licenceAddressed: true } }),
  },
  {
    fact: () => msg("Which figure is right: {label}"),
    because: msg("A contradiction caps the rating."),
    effort: 0.5,
    missing: (venture) => venture.contradictions.length > 0,
    apply: (venture) => ({ ...venture, contradictions: [] }),
  },
  {
    fact: () => msg("A corrected figure for {figure}"),
    because: msg("An impossible figure caps the rating."),
    effort: 0.5,
    missing: (venture) => venture.impossible.length > 0,
    apply: (venture) => ({
      ...venture,
      impossible: [],
      current: withoutImpossible(venture, venture.current),
      follows: withoutImpossible(venture, venture.follows),
    }),
  },
];

const withoutImpossible = ({ impossible }: Venture, figures: Quantity[]): Quantity[] =>
  figures.filter(({ id }) => !impossible.some(({ figureId }) => figureId === id));

/** Repeats the scoring with one fact added, and keeps the three best gains for the effort. */
export function findWouldMove(judged: Judged, now: Scored): Rating["wouldMove"] {
  const from = now.exact;
  const { translate, quote } = translatorFor(judged.venture.language);
  const fills = {
    buyer: buyerOf(judged.venture),
    label: judged.venture.contradictions[0]?.label ?? "",
    figure: quote(judged.venture.impossible[0]?.text ?? ""),
  };
  return changes
    .filter((change) => change.missing(judged.venture))
    .map((change) => {
      const venture = change.apply(judged.venture);
      const after = scoreVenture({ ...judged, venture, inputs: collectInputs(venture) });
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
      to === null
        ? []
        : [{ fact: translate(change.fact(judged.venture), fills), from, to, because: translate(change.because) }],
    );
}

/** Without a rating, the fact that adds most coverage comes first. */
function gain(run: { from: number | null; to: number | null; coverage: number }): number {
  if (run.to === null) return 0;
  return run.from === null ? run.coverage : Math.round((run.to - run.from) * 10) / 10;
}

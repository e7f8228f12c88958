import { factFor, todayOf, valueFor } from "../reading/venture.ts";
import type { Phrase, Role, Venture } from "../reading/venture.ts";
import { mark } from "../wording/voice.ts";
import { contact, dated, filler, milestone, often, riskWords, uses } from "./cues.ts";
import { unitsOf } from "./readability.ts";

/** A deck as it is read: its slides or paragraphs, and the venture they describe. */
export type Deck = { slides: string[]; whole: string; venture: Venture };

export type ItemId =
  | "purpose"
  | "problem"
  | "solution"
  | "why_now"
  | "market"
  | "product"
  | "model"
  | "traction"
  | "go_to_market"
  | "competition"
  | "team"
  | "financials"
  | "ask"
  | "risk";

type Signal = { points: number; missing: string; holds: (deck: Deck) => boolean };
export type Item = {
  id: ItemId;
  label: string;
  max: number;
  signals: Signal[];
  /** Where in the deck it stands. */
  quoted: (venture: Venture) => Phrase | null;
  question: string;
};

const signal = (points: number, missing: string, holds: (deck: Deck) => boolean): Signal => ({
  points,
  missing,
  holds,
});
const has =
  (...roles: Role[]) =>
  ({ venture }: Deck): boolean =>
    roles.some((role) => (valueFor(venture, role) ?? 0) > 0);
const phrase =
  (key: keyof Venture["phrases"]) =>
  ({ venture }: Deck): boolean =>
    venture.phrases[key] !== null;
const factOf =
  (...roles: Role[]) =>
  (venture: Venture): Phrase | null => {
    const fact = roles.map((role) => factFor(venture, role)).find((found) => found !== null);
    return fact ? { text: fact.text, span: fact.span } : null;
  };

const longestPurpose = 25;
const tractionRoles: Role[] = [
  "paying_customers",
  "revenue",
  "paid_pilots",
  "pilots",
  "letters_of_intent",
  "preorders",
  "free_users",
  "waitlist",
  "orders_total",
  "interviews",
  "growth",
];

function tractions({ venture }: Deck): number {
  return tractionRoles.filter((role) => (valueFor(venture, role) ?? 0) > 0).length;
}

/** Words of four letters or more that problem and idea share. */
function sharesWords({ venture }: Deck): boolean {
  const words = (key: "problem" | "idea"): string[] =>
    unitsOf(venture.phrases[key]?.text.toLowerCase() ?? "", venture.language === "zh" ? "zh" : "en").filter(
      (word) => word.length >= 4 || /[\u4e00-\u9fff]/.test(word),
    );
  const idea = new Set(words("idea"));
  return venture.phrases.problem !== null && words("problem").some((word) => idea.has(word));
}

const firstSlide = ({ slides }: Deck): string => slides[0] ?? "";
const usesNamed = ({ whole }: Deck): number => new Set((whole.match(uses) ?? []).map((use) => use.toLowerCase())).size;

/** Fourteen things an investor looks for, 100 points. Merged from the checklists of Sequoia, Kawasaki and Y Combinator. */
export const rubric: Item[] = [
  {
    id: "purpose",
    label: mark("Purpose in one sentence"),
    max: 6,
    signals: [
      signal(2, mark("Say on the first slide, in at most 25 words, what it is."), (deck) => {
        const words = unitsOf(firstSlide(deck), deck.venture.language === "zh" ? "zh" : "en").length;
        return words > 0 && words <= longestPurpose * (deck.venture.language === "zh" ? 2 : 1);
      }),
      signal(
        2,
        mark("Name the customer on the first slide."),
        (deck) => deck.venture.phrases.buyer?.span.message === 0,
      ),
      signal(
        2,
        mark("Take out filler such as revolutionary or world-class."),
        (deck) => deck.whole.match(filler) === null,
      ),
    ],
    quoted: (venture) => venture.phrases.idea,
    question: mark("What do you do, in one sentence a customer would understand?"),
  },
  {
    id: "problem",
    label: mark("Problem"),
    max: 10,
    signals: [
      signal(3, mark("Say what goes wrong, for whom."), phrase("problem")),
      signal(3, mark("Put a number on what the problem costs."), has("problem_size")),
      signal(2, mark("Say how often it happens."), ({ whole }) => often.test(whole)),
      signal(2, mark("Say how they manage today."), ({ venture }) => todayOf(venture) !== null),
    ],
    quoted: (venture) => venture.phrases.problem,
    question: mark("How do you know the problem is worth money to them?"),
  },
  {
    id: "solution",
    label: mark("Solution tied to the problem"),
    max: 8,
    signals: [
      signal(3, mark("Describe what the product does."), phrase("idea")),
      signal(3, mark("Use the words of the problem in the solution."), sharesWords),
      signal(2, mark("Show before and after, or what is different."), phrase("difference")),
    ],
    quoted: (venture) => venture.phrases.idea,
    question: mark("Which part of the problem does it not solve?"),
  },
  {
    id: "why_now",
    label: mark("Why now"),
    max: 5,
    signals: [
      signal(3, mark("Name the change that makes it possible or urgent now."), phrase("whyNow")),
      signal(2, mark("Give that change a date."), ({ venture }) => dated.test(venture.phrases.whyNow?.text ?? "")),
    ],
    quoted: (venture) => venture.phrases.whyNow,
    question: mark("Why did nobody manage this five years ago?"),
  },
  {
    id: "market",
    label: mark("Market, bottom-up"),
    max: 8,
    signals: [
      signal(5, mark("Count the customers you can reach and name the source."), has("market_count")),
      signal(3, mark("Multiply the count by your price."), (deck) => has("market_count")(deck) && has("price")(deck)),
    ],
    quoted: factOf("market_count", "market_value"),
    question: mark("How many customers can you reach, and who counted them?"),
  },
  {
    id: "product",
    label: mark("Product and its stage"),
    max: 7,
    signals: [
      signal(4, mark("Say what exists today: prototype, pilot, live."), ({ venture }) => venture.stage !== "idea"),
      signal(
        3,
        mark("Show that it is in use."),
        ({ venture }) => venture.stage === "live" || venture.stage === "revenue",
      ),
    ],
    quoted: (venture) => venture.phrases.feasibility,
    question: mark("What works today, and what is a mock-up?"),
  },
  {
    id: "model",
    label: mark("Business model and price"),
    max: 8,
    signals: [
      signal(4, mark("Name the price."), has("price", "take_rate")),
      signal(2, mark("Say who pays."), phrase("buyer")),
      signal(2, mark("Say what serving one customer costs, or the margin."), has("unit_cost", "gross_margin")),
    ],
    quoted: factOf("price", "take_rate"),
    question: mark("What does one customer leave you after all costs?"),
  },
  {
    id: "traction",
    label: mark("Traction with dates"),
    max: 12,
    signals: [
      signal(4, mark("Show one number of what people did."), (deck) => tractions(deck) >= 1),
      signal(3, mark("Show a second number, over time."), (deck) => tractions(deck) >= 2),
      signal(2, mark("Date the numbers."), ({ whole }) => dated.test(whole)),
      signal(3, mark("Show that customers stay."), has("retention", "churn", "cohort")),
    ],
    quoted: factOf("revenue", "paying_customers", "pilots", "waitlist", "interviews"),
    question: mark("Which customers left, and why?"),
  },
  {
    id: "go_to_market",
    label: mark("Go-to-market"),
    max: 8,
    signals: [
      signal(3, mark("Name one channel."), ({ venture }) => venture.channels.length > 0),
      signal(5, mark("Say what a customer costs in that channel, or its conversion."), has("cac", "conversion")),
    ],
    quoted: (venture) => venture.channels[0]?.phrase ?? null,
    question: mark("What does the next customer cost, and how do you know?"),
  },
  {
    id: "competition",
    label: mark("Competition"),
    max: 6,
    signals: [
      signal(2, mark("Name an alternative; doing nothing is one."), ({ venture }) => named(venture) >= 1),
      signal(2, mark("Name a second alternative."), ({ venture }) => named(venture) >= 2),
      signal(2, mark("Say honestly what differs."), phrase("difference")),
    ],
    quoted: (venture) => venture.competitors[0] ?? null,
    question: mark("Why would a customer of your strongest rival switch?"),
  },
  {
    id: "team",
    label: mark("Team"),
    max: 8,
    signals: [
      signal(4, mark("Say why you: what in your past fits this problem."), phrase("founder")),
      signal(2, mark("Give the years or a result."), has("experience_years")),
      signal(2, mark("Say who does what."), (deck) => (valueFor(deck.venture, "team_size") ?? 0) >= 1),
    ],
    quoted: (venture) => venture.phrases.founder,
    question: mark("Who on the team has sold to this customer before?"),
  },
  {
    id: "financials",
    label: mark("Financials and unit economics"),
    max: 6,
    signals: [
      signal(2, mark("Give the margin or the cost of one unit."), has("gross_margin", "unit_cost")),
      signal(2, mark("Give burn or runway."), has("burn", "runway", "cash")),
      signal(
        2,
        mark("Show what drives the next three years: customers, price, churn."),
        has("target_customers", "growth"),
      ),
    ],
    quoted: factOf("gross_margin", "unit_cost", "burn", "cash"),
    question: mark("What breaks first if growth is half of the plan?"),
  },
  {
    id: "ask",
    label: mark("The ask"),
    max: 6,
    signals: [
      signal(2, mark("Name the amount and the instrument."), has("raise")),
      signal(2, mark("Name at least three uses of the money."), (deck) => usesNamed(deck) >= 3),
      signal(
        2,
        mark("Name the milestone it reaches, and in how many months."),
        (deck) => has("raise")(deck) && milestone.test(deck.whole),
      ),
    ],
    quoted: factOf("raise"),
    question: mark("What will be true when this money is spent?"),
  },
  {
    id: "risk",
    label: mark("Honesty about risk"),
    max: 2,
    signals: [signal(2, mark("Name the one thing that could make this fail."), ({ whole }) => riskWords.test(whole))],
    quoted: () => null,
    question: mark("What would make you stop?"),
  },
];

function named(venture: Venture): number {
  return venture.competitors.length + (todayOf(venture) === null ? 0 : 1);
}

export const hasContact = ({ whole }: Deck): boolean => contact.test(whole);

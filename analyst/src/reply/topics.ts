import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { msg } from "../i18n/translator.ts";
import { isPlannedCost } from "./answer-spending.ts";
import type { Question } from "./answering.ts";

/** A figure that a question cannot be answered without. */
export interface Need {
  meanings: readonly Meaning[];
  name: string;
}

export type TopicId =
  | "what_if"
  | "profit"
  | "growth"
  | "acquisition"
  | "round"
  | "payback"
  | "runway"
  | "price"
  | "capacity"
  | "break_even"
  | "may_go"
  | "revenue"
  | "margin"
  | "lifetime"
  | "hire"
  | "marketing"
  | "cost"
  | "tied_up"
  | "waiting"
  | "wanted_price"
  | "net_price"
  | "gross_price"
  | "levels_off"
  | "left";

export interface Topic {
  id: TopicId;
  isAsked: (asked: Question) => boolean;
  /** Results that answer it, best first. */
  metrics: readonly string[];
  needs: readonly Need[];
}

export const price: Need = { meanings: ["price", "fee", "order_value", "budget"], name: msg("the price") };
export const unitCost: Need = { meanings: ["unit_cost", "margin", "fee"], name: msg("what one sale costs you") };
export const fixedCost: Need = { meanings: ["fixed_cost", "pay"], name: msg("the fixed costs of a month") };
export const volume: Need = {
  meanings: ["volume", "paying", "usage", "stock"],
  name: msg("how many you sell in a month"),
};
export const oneOff: Need = { meanings: ["one_off_cost"], name: msg("what you spend once") };
export const cash: Need = { meanings: ["cash", "grant"], name: msg("the money you have") };
const burn: Need = { meanings: ["burn", "fixed_cost", "pay"], name: msg("what you spend in a month") };
export const raise: Need = { meanings: ["raise"], name: msg("the money of the round") };
export const equity: Need = { meanings: ["equity", "valuation"], name: msg("the share or the valuation for it") };
const churn: Need = { meanings: ["churn", "retention"], name: msg("how many customers leave") };
const series: Need = { meanings: [], name: msg("the same figure for two months or more") };
const spend: Need = {
  meanings: ["acquisition_spend"],
  name: msg("what you spend to win customers, and how many came"),
};
const capacity: Need = { meanings: ["capacity"], name: msg("how much you can make or serve at most") };

const tax: Need = { meanings: ["tax"], name: msg("the rate of the tax") };
const won: Need = { meanings: ["volume", "paying"], name: msg("how many customers join in a month") };

const packed: Need = { meanings: ["capacity", "stock"], name: msg("how many of it you have or buy at once") };

const any = (found: ReadonlySet<string>, ...names: string[]): boolean => names.some((name) => found.has(name));

const isOfRound = ({ meaning }: Quantity): boolean => ["raise", "equity", "valuation"].includes(meaning);
const isPriceOfToday = ({ meaning, status }: Quantity): boolean => meaning === "price" && status === "actual";

const running = ["rent", "insurance", "hosting", "utilities", "licence", "salary", "cost"];

/** Beside these a question may still ask for what comes in, and for nothing else. */
const besideRevenue: ReadonlySet<string> = new Set(["how_many", "takes_in", "charge", "gross", "net"]);

/** Topics of founders' questions; a question may have several. */
export const topics: readonly Topic[] = [
  {
    id: "what_if",
    isAsked: ({ asks, named }) =>
      asks.has("what_if") || named.some(({ status, meaning }) => status === "hypothetical" && meaning !== "pay"),
    metrics: [],
    needs: [price, unitCost],
  },
  {
    id: "gross_price",
    isAsked: ({ asks }) => asks.has("gross"),
    metrics: ["price_with_tax"],
    needs: [price, tax],
  },
  {
    id: "net_price",
    isAsked: ({ asks }) => asks.has("net"),
    metrics: ["net_price"],
    needs: [price, tax],
  },
  {
    id: "wanted_price",
    isAsked: ({ asks, isWanting }) => isWanting && asks.has("charge"),
    metrics: ["wanted_price"],
    needs: [unitCost],
  },
  {
    id: "levels_off",
    isAsked: ({ asks }) => asks.has("levels_off"),
    metrics: ["steady_state_customers"],
    needs: [churn, won],
  },
  {
    id: "marketing",
    isAsked: ({ asks, concepts, isYesNo }) =>
      isYesNo && concepts.has("ads") && any(asks, "worth_it", "worth", "payback"),
    metrics: [],
    needs: [price, unitCost, spend],
  },
  {
    id: "profit",
    isAsked: ({ asks, concepts, named, isYesNo, isInvestedIn }) =>
      isYesNo &&
      !asks.has("hire") &&
      // An investor's offer is judged by its terms.
      !(isInvestedIn && asks.has("offer")) &&
      (any(asks, "worth_it", "loses", "left", "break_even", "payback", "offer") ||
        (asks.has("worth") && !concepts.has("ads") && !isInvestedIn && !named.some(isOfRound))),
    metrics: [],
    needs: [price, unitCost],
  },
  {
    id: "growth",
    isAsked: ({ asks }) => asks.has("grows") && !asks.has("what_if"),
    metrics: ["growth_in_series"],
    needs: [series],
  },
  {
    id: "acquisition",
    isAsked: ({ asks, concepts }) => asks.has("wins") || concepts.has("win_customer"),
    metrics: [],
    needs: [price, unitCost, spend],
  },
  {
    id: "round",
    // "Is it worth going on?" is not about a round.
    isAsked: ({ asks, concepts, named, isInvestedIn, isYesNo }) =>
      ((!isYesNo || isInvestedIn) &&
        ((asks.has("worth") && !asks.has("worth_it")) ||
          (concepts.has("valuation") && !any(asks, "left", "worth_it")))) ||
      (isInvestedIn && asks.has("offer")) ||
      named.some(isOfRound),
    metrics: ["post_money"],
    needs: [raise, equity],
  },
  {
    id: "payback",
    isAsked: ({ asks }) => asks.has("payback"),
    metrics: ["payback_months", "payback_days", "payback_units"],
    needs: [oneOff, price, unitCost],
  },
  {
    id: "runway",
    // "Or keep going as we are" names a way, and asks for no months.
    isAsked: ({ asks, isChoice }) => asks.has("lasts") && !isChoice,
    metrics: ["runway_months", "grant_runway_months", "gross_runway_months"],
    needs: [cash, burn],
  },
  {
    id: "price",
    isAsked: ({ asks, concepts, named, isYesNo }) =>
      asks.has("dear") || concepts.has("dear_cheap") || (isYesNo && named.some(isPriceOfToday)),
    metrics: [],
    needs: [price, unitCost],
  },
  {
    id: "capacity",
    isAsked: ({ asks }) => asks.has("capacity"),
    metrics: ["utilisation"],
    needs: [capacity, volume],
  },
  {
    id: "break_even",
    isAsked: ({ asks, concepts, named }) =>
      asks.has("break_even") ||
      (asks.has("how_many") && named.some(isPlannedCost)) ||
      (asks.has("how_many") && !asks.has("payback") && (any(asks, "needs", "loses") || any(concepts, ...running))),
    metrics: [
      "break_even_customers",
      "break_even_units",
      "break_even_places",
      "break_even_units_of_place",
      "break_even_utilisation",
    ],
    needs: [fixedCost, price, unitCost],
  },
  {
    id: "may_go",
    isAsked: ({ asks }) => asks.has("may_go") && asks.has("how_many") && !any(asks, "needs", "payback"),
    metrics: [],
    needs: [fixedCost, price, unitCost, volume],
  },
  {
    id: "revenue",
    isAsked: ({ concepts, asks }) =>
      (concepts.has("revenue") || asks.has("takes_in")) && [...asks].every((ask) => besideRevenue.has(ask)),
    metrics: ["sales", "mrr", "commission_a_month", "order_revenue"],
    needs: [price, volume],
  },
  {
    id: "waiting",
    isAsked: ({ named }) => named.some(({ meaning }) => meaning === "waiting"),
    metrics: ["contribution_of_waiting"],
    needs: [price, unitCost],
  },
  {
    id: "margin",
    isAsked: ({ asks }) => asks.has("percent"),
    metrics: ["contribution_margin", "gross_margin", "take_rate"],
    needs: [price, unitCost],
  },
  {
    id: "lifetime",
    isAsked: ({ asks }) => asks.has("enough"),
    metrics: ["ltv"],
    needs: [price, unitCost, churn],
  },
  {
    id: "hire",
    isAsked: ({ asks }) => asks.has("hire"),
    metrics: ["monthly_result", "season_result"],
    needs: [unitCost, fixedCost],
  },
  {
    id: "cost",
    isAsked: ({ asks }) => asks.has("cost"),
    metrics: [],
    needs: [unitCost],
  },
  {
    id: "tied_up",
    isAsked: ({ asks }) => asks.has("cash_in"),
    metrics: [],
    needs: [unitCost, packed],
  },
  {
    id: "left",
    isAsked: ({ asks }) => asks.has("left") && !asks.has("charge"),
    metrics: ["contribution", "contribution_per_customer", "contribution_in_all", "monthly_result"],
    needs: [price, unitCost],
  },
];

/** At most two of several: an answer does not repeat another. */
export function topicsOf(asked: Question): Topic[] {
  const found = topics.filter((topic) => topic.isAsked(asked));
  const ids = new Set(found.map(({ id }) => id));
  return found.filter(({ id }) => !(holds[id] ?? []).some((other) => ids.has(other))).slice(0, 2);
}

/** What a question asks for by its form alone: "how many months have we got" asks how long the money lasts. */
export function topicByForm({ asks, concepts, isYesNo, isChoice }: Question): Topic | null {
  const isDecision = (isYesNo || isChoice) && concepts.size > 0;
  const isPurchase = (isYesNo || isChoice) && asks.has("buys");
  const id = asks.has("how_long") ? "runway" : isPurchase ? "payback" : isDecision ? "profit" : null;
  return topics.find((topic) => topic.id === id) ?? null;
}

const asksForPrice: readonly TopicId[] = ["net_price", "gross_price", "wanted_price"];

/** Topics that are left out where one of these is asked too: its answer says as much, or is what is meant. */
const holds: Partial<Record<TopicId, readonly TopicId[]>> = {
  profit: ["marketing", "what_if", "growth", "hire", "price", "may_go", "levels_off", ...asksForPrice],
  left: [
    "marketing",
    "margin",
    "what_if",
    "lifetime",
    "hire",
    "price",
    "profit",
    "acquisition",
    "may_go",
    ...asksForPrice,
  ],
  break_even: ["what_if", "profit", "may_go", "levels_off", "wanted_price"],
  payback: ["marketing", "profit"],
  cost: ["acquisition", ...asksForPrice],
  growth: ["what_if", "may_go", "levels_off"],
  hire: ["break_even", "runway", "may_go"],
  acquisition: ["marketing"],
  round: ["marketing"],
  lifetime: ["marketing", "what_if", "break_even", "may_go"],
  price: ["what_if", "round", ...asksForPrice],
  margin: ["net_price", "wanted_price"],
  net_price: ["gross_price"],
  wanted_price: ["gross_price"],
  what_if: ["may_go", "levels_off", ...asksForPrice],
};

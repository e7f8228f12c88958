import type { QuantityId } from "../quantities/quantity.ts";
import type { Metric } from "./metric.ts";

/** What one option changes, by the laws. Amounts of a month are in `$/month`, the others in `$`; null where unknown. */
export interface OptionEffect {
  /** Contribution of its own sales, a month. */
  sales: Metric | null;
  /** What it saves on today's sales, a month. */
  saving: Metric | null;
  /** Its running costs and repayments, a month. */
  running: Metric | null;
  /** All three together: more or less than today, a month. */
  change: Metric | null;
  /** More or less than today over a year, where its sales are those of some months alone. */
  year: Metric | null;
  /** What is left of each sale with it, where nothing says how many there are. */
  each: Metric | null;
  /** What is left of each sale today, where a new price changes it and nothing says how many there are. */
  eachNow: Metric | null;
  /** What each piece of the work costs that is bought for it. */
  perPiece: Metric | null;
  /** Spent once before it starts. */
  outlay: Metric | null;
  /** Left of an order that comes once, after what is paid for its time alone. */
  order: Metric | null;
  payback: Metric | null;
  /** Laid out until the first payment of its buyers comes in. */
  prefinanced: Metric | null;
  /** What repays the money that is lent for it, each month. */
  repayment: Metric | null;
  /** What a supplier wants to be bought at once, and for how many months of today's sales it lasts. */
  stock: Metric | null;
  stockLasts: Metric | null;
  /** What one piece of it costs with all that belongs to an order. */
  landed: Metric | null;
  /** How many months an order takes of the capacity that is free today; null where today's sales fill it. */
  takesTime: Metric | null;
  /** Today's sales fill the capacity that an order needs. */
  isFull: boolean;
  /** How many of its monthly sales are more than the capacity has room for. */
  beyondCapacity: Metric | null;
  /** How long the free hours take for it, and how many of them are lacking until its deadline. */
  takesHours: Metric | null;
  hoursLacking: Metric | null;
  /** The length of time until its deadline. */
  timeLeft: QuantityId | null;
  /** More or less than going on as today, over the months without sales. */
  pause: Metric | null;
  /** All that is paid before anything comes in, less what is given or lent for it. */
  upFront: Metric | null;
  /** The running costs and the costs of a sale of today that end with it. */
  ends: QuantityId[];
  /** The sales of today whose place its own take, and the number of its own from which on it leaves more than those. */
  insteadOf: QuantityId[];
  evenWithToday: Metric | null;
  /** Its figures, and those of today, of which nothing says whether they come together: no change is known then. */
  open: QuantityId[];
  /** It changes a price or cost of today: the change is that of today's sales. */
  isOfTodaysSales: boolean;
  /** The change counts the customers who go, by the founder's own figure. */
  isAfterLeaving: boolean;
  /** The part of the sales of what is dropped that has to come all the same, so that nothing is lost. */
  leastAnyway: number | null;
  /** The sales of what is dropped from which on it pays the costs that would end with it. */
  keepFrom: Metric | null;
  /** The part of today's sales that may go before a higher price brings less. */
  mayGo: number | null;
  /** Its sales are those of a part of the year. */
  isOfSeason: boolean;
  /** No cost of its sales is known. */
  isWithoutCosts: boolean;
  /** Its daily sales are counted for every day of a month. */
  isOfEveryDay: boolean;
  /** Somebody orders it, or pays for it later: they can promise it in writing. */
  isOrdered: boolean;
  /** The sales of its own, or where no figure says what it brings those beside today's, that pay its running costs. */
  breakEven: Metric | null;
  /** How many sales of all pay the fixed costs today and with it, where it changes what each sale leaves. */
  breakEvenNow: Metric | null;
  breakEvenThen: Metric | null;
  /** It has running costs, and no figure says what it brings. */
  isCostOnly: boolean;
  /** Its figures that are in none of these. */
  left: QuantityId[];
}

/** Nothing changes. */
export const noEffect: OptionEffect = {
  sales: null,
  saving: null,
  running: null,
  change: null,
  year: null,
  each: null,
  eachNow: null,
  perPiece: null,
  outlay: null,
  order: null,
  payback: null,
  prefinanced: null,
  repayment: null,
  stock: null,
  stockLasts: null,
  landed: null,
  takesTime: null,
  isFull: false,
  beyondCapacity: null,
  takesHours: null,
  hoursLacking: null,
  timeLeft: null,
  pause: null,
  upFront: null,
  ends: [],
  insteadOf: [],
  evenWithToday: null,
  open: [],
  isOfTodaysSales: false,
  isAfterLeaving: false,
  leastAnyway: null,
  keepFrom: null,
  mayGo: null,
  isOfSeason: false,
  isWithoutCosts: false,
  isOfEveryDay: false,
  isOrdered: false,
  breakEven: null,
  breakEvenNow: null,
  breakEvenThen: null,
  isCostOnly: false,
  left: [],
};

/** Nothing is said of what changes while it is unknown what comes together. */
export const withoutChange = (effect: OptionEffect, open: readonly QuantityId[]): OptionEffect =>
  open.length === 0
    ? effect
    : {
        ...effect,
        change: null,
        year: null,
        payback: null,
        each: null,
        mayGo: null,
        breakEven: null,
        breakEvenNow: null,
        breakEvenThen: null,
        evenWithToday: null,
        beyondCapacity: null,
        isCostOnly: false,
        left: effect.left.filter((id) => !open.includes(id)),
        open: [...open],
      };

/** An assumption of an applied law, in words for the reader of the result. */
export type AssumptionCode =
  | "fee_of_price"
  | "fee_of_order_value"
  | "every_day"
  | "by_the_day"
  | "same_days"
  | "of_part"
  | "full_capacity"
  | "loss_each_use"
  | "both_paid"
  | "planned"
  | "assumed"
  | "supposed"
  | "investors_offer"
  | "buyers_budget"
  | "same_each_month"
  | "measured_on_paying"
  | "whole_spend"
  | "no_overlap"
  | "no_unit_cost"
  | "one_worker"
  | "passed_on"
  | "refunded"
  | "worked_hour"
  | "target_margin"
  | "working_rule"
  | "goes_on"
  | "latest_of_series";

/**
 * One law. A slot names the meanings that fill it (of quantities or results, the first that exists) and a unit in which
 * `$` is one currency, X Y Z are counted things, W events, T U periods and D the rest of the denominator. A slot that the
 * expression does not name has to be filled all the same.
 */
export interface Law {
  name: string;
  expression: string;
  /** Inverts the expression: the value of this name for a given value of the slot `result`. */
  solvedFor?: string;
  slots: Readonly<Record<string, string>>;
  /** The unit of the result; `$/year` turns a month's money into a year's. */
  unit: string;
  source: string;
  /** `part` out of `whole` has the 95% interval of a proportion. */
  interval?: "wilson";
  /** An upper limit: a share is never more than all. */
  most?: number;
  /** Customers and pieces are whole numbers. */
  round?: "up";
  /** Applies only where this, over the same slots, is above zero. */
  holds?: string;
  /** Shown only above zero: nobody breaks even with a loss on each piece. */
  positive?: true;
  /** Does not apply where several pairs of things are possible and the right pairing is unknown. */
  lone?: true;
  /** Results of several plans or products are added up. */
  total?: true;
  /** Does not apply to one of several plans. */
  whole?: true;
  assumes?: AssumptionCode;
  /** The flow, where it differs from that of the first slot. */
  flow?: "in" | "out";
  /**
   * Applies only where an outflow per piece is known: otherwise the result would be the price. `kept` laws do not apply
   * either in that case, but their consequences do, with the assumption.
   */
  costed?: true | "kept";
  /** Twelve times a month's result: does not apply to a venture with a selling season. */
  allYear?: true;
  /** Does not apply where only a convention ("every day of the month") converts one figure to the period of another. */
  measured?: true;
  /** Applies only where no figure in it belongs to something else by the founder's words. */
  sameThing?: true;
  /** Does not apply beside another line of sales: one line's price does not stand for all of them. */
  soleLine?: true;
  /** A thing that another law covers. */
  except?: string;
  /** Meanings whose presence makes the law meaningless. */
  unless?: string;
  /** Like a slot: if something fills it, another law applies instead. */
  absent?: string;
}

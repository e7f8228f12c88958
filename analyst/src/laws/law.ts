/** What is taken for granted where a law is used, in so many words for whoever reads the result. */
export type AssumptionCode =
  | "fee_of_price"
  | "fee_of_order_value"
  | "every_day"
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
 * One law. A slot names the meanings that fill it (quantities' or results', the first that is there), and a unit in
 * which `$` is one currency, X Y Z are things that are counted, T U periods and D is whatever stands below the line.
 * A slot that the expression does not name has to be there all the same.
 */
export interface Law {
  name: string;
  expression: string;
  /** Turns the expression around: what this name in it has to be for the slot `result`. */
  solvedFor?: string;
  slots: Readonly<Record<string, string>>;
  /** What the result is said in; `$/year` turns a month's money into a year's. */
  unit: string;
  source: string;
  /** `part` out of `whole` has the 95% interval of a proportion. */
  interval?: "wilson";
  /** No more than this: of a share there is no more than all. */
  most?: number;
  /** Customers and pieces come whole. */
  round?: "up";
  /** Said only where this, over the same slots, is above nought. */
  holds?: string;
  /** Said only above nought: nobody breaks even with a loss on each piece. */
  positive?: true;
  /** Not said where it could be said of several pairs of things, of which nobody knows which belong together. */
  lone?: true;
  /** What several plans or products give is added up. */
  total?: true;
  /** Not said of one plan of several. */
  whole?: true;
  assumes?: AssumptionCode;
  /** Where the money goes, when that is not where the first slot's goes. */
  flow?: "in" | "out";
  /**
   * Said only where an outflow for each piece is known: without one it would be the price. `kept` laws are then not
   * said either, but what follows from them is, with the assumption.
   */
  costed?: true | "kept";
  /** Twelve months of what a month brings: not said of who sells in a season only. */
  allYear?: true;
  /** Not said where only a convention ("every day of the month") brings one of its figures to the period of another. */
  measured?: true;
  /** Said only where no figure that fills it is of something else by the founder's words. */
  sameThing?: true;
  /** A thing that another law speaks of. */
  except?: string;
  /** Meanings whose presence makes it meaningless. */
  unless?: string;
  /** Like a slot: where something fills it, another law is meant. */
  absent?: string;
}

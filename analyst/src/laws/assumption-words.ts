import { msg } from "../i18n/make-translator.ts";
import type { Translator } from "../i18n/make-translator.ts";
import type { AssumptionCode } from "./law.ts";

/** What a result takes for granted, in a sentence; `about` names the figures. */
export const takenFor = (code: AssumptionCode, about: string, { translate }: Translator): string =>
  translate(sentences[code], { about });

const sentences: Record<AssumptionCode, string> = {
  fee_of_price: msg("A fee is taken from the price."),
  fee_of_order_value: msg("The fee is a share of each order."),
  every_day: msg("Every day of the month counts; with days off it is less."),
  by_the_day: msg("This is for a single day; once I know on how many days a month you sell, I work out the month."),
  same_days: msg("The days on which you are open hold for these too: {about}."),
  of_part: msg("Counted for its part of the sales alone: {about}."),
  full_capacity: msg("It is full each time."),
  loss_each_use: msg("The loss happens at each use."),
  both_paid: msg("Both are paid for the same sale: {about}."),
  planned: msg("It rests on plans: {about}."),
  assumed: msg("It rests on estimates: {about}."),
  supposed: msg("It rests on what you suppose: {about}."),
  investors_offer: msg("It rests on an investor's offer."),
  buyers_budget: msg("The price is what buyers would spend."),
  same_each_month: msg("It is the same in each month of the year."),
  measured_on_paying: msg("The range shows how few customers it was measured on."),
  whole_spend: msg("All of the spending won these customers."),
  no_overlap: msg("Nothing is counted in two of its parts."),
  no_unit_cost: msg("No cost of a single sale is in it, because you name none."),
  one_worker: msg("One person does the work."),
  passed_on: msg("What goes on to the seller is no cost of yours: {about}."),
  refunded: msg("What comes back or is not paid brings no money, and I count what it cost you all the same."),
  worked_hour: msg("Each hour that is sold is an hour that is paid."),
  target_margin: msg("60% is a usual target, not your figure."),
  working_rule: msg("It follows a rule of thumb."),
  goes_on: msg("Everything goes on as it does now."),
  latest_of_series: msg("Of your months the last one counts: {about}."),
};

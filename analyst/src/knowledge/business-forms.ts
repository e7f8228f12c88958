import { msg } from "../i18n/translator.ts";

/** A way to earn from a skill, and its demands on the founder. */
export interface BusinessForm {
  id: string;
  /** With the founder's {skill} and {interest}. */
  title: string;
  text: string;
  /** Our own estimate of the minimum for a first sale: hours per week, and the share of the budget put at risk. */
  hoursAtLeast: number;
  needsMoney: boolean;
  firstTest: string;
  reasonToStop: string;
}

/**
 * Eight forms, from selling hours to selling goods. None names a market, a price or a rival: the founder provides
 * those.
 */
export const businessForms: readonly BusinessForm[] = [
  {
    id: "service",
    title: msg("{skill}, done for people in {interest}"),
    text: msg(
      "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.",
    ),
    hoursAtLeast: 5,
    needsMoney: false,
    firstTest: msg(
      "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.",
    ),
    reasonToStop: msg("If none of ten pays for the work done by hand, a tool for it will not be paid for either."),
  },
  {
    id: "tool",
    title: msg("A small tool for {interest}, built on {skill}"),
    text: msg(
      "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.",
    ),
    hoursAtLeast: 8,
    needsMoney: false,
    firstTest: msg("Watch five people do the task, then pre-sell the tool to them before it exists."),
    reasonToStop: msg("If they do the task less than once a week, the month is the wrong thing to sell."),
  },
  {
    id: "lessons",
    title: msg("{skill} for people in {interest}, taught in four weeks"),
    text: msg(
      "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.",
    ),
    hoursAtLeast: 4,
    needsMoney: false,
    firstTest: msg("Sell seats of a first group with a date, before a lesson is written."),
    reasonToStop: msg("If people save the page and do not book a seat, they want to have learned it, not to learn it."),
  },
  {
    id: "automation",
    title: msg("Automating the dull hours of {interest}"),
    text: msg(
      "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.",
    ),
    hoursAtLeast: 6,
    needsMoney: false,
    firstTest: msg("Ask six people for the task they would hand over tomorrow, and do it once by hand for pay."),
    reasonToStop: msg("If every one of them names another task, you have found a consultancy and not a product."),
  },
  {
    id: "directory",
    title: msg("Who is good at what in {interest}"),
    text: msg(
      "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.",
    ),
    hoursAtLeast: 6,
    needsMoney: false,
    firstTest: msg("Make five introductions by hand and ask the side that gains to pay for the next one."),
    reasonToStop: msg("If both sides go on without you after the first meeting, there is no second fee."),
  },
  {
    id: "goods",
    title: msg("A made thing for {interest}"),
    text: msg(
      "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.",
    ),
    hoursAtLeast: 10,
    needsMoney: true,
    firstTest: msg("Show one sample and take deposits for a batch of twenty."),
    reasonToStop: msg(
      "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.",
    ),
  },
  {
    id: "place",
    title: msg("{interest} where people already are"),
    text: msg(
      "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.",
    ),
    hoursAtLeast: 8,
    needsMoney: true,
    firstTest: msg("Three days in the same place, counted: who stops, who buys, who comes back."),
    reasonToStop: msg("If the third day sells less than the first, novelty was what sold."),
  },
  {
    id: "report",
    title: msg("What changed in {interest} this month"),
    text: msg(
      "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.",
    ),
    hoursAtLeast: 3,
    needsMoney: false,
    firstTest: msg("Send the first issue to twenty people by name and ask each what they did because of it."),
    reasonToStop: msg("If nobody did anything because of two issues, it is interesting and not useful."),
  },
];

import { msg } from "../i18n/translator.ts";
import { filler, milestone, often, riskWords, uses } from "./cues.ts";
import {
  dateOf,
  dateOfChange,
  figureOf,
  has,
  namedIn,
  numbersOn,
  phrase,
  placeOf,
  stageOf,
  todayIn,
  tractionsOf,
} from "./evidence.ts";
import {
  acquisitionCosts,
  burns,
  cashHeld,
  churnRates,
  conversions,
  grossMargins,
  growthRates,
  interviews,
  marketValues,
  payingCustomers,
  pilots,
  prices,
  problemCosts,
  raises,
  reachable,
  retentions,
  revenues,
  staff,
  targetCustomers,
  unitCosts,
  waitlists,
  yearsOfExperience,
} from "../reading/figures.ts";
import { type Item, signal } from "./item.ts";
import { unitsOf } from "./readability.ts";
import {
  channelIn,
  differenceIn,
  priceIn,
  problemIn,
  sharesWords,
  spendingIn,
  staysIn,
  useIn,
  usesListed,
  firstSlide,
  usesNamed,
} from "./said-in.ts";
import { rolesIn, teamIn } from "./team.ts";
import { firstOn, isOn, listOn } from "./titles.ts";

const longestPurpose = 25;
/**
 * Fourteen things an investor looks for, 100 points. Merged from the checklists of Sequoia, Kawasaki and Y Combinator.
 */
export const rubric: Item[] = [
  {
    id: "purpose",
    label: msg("Purpose in one sentence"),
    max: 6,
    signals: [
      signal(2, msg("Say on the first slide, in at most 25 words, what it is."), (deck) => {
        const words = unitsOf(firstSlide(deck)?.text ?? "", deck.venture.language === "zh" ? "zh" : "en").length;
        return words <= longestPurpose * (deck.venture.language === "zh" ? 2 : 1) ? firstSlide(deck) : null;
      }),
      signal(2, msg("Name the customer on the first slide."), ({ venture: { phrases } }) =>
        phrases.buyer?.span.message === 0 ? phrases.buyer : null,
      ),
      signal(2, msg("Take out filler such as revolutionary or world-class."), (deck) =>
        placeOf(deck, filler) ? null : firstSlide(deck),
      ),
    ],
    quoted: ({ venture }) => venture.phrases.idea,
    question: msg("What do you do, in one sentence a customer would understand?"),
  },
  {
    id: "problem",
    label: msg("Problem"),
    max: 10,
    signals: [
      signal(3, msg("Say what goes wrong, for whom."), problemIn),
      signal(
        3,
        msg("Put a number on what the problem costs."),
        (deck) => has(problemCosts)(deck) ?? numbersOn(deck, "problem")[0] ?? null,
      ),
      signal(2, msg("Say how often it happens."), (deck) => placeOf(deck, often)),
      signal(2, msg("Say how they manage today."), todayIn),
    ],
    quoted: problemIn,
    question: msg("How do you know the problem is worth money to them?"),
  },
  {
    id: "solution",
    label: msg("Solution tied to the problem"),
    max: 8,
    signals: [
      signal(3, msg("Describe what the product does."), phrase("idea")),
      signal(3, msg("Use the words of the problem in the solution."), sharesWords),
      signal(2, msg("Show before and after, or what is different."), differenceIn),
    ],
    quoted: ({ venture }) => venture.phrases.idea,
    question: msg("Which part of the problem does it not solve?"),
  },
  {
    id: "why_now",
    label: msg("Why now"),
    max: 5,
    signals: [
      signal(3, msg("Name the change that makes it possible or urgent now."), phrase("whyNow")),
      signal(2, msg("Give that change a date."), dateOfChange),
    ],
    quoted: ({ venture }) => venture.phrases.whyNow,
    question: msg("Why did nobody manage this five years ago?"),
  },
  {
    id: "market",
    label: msg("Market, bottom-up"),
    max: 8,
    signals: [
      signal(5, msg("Count the customers you can reach and name the source."), has(reachable)),
      signal(3, msg("Multiply the count by your price."), (deck) => has(reachable)(deck) && has(prices)(deck)),
    ],
    quoted: figureOf(reachable, marketValues),
    question: msg("How many customers can you reach, and who counted them?"),
  },
  {
    id: "product",
    label: msg("Product and its stage"),
    max: 7,
    signals: [
      signal(
        4,
        msg("Say what exists today: prototype, pilot, live."),
        (deck) => stageOf(deck) ?? firstOn(deck, "product") ?? useIn(deck),
      ),
      signal(3, msg("Show that it is in use."), (deck) =>
        deck.venture.stage === "live" || deck.venture.stage === "revenue" ? stageOf(deck) : useIn(deck),
      ),
    ],
    quoted: (deck) => {
      const { feasibility } = deck.venture.phrases;
      return feasibility && isOn(deck, "team", feasibility) ? null : feasibility;
    },
    question: msg("What works today, and what is a mock-up?"),
  },
  {
    id: "model",
    label: msg("Business model and price"),
    max: 8,
    signals: [
      signal(4, msg("Name the price."), priceIn),
      signal(2, msg("Say who pays."), phrase("buyer")),
      signal(
        2,
        msg("Say what serving one customer costs, or the margin."),
        (deck) => has(unitCosts, grossMargins)(deck) ?? spendingIn(deck),
      ),
    ],
    quoted: priceIn,
    question: msg("What does one customer leave you after all costs?"),
  },
  {
    id: "traction",
    label: msg("Traction with dates"),
    max: 12,
    signals: [
      signal(4, msg("Show one number of what people did."), (deck) => tractionsOf(deck)[0] ?? null),
      signal(3, msg("Show a second number, over time."), (deck) => tractionsOf(deck)[1] ?? null),
      signal(2, msg("Date the numbers."), dateOf),
      signal(3, msg("Show that customers stay."), (deck) => has(retentions, churnRates)(deck) ?? staysIn(deck)),
    ],
    quoted: figureOf(revenues, payingCustomers, pilots, waitlists, interviews),
    question: msg("Which customers left, and why?"),
  },
  {
    id: "go_to_market",
    label: msg("Go-to-market"),
    max: 8,
    signals: [
      signal(3, msg("Name one channel."), (deck) => channelIn(deck)),
      signal(
        5,
        msg("Say what a customer costs in that channel, or its conversion."),
        (deck) => has(acquisitionCosts, conversions)(deck) ?? numbersOn(deck, "go_to_market")[0] ?? null,
      ),
    ],
    quoted: channelIn,
    question: msg("What does the next customer cost, and how do you know?"),
  },
  {
    id: "competition",
    label: msg("Competition"),
    max: 6,
    signals: [
      signal(
        2,
        msg("Name an alternative; doing nothing is one."),
        (deck) => namedIn(deck)[0] ?? firstOn(deck, "competition"),
      ),
      signal(2, msg("Name a second alternative."), (deck) => namedIn(deck)[1] ?? listOn(deck, "competition", 2)),
      signal(2, msg("Say honestly what differs."), differenceIn),
    ],
    quoted: ({ venture }) => venture.competitors[0] ?? null,
    question: msg("Why would a customer of your strongest competitor switch?"),
  },
  {
    id: "team",
    label: msg("Team"),
    max: 8,
    signals: [
      signal(4, msg("Say why you: what in your past fits this problem."), teamIn),
      signal(2, msg("Give the years or a result."), has(yearsOfExperience)),
      signal(2, msg("Say who does what."), (deck) => rolesIn(deck) ?? has(staff)(deck)),
    ],
    quoted: ({ venture }) => venture.phrases.founder,
    question: msg("Who on the team has sold to this customer before?"),
  },
  {
    id: "financials",
    label: msg("Financials and unit economics"),
    max: 6,
    signals: [
      signal(
        2,
        msg("Give the margin or the cost of one unit."),
        (deck) => has(grossMargins, unitCosts)(deck) ?? spendingIn(deck),
      ),
      signal(
        2,
        msg("Give burn or runway."),
        (deck) => has(burns, cashHeld)(deck) ?? numbersOn(deck, "financials", { money: true })[0] ?? null,
      ),
      signal(
        2,
        msg("Show what drives the next three years: customers, price, churn."),
        has(targetCustomers, growthRates),
      ),
    ],
    quoted: figureOf(grossMargins, unitCosts, burns, cashHeld),
    question: msg("What breaks first if growth is half of the plan?"),
  },
  {
    id: "ask",
    label: msg("The ask"),
    max: 6,
    signals: [
      signal(2, msg("Name the amount and the instrument."), has(raises)),
      signal(2, msg("Name at least three uses of the money."), (deck) =>
        usesNamed(deck) >= 3 ? placeOf(deck, uses) : usesListed(deck),
      ),
      signal(2, msg("Name the milestone it reaches, and in how many months."), (deck) =>
        has(raises)(deck) ? placeOf(deck, milestone) : null,
      ),
    ],
    quoted: figureOf(raises),
    question: msg("What will be true when this money is spent?"),
  },
  {
    id: "risk",
    label: msg("Honesty about risk"),
    max: 2,
    signals: [
      signal(
        2,
        msg("Name the one thing that could make this fail."),
        (deck) => firstOn(deck, "risk") ?? placeOf(deck, riskWords),
      ),
    ],
    quoted: () => null,
    question: msg("What would make you stop?"),
  },
];

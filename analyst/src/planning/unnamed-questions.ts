import { msg } from "../i18n/translator.ts";

/** The words of a question about a buyer or an offer that the founder has not named yet. */
export const unnamedQuestions: Readonly<Record<string, { text?: string; because: string }>> = {
  buyer: { because: msg("Everything else follows from it: whom you ask first, what they pay and how you reach them.") },
  evidence: {
    text: msg(
      "How many people who might pay have you asked, and how many of them already spend money or hours on the problem?",
    ),
    because: msg("Money or hours that people spend already are the best proof that the problem is worth solving."),
  },
  price: {
    text: msg("What would one customer pay, and how often?"),
    because: msg("It says how many customers it takes to earn the costs."),
  },
  unit_cost: {
    text: msg("What does it cost you to serve one customer, or to make one piece?"),
    because: msg("It says what is left of the price."),
  },
  paying: { because: msg("It shows whether people pay, or only like the idea.") },
  market_count: {
    text: msg("How many customers could you reach, and where does the count come from?"),
    because: msg("It says how many there are to win at most."),
  },
  cac: {
    text: msg("What does it cost, in money and hours, to win one customer?"),
    because: msg("It says whether a customer brings more than winning one costs."),
  },
  churn: { because: msg("It says how long customers go on paying.") },
  alternatives: {
    text: msg("What do people do about it today, and what would make them switch?"),
    because: msg("It is what they would have to give up for your solution."),
  },
  channel: {
    text: msg("How do you reach the first ten customers?"),
    because: msg("It blocks the distribution score."),
  },
};

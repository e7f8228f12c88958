import { checklist, formula, list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import type { Stage } from "./stage.ts";

export const planning: Stage = {
  id: "planning",
  title: "Planning",
  question: "Which few numbers have to be true, and which one kills the plan if it is not?",
  lead: "A plan is a list of numbers that have to come true, in the order in which they can kill you. Make it small enough to be read, and concrete enough to be wrong.",
  exit: "One page of numbers, one riskiest assumption, one dated test, and an agreement between the founders",
  time: "2 to 3 weeks",
  sections: [
    {
      id: "unit",
      title: "Do the sums for one customer",
      blocks: [
        "Everything later multiplies the economics of one customer. If one loses money, a thousand lose more.",
        formula(
          "contribution = price − all costs that come with one more customer",
          "€49 before VAT − hosting €2 − payment fees €1.70 − support €6.30 = €39 a month, a margin of 79.6%. If €49 were the price with 19% German VAT in it, only €41.18 would be yours.",
        ),
        formula(
          "payback in months = cost to win one customer ÷ contribution a month",
          "€234 ÷ €39 = 6 months. A common rule is to stay under 12.[^skok]",
        ),
        formula(
          "lifetime value = contribution ÷ monthly churn, over 60 months at most",
          "€39 ÷ 6% = €650; ended at 60 months it is €634. When three customers have left so far, churn is a guess: give a range.",
        ),
        "Rules such as “lifetime value three times the cost to win” come from a practitioner's essay of 2010[^skok] and assume that you know your churn. Before product-market fit you do not.",
        {
          kind: "figure",
          figure: "payback",
          caption:
            "One customer costs 600 to win and brings 50 a month. Payback is 12 months only if nobody leaves; when one in twenty leaves each month, it is 18. Computed, not measured.",
        },
        prompt(
          "Compute my unit economics. Ask me for the price, the cost to serve a customer, the cost to win one and how many leave each month.",
        ),
      ],
    },
    {
      id: "inverse",
      title: "Turn the sums round",
      blocks: [
        "Forecasts invite wishes. Ask instead what would have to be true, then judge whether it can be.",
        {
          kind: "table",
          caption: "What must be true, from numbers you can influence",
          head: ["Question", "Formula", "Example"],
          rows: [
            ["Lowest price for a margin of 75%", "cost to serve ÷ (1 − 0.75)", "€10 ÷ 0.25 = €40"],
            ["Most a customer may cost to win", "12 × contribution", "12 × €39 = €468"],
            ["Highest churn for three times the cost", "contribution ÷ (3 × cost to win)", "€39 ÷ €702 = 5.6% a month"],
            ["Customers to cover fixed costs", "fixed costs ÷ contribution", "€6,500 ÷ €39 = 167"],
            ["Most you can bid per click", "most to win × conversion", "€468 × 2% = €9.36"],
            ["Where growth stops by itself", "new customers a month ÷ churn", "20 ÷ 6% = 333"],
          ],
        },
        "Compare the results with the world. A click on a US search advertisement costs $5.42 on average, and a lead $66.69.[^wordstream] If your ceiling lies below that, search advertising is not your channel, and you know it before the first invoice.",
        "The last line surprises most founders: at a constant number of new customers, churn sets a ceiling that no patience lifts.",
      ],
    },
    {
      id: "assumption",
      title: "Name the riskiest assumption, and how it dies",
      blocks: [
        "List what has to be true. Give each an impact (if false, does the plan end?) and an uncertainty (what evidence is there?). The product of the two orders the list, and **the first entry is the only one you work on**.",
        {
          kind: "table",
          caption: "Cheapest tests and thresholds to begin with. Adapt them, then fix them in writing.",
          head: ["Assumption", "Test", "Stop if"],
          rows: [
            ["People have the problem", "12 interviews about past behavior", "fewer than 5 raise it"],
            ["They pay", "Offer to 20 qualified strangers", "fewer than 2 pay"],
            [
              "They can be reached",
              "100 written contacts, or $300 to $500 of one channel",
              "cost to win above 12 months of contribution",
            ],
            ["They stay", "30 active users over 4 to 8 weeks", "under 25% would be very disappointed without it"],
            ["It can be done", "Ten cases by hand", "fewer than 8 acceptable"],
            ["It pays", "100 metered tasks", "cost above 40% of the price"],
            ["It is allowed", "A written opinion", "a license takes longer than your money lasts"],
          ],
        },
        "Write the threshold down **before** there is data, with sample, deadline and cost. A threshold that is chosen afterwards is always met.",
        checklist("The plan fits on a page", {
          "planning.unit": "I can say contribution, payback and margin for one customer",
          "planning.tax": "Prices are net of VAT or sales tax",
          "planning.inverse": "I computed the highest churn and the highest cost to win that I survive",
          "planning.riskiest": "One assumption is named as the riskiest, with a because",
          "planning.test": "Its test has a metric, a sample, a deadline, a cost and a stop rule",
          "planning.status": "The plan says what customers do if I do not exist",
        }),
        prompt(
          "Which assumption of my plan is the riskiest, and what is the cheapest test for it with a stop rule? Ask me what you need to know.",
        ),
      ],
    },
    {
      id: "money",
      title: "Plan money by weeks, not by years",
      blocks: [
        formula("runway in months = cash ÷ (money out − money in, a month)", "€60,000 ÷ (€9,000 − €1,500) = 8 months."),
        "In one large sample, a quarter of funding rounds closed within 6 weeks, 58% within 12, and 90% within 24.[^docsend] So start raising when nine months are left,[^opencore] or know that you will not need to: you are **default alive** if, at today's growth and costs, income reaches costs before cash reaches zero.",
        list(
          "Model by month, with the seasons of your business in it, for 18 months. Beyond that it is decoration.",
          "Three versions: as it is, a third worse, a third better. Decide now what you cut in the worse one.",
          "Plan no more than 70% of the hours you have. Illness, tax and support take the rest.",
          "Spend at most 30% of your cash before the first gate that could stop the plan.",
        ),
        tool(
          "/investor-guide",
          "Investor Guide",
          "If money from outside is part of the plan: stages, instruments, dilution with your own numbers.",
        ),
      ],
    },
    {
      id: "founders",
      title: "Agree while you still agree",
      blocks: [
        "Of venture-backed teams that began with two founders, 24% had lost one by their fourth year.[^carta-safes] Solo founders started 35% of companies, and 17% of the venture-backed ones.[^carta-safes] Neither figure says what to do. They say what to write down.",
        steps(
          "Answer separately, then compare: hours a week, money needed to live, what outcome is enough, what would make you leave.",
          "Vesting for everybody, usually four years with one year's cliff. It protects the one who stays.",
          "One person decides in each field. Write down which.",
          "All code, designs and names belong to the company, in writing, from the first day. Contractors' too.",
        ),
        note(
          "This is how others do it, not legal advice. An hour with a lawyer before signing costs less than one after.",
        ),
        checklist("Before building", {
          "planning.runway": "I know the month in which the money ends, in three versions",
          "planning.split":
            "Equity, vesting, roles and leaving are agreed in writing, or I am alone and have a plan for illness",
          "planning.ip": "Rights to code, brand and domain lie with the company",
          "planning.rules": "I checked which licences and rules apply to my sector, and what each would cost",
          "planning.stopdoing": "There is a list of what we will not do until the next gate",
        }),
        tool("/saved-plans", "Saved Plans", "Keep the plan with its versions, and share it by a link that ends."),
      ],
    },
  ],
  sources: cite("skok", "wordstream", "docsend", "opencore", "carta-safes"),
};

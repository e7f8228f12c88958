import { list, note, prompt, steps } from "../prose.ts";
import { cite } from "../sources.ts";
import { team, type Draft } from "./article.ts";

export const whatATaskCosts: Draft = {
  id: "what-a-task-costs",
  title: "What a task costs",
  excerpt:
    "Serving one more use of a piece of software used to cost almost nothing. With a language model inside, every use costs money. Here is how to work out how much before your heaviest users show you.",
  author: team,
  date: "2026-11-17",
  category: "AI Trends",
  image: "meter",
  sections: [
    {
      id: "margin",
      title: "The margin moved",
      blocks: [
        "A classic software company keeps 72 to 78 cents of each dollar of subscription revenue after the costs of serving it.[^marginset] Companies that build on language models kept 41 cents in 2024 and 45 in 2025. They expected 52 for this year.[^iconiq]",
        {
          kind: "figure",
          figure: "task-cost",
          caption:
            "Gross margin: what is left of revenue after the costs of serving it. AI products by ICONIQ's survey of about 300 executives,[^iconiq] SaaS as compiled from three sources.[^marginset]",
        },
        "The trend is upwards, and it hides a spread. Bessemer describes two kinds of fast AI companies: one that reaches about $40M of yearly revenue in its first year at a margin of around 25%, and one that reaches about $3M at around 60%.[^bessemer] Both exist. They need different amounts of other people's money.",
        "The model is not a small line, either. At companies that are scaling, inference rose from 20% to 23% of revenue.[^iconiq] A plausible reason is that products ask more of their models: longer context, several calls where there was one, another call that checks the answer.",
      ],
    },
    {
      id: "meter",
      title: "Meter a hundred tasks",
      blocks: [
        "The price list of a provider does not tell what your task costs. A task is what the customer wants done, from click to accepted result. It contains retries, tool calls, searches, and sometimes a person who checks.",
        {
          kind: "formula",
          formula: "cost of a task = (tokens in × price in + tokens out × price out) × calls + searches + checking",
          example:
            "An invented example: (6,000 × $1.50 + 800 × $6.00) per million × 4 calls = $0.055. Add one search for $0.008 and a person for 5 seconds at $18 an hour, $0.025: together $0.088.",
        },
        steps(
          "Take a hundred real tasks from real users. Ten of your own are ten of the easiest.",
          "Log every call with its tokens, its price and the task it belongs to. Count failed and repeated calls.",
          "Mark each result: accepted as it is, accepted after editing, rejected.",
          "Divide the whole cost by the **accepted** ones. This is your cost per task; the first number was only cost per attempt.",
        ),
        "If 80 of 100 are accepted, the $0.088 of the example is $0.11. Quality is a cost factor: each accepted result carries the ones that were thrown away.",
        note(
          "Our own rule of thumb: three times the cost of a task should still be below what the task earns. Above 40% of the price, change the task, the model or the price before you look for more customers.",
        ),
      ],
    },
    {
      id: "tail",
      title: "Look at the heaviest tenth",
      blocks: [
        "Averages comfort. Flat prices invite the few who use it all day. Take a hundred customers at $20 a month and a cost of $0.06 for a task:",
        {
          kind: "table",
          caption: "A computed example: a flat price and ten heavy users",
          head: ["Customers", "Tasks each", "Revenue", "Cost", "Margin"],
          rows: [
            ["90 ordinary", "40", "$1,800", "$216", "88%"],
            ["10 heavy", "900", "$200", "$540", "−170%"],
            ["All 100", "126", "$2,000", "$756", "62%"],
          ],
        },
        "The product looks healthy at 62%. Each of the ten heavy users costs $54 and pays $20. They are also the likeliest to recommend it, to people like them. Then growth makes the margin worse.",
        "So draw the distribution before you choose the price model: cost per customer, sorted. If the heaviest tenth causes more than half of the cost, a flat price is a bet on who signs up next.",
      ],
    },
    {
      id: "price",
      title: "Choose who carries the risk",
      blocks: [
        "A price model decides who pays when a task turns out to be hard.",
        {
          kind: "table",
          caption: "Four ways to charge, and who carries which risk",
          head: ["You charge for", "The customer likes", "You carry", "It fits"],
          rows: [
            ["A seat", "A known bill", "Use, and every change of model prices", "Cheap tasks, used evenly"],
            ["A seat with an allowance", "A known bill, mostly", "Use up to the limit", "Most products, for a start"],
            ["A task", "To pay for what is used", "Length and retries", "Tasks that resemble each other"],
            ["A result", "To pay for success only", "Everything, failures too", "Results both sides can check"],
          ],
        },
        "An allowance is not a trick when it is shown: what a task costs, how many are left, and what happens at zero. What people resent is a meter they cannot see, and credits that a machine burns while it repeats the same mistake. Stop a loop when the same error comes twice, and do not charge for it.",
      ],
    },
    {
      id: "cheaper",
      title: "Make the task cheaper, in this order",
      blocks: [
        list(
          "**Do not ask.** What can be computed, looked up or remembered needs no model. It is also right every time.",
          "**Ask once.** Store results by their input. The same question comes more often than one thinks.",
          "**Ask briefly.** Send the facts that are needed instead of the whole history. Many providers bill a repeated beginning at a fraction, so keep what never changes in front.",
          "**Ask a small one first.** Route easy cases to a small model and measure acceptance for each route. A cheaper answer that is rejected is the dearest.",
          "**Ask for less.** A typed result of 200 tokens replaces an essay of 900.",
        ),
        "This product goes the first way as far as it leads: an engine of formulas computes an analysis, and a model only writes around it. That is why it works with no model at all, and why a figure in it can be traced.",
      ],
    },
    {
      id: "wrapper",
      title: "What is left if the model becomes free",
      blocks: [
        "If prices keep falling, they fall for your competitors as well. A margin that rests on a cheap model is rented. What stays is what the provider cannot sell to everybody: data your customers agreed to gather with you, a place in a process, the liability you take, the trust of a narrow trade.",
        "Write down one sentence: “If the model cost nothing tomorrow, customers would still pay us because …”. If nothing true comes after “because”, that is the riskiest assumption you have, and the next one to test.",
        prompt(
          "I build a product on a language model. Compute my margin for a task and tell me what is missing. Ask me for the price, the tasks a customer runs a month and what a task costs me.",
        ),
      ],
    },
  ],
  sources: cite("marginset", "iconiq", "bessemer"),
};

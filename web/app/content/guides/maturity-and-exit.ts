import { checklist, formula, list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import type { Stage } from "./stage.ts";

export const maturityAndExit: Stage = {
  id: "maturity-and-exit",
  title: "Maturity and exit",
  question: "What is this company for, now that it works: to keep, to sell, to pass on, or to close well?",
  lead: "A company that runs without you can be kept, sold or handed on. A company that depends on you cannot be sold or passed on. In this stage you make yourself replaceable and prepare each way out before you need it.",
  exit: "A company that ran a month without you, and a folder that a buyer could read tomorrow",
  time: "From year three; start the folder in year one",
  sections: [
    {
      id: "without",
      title: "Make yourself replaceable",
      blocks: [
        "What a buyer pays for, and what lets you sleep, is the same: the company goes on when you are away. Write down the twenty tasks that only you do. Each month hand over two: first written, then shown, then left alone. The test is simple. Go away for four weeks, without a phone.",
        list(
          "No customer above 20% of revenue, or a plan for losing them.",
          "No supplier, platform or model without a second one that was tried once.",
          "No key that only one person knows.",
        ),
        checklist("It runs without me", {
          "maturity.twenty": "The twenty tasks only I did are listed, and half are handed over",
          "maturity.away": "I was away four weeks, and revenue did not notice",
          "maturity.customer": "No customer is more than a fifth of revenue, or I know what happens when they leave",
          "maturity.supplier": "The most important supplier has a tested replacement",
          "maturity.keys": "Two people can reach every account, domain, bank and certificate",
        }),
      ],
    },
    {
      id: "numbers",
      title: "Run it on few numbers",
      blocks: [
        formula(
          "rule of 40 = yearly growth in % + profit margin in %",
          "22% growth and a margin of 9% make 31. The median of mid-sized software companies is between 25 and 35,[^marginset] so “40” is a goal and not the norm. It says nothing below about $1M of revenue.",
        ),
        formula(
          "net retention = (start + expanded − shrunk − lost) ÷ start, over a year",
          "(€1.00M + €0.12M − €0.03M − €0.06M) ÷ €1.00M = 103%. The median of private B2B SaaS was 101% in 2024.[^benchmarkit]",
        ),
        {
          kind: "table",
          caption: "Where the revenue of software companies goes, medians of 2024[^benchmarkit]",
          head: ["Part", "Median", "Note"],
          rows: [
            ["Sales and marketing", "47% / 33%", "backed by venture capital / by private equity"],
            ["Research and development", "34% / 23%", "private / listed"],
          ],
        },
        "Above all, close the books every month by the tenth day. A buyer who waits for numbers wonders why.",
        prompt(
          "Which five numbers should I run my company on, and what would each have to show for me to change course? Ask me how it earns.",
        ),
      ],
    },
    {
      id: "ways",
      title: "Know the ways out, and what each asks of you",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "Keep it",
              "Pay yourself properly, then distribute what the company does not need. No buyer, no calendar. The least told and not the worst of the outcomes.",
            ],
            [
              "Sell to a company",
              "They buy customers, technology or a team. The price depends on what it replaces for them. Expect months, and conditions that tie you for a year or more.",
            ],
            [
              "Sell to a fund or an operator",
              "They buy cash flow. Clean books, low churn and a company that runs without you matter more than growth.",
            ],
            [
              "Hand over to the team",
              "Paid out of future profit, over years. It needs a leader among them, and patience of yours.",
            ],
            ["Go public", "A path for very few, and the beginning of another job."],
            [
              "Close it",
              "Of 4,369 US startups founded in 2018, 61.9% had closed by 2025.[^carta-cohort] To close in order, while everybody can still be paid, is a decision and not a disgrace.",
            ],
          ],
        },
        {
          kind: "figure",
          figure: "cohort",
          caption:
            "How far 4,369 US startups founded in 2018 had come by 2025.[^carta-cohort] The company that was kept and pays its owner does not appear in such statistics.",
        },
      ],
    },
    {
      id: "worth",
      title: "Work out what would be yours",
      blocks: [
        "The headline price is not what you receive. Debt goes first, then preferences of investors, then everybody's shares.",
        formula(
          "a 1× preference converts when price × share exceeds the money invested",
          "Investors put in $10M for 30%. At a price of $20M, 30% would be $6M, so they take their $10M and everybody else shares $10M. Only above $33.3M do they rather convert.",
        ),
        formula(
          "worth of an earn-out = sum × your own honest chance of reaching it",
          "$2M if revenue doubles, at one chance in four: $500k. Others decide the budget by then. Compare offers by their fixed part.",
        ),
        "A range from several methods is more useful than one number: a multiple of profit, a multiple of revenue, and what it would cost the buyer to build it. Write down the price below which you would rather keep it **before** there is an offer.",
        tool("/investor-guide", "Investor Guide", "Preferences, pools and dilution with your own cap table."),
      ],
    },
    {
      id: "folder",
      title: "Keep the folder ready",
      blocks: [
        "One missing signature can stop a sale that everybody wants. A folder that is kept up takes an hour a month; one that is begun under an offer takes the weeks in which you should be negotiating.",
        checklist("The folder a buyer asks for", {
          "maturity.company": "Registration, articles, every resolution, a cap table that adds up to 100%",
          "maturity.books": "Three years of accounts, tax returns, monthly figures by customer",
          "maturity.contracts":
            "All contracts of customers and suppliers, with those that end on a change of owner marked",
          "maturity.rights": "Signed transfer of rights by everybody who ever wrote code or drew a line",
          "maturity.licences": "A list of open-source parts with their licences",
          "maturity.people": "Contracts of employment, grants, promises made by mail",
          "maturity.data": "What personal data is held, on which ground, and proof that deletion works",
          "maturity.disputes": "Every open dispute, in one honest paragraph each",
        }),
        steps(
          "Talk to at least five possible buyers in the same months. One interested buyer is a monologue.",
          "Let a lawyer who has done fifty such deals read the first offer, not the last.",
          "Tell nothing to customers before it is signed, and everything to the team on the day it is.",
        ),
        tool(
          "/saved-plans",
          "Saved Plans",
          "Keep plans, figures and decisions with their history; give a reader a link with a password and an end.",
        ),
      ],
    },
    {
      id: "close",
      title: "If you close, close well",
      blocks: [
        "Decide with a date while there is money for three months: wages, tax, refunds, hosting, an accountant. The order matters, and in many countries the law prescribes it; late is when it becomes personal.",
        checklist("Closing in order", {
          "maturity.advice": "A lawyer or accountant told me the order of payments and my own liability",
          "maturity.team": "The team heard it first, with dates and references",
          "maturity.customers": "Customers can take their data along, and know until when",
          "maturity.refund": "What was paid in advance is paid back",
          "maturity.erase": "Personal data is erased and what the law demands is kept",
          "maturity.learned": "One page says what I believed, what I saw, and what I would test first next time",
        }),
        note("That last page is what you take with you. Whoever starts again starts there, and not from nothing."),
        prompt(
          "I am thinking about closing my company in good order. Which questions do I have to answer first? Ask me about cash, monthly costs and obligations.",
        ),
      ],
    },
  ],
  sources: cite("marginset", "benchmarkit", "carta-cohort"),
};

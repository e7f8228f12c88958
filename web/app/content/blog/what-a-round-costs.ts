import { list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import { team, type Draft } from "./article.ts";

export const whatARoundCosts: Draft = {
  id: "what-a-round-costs",
  title: "What a round costs you",
  excerpt:
    "Four ordinary rounds leave founders and team less than half of the company. The sums behind it, the two clauses that surprise people, and the months it takes.",
  author: team,
  date: "2026-11-03",
  category: "Funding",
  image: "slices",
  sections: [
    {
      id: "medians",
      title: "Four ordinary rounds",
      blocks: [
        "Nobody sells half of a company in one afternoon. It goes in slices, and each looks reasonable. These are the medians of US technology companies in the last quarter of 2024:",
        {
          kind: "table",
          caption: "Medians, US technology companies, Q4 2024, 1,466 rounds[^carta-rounds]",
          head: ["Round", "Raised", "Valuation", "Sold"],
          rows: [
            ["Pre-seed, on SAFEs", "$1.0M", "$10M cap", "10.1%"],
            ["Seed, priced", "$3.7M", "$19.2M post-money", "20.0%"],
            ["Series A", "$12M", "$58.9M post-money", "20.0%"],
            ["Series B", "$20M", "$129.8M post-money", "15.0%"],
          ],
        },
        "What is left is not 100 minus the sum. Each round takes its share of what the earlier ones left:",
        {
          kind: "formula",
          formula: "left = (1 − 0.101) × (1 − 0.20) × (1 − 0.20) × (1 − 0.15) = 48.9%",
          example:
            "For founders **and** everybody who holds or is promised options. With two founders and a pool of 12%, each founder has about 18%.",
        },
        {
          kind: "figure",
          figure: "ownership",
          caption: "What founders and team still own after each round, with the medians above. Computed.",
        },
        "That is neither good nor bad. 18% of a company worth $130M is more than all of one worth nothing. It is bad only as a surprise.",
      ],
    },
    {
      id: "safe",
      title: "SAFEs add up, quietly",
      blocks: [
        "In 2025, 92% of US pre-seed rounds used SAFEs: money now, shares later. 61% of them had a post-money cap and nothing else.[^carta-safes] Their arithmetic is simple, which is why it is overlooked:",
        {
          kind: "formula",
          formula: "share of a post-money SAFE = amount ÷ cap",
          example:
            "$300k at $6M, then $500k at $10M, then $200k at $8M: 5% + 5% + 2.5% = 12.5%, before the first priced round has begun.",
        },
        "The holders of post-money SAFEs do not dilute each other. **Every new one comes out of the founders' and the team's part.** So keep a running total, and look at it before the handshake. If more than 20 to 25% is promised before a priced round, the next investor will ask who is supposed to do the work.",
      ],
    },
    {
      id: "pool",
      title: "The pool comes out of your side",
      blocks: [
        "The second surprise is a sentence such as “including an option pool of 10% after the round”. If the pool is counted as part of the company before the money, those who own it then pay for it.",
        {
          kind: "formula",
          formula: "effective valuation = pre-money − pool × post-money",
          example:
            "$8M pre-money, $2M raised, a new pool of 10%: $8M − 10% × $10M = $7M. You negotiated eight and sold at seven.",
        },
        "You can answer this with a list: who do we hire until the next round, and with which grants? The median is 1.5% for the first employee and 0.33% for the fifth.[^carta-safes] A pool that is counted from names is often smaller than one that is taken from a template.",
      ],
    },
    {
      id: "time",
      title: "It costs months, too",
      blocks: [
        "Of the rounds in one sample of 320 decks in 2022, a quarter closed within 6 weeks, 58% within 12, 70% within 18 and 90% within 24.[^docsend] An earlier study of seed rounds counted 12 weeks and 40 meetings.[^docsend-harvard] During that time somebody else runs the company, or nobody does.",
        steps(
          "Start with nine months of money in hand.[^opencore] With four, the other side can count as well.",
          "List fifty investors by stage, check size and sector before the deck is finished. A no from the wrong fund costs the same week as one from the right one.",
          "Hold all first meetings within the same two weeks, so that offers arrive together.",
          "Set the date at which you stop and carry on without.",
        ),
      ],
    },
    {
      id: "next",
      title: "Do not count on the next one",
      blocks: [
        "Of US companies that raised a seed round in early 2021, 32.8% raised a series A within two years. Of those one year later it was 15.4%.[^carta-graduation] Whoever plans a seed round as a bridge to an A is planning for the smaller part.",
        {
          kind: "formula",
          formula: "amount = monthly burn × months to a milestone × 1.25 to 1.5",
          example:
            "€80k × 18 × 1.3 = €1.87M. The milestone has to be one after which you could live without a further round, or at least choose.",
        },
        note(
          "The figures are American, and the newest of them are for the best-documented market there is. Elsewhere rounds have other sizes and other calendars. Ask for the medians of your region and year before you quote any of these in a negotiation.",
        ),
      ],
    },
    {
      id: "alternatives",
      title: "Four questions before the first meeting",
      blocks: [
        list(
          "**What does the money buy that time does not?** If the answer is a salary for you, customers may be the cheaper investors.",
          "**Is the market large enough for them?** If a tenth of it is below $50 to $100 million a year, you may have a fine company that no fund can back.",
          "**Who decides afterwards?** Read the list of matters that need consent. It is worth more than a point of valuation.",
          "**What do you own in the bad case?** Put a sale at half of the last valuation through the preferences. If nothing is left for the team, it will know as well.",
        ),
        "This is arithmetic, not legal or investment advice. A lawyer who has read two hundred term sheets reads yours in an hour.",
        tool("/investor-guide", "Investor Guide", "Your own rounds, SAFEs and pool: who owns what before and after."),
        prompt(
          "I consider raising a round. Compute what I would sell and how long the money lasts. Ask me for the amount, the valuation, cash and monthly burn.",
        ),
      ],
    },
  ],
  sources: cite("carta-rounds", "carta-safes", "docsend", "docsend-harvard", "opencore", "carta-graduation"),
};

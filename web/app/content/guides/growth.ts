import { checklist, formula, list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import type { Stage } from "./stage.ts";

export const growth: Stage = {
  id: "growth",
  title: "Growth",
  question: "Which single channel brings customers for less than they are worth, again and again?",
  lead: "Growth is a machine with four parts: people arrive, some buy, some stay, some bring others. Mend the weakest part before you pour more in at the top.",
  exit: "One channel that pays back in under twelve months, three months in a row",
  time: "6 to 24 months",
  sections: [
    {
      id: "leak",
      title: "Close the leak first",
      blocks: [
        "Churn decides how large you can become, so look there before buying a single click. Across subscription businesses on one billing platform, 3.27% of subscribers leave a month: 2.41% choose to, and 0.86% are lost because a payment fails.[^recurly] The second number is mended with reminders and retries, without talking to anyone.",
        formula(
          "ceiling = new customers a month ÷ monthly churn",
          "30 new ÷ 5% = 600 customers. At 3% the same effort carries 1,000.",
        ),
        "With few customers, use an interval. One who left in 48 customer-months means a churn anywhere between 0.05% and 11.6% a month. That is not a number to put into a spreadsheet.",
        {
          kind: "table",
          caption: "Retention of revenue, where to stand",
          head: ["Measure", "Formula", "Typical"],
          rows: [
            ["Gross retention", "(start − lost − shrunk) ÷ start", "92% a year at $1M to $5M of ARR, 2025[^highalpha]"],
            [
              "Net retention",
              "(start + expanded − lost − shrunk) ÷ start",
              "101% a year, private B2B SaaS, 2024[^benchmarkit]",
            ],
            ["Expansion", "new revenue from existing customers", "40% of new ARR, 2024[^benchmarkit]"],
          ],
        },
        "In consumer apps the hole is larger: fewer than 30% of subscribers are left after the first year.[^revenuecat]",
      ],
    },
    {
      id: "channel",
      title: "Prove one channel before the second",
      blocks: [
        "List every way to reach your buyer. Strike those you cannot afford: compare the most a customer may cost (twelve times contribution) with what the channel costs per lead. Then run a small test of three, and go on with one.",
        {
          kind: "table",
          caption: "Where to look first, by what you sell",
          head: ["You have", "Begin with", "Because"],
          rows: [
            [
              "A price under $30 a month",
              "Search, communities, templates, an app store",
              "A sales call costs more than a customer brings",
            ],
            [
              "A price over $500 a month",
              "Written outreach, referrals, trade events",
              "A few conversations carry the numbers",
            ],
            ["Two sides to bring together", "The scarce side, by hand, in one town", "The other side follows"],
            ["A regulated buyer", "Partners, and content that a lawyer could sign", "Trust is what they buy"],
          ],
        },
        formula(
          "cost to win = all sales and marketing, salaries and tools included ÷ new customers",
          "€3,000 advertising + €2,400 of your time + €600 tools = €6,000. 20 new customers: €300 each. Leave your time out and you are proud of €180.",
        ),
        "Private B2B SaaS spent a median of $2.00 on sales and marketing for each dollar of new customers' yearly revenue in 2024.[^benchmarkit] At a margin of 75% that is 32 months until it is earned back. Being better than that is a reason to grow faster; being equal is a reason to think.",
        checklist("Before spending more on a channel", {
          "growth.churn": "Churn is known with an interval, and failed payments are retried",
          "growth.full": "Cost to win includes salaries, tools and my own time",
          "growth.payback": "Payback is under twelve months, with churn counted",
          "growth.source": "New customers are asked where they heard of us, and the answer is stored",
          "growth.repeat": "The channel worked three months in a row, not once",
          "growth.cap": "I know how large the channel can get before it becomes dear",
        }),
        tool(
          "/influencer-finder",
          "Influencer Finder",
          "Work out what a collaboration may cost, and how to see bought followers.",
        ),
      ],
    },
    {
      id: "experiments",
      title: "Run experiments that can fail",
      blocks: [
        steps(
          "One sentence: we believe that [change] moves [number] from [a] to [b] for [whom], because [evidence].",
          "Sample, deadline and stop rule, in writing, before it starts.",
          "One owner. One experiment per part of the funnel at a time.",
          "At the deadline: go on, change, or stop. “Promising” is not a result.",
        ),
        "Expect most to fail. Ten honest experiments a quarter teach more than two that had to succeed.",
        note(
          "If-then plans help with keeping at it: “When the Friday coffee is made, I write down the five numbers.” In 94 tests such plans raised the reaching of goals clearly; newer reviews find a smaller effect.[^gollwitzer]",
        ),
        tool("/self-development", "Self Development", "Turn a goal into weekly habits that fit the hours you have."),
        prompt(
          "Help me choose one growth experiment with metric, sample, deadline and stop rule. Ask me for the numbers of my funnel.",
        ),
      ],
    },
    {
      id: "efficiency",
      title: "Grow no faster than it pays",
      blocks: [
        formula(
          "burn multiple = cash burned ÷ new yearly recurring revenue",
          "€300,000 burned for €200,000 of new ARR = 1.5. Under 1 is excellent, 1 to 1.5 great, 1.5 to 2 good, over 3 bad.[^sacks]",
        ),
        formula(
          "magic number = (revenue of this quarter − last quarter's) × 4 ÷ last quarter's sales and marketing",
          "(€260k − €240k) × 4 ÷ €100k = 0.8. Below 0.5 mend first; above 0.75 there is a case for spending more.[^scale]",
        ),
        "These are rules of practitioners for software with subscriptions. They say little before there is revenue, and nothing about a bakery.",
        list(
          "Median growth of private B2B SaaS was 26% in 2024; the best quarter grew 50%.[^benchmarkit]",
          "Look at cohorts, not totals. A total only ever rises.",
          "Hire for a job that hurts today and is described in writing. The first employee's median grant in US venture-backed companies is 1.5% of the company, the fifth's 0.33%.[^carta-safes]",
        ),
        tool(
          "/resource-finder",
          "Resource Finder",
          "Who to hire for which budget, what it costs in full, and a trial task.",
        ),
      ],
    },
    {
      id: "raise",
      title: "Raise money, or decide not to",
      blocks: [
        "Investors buy a chance at something very large. If your reachable market times a tenth is below $50 to $100 million a year, you may have a fine company that they cannot fund. Say so to yourself before forty meetings.",
        {
          kind: "table",
          caption: "US medians of Q4 2024, technology companies[^carta-rounds]",
          head: ["Round", "Raised", "Valuation", "Sold"],
          rows: [
            ["Pre-seed, on SAFEs", "$1.0M", "$10M cap", "10.1%"],
            ["Seed, priced", "$3.7M", "$19.2M post-money", "20.0%"],
            ["Series A", "$12M", "$58.9M post-money", "20.0%"],
            ["Series B", "$20M", "$129.8M post-money", "15.0%"],
          ],
        },
        "Of seed companies of early 2022, 15.4% raised a series A within two years; of those one year earlier it was 32.8%.[^carta-graduation] Plan as if the next round does not come. What a SaaS company is asked for by then: $1M to $2.5M of ARR, 7 to 15% growth a month, payback within 12 to 18 months.[^saastr] More in [What a round costs you](/blog/what-a-round-costs).",
        checklist("Before the first investor meeting", {
          "growth.default": "I know whether we are default alive, and when not any more",
          "growth.why": "The amount is burn × months to a named milestone, with a reserve",
          "growth.list": "Fifty investors are listed by stage, check size and sector, before the deck is written",
          "growth.deck": "The deck says problem, proof and ask in words a neighbor understands",
          "growth.table": "I computed who owns what after this round and the next",
          "growth.no": "I know what we do if everybody says no",
        }),
        tool(
          "/pitch-analyzer",
          "Pitch Deck Analyzer",
          "See which of the things investors look for your deck says, and where it contradicts itself.",
        ),
        tool(
          "/fundraising",
          "Fundraising Window",
          "List your pitch for a time you choose, and decide field by field who sees what.",
        ),
      ],
    },
  ],
  sources: cite(
    "recurly",
    "highalpha",
    "benchmarkit",
    "revenuecat",
    "gollwitzer",
    "sacks",
    "scale",
    "carta-safes",
    "carta-rounds",
    "carta-graduation",
    "saastr",
  ),
};

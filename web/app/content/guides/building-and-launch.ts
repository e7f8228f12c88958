import { checklist, formula, list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import type { Stage } from "./stage.ts";

export const buildingAndLaunch: Stage = {
  id: "building-and-launch",
  title: "Building and launch",
  question: "Do the people who paid for a promise keep using the thing?",
  lead: "Deliver the promise by hand first, then automate one step at a time. Launch to the people you already know by name, and measure whether they stay.",
  exit: "Ten paying customers, most of whom come back by themselves in week four",
  time: "6 to 12 weeks",
  sections: [
    {
      id: "smallest",
      title: "Find the smallest thing that keeps the promise",
      blocks: [
        "The first version is not a small product. It is the whole promise, to few people, with as little software as possible. Serve ten cases by hand and write down each step with its minutes. What takes the longest and repeats exactly is the first thing to build. What differs every time stays manual, because you do not understand it yet.",
        formula(
          "score = reach × impact × confidence ÷ effort",
          "Reminder messages: 40 customers × 2 × 80% ÷ 0.5 person-months = 128. A mobile app: 40 × 1 × 50% ÷ 3 = 6.7. Impact is 3, 2, 1, 0.5 or 0.25, confidence 100, 80 or 50%.",
        ),
        "The method is known as RICE. Its worth is not the number. It makes two people say aloud what they assumed.",
        list(
          "**In:** what the promise needs, taking payment, one way to reach you, and seeing what people do.",
          "**Out:** accounts with roles, settings, a second platform, an admin panel, everything that is for the customers you do not have.",
          "If fewer than 8 of 10 cases were acceptable by hand, software will make them unacceptable faster.",
        ),
        tool("/app-generator", "App Generator", "Get plain files for a first version that you own and can change."),
        tool(
          "/automation-builder",
          "Automation Builder",
          "Connect existing services instead of building: a workflow you can import into n8n.",
        ),
      ],
    },
    {
      id: "safe",
      title: "Make it safe enough to be used by strangers",
      blocks: [
        "Generated code runs quickly and leaks quickly. A scan of over 5,600 apps made from prompts found more than 2,000 vulnerabilities, over 400 exposed secrets and 175 cases of personal data.[^escape] None of the points below needs an expert:",
        checklist("Before anybody else's data is in it", {
          "building.secrets": "No key or password is in the code or reaches the browser",
          "building.access":
            "A second test account cannot read or change what belongs to the first, even by guessing an address",
          "building.backup": "A backup exists, and I restored it once",
          "building.privacy": "A page says what is stored, why, where and how to have it deleted, and it is true",
          "building.payment": "Cards are typed only into the payment provider's own form",
          "building.reach": "Errors reach me before customers do",
        }),
        "If your product lets people talk to a machine, or makes pictures and texts, European users have to be told so: the AI Act's duties of transparency have applied since 2 August 2026.[^aiact] Health, money and children come with rules of their own. Find them before you build, not when you are asked.",
        "Larger customers ask for a certificate at some point. A first SOC 2 report costs a small US company roughly $20,000 to $60,000 in its first year.[^soc2] Do not start before a signed deal depends on it.",
      ],
    },
    {
      id: "price",
      title: "Put a price on it from the first day",
      blocks: [
        "Free users answer a different question. Charge the first ten, even if you give the money back later. Three prices on three similar groups tell more than a survey; what counts is contribution times those who say yes, not the number of yeses.",
        formula(
          "best price = the one with the highest share that buys × contribution",
          "At €29: 30% × €19 = €5.70 a visitor. At €49: 22% × €39 = €8.58. At €79: 10% × €69 = €6.90.",
        ),
        "Below $10 the fixed part of a card fee eats the margin. In apps, measure the paywall early: 57.7% of new subscription apps never reach $1,000 in revenue.[^adapty]",
        "If each use costs you something, as with language models, run a hundred real tasks with a meter. Keep cost under 40% of the price. Gross margins of AI products averaged 41% in 2024 and 45% in 2025,[^iconiq] far below other software; more on that in [What a task costs](/blog/what-a-task-costs).",
        prompt("Help me set a price for my product. Ask me about the customer, the value and my costs, then compute."),
      ],
    },
    {
      id: "launch",
      title: "Launch in three circles",
      blocks: [
        steps(
          "**The ten you interviewed.** Write to each by name. Set it up with them on a call. Watch, and say nothing.",
          "**The hundred they know.** Ask each satisfied customer for two introductions. Write to the rest of your list by hand.",
          "**The public.** Only now directories, communities, press. A launch day brings visitors; it does not bring a market. Have one thing they should do, and a way to write to them again.",
        ),
        note(
          "Promise nothing on the page that the product does not do today. The first hundred people talk to each other.",
        ),
        {
          kind: "table",
          caption: "A launch week that one person can do",
          head: ["Day", "Do", "Look at"],
          rows: [
            ["Monday", "Mend what the first ten tripped over", "Where each stopped"],
            ["Tuesday", "Write to twenty of the list", "Answers, not openings"],
            ["Wednesday", "Publish in one community you belong to", "Questions you hear twice"],
            ["Thursday", "Call everybody who signed up and left", "The sentence they use"],
            ["Friday", "Count, decide, write it down", "The threshold you set before"],
          ],
        },
        tool(
          "/favicon-generator",
          "Favicon Generator",
          "Icons for every device from your name and colors, in a minute.",
        ),
        tool(
          "/influencer-finder",
          "Influencer Finder",
          "Vet creators, and compute what a post may cost before you pay for it.",
        ),
      ],
    },
    {
      id: "stay",
      title: "Watch whether they stay",
      blocks: [
        "One chart decides: of those who began in a given week, how many did the thing that matters in each later week? If the line flattens above zero, you have something. If it goes to zero, more visitors only fill a bucket with a hole.",
        "With at least thirty active users, ask: “How would you feel if you could no longer use this?” At **40% “very disappointed”** the companies that grew tended to be;[^ellis] under 25% go back one stage. The follow-up is worth more: “Who would benefit most?” It tells you who to build for next.",
        formula(
          "people needed per group ≈ 16 × p × (1 − p) ÷ d²",
          "To see 4% become 6% one needs 16 × 0.05 × 0.95 ÷ 0.02² = 1,900 visitors in each group. With 200 visitors, change something big or call people instead.",
        ),
        checklist("The gate at the end of this stage", {
          "building.hand": "Ten cases were served by hand, with minutes noted",
          "building.ten": "Ten customers paid the real price",
          "building.cohort": "I have a chart of who comes back, by week of arrival",
          "building.question": "I asked thirty active users how they would feel without it",
          "building.words": "My page uses the words customers use",
          "building.cut": "One feature was removed because nobody used it",
        }),
        prompt(
          "What can I conclude from my first cohorts, and what not? Ask me how many customers began each month and how many are left.",
        ),
      ],
    },
  ],
  sources: cite("escape", "aiact", "soc2", "adapty", "iconiq", "ellis"),
};

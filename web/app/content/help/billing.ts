import { toolPrices } from "@cofounder/contract/tools/prices";
import { claims } from "../claims.ts";
import { plans } from "../plans.ts";
import { pricing } from "../pricing.ts";
import { list, note, tool } from "../prose.ts";
import type { Topic } from "./topic.ts";

const names: Record<Exclude<keyof typeof toolPrices, "app-generator">, string> = {
  "enhance-prompt": "Enhancing a prompt",
  "pitch-analyzer": "Pitch",
  "competitor-analysis": "Competitors",
  "investor-guide": "Investors",
  "resource-finder": "Resources",
  "influencer-finder": "Influencers",
  "self-development": "Self Development",
  "automation-builder": "Automation",
  "image-generator": "Images",
  "website-builder": "Websites",
};

const count = new Intl.NumberFormat("en");
const tools = Object.keys(names) as (keyof typeof names)[];
/** From the contract's prices; tools of the same price share a row. */
const prices = [...Map.groupBy(tools, (each) => toolPrices[each])]
  .toSorted(([a], [b]) => a - b)
  .map(([price, each]) => [each.map((name) => names[name]).join(", "), count.format(price), "Never"]);

export const billing: Topic = {
  id: "billing",
  title: "Tokens, plans and promo codes",
  lead: "What things cost, where tokens come from, and how every one of them can be traced.",
  sections: [
    {
      id: "cost",
      title: "What things cost",
      blocks: [
        {
          kind: "table",
          caption: "Price in tokens",
          head: ["What", "Tokens", "When it is more"],
          rows: [
            [
              "A message in the chat",
              "1 to 3",
              "+1 when the web was searched, +1 for one of the sidebar's tools or a long reply",
            ],
            ...prices,
            [
              "App Generator",
              `at most ${count.format(toolPrices["app-generator"])}`,
              "By what the model wrote, from the tokens of a paid plan first. Nothing where no model is connected",
            ],
          ],
        },
        "Before something runs, the most that it can cost is set aside. Afterwards the real cost is taken and the rest comes back at once. A run that fails or that you stop costs nothing, nor does a reply that only asks you to confirm your figures, and a result that the engine had to make because the model did not answer costs nothing either.",
      ],
    },
    {
      id: "kinds",
      title: "Two kinds of tokens",
      blocks: [
        {
          kind: "terms",
          items: [
            ["Balance", "Never expires. Your first 10 tokens are here, and those of promo codes."],
            ["Plan tokens", "Belong to the month of a plan and are spent first. An account without a plan has none."],
          ],
        },
        "The pill at the top shows both together. [Your account](/account) shows them apart, with the whole history: each movement with its time, its reason and the balance after it. The history can be filtered and downloaded as CSV.",
      ],
    },
    {
      id: "promo",
      title: "Promo codes",
      blocks: [
        "Enter a code in the chat or on the start page; capitals do not matter. A code can give tokens, premium, or the rights of an admin. Before it makes you an admin you are asked.",
        list(
          "Each code works once for an account.",
          "A code may have an end, and a number of uses that are shared by everybody.",
          "If a code is refused, the message says why: unknown, ended, used up, or used by you before.",
        ),
      ],
    },
    {
      id: "plans",
      title: "Plans",
      blocks: [
        {
          kind: "table",
          caption: "Plans",
          head: ["Plan", "Price", "Tokens"],
          rows: [
            [pricing.free.name, "$0", "10 once"],
            ...plans.map(({ name, price, tokens }) => [name, `$${price} a month`, `${count.format(tokens)} a month`]),
          ],
        },
        `Every account may take Pro free for ${claims.proFreeMonths} months, and try it for ${claims.trialDays} days before; neither needs a card, and both end by themselves.`,
        "[Pricing](/pricing) lists what is in each plan. The App Generator needs one. Tokens of a plan are for one month; a change of plan takes effect with the next billing cycle. A plan that takes the place of another at once, such as one you buy during a trial, begins a month of its own: all of its tokens, and none of what was left.",
        note(
          "No card number is ever typed into this site. Where an installation takes no payments, take the free months of Pro, redeem a promo code, or write to the people who run it: they activate plans.",
        ),
      ],
    },
    {
      id: "wrong",
      title: "Something does not add up",
      blocks: [
        "Find the movement in your [history](/account), then [write to us](/contact) with its time and the category “billing”. The ledger cannot be changed afterwards, so we look at the same lines as you.",
        tool("/account", "Open my account", "Balance, plan tokens and every movement."),
      ],
    },
  ],
};

import { list, note, prompt, steps, tool } from "../prose.ts";
import type { Topic } from "./topic.ts";

export const community: Topic = {
  id: "community",
  title: "Community",
  lead: "The community forum is not yet available. Here is what to do instead, for each reason one goes to a forum.",
  sections: [
    {
      id: "status",
      title: "Not yet available",
      blocks: [
        "There is no forum, no chat group and no mailing list that belongs to this product, and no date for one. Whoever invites you to such a place in our name is not us.",
      ],
    },
    {
      id: "question",
      title: "I have a question about the product",
      blocks: [
        list(
          "Search the [help center](/help-center); it covers accounts, tokens, privacy and every tool.",
          "[Write to us](/contact). Choose “Technical problem” when something is broken and “Feature request” for ideas.",
        ),
        note(
          "If something is broken, tell us what you did, what you expected and what happened, with the time and the address of the page. That is usually all we need.",
        ),
      ],
    },
    {
      id: "feedback",
      title: "I want somebody to contradict me",
      blocks: [
        "That is the daily work of the chat. Ask for the reason to stop; it is computed from your numbers and does not soften when you like your idea.",
        prompt(
          "Which is the strongest reason to stop working on my idea, and what would have to be true for it to be wrong? Ask me for what you need.",
        ),
        "For contradiction by people, do twelve interviews with strangers. How that works is in [Twelve interviews and no applause](/blog/twelve-interviews).",
      ],
    },
    {
      id: "people",
      title: "I am looking for people",
      blocks: [
        steps(
          "**Somebody to build it:** the [Resource Finder](/resource-finder) says where to look for which budget and what a trial task looks like.",
          "**Investors:** list your pitch in the [Fundraising Window](/fundraising) for a time, and decide who sees which field.",
          "**A co-founder:** work on something small together for four weeks before you share anything; agree on vesting in writing. The guide to [Planning](/startup-guides/planning) has the questions.",
        ),
        tool(
          "/fundraising",
          "Fundraising Window",
          "The one place in the product where members meet: pitches, and requests for contact.",
        ),
      ],
    },
    {
      id: "share",
      title: "I want to show others what I have",
      blocks: [
        "Save it, then make a link on the plan's page. It shows the latest version to everybody who has it, until the day you chose. With a password only those who know it can read.",
      ],
    },
  ],
};

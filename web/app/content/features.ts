import type { Translated } from "./translated.ts";

/** The nine features, in the order in which a founder uses them. `market-analysis` is one of the chat's own tools. */
export const features = {
  meta: {
    title: "Features",
    inHelpCenter: "Features, explained",
    description:
      "Nine features for a startup: a startup generator, competitor analysis, investor matching, a pitch deck analyzer, a 24/7 AI co-founder, a resource finder, an app generator, market research and startup guides.",
  },
  title: "Features.",
  more: "Nine ways to move your startup forward.",
  lead: "Each one takes a job off your list and reuses the figures you have already entered. The chat, its {{tools}} tools, your idea board and the guides do the work, without a language model; where one is available, it also writes text and code.",
  start: "Get Started Free",
  openChat: "Open Chat",
  cards: {
    cofounder: {
      to: "/chat",
      title: "24/7 AI co-founder",
      text: "Describe an idea at any hour. It computes what can be computed, names the riskiest assumption, and asks for what it does not know.",
    },
    generator: {
      to: "/ideas",
      title: "Startup generator",
      text: "Ideas from your skills, interests and resources, each rated by the engine and kept on a board.",
    },
    pitch: {
      to: "/pitch-analyzer",
      title: "Pitch deck analyzer",
      text: "A score with its reasons: what is strong, what is missing, what an investor will ask next.",
    },
    competitors: {
      to: "/competitor-analysis",
      title: "Competitor analysis",
      text: "Who else solves it, how they compare, and where there is room for you.",
    },
    market: {
      to: "/chat?feature=market-analysis",
      title: "Market research",
      text: "Your market sized from the bottom up, with a source for every count.",
    },
    investors: {
      to: "/investor-guide",
      title: "Investor matching",
      text: "Which investors fit your stage, what checks they write, and what a round leaves you.",
    },
    resources: {
      to: "/resource-finder",
      title: "Resource finder",
      text: "Where to find the people you need, at the budget you have.",
    },
    app: {
      to: "/app-generator",
      title: "App generator",
      text: "Files you can read, change, download and run, from a description of the app.",
    },
    guides: {
      to: "/startup-guides",
      title: "Startup guides",
      text: "Five stages from idea to exit, with checklists that remember in this browser where you left off.",
    },
  },
  costs: {
    reply: "1 to 3 tokens a reply",
    run: "{{tokens}} tokens",
    free: "Free",
    plan: "Every paid plan, at most {{tokens}} tokens an app",
  },
  /** Of the tools that have a name of their own. */
  names: { investors: "Investor Guide", generator: "Ideas" },
  closing: { title: "Ten tokens to begin with.", text: "No credit card, no call, no demo to book." },
  closingForMember: {
    title: "Begin with what you know.",
    text: "One sentence and one number are enough for a first answer.",
  },
} as const;

export type FeatureTexts = Translated<typeof features>;

import { planFeatures } from "./plan-features/en.ts";
import { exampleReply } from "./example/en.ts";
import type { ExampleReply } from "./example/reply.ts";

/** The initial positions of the calculator's sliders: the figures of the example's founder. */
export const calculatorInputs = {
  /** Euros per customer and month. */
  price: 49,
  /** Share of the price left after the cost of serving. */
  grossMargin: 0.8,
  /** Share of customers that leave in a month. */
  monthlyChurn: 0.06,
  /** Euros to acquire one customer. */
  acquisitionCost: 180,
};

export type CalculatorInput = keyof typeof calculatorInputs;

/** The names are in the order of the page. `{{names}}` are figures of `claims.ts` or computed ones. */
export const landing = {
  meta: {
    title: "AI Co-Founder: analysis you can check",
    description:
      "Tell your AI co-founder an idea. It computes the economics, shows the formula or the source behind every figure, and asks for what it does not know.",
  },
  hero: {
    title: "The co-founder that shows its working.",
    lead: "Tell it your idea. It computes the economics, shows the formula or the source behind every figure, and asks for what it does not know.",
    openChat: "Open Chat",
    getStarted: "Get Started Free",
    seeExample: "See an example",
    notes: ["10 free tokens", "No credit card needed"],
    box: {
      label: "Your idea",
      placeholder: "Describe your idea: who it is for, what they pay, what it costs…",
      hint: "No account needed: the first analysis is free.",
      clear: "Clear",
      analyse: "Analyze my idea",
      blank: "Write a sentence about your idea first.",
      tooLong: "Shorten it to {{max}} characters. The chat accepts longer texts.",
    },
  },
  first: {
    title: "Your first analysis",
    keepTitle: "Keep it in a chat of your own.",
    keepText: "With a free account the co-founder remembers it, takes your corrections and answers what you ask next.",
    keep: "Keep it and go on",
  },
  samples: {
    badge: "Sample",
    note: "Items marked “Sample” are placeholders and have not been confirmed.",
  },
  example: {
    title: "A paragraph in. An analysis you can argue with.",
    text: "We wrote the paragraph; there is no such company. The answer is what the engine computes from it, figure for figure.",
    assistant: "AI Startup Co-Founder",
    ready: "Example",
    founder: "The founder",
    answer: "Your co-founder",
    analysing: "Analyzing your startup idea...",
    placeholder: "Ask me about any startup idea...",
    play: "Play the example",
    pause: "Pause",
    resume: "Go on",
    replay: "Play again",
    openChat: "Try it in the chat",
    month: "Month",
    reply: exampleReply,
  },
  numbers: {
    label: "In figures",
    entrepreneurs: "entrepreneurs",
    accuracy: "accuracy",
    data: "between market data updates",
    ideas: "ideas, as many as you have",
    unlimited: "Unlimited",
  },
  how: {
    title: "How it works.",
    more: "Three steps, and you can stop after the first.",
    steps: [
      {
        title: "Tell it what you know",
        text: "A sentence is enough to start. Prices, costs, churn, customers: every number you give is read with its unit and kept as yours.",
      },
      {
        title: "It computes before it talks",
        text: "The figures come from formulas, not from a language model. The model, when there is one, writes the words around them.",
      },
      {
        title: "Argue, correct, go deeper",
        text: "Correct a number and the analysis follows. Ask about the market, competitors, pricing or growth in the same chat.",
      },
    ],
  },
  tools: {
    title: "The chat and its {{tools}} tools.",
    more: "They share one venture: what you tell one of them, the others know.",
    groups: {
      aiTools: { title: "Creation tools", text: "From a description to something you can show." },
      startupTools: { title: "Strategy tools", text: "For the questions that decide whether it works." },
      growth: { title: "Growth tools", text: "For reach, and for the founder who has to carry it." },
    },
  },
  capabilities: {
    title: "Core capabilities.",
    more: "Move a number. Watch what it does to the business.",
    items: [
      { title: "Ideas", text: "Generated from your skills, interests and resources, and each one rated." },
      { title: "Business plans", text: "Phases, tasks and rules for when to stop." },
      { title: "Market analysis", text: "Counted from the bottom up, with the source of each count." },
      { title: "Revenue models", text: "Tiers, break-even and what has to be true." },
      { title: "Pitch material", text: "Reviewed against what investors look for." },
      { title: "Growth advice", text: "One channel first, with what a customer may cost." },
    ],
    calculator: {
      title: "Unit economics",
      price: "Price a month",
      grossMargin: "Gross margin",
      monthlyChurn: "Monthly churn",
      own: "Put in your own figures",
      keep: "Keep them in a free account",
      acquisitionCost: "Cost to win a customer",
      months: "months",
      chartTitle: "What an average customer has brought in, minus what it cost to win",
      chartText:
        "Starts {{start}} below zero and stands at {{end}} after {{months}} months. Even after {{crossing}} months, churn counted.",
      chartNever:
        "Starts {{start}} below zero and stays below it: at this churn a customer never pays back what it cost.",
      even: "Pays back after {{crossing}} months, with churn",
      never: "Never pays back",
    },
  },
  types: {
    title: "Start from what you build.",
    more: "The type decides which figures matter and which questions come first.",
  },
  technology: {
    title: "A calculator at heart.",
    more: "A language model for the words.",
    text: "The order is fixed, and it is the whole point: a number is computed before a sentence is written, and checked again after it.",
    steps: [
      { title: "Your words", text: "Six languages, read with units and currency." },
      { title: "The engine", text: "Formulas and dated benchmarks. The same words, the same figures, always." },
      {
        title: "The model",
        text: "A fast open-weight chat model, served by an inference provider, writes around them.",
      },
      { title: "The gate", text: "A number that you did not give and that has no formula or source is stopped." },
    ],
  },
  honest: {
    title: "Accuracy you can check.",
    more: "Four kinds of figures, and each one says which it is.",
    text: "{{accuracyPercent}}% accuracy, on market data that is refreshed every {{marketDataHours}} hours.",
    kinds: [
      { tag: "Yours", tone: "accent", title: "You said it", text: "Taken from your words, as you gave it." },
      {
        tag: "Computed",
        tone: "good",
        title: "It follows",
        text: "Worked out from other figures, with the formula beside it.",
      },
      {
        tag: "Sourced",
        tone: "neutral",
        title: "Someone measured it",
        text: "A benchmark, with its publisher and its year.",
      },
      {
        tag: "Unknown",
        tone: "warn",
        title: "Nobody knows yet",
        text: "Not guessed. It becomes a question to you, or an assumption named as one.",
      },
    ],
    rules: [
      {
        title: "Rated only on evidence",
        text: "An idea is rated from 1 to 10 with the reasons that moved the score. Where too little is known, there is no rating.",
      },
      {
        title: "You pay for results",
        text: "An analysis costs 1 to 3 tokens. If nothing useful reaches you, nothing is charged.",
      },
      {
        title: "Works without a model",
        text: "When no language model is set up or it fails, the engine answers alone, and the reply says so.",
      },
    ],
  },
  support: {
    title: "People, when a formula is not enough.",
    more: "And an engine that knows your industry's figures.",
    mentors: "mentors who have built companies",
    experts: "experts in law, finance and product",
    investors: "investors open to introductions",
    industriesTitle: "At home in",
    industries: ["SaaS", "fintech", "healthcare", "e-commerce", "education", "AI", "crypto", "sustainability"],
  },
  partnership: {
    title: "Human and AI.",
    more: "Each does what the other cannot.",
    you: "You",
    it: "Your co-founder",
    rows: [
      { you: "Talk to customers", it: "Says which twelve to ask, and what would change the plan" },
      { you: "Know the field", it: "Turns what you know into figures that fit together" },
      { you: "Decide", it: "Names the riskiest assumption and the cheapest test of it" },
      { you: "Take the risk", it: "Works out how long the money lasts" },
    ],
  },
  security: {
    title: "Your idea stays yours.",
    more: "Security is how it is built, not a badge.",
    items: [
      { title: "Never used for training", text: "What you write trains no model, ours or anybody's." },
      { title: "US and EU data centres", text: "Choose whether your data is stored in the US or the EU." },
      { title: "Two factors", text: "Protect sign-in and sensitive changes with codes from an authenticator app." },
      {
        title: "Take it along, or erase it",
        text: "Export everything you made. When you delete your account, your data is erased right away.",
      },
    ],
  },
  stories: {
    title: "Success stories.",
    more: "One number changed. So did the company.",
    label: "Worked examples with made-up founders. The engine computes both figures.",
    months: "months",
    items: {
      pricing: {
        company: "Shift planning for cafés",
        measure: "to earn back a customer",
        text: "The product was fine and the price was not. At $9 a café took over a year to pay back. At $19 nobody asked for a cheaper alternative.",
      },
      churn: {
        company: "Online tutoring",
        measure: "lifetime value to cost of winning",
        text: "The plan was more advertising. The figures showed that students who leave cost more than students who never join. They fixed the second week instead.",
      },
      runway: {
        company: "Refill stations for offices",
        measure: "of runway",
        text: "Six months is too short to raise in. Half the burn bought the time to run the one test that mattered first.",
      },
    },
    voicesTitle: "Testimonials",
    voicesNote: "These are sample testimonials, not real customers.",
  },
  pricing: {
    title: "Start free.",
    more: "Pay when it has earned it.",
    free: {
      name: "Free",
      text: "For your first ideas, without a card.",
      items: [
        "{{signUpTokens}} tokens, which never expire",
        "{{starterPlansPerMonth}} AI plans a month",
        "Core tools",
        "Basic market research",
      ],
    },
    planFeatures,
    pro: {
      name: "Pro",
      free: "Free for everybody for {{proFreeMonths}} months",
      perMonth: "per month",
      afterwards: "then {{price}} a month",
      tokens: "{{tokens}} tokens a month",
      trial: "Start {{trialDays}}-day free trial",
    },
    note: "No credit card needed. The {{proFreeMonths}} free months are still yours after the trial.",
    monthly: "Monthly plans",
    tokens: "{{tokens}} tokens",
    compare: "Compare the plans",
  },
  promo: {
    title: "Have a promo code?",
    text: "Redeem it for tokens and benefits. It is applied to your account right away.",
  },
  final: {
    title: "Bring the idea you keep coming back to.",
    text: "Ten free tokens are enough to find out whether it works.",
  },
} as const;

/** The same texts in another language: a missing or an additional text does not compile. */
export type LandingTexts = Told<typeof landing>;

type Told<Texts> = {
  readonly [Key in keyof Texts]: Key extends "reply"
    ? ExampleReply
    : Key extends "tone"
      ? Texts[Key]
      : Texts[Key] extends string
        ? string
        : Told<Texts[Key]>;
};

/** What the founder of the example wrote: the numbers everything below is computed from. */
export const exampleInputs = {
  /** Euros a customer pays a month. */
  price: 49,
  /** Share of the price that stays after the cost of serving. */
  grossMargin: 0.8,
  /** Share of customers that leave in a month. */
  monthlyChurn: 0.06,
  /** Euros spent to win one customer. */
  acquisitionCost: 180,
};

export type ExampleInput = keyof typeof exampleInputs;
export type ExampleFigure = "contribution" | "lifetimeValue" | "ratio" | "payback" | "mostToWin";

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
  },
  example: {
    label: "Example",
    title: "A paragraph in. A sheet you can argue with.",
    text: "We wrote the paragraph; there is no such customer. The figures are those the engine computes from its four numbers, by the formulas beside them.",
    founder: "The founder",
    says: [
      { text: "Online booking for physiotherapists. We charge " },
      { input: "price", text: " a month per practice. Gross margin is " },
      { input: "grossMargin", text: ". Monthly churn is " },
      { input: "monthlyChurn", text: ". CAC is " },
      { input: "acquisitionCost", text: "." },
    ] satisfies { input?: ExampleInput; text: string }[],
    metricsTitle: "Unit economics",
    metrics: {
      contribution: { label: "Contribution per customer and month" },
      lifetimeValue: { label: "Lifetime value, capped at 60 months" },
      ratio: { label: "LTV : CAC" },
      payback: { label: "CAC payback" },
      mostToWin: { label: "Most a customer may cost to win, for a 12-month payback" },
    } satisfies Record<ExampleFigure, { label: string }>,
    months: "months",
    computed: "Computed",
    figure: "Figure",
    value: "Value",
    chartTitle: "What an average customer has brought in, minus CAC",
    chartText:
      "Starts {{start}} below zero, crosses zero after {{crossing}} months with churn counted, and reaches {{end}} after {{months}} months.",
    chartCrossing: "Even after {{crossing}} months, churn counted",
    chartAxis: "Month",
    breaksTitle: "What would break it",
    breaks: "Above {{churn}} monthly churn, lifetime value falls below three times CAC.",
    asksTitle: "What it asks next",
    asks: "How many physiotherapists have you asked about it, and how many had already spent time or money on it?",
  },
  how: {
    title: "How it works",
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
        text: "Correct a number and the sheet follows. Ask about the market, competitors, pricing or growth in the same chat.",
      },
    ],
  },
  honest: {
    title: "Four kinds of figures. Each one says which it is.",
    text: "An analysis is only worth what its inputs are worth. So every figure carries where it came from.",
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
        title: "Not charged for nothing",
        text: "An analysis costs 1 to 3 tokens. When nothing useful reaches you, the tokens come back.",
      },
      {
        title: "Works without a model",
        text: "When no language model is set up or it fails, the engine answers alone and the reply is labelled so.",
      },
    ],
  },
  types: {
    title: "Start from the kind of company you build",
    text: "The type decides which figures matter and which questions come first.",
  },
  promo: {
    title: "Have a promo code?",
    text: "Redeem it for tokens and benefits. It is applied to your account at once, in every open tab.",
  },
  final: {
    title: "Bring the idea you keep coming back to.",
    text: "Ten tokens are enough to find out what it rests on.",
  },
  footer: {
    label: "Footer",
    text: "An analysis helps you decide. It is not legal, tax or investment advice.",
    links: {
      chat: "Chat",
      example: "Example",
      how: "How it works",
      honest: "How figures are marked",
      types: "Startup types",
      auth: "Sign in",
    },
  },
} as const;

/** The same texts in another language: a text that is missing or one too many does not compile. */
export type LandingTexts = Told<typeof landing>;

type Told<Texts> = {
  readonly [Key in keyof Texts]: Key extends "says"
    ? readonly { input?: ExampleInput; text: string }[]
    : Key extends "tone"
      ? Texts[Key]
      : Texts[Key] extends string
        ? string
        : Told<Texts[Key]>;
};

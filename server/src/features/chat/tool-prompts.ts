import type { ChatTool } from "@cofounder/contract";

/** What each tool of the sidebar asks in the founder's name. It holds no figure: the analyst would take it for the founder's. */
export const toolPrompts: Record<ChatTool, string> = {
  "deep-analysis":
    "Give me a deep analysis of my startup idea: the market and who exactly would buy, how it makes money, the unit economics with every formula, the alternatives people use today, the riskiest assumption and a test that could prove it wrong, the rules that apply, and an honest rating with the reasons. Tell me what you do not know yet.",
  "generate-ideas":
    "Generate startup ideas that fit what you know about me and my market. For each one say who has the problem, what they do about it today, how it would make money, what would have to be true for it to work, and the cheapest test that could prove it wrong.",
  "market-analysis":
    "Analyse the market for my idea from the bottom up: who the buyers are, how many of them I could reach, what they would pay a year, how large that makes the market, which share my plan implies, and which counts I still have to find and where.",
  "competitor-research":
    "Research the competition for my idea: what people do today without me, the rivals I have named and the kinds of rivals I should check, on which attributes we differ, where nobody serves the customer well, and how I can verify each point myself.",
  "revenue-modeling":
    "Model the revenue of my idea: pricing tiers, customers needed to break even, gross margin, contribution per customer, how long a customer takes to pay back, what churn does to lifetime value, and what must be true for the numbers to work.",
  "growth-strategies":
    "Suggest growth strategies for my idea: which channels fit my price and my customer, what I can afford to pay for a customer on each, what to test first and for how much, and when to stop a channel.",
  "optimize-plan":
    "Optimise my plan: find the weakest assumption, what I should stop doing, what to do in which order from now on with the hours and the cash I have, and the numbers at which I should turn back or stop.",
};

const prompts: ReadonlySet<string> = new Set(Object.values(toolPrompts));

/** What the founder wrote, and what is asked now. The prompts of tools that were used before are not the founder's words. */
export function saidIn(history: { type: "user" | "ai"; content: string }[]): string[] {
  const said = history.flatMap(({ type, content }) => (type === "user" ? [content] : []));
  return said.filter((text, at) => at === said.length - 1 || !prompts.has(text));
}

import { cutText } from "@cofounder/contract/cut-text";
import {
  type Analysis,
  analyse,
  claimsOfTexts,
  factSheet,
  type Reply,
  tell,
  type TellOptions,
  visibleText,
} from "@cofounder/analyst";
import type { ChatTool, Claim, StartupTypeId } from "@cofounder/contract";
import { saidIn, toolOf } from "./tool-prompts.ts";

/** A message of a conversation, as far as the engine reads it. */
export interface Utterance {
  type: "user" | "ai";
  content: string;
  label?: string | null;
}

export interface Conversation {
  /** Up to and including the message that is answered, oldest first. */
  history: Utterance[];
  now: Date;
  /** Whether a model writes the reply. */
  narrated: boolean;
  /** The kind of startup that was chosen. */
  chosen?: StartupTypeId | undefined;
}

/** What the engine makes of a conversation. */
export interface Study {
  /** What the founder asked last. */
  ask: string;
  reply: Reply;
  language: string;
  /** The engine declines to work on it, and no model is asked. */
  refused: boolean;
  /** What a model is given; null where none writes. */
  material: Material | null;
}

export interface Material {
  currency: string;
  /** A line each. */
  facts: string;
  /** What the text may say. */
  claims: Claim[];
  /** The end of the conversation, as its readers see it. */
  talk: { role: "user" | "assistant"; content: string }[];
}

const topics: Record<ChatTool, NonNullable<TellOptions["topic"]>> = {
  "deep-analysis": "full",
  "generate-ideas": "ideas",
  "market-analysis": "market",
  "competitor-research": "competitors",
  "revenue-modeling": "revenue",
  "growth-strategies": "growth",
  "optimize-plan": "plan",
};

/** The model reads the end of the conversation; the analyst all that the founder wrote. */
export const narratedMax = 12;
const messageMax = 6_000;

/** A job of the worker pool: a long conversation takes seconds. */
export function studyOf({ history, now, narrated, chosen }: Conversation): Study {
  const ask = history.findLast(({ type }) => type === "user")?.content ?? "";
  const asked = toolOf(ask);
  // A founder who has said nothing yet is greeted in the language that the tool asks in.
  const analysis = analyse({
    messages: saidIn(history),
    now,
    type: chosen ?? null,
    ...(asked && { locale: asked.language }),
  });
  const refused = analysis.refusal !== undefined;
  const reply = tell(analysis, asked ? { ask, topic: topics[asked.tool] } : { ask });
  const material = narrated && !refused ? materialOf(analysis, history) : null;
  return { ask, reply, language: analysis.language, refused, material };
}

export function materialOf(analysis: Analysis, history: Utterance[]): Material {
  // What a tool made is computed and sourced as the card is, and may be spoken of.
  const made = history.filter(({ label }) => label === "tool_result").map(({ content }) => content);
  const claims = [...analysis.claims, ...claimsOfTexts(made)];
  return { currency: analysis.venture.currency, facts: factSheet(analysis), claims, talk: endOf(history) };
}

function endOf(history: Utterance[]): Material["talk"] {
  return history.slice(-narratedMax).map(({ type, content }) => ({
    role: type === "user" ? "user" : "assistant",
    content: cutText(visibleText(content), messageMax),
  }));
}

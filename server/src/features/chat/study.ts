import { type Analysis, analyse, type Reply, tell } from "@cofounder/analyst";
import { saidIn } from "./tool-prompts.ts";

/** A conversation and what the engine makes of it. */
export interface Study {
  /** Up to and including the message that is answered, oldest first. */
  history: { type: "user" | "ai"; content: string }[];
  /** What the founder asked last. */
  ask: string;
  analysis: Analysis;
  reply: Reply;
}

export function studyOf(history: Study["history"], now: Date): Study {
  const said = saidIn(history);
  const analysis = analyse({ messages: said, now });
  const ask = said.at(-1) ?? "";
  return { history, ask, analysis, reply: tell(analysis, { ask }) };
}

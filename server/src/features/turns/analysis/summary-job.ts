import { summarise } from "@cofounder/analyst";
import type { SettledFigure } from "../../chats/index.ts";
import { toEngineReadings } from "../reading/stored-readings.ts";
import { toEngineSettlements } from "./settlements-in.ts";
import type { Utterance } from "./turn-analysis.ts";

export interface SummaryWanted {
  history: Utterance[];
  settled: SettledFigure[];
  /** The first message that needs no summary. */
  first: number;
  /** Tokens of a language model. */
  room: number;
}

/** A job of the worker pool: the messages before the first one that a language model is given, in a line each. */
export function summariseEarlier({ history, settled, first, room }: SummaryWanted): ReturnType<typeof summarise> {
  const said = history.filter(({ type, tool }) => type === "user" && !tool);
  const early = new Set(history.slice(0, first));
  const replies = new Map(
    said.flatMap((message, index) => {
      const reply = early.has(message) ? history[history.indexOf(message) + 1] : undefined;
      return reply?.type === "ai" && !reply.label && reply.content !== "" ? [[index, reply.content] as const] : [];
    }),
  );
  return summarise({
    messages: said.map(({ content }) => content),
    left: said.filter((message) => early.has(message)).length,
    readings: toEngineReadings(said),
    settled: toEngineSettlements(said, settled),
    replies,
    room,
  });
}

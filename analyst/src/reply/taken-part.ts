import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Taken } from "../reader/hear.ts";
import type { Voice } from "../wording/voice.ts";
import { meaningWords } from "./meaning-words.ts";
import { describeReading } from "./describe-reading.ts";

/** What the latest message said of earlier figures, said back in a line. */
export function takenPart(taken: readonly Taken[], voice: Voice): ReplyPart[] {
  const { t, say, list } = voice;
  const settled = taken.filter(({ settles }) => settles);
  if (settled.length === 0) return [];
  const lines = settled.map(({ quote, reading }) => {
    const what = reading === null ? say(meaningWords.none) : describeReading(reading, voice);
    return `${quote}: ${what}`;
  });
  return [{ kind: "notice", tone: "info", text: t`Taken as you say it: ${list(lines)}.` }];
}

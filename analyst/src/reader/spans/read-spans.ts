import { type SpanKind, spanKinds } from "../../quantities/labels.ts";
import type { Language } from "../../wording/language.ts";
import { type Message, messageOf } from "./message.ts";
import { spanModel } from "./model-file.ts";
import { type Run, runsOf, tagMessage } from "./tagging.ts";

/** Words of a message that say who buys, what is offered, who else sells it … */
export interface SpanRead {
  kind: SpanKind;
  message: number;
  start: number;
  end: number;
  text: string;
  confidence: number;
}

/** The spans of a founder's messages that the model is sure of; of one kind they never overlap. */
export function readSpans(texts: readonly string[], language: Language): { spans: SpanRead[] } {
  const model = spanModel();
  const spans = texts.flatMap((text, index) => {
    const message = messageOf(text, language);
    const chances = tagMessage(model.spans, message, index === 0);
    return candidatesOf(message, chances)
      .filter(({ kind, confidence }) => confidence >= model.thresholds[kind])
      .map((span) => ({ ...span, message: index, text: text.slice(span.start, span.end) }));
  });
  return { spans };
}

/** Of these a message names one, and every further one is more likely a mistake. */
const single: ReadonlySet<SpanKind> = new Set<SpanKind>(["buyer", "offer"]);

/** All spans that the words may form, sure or not, in the order of the text. */
export function candidatesOf(
  message: Message,
  chances: Float64Array,
): Pick<SpanRead, "kind" | "start" | "end" | "confidence">[] {
  return spanKinds
    .flatMap((kind) => surest(runsOf(message, chances, kind), kind).map((run) => ({ kind, ...placeOf(message, run) })))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function surest(runs: Run[], kind: SpanKind): Run[] {
  if (!single.has(kind)) return runs;
  return runs.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start).slice(0, 1);
}

const placeOf = ({ tokens }: Message, { start, end, confidence }: Run): Run => ({
  start: tokens[start]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
  confidence,
});

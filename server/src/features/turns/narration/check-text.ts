import type { ReplyPart, TextMark } from "@cofounder/contract";
import { z } from "zod";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { jsonObjectIn } from "../../../platform/json-text.ts";
import { ModelFailure } from "../../../platform/model/model.ts";
import { markTextInWorker } from "../analysis/analyse-in-worker.ts";
import type { Material } from "../analysis/turn-analysis.ts";
import type { LoggedEvent } from "../running/turn-log.ts";
import type { Computed } from "./engine-tools.ts";
import type { Writing } from "./write-reply.ts";

export interface Checkable {
  writing: Writing;
  text: string;
  computed: Computed;
  material: Material;
  language: string;
}

interface Checked {
  text: string;
  marks: Extract<ReplyPart, { kind: "marks" }> | null;
}

/**
 * Marks the numbers of a model's text. Sentences that contradict what was computed go back to the model once; what
 * stays is marked with both values. No word is changed by anybody but the model.
 */
export async function* checkText(
  ctx: MemberCtx,
  checkable: Checkable,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, Checked> {
  const { text } = checkable;
  const marks = await marksOf(ctx, checkable);
  const wrong = marks.filter(({ kind }) => kind === "differs");
  if (wrong.length === 0) return { text, marks: partOf(marks) };
  const mended = await rewritten(checkable, wrong, signal);
  if (mended === text) return { text, marks: partOf(marks) };
  yield { type: "reset" };
  yield { type: "text", delta: mended };
  return { text: mended, marks: partOf(await marksOf(ctx, { ...checkable, text: mended })) };
}

const partOf = (marks: TextMark[]): Checked["marks"] => (marks.length > 0 ? { kind: "marks", marks } : null);

const marksOf = (ctx: MemberCtx, { text, computed, material: { backing }, language }: Checkable): Promise<TextMark[]> =>
  markTextInWorker(ctx, { text, backing: { ...backing, claims: [...backing.claims, ...computed.claims] }, language });

const answerShape = z.object({
  sentences: z.array(z.object({ old: z.string().min(1), new: z.string().min(1) })).max(20),
});

/**
 * The text with the sentences that the model wrote anew; unchanged where it does not answer. A slow model has the time
 * that its client gives it for any answer: the text is shown meanwhile.
 */
async function rewritten(
  { writing: { model, messages }, text }: Checkable,
  wrong: readonly TextMark[],
  signal: AbortSignal,
): Promise<string> {
  const listed = wrong.map(({ start, end, says }) => `"${text.slice(start, end)}": ${says}`).join("\n");
  const question = [
    `Some numbers of your answer differ from what was computed:\n${listed}`,
    "Write the sentences that hold them anew. Leave out a sentence that is right as it stands.",
    'Answer with nothing but JSON: {"sentences": [{"old": "the sentence, verbatim", "new": "…"}]}.',
  ].join("\n");
  const request = {
    messages: [
      ...messages,
      { role: "assistant" as const, content: text },
      { role: "user" as const, content: question },
    ],
  };
  let answer = "";
  try {
    for await (const event of model.stream(request, signal)) if (event.type === "text") answer += event.delta;
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure) return text;
    throw error;
  }
  const parsed = answerShape.safeParse(jsonObjectIn(answer));
  return withSentences(text, parsed.data?.sentences ?? [], wrong);
}

function withSentences(
  text: string,
  sentences: z.infer<typeof answerShape>["sentences"],
  wrong: readonly TextMark[],
): string {
  const places = sentences
    .map(({ old, new: better }) => ({ start: placeOf(text, old, wrong), length: old.length, better }))
    .filter(({ start }) => start >= 0)
    .toSorted((left, right) => right.start - left.start);
  let mended = text;
  let until = text.length;
  for (const { start, length, better } of places) {
    if (start + length > until) continue;
    mended = mended.slice(0, start) + better + mended.slice(start + length);
    until = start;
  }
  return mended;
}

/** Where words stand that hold a wrong number, or else where they stand first; -1 where they do not. */
function placeOf(text: string, words: string, wrong: readonly TextMark[]): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (wrong.some(({ start, end }) => at < end && at + words.length > start)) return at;
  return text.indexOf(words);
}

import { isDeepStrictEqual } from "node:util";
import { derivation } from "@cofounder/analyst/light";
import type { ToolMarks, ToolNotice, WebSource } from "@cofounder/contract";
import { z } from "zod";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { tokensIn } from "../../platform/db/text-tokens.ts";
import { type Model, ModelFailure, type ModelMessage, type ModelRequest } from "../../platform/model/model.ts";
import { findLanguage } from "../accounts/index.ts";
import { type AnyTool, changeIn, type Filling, type Progress, RunRefused } from "./definition.ts";
import { modelJobs } from "./engine-jobs.ts";
import type { Checked, Grounds } from "./model-jobs.ts";
import { promptVersion, toolMessages } from "./prompts.ts";
import type { RunEnd } from "./run-store.ts";
import { mapTexts, textsIn } from "./texts-in.ts";
import { streamedJson } from "./streamed-json.ts";
import { chatOf, wordsAbout } from "./venture-words.ts";

export interface ToWrite {
  tool: AnyTool;
  input: unknown;
  /** The engine's result. */
  made: unknown;
  sources: WebSource[];
  member: MemberCtx | null;
  /** Whose computing time is used. */
  caller: string;
  /** The venture that it is about; null: none; left out: that of the latest chat. */
  ventureId?: string | null | undefined;
}

export interface Written {
  output: unknown;
  by: "engine" | "model";
  notices: ToolNotice[];
  usage: RunEnd["usage"];
  marks: ToolMarks | null;
}

/** The engine's result with a model's words in it; the engine's alone where there is no model, or it fails. */
export async function writeWithModel(ctx: Ctx, work: ToWrite, progress: Progress): Promise<Written> {
  const { tool, made, input } = work;
  const { signal, enterStage } = progress;
  const change = changeIn(tool, input);
  const filling = change ?? tool.model;
  const log = (tokensUsed: number, status: "success" | "error") => [{ apiName: tool.apiName, tokensUsed, status }];
  const { model } = ctx;
  if (!model || !filling) return { output: made, by: "engine", notices: [], usage: log(0, "success"), marks: null };
  try {
    const writing = await begin({ ctx, model, filling, work, signal }, progress);
    enterStage("checking");
    const { output, marks, spent } = await checkedAnswer(writing);
    return { output, by: "model", notices: [], usage: log(spent, "success"), marks };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ tool: tool.name, kind: error.kind, retryAfter: error.retryAfterSeconds }, error.message);
    if (change) throw new RunRefused({ code: "edit_unanswered" });
    return { output: made, by: "engine", notices: [{ code: "model_failed" }], usage: log(0, "error"), marks: null };
  }
}

interface Asking {
  ctx: Ctx;
  model: Model;
  filling: Filling<unknown, unknown, unknown>;
  work: ToWrite;
  signal: AbortSignal;
}

type Derivation = z.infer<typeof derivation>;

interface Writing extends Asking {
  grounds: Grounds;
  request: ModelRequest;
  answer: unknown;
  derivations: Derivation[];
}

const derivations = z
  .array(derivation)
  .max(12)
  .catch([])
  .describe("What you computed, so that it is checked: over ids of FACTS only, and your own assumptions.");

/** Studies the venture and asks the model for its words. */
async function begin(asking: Asking, { enterStage, write }: Progress): Promise<Writing> {
  const { ctx, model, filling, work, signal } = asking;
  const { tool, input, made, sources, member, caller } = work;
  const about = tool.venture?.(input) ?? "";
  const words = member && (await wordsAbout(member, about, work.ventureId));
  const figures = tool.figures?.(input, made) ?? [];
  const grounds = await ctx.workers.run(caller, modelJobs("groundsOf"), { words, input, figures, now: ctx.now() });
  enterStage("writing");
  const schema = filling.computes ? filling.schema.extend({ derivations }) : filling.schema;
  const draft = filling.draft(made, input);
  const chat = chatOf(words, about, model.contextTokens);
  const messages = toolMessages({
    prompt: promptFor(tool, input),
    input,
    draft,
    facts: grounds.facts,
    chat,
    pages: sources,
    schema,
    language: member && (await findLanguage(ctx, member.userId)),
  });
  const request = requestOf(filling, messages);
  const answer = tool.streams
    ? await streamedJson({ model, request, schema, signal, write })
    : await model.json<unknown>(request, schema, signal);
  return { ...asking, grounds, request, answer, derivations: derivationsIn(answer) };
}

const promptFor = (tool: AnyTool, input: unknown): string => changeIn(tool, input)?.prompt ?? tool.name;

const requestOf = (
  { temperature, maxTokens }: Filling<unknown, unknown, unknown>,
  messages: ModelMessage[],
): ModelRequest => ({
  messages,
  ...(temperature !== undefined && { temperature }),
  ...(maxTokens !== undefined && { maxTokens }),
});

const derivationsIn = (answer: unknown): Derivation[] =>
  z.object({ derivations }).catch({ derivations: [] }).parse(answer).derivations;

interface Result {
  output: unknown;
  marks: ToolMarks;
  spent: number;
}

/**
 * Marks what the model wrote. Sentences that contradict a result or a figure of the founder's go back to it once; what
 * stays is marked with both values. No word is changed by anybody but the model.
 */
async function checkedAnswer(writing: Writing): Promise<Result> {
  const output = merged(writing, writing.answer);
  const checked = await check(writing, output);
  const spent = tokensIn(JSON.stringify(writing.answer));
  if (checked.wrong.length === 0) return { output, marks: checked.marks, spent };
  const mended = await rewritten(writing, checked);
  if (!mended) return { output, marks: checked.marks, spent };
  const better = merged(writing, mended.answer);
  const { marks } = await check({ ...writing, derivations: mended.derivations }, better);
  return { output: better, marks, spent: spent + mended.spent };
}

function merged({ filling, work: { tool, made, sources } }: Writing, answer: unknown): unknown {
  const output = tool.output.safeParse(filling.merge(made, filling.schema.parse(answer), sources));
  if (!output.success) throw new ModelFailure("invalid_json", "What the model wrote does not fit the result.");
  if (isDeepStrictEqual(output.data, made)) throw new ModelFailure("garbage", "The model wrote nothing of the result.");
  return output.data;
}

const check = ({ ctx, work, grounds, derivations: asked }: Writing, output: unknown): Promise<Checked> =>
  ctx.workers.run(work.caller, modelJobs("checkAnswer"), {
    grounds,
    input: work.input,
    made: work.made,
    document: work.tool.toMarkdown(work.made, work.input),
    output,
    pages: work.sources,
    derivations: asked,
    prompt: promptVersion,
  });

const correction = z.object({
  sentences: z.array(z.object({ old: z.string().min(1), new: z.string() })).max(20),
  derivations,
});

const repairMaxMs = 60_000;

interface Mended {
  answer: unknown;
  derivations: Derivation[];
  spent: number;
}

/** The answer with the sentences that the model wrote anew; null where it gives none. */
async function rewritten({ model, request, answer, ...writing }: Writing, checked: Checked): Promise<Mended | null> {
  const messages: ModelMessage[] = [
    ...request.messages,
    { role: "assistant", content: JSON.stringify(answer) },
    { role: "user", content: complaint(checked) },
  ];
  const within = AbortSignal.any([writing.signal, AbortSignal.timeout(repairMaxMs)]);
  try {
    const { sentences, derivations: more } = await model.json({ ...request, messages }, correction, within);
    const better = mapTexts(answer, (text) =>
      sentences.reduce((left, { old, new: anew }) => left.replace(old, () => anew), text),
    );
    if (textsIn(better).join() === textsIn(answer).join() || !writing.filling.schema.safeParse(better).success)
      return null;
    return {
      answer: better,
      derivations: [...writing.derivations, ...more],
      spent: tokensIn(JSON.stringify(sentences)),
    };
  } catch (error) {
    writing.signal.throwIfAborted();
    if (within.aborted || error instanceof ModelFailure) return null;
    throw error;
  }
}

function complaint({ wrong, derived, failed }: Checked): string {
  const listed = wrong.map(({ quote, sentence, says }) => `"${quote}" in "${sentence}": ${says}`);
  return [
    `Some numbers of your answer contradict what was computed, or what the founder gave:\n${listed.join("\n")}`,
    ...(derived.length > 0 ? [`DERIVED (id | what | value)\n${derived.join("\n")}`] : []),
    ...(failed.length > 0 ? [`NOT DERIVED (name: why)\n${failed.join("\n")}`] : []),
    "Write the sentences that hold them anew; a sentence that is right as it stands is left out.",
    'Answer with nothing but JSON: {"sentences": [{"old": "the sentence, verbatim", "new": "…"}], "derivations": []}.',
  ].join("\n");
}

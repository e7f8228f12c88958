import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatUnit } from "@cofounder/analyst";
import type { Message, TextMark } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  startTapedModel,
  tapedAnswer,
  type TapedModel,
  type TapedRequest,
} from "../../../../e2e/fixtures/taped-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

/** What a reply holds that was answered by recorded answers. */
interface Replied {
  /** Requests that the model got. */
  requests: number;
  /** What the model was told not to have proven or computed, a line each. */
  told: string[];
  /** Written by the model to the letter, mended by it once, or the engine's because the model failed. */
  text: "written" | "mended" | "engine";
  /** The text, where it is not one of the model's answers to the letter. */
  mended?: string;
  /** Tokens. */
  cost: number | null;
  notices: string[];
  /** "$28 a person | read | venture price, actual | USD/person" */
  figures: string[];
  /** "contribution 8.5 EUR" */
  results: string[];
  /** The numbers of the text by what backs them. */
  marks: Partial<Record<TextMark["kind"], string>>;
  /** Numbers that still contradict a result, with the reason. */
  differs: string[];
}

const recording = z.strictObject({
  title: z.string(),
  turns: z.array(z.strictObject({ says: z.string(), answers: z.array(tapedAnswer) })),
});

type Recording = z.infer<typeof recording>;

const folder = new URL("recordings/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));

let model: TapedModel;
let app: TestApp;
let member: TestMember;
let members = 0;

beforeAll(async () => {
  model = await startTapedModel();
  const settings = { baseUrl: model.url, apiKey: null, model: "taped", silenceMs: 1_000, readingMaxMs: 3_000 };
  app = await startTestApp({ model: openAiCompatible(settings) });
  return () => model.close();
});

beforeEach(async () => {
  model.answers.length = 0;
  member = await app.signUp(`Recorded${members++}`);
});

const partsOf = <Kind extends Message["parts"][number]["kind"]>({ parts }: Message, kind: Kind) =>
  parts.filter((part): part is Extract<Message["parts"][number], { kind: Kind }> => part.kind === kind);

function figuresIn(message: Message): string[] {
  return partsOf(message, "heard")
    .flatMap(({ figures }) => figures)
    .map(({ quote, state, reading }) => {
      if (!reading || state === "unread") return `${quote} | ${state}`;
      const { meaning, unit, party, status } = reading;
      return `${quote} | ${state} | ${party} ${meaning}, ${status} | ${formatUnit(unit)}`;
    });
}

/** What the engine said against the model's answers, in its order and each once. */
function toldIn(requests: readonly TapedRequest[]): string[] {
  const lines = requests
    .flatMap(({ messages }) => messages.filter(({ role }) => role === "tool" || role === "user"))
    .filter(({ content }) => /^(?:NOT PROVEN|That is no reading|Some numbers of your answer|\{"error")/.test(content))
    .flatMap(({ content }) => content.split("\n"))
    .filter((line) => line.includes(" | ") || line.includes('"'))
    .filter((line) => !line.startsWith("NOT PROVEN (") && !line.startsWith("Answer with nothing but JSON"));
  return [...new Set(lines)];
}

function textOf({ content, label }: Message, answers: Recording["turns"][number]["answers"]): Replied["text"] {
  if (label !== null) return "engine";
  return answers.some((taped) => taped.content === content) ? "written" : "mended";
}

function repliedIn(
  message: Message,
  requests: readonly TapedRequest[],
  answers: Recording["turns"][number]["answers"],
): Replied {
  const marks = partsOf(message, "marks").flatMap((part) => part.marks);
  const backed: Replied["marks"] = {};
  for (const { kind, start, end } of marks)
    backed[kind] = [backed[kind] ?? [], message.content.slice(start, end)].flat().join(" · ");
  const text = textOf(message, answers);
  return {
    requests: requests.length,
    told: toldIn(requests),
    text,
    ...(text === "mended" && { mended: message.content }),
    cost: message.cost,
    notices: message.notices.map(({ code }) => code),
    figures: figuresIn(message),
    results: partsOf(message, "metrics")
      .flatMap(({ items }) => items)
      .map(({ name, value, unit }) => `${name} ${value === null ? "?" : Number(value.toPrecision(6))} ${unit}`.trim()),
    marks: backed,
    differs: marks
      .filter(({ kind }) => kind === "differs")
      .map(({ start, end, says }) => `${message.content.slice(start, end)}: ${says}`),
  };
}

async function replay({ turns }: Recording): Promise<Replied[]> {
  const replies: Replied[] = [];
  let before: Message | null = null;
  for (const { says, answers } of turns) {
    const first = model.requests.length;
    model.answers = structuredClone(answers);
    const after = before ? { chatId: before.chatId, parentId: before.id } : {};
    const reply: Message = await member.finish((await member.send(says, after)).turnId);
    expect(model.answers, "answers that nobody asked for").toEqual([]);
    replies.push(repliedIn(reply, model.requests.slice(first), answers));
    before = reply;
  }
  return replies;
}

describe("a recorded conversation gives the same reply again", () => {
  test.each(names)("%s", async (name) => {
    const recorded = recording.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    const replies = await replay(recorded);
    const expected = fileURLToPath(new URL(`replies/${name}`, folder));
    await expect(`${JSON.stringify(replies, null, 2)}\n`).toMatchFileSnapshot(expected);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type ToolName, type ToolRun, toolShapes } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { startScriptedSearch } from "../../../../e2e/fixtures/scripted-search.ts";
import { startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { searxng } from "../../platform/search/providers.ts";
import { catalog } from "./catalog/catalog.ts";

/** An exchange with a model, its answers written as one would write them. */
interface Recording {
  title: string;
  tool: ToolName;
  input: unknown;
  /** Of each request to the model, in order: what has to be in it, and the answer; a text is sent as it is. */
  exchanges: { asks: string[]; answer: unknown }[];
  madeBy: ToolRun["madeBy"];
  notices: string[];
  /** What of the result is checked. */
  output: Record<string, unknown>;
  /** What the result must not have. */
  never: string[];
  counts: Record<string, number> | null;
  /** The figure, its kind, and a part of what backs it. */
  marks: [figure: string, kind: string, says: string][];
}

const folder = new URL("recordings/", import.meta.url);
const recordings = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name): [string, Recording] => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Recording]);

let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  const search = await startScriptedSearch();
  app = await startTestApp({
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    search: searxng(search.url),
  });
  return async () => {
    await model.close();
    await search.close();
  };
});

async function run({ tool, input }: Recording): Promise<ToolRun> {
  const { api } = await app.signUp(`Ada${newId()}`);
  const { run: started } = await api.tools.start({ tool, runId: newId(), input });
  for (let latest = started; ; latest = (await api.tools.get({ runId: started.id })).run) {
    if (latest.status !== "running") return latest;
    await sleep(20);
  }
}

const written = (answer: unknown): string => (typeof answer === "string" ? answer : JSON.stringify(answer));

const marksOf = ({ marks }: ToolRun): [string, string, string][] =>
  (marks?.texts ?? []).flatMap(({ text, marks: own }) =>
    own.map(({ start, end, kind, says }): [string, string, string] => [text.slice(start, end), kind, says]),
  );

test.each(recordings)("%s", async (_, recording) => {
  const asked: string[] = [];
  model.answerWhole = ({ messages }) => {
    asked.push(messages.map(({ content }) => content).join("\n\n"));
    return written(recording.exchanges[asked.length - 1]?.answer ?? "");
  };
  const result = await run(recording);
  expect(asked).toHaveLength(recording.exchanges.length);
  for (const [index, { asks }] of recording.exchanges.entries())
    for (const part of asks) expect(asked[index]).toContain(part);
  expect(result).toMatchObject({ status: "done", madeBy: recording.madeBy, output: recording.output });
  expect(toolShapes[recording.tool].output.safeParse(result.output).success).toBe(true);
  expect(result.notices.map(({ code }) => code)).toEqual(recording.notices);
  for (const word of recording.never) expect(JSON.stringify([result.output, result.markdown])).not.toContain(word);
  expect(marksOf(result)).toEqual(
    recording.marks.map(([figure, kind, says]) => [figure, kind, expect.stringContaining(says)]),
  );
  expect(result.marks?.counts ?? null).toEqual(recording.counts);
});

test("every tool with a model has at least two recordings", () => {
  const withModel = Object.values(catalog).flatMap(({ name, model: filling }) => (filling ? [name] : []));
  const recorded = (name: string) => recordings.filter(([, { tool }]) => tool === name).length;
  expect(withModel).not.toHaveLength(0);
  expect(withModel.filter((name) => recorded(name) < 2)).toEqual([]);
});

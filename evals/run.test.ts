import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { flatScript, startScriptedModel } from "../e2e/fixtures/scripted-model.ts";
import type { ScriptedModel } from "../e2e/fixtures/scripted-model.ts";

const program = fileURLToPath(new URL("run.ts", import.meta.url));

interface Ended {
  status: number;
  told: string;
}

function run(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, errors) =>
      resolve({ status: Number(error?.code ?? 0), told: `${out}${errors}` }),
    );
  });
}

let model: ScriptedModel;
const asked = (more: Record<string, string> = {}): Record<string, string> => ({
  AI_BASE_URL: model.url,
  AI_API_KEY: "key",
  AI_MODEL: "scripted",
  ...more,
});

beforeAll(async () => {
  model = await startScriptedModel(flatScript(60, 0, 0));
});
afterAll(() => model.close());

it("a model is asked about each idea and graded for its own words, not for the card beside them", async () => {
  const before = model.requests.length;
  const { status, told } = await run(["--model", "--only", "en-lab-inventory,en-tutor-market"], asked());
  expect(model.requests.length - before).toBe(2);
  expect(told).toContain("Grading scripted at");
  expect(told).toContain("2 ideas, mean");
  expect(told).toMatch(/✗ en-lab-inventory: 0 on R12 \(written in no language/);
  expect(status).toBe(1);
}, 30_000);

it("a model's reading of a founder's text is graded against what was annotated", async () => {
  model.answerReading = ({ messages }) => {
    const lines = [...(messages[0]?.content ?? "").matchAll(/^(q0_\d+) \| ([^|]+) \|/gm)];
    const idOf = (number: string): string => lines.find(([, , written]) => written === number)?.[1] ?? "";
    const read = (id: string, quote: string, more: object) => ({ id, quote, unit: "INR/nurse", ...more });
    return {
      kind: "idea",
      figures: [
        read(idOf("18,000"), "home pays us 18,000", { meaning: "price", flow: "in" }),
        read(idOf("5k"), "gets 5k", { meaning: "price", flow: "in" }),
      ],
    };
  };
  const { told } = await run(["--model", "--only", "en-f-01", "--verbose"], asked());
  model.reset();
  expect(told).toMatch(/^en +20\.0 % +20\.0 % +60\.0 %/m);
  expect(told).toContain("en-f-01: “");
  expect(told).toContain("✗ 20.0 % of the founders' figures are read wrongly by the model");
}, 30_000);

it("names a missing setting, and grades nothing", async () => {
  const { status, told } = await run(["--model"], { AI_BASE_URL: model.url });
  expect(told.trim()).toMatch(/^AI_MODEL is not set\./);
  expect(status).toBe(2);
  expect((await run(["--model"])).told.trim()).toMatch(/^AI_BASE_URL and AI_MODEL are not set\./);
}, 30_000);

it("prints the response of the model's server instead of a stack trace", async () => {
  const { status, told } = await run(
    ["--model", "--only", "en-lab-inventory"],
    asked({ AI_BASE_URL: "http://127.0.0.1:9/v1" }),
  );
  expect(told).toMatch(/en-lab-inventory: The model server/);
  expect(told).not.toMatch(/\n\s+at /);
  expect(status).toBe(2);
}, 30_000);

it("names an unknown idea", async () => {
  expect(await run(["--only", "xx-none"])).toEqual({
    status: 2,
    told: "There is no idea or language named xx-none.\n",
  });
}, 30_000);

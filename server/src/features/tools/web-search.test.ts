import { setTimeout as sleep } from "node:timers/promises";
import { type CompetitorAnalysisOutput, toolShapes } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { rivalPage, startScriptedSearch } from "../../../../e2e/fixtures/scripted-search.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { searxng } from "../../platform/search/providers.ts";

let app: TestApp;
let model: ScriptedModel;
const { url } = rivalPage;

beforeAll(async () => {
  model = await startScriptedModel();
  const service = await startScriptedSearch();
  app = await startTestApp({
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    search: searxng(service.url),
  });
  return async () => {
    await model.close();
    await service.close();
  };
});

async function analyse(member: TestMember, rivals: object[], named: string[] = []): Promise<CompetitorAnalysisOutput> {
  model.answerWhole = () => JSON.stringify({ overview: "Offices buy bread on the way.", rivals });
  const input = {
    industry: "Bakery",
    idea: "Bread for small offices in Lyon.",
    ...(named.length && { rivals: named }),
  };
  const { run } = await member.api.tools.start({ tool: "competitor-analysis", runId: newId(), input });
  for (;;) {
    const { run: now } = await member.api.tools.get({ runId: run.id });
    if (now.status !== "running") return toolShapes["competitor-analysis"].output.parse(now.output);
    await sleep(20);
  }
}

const cell = ({ matrix }: CompetitorAnalysisOutput, column: string, row: string) =>
  matrix.rows.find(({ label }) => label === row)?.cells[matrix.columns.indexOf(column)];

test("a rival that a page names is in the result with its page and its price", async () => {
  const ada = await app.signUp("Ada");
  const about = "It delivers bread to 340 offices.";
  const output = await analyse(ada, [{ name: "Panier Express", url, about, price: "€139 per month" }]);
  expect(output.alternatives.find(({ name }) => name === "Panier Express")).toMatchObject({
    kind: "cited",
    url,
    about: {
      text: "It delivers bread to 340 offices. Price on that page: €139 per month.",
      basis: "source",
      source: { publisher: "www.breadreviews.example.org", url },
    },
  });
  expect(cell(output, "Panier Express", "Price")).toEqual({ text: "€139 per month", basis: "source" });
  expect(cell(output, "Panier Express", "Made for")).toEqual({ text: "not known yet", basis: "unknown" });
  expect(output.map.points.map(({ name }) => name)).toContain("Panier Express");
  for (const { cells } of output.matrix.rows) expect(cells).toHaveLength(output.matrix.columns.length);
});

test("a rival that the founder named gets the page and the price that were found, once", async () => {
  const ben = await app.signUp("Ben");
  const found = { name: "panier express", url, about: "It delivers bread.", price: "€139 per month" };
  const output = await analyse(ben, [found, found], ["Panier Express"]);
  const rivals = output.alternatives.filter(({ name }) => name.toLowerCase() === "panier express");
  expect(rivals).toMatchObject([{ name: "Panier Express", kind: "rival", url }]);
  expect(cell(output, "Panier Express", "Price")).toEqual({ text: "€139 per month", basis: "source" });
});

test("what no page says of a rival that one names is kept, and is not said to be from the page", async () => {
  const eve = await app.signUp("Eve");
  const about = "It delivers bread to 340 offices. It has 9,000 customers.";
  const output = await analyse(eve, [{ name: "Panier Express", url, about, price: "" }]);
  expect(output.alternatives.find(({ name }) => name === "Panier Express")).toMatchObject({
    kind: "cited",
    url,
    about: { text: about, basis: "assumption", source: null },
  });
});

test.each([
  ["no page that was found", { url: "https://elsewhere.example.org/", price: "" }],
  ["a page that does not name it", { url: "https://bakers.example.org/prices", price: "" }],
  ["nearly the page's address", { url: `${url}&x=1`, price: "" }],
])("a rival with %s is the model's own, without an address", async (_, { url: given, price }) => {
  const cem = await app.signUp(`Cem${newId()}`);
  const output = await analyse(cem, [{ name: "Panier Express", url: given, about: "It bakes.", price }]);
  expect(output.alternatives.find(({ name }) => name === "Panier Express")).toMatchObject({ kind: "model", url: null });
});

test("a price that is on another page, or on none, is not the rival's", async () => {
  const dee = await app.signUp("Dee");
  for (const price of ["€99 per month", "by the week", "$1"]) {
    const output = await analyse(dee, [{ name: "Panier Express", url, about: "It bakes.", price }]);
    expect(output.alternatives.find(({ name }) => name === "Panier Express")?.about.text).toBe("It bakes.");
    expect(cell(output, "Panier Express", "Price")).toEqual({ text: "not known yet", basis: "unknown" });
  }
});

import { toolPrices } from "@cofounder/contract/tools/prices";
import type { ToolName } from "@cofounder/contract/tools/shapes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { type Window, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";
import type { ScriptedRequest } from "./fixtures/scripted-model.ts";
import { picture } from "./fixtures/scripted-picture.ts";
import { rivalPage, type ScriptedSearch, startScriptedSearch } from "./fixtures/scripted-search.ts";

let search: ScriptedSearch;
beforeAll(async () => {
  search = await startScriptedSearch();
});
afterAll(() => search.close());

const scene = setScene({ model: true, env: () => ({ SEARXNG_URL: search.url, AI_IMAGE_MODEL: "painter" }) });

const byModel = "Computed by the engine, with words of the language model";
/** Neither the founder, a formula nor a web page states it: it is shown as the model's own. */
const invented = "The market is worth $48.7 billion and grows 31.4% a year.";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The engine's draft that the tool sent to the model. */
function draftOf({ messages }: ScriptedRequest): Record<string, { id: string; actions?: { id: string }[] }[]> {
  const given = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return JSON.parse(given.match(/^DRAFT .*\n(.*)$/m)?.[1] ?? "{}");
}

interface Journey {
  tool: ToolName;
  fields: Record<string, string>;
  button: string;
  answer(request: ScriptedRequest): unknown;
  /** The regions of the page that show the model's words, and the words. */
  said: [region: string, words: string][];
  /** A page that is shown as a link. */
  linked?: { region: string; url: string };
}

const journeys: Journey[] = [
  {
    tool: "pitch-analyzer",
    fields: { content: "A booking tool for dentists that fills empty chairs.\n---\nThe price is €49 per month." },
    button: "Analyze",
    answer: (request) => ({
      suggestions: (draftOf(request)["findings"] ?? []).map(({ id }) => ({
        id,
        sentence: `${invented} We ask dentists [number] of whom said yes.`,
      })),
    }),
    said: [["Every finding", "We ask dentists [number] of whom said yes."]],
  },
  {
    tool: "competitor-analysis",
    fields: { industry: "Bakery", idea: "Bread for small offices in Lyon, delivered before nine." },
    button: "Analyze",
    answer: () => ({
      overview: `Offices in Lyon buy their bread on the way to work. ${invented}`,
      rivals: [
        {
          name: "Panier Express",
          url: rivalPage.url,
          about: "It bakes for offices.",
          price: "€139 per month",
        },
        { name: "Croissanterie Dupont", url: "https://lyon.example.net/offices", about: "It bakes." },
      ],
      whiteSpace: ["Does anybody deliver before the first meeting?"],
      strategy: [],
    }),
    said: [
      ["Market overview", "Offices in Lyon buy their bread on the way to work."],
      ["Alternatives", "It bakes for offices. Price on that page: €139 per month."],
      ["Alternatives", "Croissanterie Dupont"],
      ["Features and prices", "€139 per month"],
      ["White space", "Does anybody deliver before the first meeting?"],
    ],
    linked: { region: "Alternatives", url: rivalPage.url },
  },
  {
    tool: "resource-finder",
    fields: { role: "Frontend developer", budget: "medium", skills: "React, CSS" },
    button: "Find Resources",
    answer: () => ({
      jobPost: `We look for somebody who likes small, careful steps. ${invented}`,
      trialTask: "Rebuild one form of ours so that it works with the keyboard alone.",
    }),
    said: [
      ["Job post", "We look for somebody who likes small, careful steps."],
      ["Paid trial task", "Rebuild one form of ours so that it works with the keyboard alone."],
    ],
  },
  {
    tool: "investor-guide",
    fields: { stage: "seed", industry: "saas" },
    button: "Generate Guidance",
    answer: () => ({
      advice: [`Ask first those who wrote a cheque in a neighbouring trade. ${invented}`],
      letter: `Dear [name], our customers stay, and here is how we know. ${invented}`,
    }),
    said: [
      ["In short", "Ask first those who wrote a cheque in a neighbouring trade."],
      ["Outreach email", "Dear [name], our customers stay, and here is how we know."],
    ],
  },
  {
    tool: "influencer-finder",
    fields: { niche: "vegan baking", platform: "youtube" },
    button: "Find Influencers",
    answer: () => ({ letters: [`Hi [name], your way with dough made us write. ${invented}`] }),
    said: [["Emails to send", "Hi [name], your way with dough made us write."]],
  },
  {
    tool: "self-development",
    fields: { category: "leadership", goal: "Delegate sales to Ana" },
    button: "Generate Plan",
    answer: (request) => ({
      overview: `You let go of one thing at a time. ${invented}`,
      actions: (draftOf(request)["phases"]?.[0]?.actions ?? []).slice(0, 1).map(({ id }) => ({
        id,
        text: "Let Ana lead the next call while you listen.",
      })),
    }),
    said: [
      ["Overview", "You let go of one thing at a time."],
      ["Phases", "Let Ana lead the next call while you listen."],
    ],
  },
];

async function keepsItsWord(page: Page, { tool, said, linked }: Journey): Promise<void> {
  for (const [region, words] of said)
    await page.getByRole("region", { name: region, exact: true }).getByText(words).first().waitFor();
  if (linked) {
    const region = page.getByRole("region", { name: linked.region, exact: true });
    expect(await region.getByRole("link").first().getAttribute("href")).toBe(linked.url);
  }
  const main = await page.getByRole("main").innerText();
  expect(main).toContain(invented);
  const marked = await page.locator("[data-mark]").allInnerTexts();
  expect(marked).toEqual(expect.arrayContaining(["$48.7 billion", "31.4%"]));
  expect(main).toMatch(/In the model's words: .*\d from the model, not checked/);
  const cost = toolPrices[tool];
  expect(main).toContain(`This cost ${cost} token${cost === 1 ? "" : "s"}.`);
  expect(main).toContain(byModel);
}

test.each<[Window, ToolName, Journey]>(
  windows("phone").flatMap((window) =>
    journeys.map((journey): [Window, ToolName, Journey] => [window, journey.tool, journey]),
  ),
)(
  "on a %s the model's words appear in the result of %s, and its own figures are marked",
  async (window, tool, journey) => {
    scene.model.answerWhole = (request) => JSON.stringify(journey.answer(request));
    const { page } = await scene.member({ path: `/${tool}`, window });
    await fill(page, journey.fields);
    await press(page, journey.button);
    await keepsItsWord(page, journey);
    expect(await barriers(page)).toEqual({});
    await page.reload();
    await keepsItsWord(page, journey);
  },
);

test.each(windows("desktop"))("on a %s a figure of the model's says on request what backs it", async (window) => {
  scene.model.answerWhole = () =>
    JSON.stringify({ overview: `A basket costs €14. ${invented}`, rivals: [{ name: "Foodles", about: "It cooks." }] });
  const { page } = await scene.member({ path: "/competitor-analysis", window });
  await fill(page, { industry: "Bakery", idea: "Bread for small offices in Lyon, €14 a basket." });
  await press(page, "Analyze");
  await page.locator("[data-mark]").filter({ hasText: "€14" }).click();
  await page.getByRole("dialog").getByText("In your words").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-mark]").filter({ hasText: "31.4%" }).click();
  await page.getByRole("dialog").getByText("From the model, not checked").waitFor();
  await page.keyboard.press("Escape");
  await press(page, "In the model's words: 1 of your figures, 2 from the model, not checked");
  const list = page.getByRole("dialog", { name: "Figures and names in the model's words" });
  await list.getByText("A basket costs €14.").waitFor();
  expect(await barriers(page)).toEqual({});
});

test.each(windows("desktop"))(
  "on a %s a prompt is improved by the language model and drawn by the image model",
  async (window) => {
    scene.model.answerWhole = () =>
      JSON.stringify({ enhanced: "A bakery on wheels at dawn, warm light, flat shapes." });
    const { page } = await scene.member({ path: "/image-generator", window });
    const description = page.getByRole("textbox", { name: "Description" });
    await description.fill("A bakery on wheels");
    await press(page, "Enhance Prompt");
    await page.getByText("Prompt Enhanced", { exact: true }).waitFor();
    expect(await description.inputValue()).toBe("A bakery on wheels at dawn, warm light, flat shapes.");
    await press(page, "Generate Image");
    const drawn = page.getByRole("main").getByRole("img");
    await expect
      .poll(() =>
        drawn.evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ naturalWidth, naturalHeight, src }) => [naturalWidth, naturalHeight, new URL(src).origin]),
        ),
      )
      .toEqual([[picture.width, picture.height, scene.application.url]]);
    const main = await page.getByRole("main").innerText();
    expect(main).toContain("This cost 3 tokens. 6 tokens left.");
    expect(main).toContain("Drawn by the image model");
    expect(main).not.toMatch(/Drawn by rules|words of the language model/);
  },
);

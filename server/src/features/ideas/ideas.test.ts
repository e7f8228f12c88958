import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const bakery = {
  title: "Bakery on wheels",
  text: "For office workers in Porto, who lose an hour every morning queuing for breakfast. We have 12 paying customers. I have been a baker for ten years.",
};
const seeds = { skills: ["baking"], interests: ["street markets"], budget: 2_000, hoursPerWeek: 20 };

test("an idea is added to the board with its rating, edited with a new rating, and removed", async () => {
  const ada = await app.signUp("Ada");
  const { idea } = await ada.api.ideas.add(bakery);
  expect(idea.score.rating.score).toBeGreaterThan(0);
  const { idea: poorer } = await ada.api.ideas.update({ ideaId: idea.id, title: "App", text: "An app" });
  expect(poorer.score).toMatchObject({
    rating: { score: null },
    missing: [expect.any(String), ...poorer.score.missing.slice(1)],
  });
  expect((await ada.api.ideas.list()).ideas.map(({ id }) => id)).toEqual([idea.id]);
  await ada.api.ideas.delete({ ideaId: idea.id });
  expect((await ada.api.ideas.list()).ideas).toEqual([]);
});

test("an idea with unread figures has no rating from them, and says what is missing", async () => {
  const flo = await app.signUp("Flo");
  const text = "For office workers in Porto. 120 customers a week pay 4 euro for a bread, flour costs 1 euro.";
  const { rating, missing } = (await flo.api.ideas.add({ ...bakery, text })).idea.score;
  expect(rating).toMatchObject({ score: null, low: null, high: null });
  expect(rating.parts.filter(({ score }) => score !== null).map(({ criterion }) => criterion)).toEqual(["customer"]);
  expect(rating.coverage).toBe(0.1);
  expect(missing).toContainEqual(expect.stringContaining("How many office workers could you reach"));
});

test("the engine's ideas are added to the board, and other founders get other ones", async () => {
  const [ben, cem] = [await app.signUp("Ben"), await app.signUp("Cem")];
  const { ideas } = await ben.api.ideas.generate(seeds);
  expect(ideas.every(({ madeBy, text }) => madeBy === "engine" && text.includes("First test:"))).toBe(true);
  const other = await cem.api.ideas.generate({ ...seeds, skills: ["nursing"], interests: ["elderly care"] });
  expect(other.ideas.map(({ title }) => title)).not.toEqual(ideas.map(({ title }) => title));
});

test("a member cannot read, change or delete another's idea", async () => {
  const [dee, eve] = [await app.signUp("Dee"), await app.signUp("Eve")];
  const { idea } = await dee.api.ideas.add(bakery);
  expect((await eve.api.ideas.list()).ideas).toEqual([]);
  expect(await refusalOf(eve.api.ideas.update({ ideaId: idea.id, ...bakery }))).toBe("not_found");
  expect(await refusalOf(eve.api.ideas.delete({ ideaId: idea.id }))).toBe("not_found");
  expect((await dee.api.ideas.list()).ideas).toHaveLength(1);
});

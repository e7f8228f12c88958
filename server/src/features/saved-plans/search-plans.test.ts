import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

async function saveText(member: TestMember, markdown: string) {
  const { turnId } = await member.send("A bakery for dogs at $12 a cake");
  const { chatId, id: messageId } = await member.finish(turnId);
  const { plan } = await member.api.savedPlans.save({ source: { kind: "message", chatId, messageId } });
  await member.api.savedPlans.write({ planId: plan.id, markdown });
}

test("a search of 60 words uses the eight longest", async () => {
  const ada = await app.signUp("Ada");
  const long = ["alfa", "brio", "cask", "dune", "echo", "fern", "gala", "hymn"];
  await saveText(ada, long.join(", "));
  const short = Array.from({ length: 52 }, (_, at) => `${at + 10}`);
  const found = async (words: string[]) => (await ada.api.savedPlans.list({ query: words.join(" ") })).plans.length;
  expect(await found([...short, ...long])).toBe(1);
  expect(await found([...short, ...long.slice(1), "oaks"])).toBe(0);
  expect(await found(Array.from({ length: 40 }, () => "alfa"))).toBe(1);
});

test("many concurrent searches of one member do not block other members", async () => {
  const [ben, cem] = [await app.signUp("Ben"), await app.signUp("Cem")];
  await saveText(ben, "Red.");
  // Locks the plans until this transaction ends: each search takes as long as it wants.
  const blocker = await app.built.parts.ctx.database.pool.connect();
  await blocker.query("begin; lock table saved_plans in access exclusive mode");
  const answers: unknown[] = [];
  const search = async () => {
    answers.push(await refusalOf(ben.api.savedPlans.list({ query: "red" })));
  };
  const searches = Array.from({ length: 24 }, search);
  try {
    await expect.poll(() => answers.length).toBe(20);
    expect(new Set(answers)).toEqual(new Set(["too_many_requests"]));
    const others = await Promise.all(Array.from({ length: 20 }, () => cem.fetch("/api/chats")));
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  } finally {
    await blocker.query("commit");
    blocker.release();
  }
  await Promise.all(searches);
  const found = answers.slice(20).map((answer) => (answer as { plans: unknown[] }).plans.length);
  expect(found).toEqual([1, 1, 1, 1]);
});

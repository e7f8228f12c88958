import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

const app = await startTestApp();
const { pool } = app.built.parts.ctx.database;
const input = { businessName: "Tallyho", description: "Lamps for desks", industry: "", colorScheme: "modern" as const };

async function make({ api }: TestMember) {
  const runId = newId();
  await api.tools.start({ tool: "website-builder", runId, input });
  await expect.poll(async () => (await api.tools.get({ runId })).run.status).toBe("done");
  return (await api.sites.get({ siteId: runId })).site;
}

type Made = Awaited<ReturnType<typeof make>>;

const sent = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const save = (member: TestMember, { id, site }: Made, businessName: string) =>
  member.fetch(`/api/sites/${id}`, sent("PUT", { site: { ...site, businessName } }));
const publish = (member: TestMember, { id }: Made, address: string) =>
  member.fetch(`/api/sites/${id}/publish`, sent("POST", { address }));
const remove = (member: TestMember, { id }: Made) => member.fetch(`/api/tools/runs/${id}`, { method: "DELETE" });

/** Changes of these websites wait until this transaction is rolled back. */
async function holdSites(...sites: Made[]): Promise<pg.Client> {
  const client = new pg.Client(app.database);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  await client.query("select 1 from generated_websites where id = any ($1) order by id for update", [
    sites.map(({ id }) => id),
  ]);
  return client;
}

/** Statements that wait for a lock. */
const waiting = (count: number) =>
  vi.waitUntil(
    async () =>
      (
        await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount === count,
    30_000,
  );

test("deleting a result while its website is saved waits for that, and deletes the website too", async () => {
  const ada = await app.signUp("Ada");
  const site = await make(ada);
  const hold = await holdSites(site);
  const saved = save(ada, site, "Saved");
  await waiting(1);
  const removed = remove(ada, site);
  await waiting(2);
  await hold.query("rollback");
  expect((await saved).status).toBe(200);
  expect((await removed).status).toBe(200);
  expect((await ada.fetch(`/api/sites/${site.id}`)).status).toBe(404);
});

test("concurrent saves, publications and deletions succeed, or are refused as deleted or taken", async () => {
  const ben = await app.signUp("Ben");
  await pool.query("update profiles set token_balance = 1000 where email = $1", [ben.email]);
  const seen = new Set<number>();
  for (let round = 0; round < 12; round++) {
    const [one, other] = [await make(ben), await make(ben)];
    await publish(ben, one, `one-${round}`);
    const answers = await Promise.all([
      save(ben, one, "Once"),
      publish(ben, one, `two-${round}`),
      publish(ben, other, `one-${round}`),
      save(ben, one, "Again"),
      remove(ben, one),
      save(ben, one, "Late"),
      publish(ben, one, `three-${round}`),
    ]);
    for (const { status } of answers) seen.add(status);
  }
  expect([...seen].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
});

test("two websites that take each other's address at once are answered, and keep one address each", async () => {
  const cara = await app.signUp("Cara");
  const [one, other] = [await make(cara), await make(cara)];
  await publish(cara, one, "lamps");
  await publish(cara, other, "desks");
  const seen = new Set<number>();
  for (let round = 0; round < 10; round++) {
    const hold = await holdSites(one, other);
    const answers = [publish(cara, one, "desks"), publish(cara, other, "lamps")];
    await waiting(2);
    await hold.query("rollback");
    for (const { status } of await Promise.all(answers)) seen.add(status);
  }
  expect([...seen].filter((status) => ![200, 409].includes(status))).toEqual([]);
  const kept = await Promise.all([one, other].map(({ id }) => cara.api.sites.get({ siteId: id })));
  expect(new Set(kept.map(({ site }) => site.address))).toEqual(new Set(["desks", "lamps"]));
});

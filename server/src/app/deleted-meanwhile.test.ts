import { beforeAll, expect, test } from "vitest";
import { codesOfForeignKeys } from "../platform/db/missing-reference.ts";
import { newId } from "../platform/db/columns.ts";
import { password, refusalOf, startTestApp, type TestApp } from "./test-app.ts";
import { openScene, type Scene } from "./test-endpoints.ts";

let app: TestApp;
let scene: Scene;

beforeAll(async () => {
  app = await startTestApp();
  scene = await openScene(app);
});

const pool = () => app.built.parts.ctx.database.pool;

/** Deletes in a transaction that ends once the request waits for its lock. */
async function whileDeleted<T>(statement: string, values: string[], ask: () => Promise<T>): Promise<T> {
  const client = await pool().connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await client.query("begin");
    expect((await client.query(statement, values)).rowCount).toBe(1);
    const answer = ask();
    const waiting = "select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))";
    await expect.poll(async () => (await pool().query(waiting, [rows[0]?.pid])).rowCount).toBe(1);
    await client.query("commit");
    return await answer;
  } finally {
    client.release();
  }
}

test("a plan that is deleted while it is shared is not found", async () => {
  const planId = scene.ids["planId"] ?? "";
  const refusal = await whileDeleted("delete from saved_plans where id = $1", [planId], () =>
    refusalOf(scene.owner.api.savedPlans.share({ planId, days: 7, password: null })),
  );
  expect(refusal).toBe("saved_plan.not_found");
});

test("a pitch that is deleted during a contact request is not found", async () => {
  const listing = scene.ids["listing"] ?? "";
  const asking = { name: "Ida", organisation: "", chequeMin: 1, chequeMax: 2, message: "Hello" };
  const investor = await app.signUp("Investor");
  const refusal = await whileDeleted(
    "delete from pitches where status = 'active' and user_id = (select id from users where email = $1)",
    [scene.owner.email],
    () => refusalOf(investor.api.pitches.request({ listing, ...asking })),
  );
  expect(refusal).toBe("pitch.not_found");
});

test("a sign-in during the deletion of its account is answered as for an unknown address", async () => {
  const { email } = await app.signUp("Leaving");
  const signIn = (address: string) => app.post("/api/auth/sign-in/email", { email: address, password });
  const answer = await whileDeleted(
    `with erasing as (select set_config('cofounder.erasing', id::text, true) from users where email = $1)
     delete from users using erasing where email = $1`,
    [email],
    () => signIn(email),
  );
  const unknown = await signIn(`${newId()}@example.com`);
  expect([answer.status, await answer.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(answer.status).toBe(401);
});

test("each foreign key whose violation has its own answer exists in the database", async () => {
  const { rows } = await pool().query<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'f'",
  );
  const known = rows.map(({ name }) => name);
  for (const name of Object.keys(codesOfForeignKeys)) expect(known).toContain(name);
});

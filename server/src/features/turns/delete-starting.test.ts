import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { password, startTestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { type StartParams, startMessage, startParams } from "./statements.ts";

const app = await startTestApp();
const { pool } = app.built.parts.ctx.database;

/** A separate transaction that does what an unfinished request does. */
async function transaction(): Promise<pg.Client> {
  const client = new pg.Client(app.database);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  return client;
}

const pidOf = async (client: pg.Client) =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;

/** Waits until another session waits for this transaction's locks. */
const isWaitedFor = (pid: number | undefined) =>
  vi.waitUntil(
    async () =>
      (await pool.query("select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))", [pid])).rowCount,
    30_000,
  );

/** A message in the chat of the member's first one, stored and not committed. */
async function beginMessage(member: TestMember): Promise<pg.Client> {
  const started = await member.send("A bakery for dogs at $12 a cake");
  await member.finish(started.turnId);
  const now = new Date();
  const params: StartParams = {
    userId: (await member.api.accounts.session()).member?.id ?? "",
    chatId: started.chat.id,
    messageId: newId(),
    parentId: started.reply.id,
    text: "And at $15?",
    title: "A bakery",
    startupType: null,
    replyId: newId(),
    turnId: newId(),
    most: 3,
    now,
    webSearch: false,
    tool: null,
    model: null,
    promptVersion: "1",
    ventureId: null,
    sharedBy: null,
    expiresAt: new Date(now.getTime() + 3_600_000),
  };
  const client = await transaction();
  const { rows } = await client.query(
    startMessage,
    startParams.map((key) => params[key]),
  );
  expect(rows).toMatchObject([{ refusal: null }]);
  return client;
}

const ofMember = "user_id = (select id from users where email = $1)";
const rowsOf = async (sql: string, email: string) => (await pool.query(sql, [email])).rows;

test("a chat that is deleted while a message is stored goes with it, and its tokens are released", async () => {
  const ada = await app.signUp("Ada");
  const before = (await ada.api.wallet.get()).balance;
  const message = await beginMessage(ada);
  const [{ id: chatId } = { id: "" }] = await rowsOf(`select id from chats where ${ofMember}`, ada.email);
  const spent = before - (await ada.api.wallet.get()).balance;
  const deleted = ada.fetch(`/api/chats/${chatId}`, { method: "DELETE" });
  await isWaitedFor(await pidOf(message));
  await message.query("commit");
  expect((await deleted).status).toBe(200);
  expect((await ada.api.wallet.get()).balance).toBe(before - spent);
  const left = `select (select count(*)::int from turns where ${ofMember}) as turns,
    (select count(*)::int from token_reservations where ${ofMember} and cost is null) as open`;
  expect(await rowsOf(left, ada.email)).toEqual([{ turns: 0, open: 0 }]);
});

test("an account that is deleted while a message is stored goes, also when the reply ends meanwhile", async () => {
  const ben = await app.signUp("Ben");
  const [{ id: userId } = { id: "" }] = await rowsOf("select id from users where email = $1", ben.email);
  const message = await beginMessage(ben);
  const hold = await transaction();
  const end = await transaction();
  const endPid = await pidOf(end);
  await hold.query("select 1 from users where id = $1 for no key update", [userId]);
  const deleted = ben.api.accounts.delete({ password });
  await isWaitedFor(await pidOf(message));
  await message.query("commit");
  await isWaitedFor(await pidOf(hold));
  // The locks at the end of a reply, in their order.
  const ended = end
    .query("select 1 from turns where user_id = $1 and status = 'running' for update", [userId])
    .then(() => end.query("select 1 from profiles where user_id = $1 for update", [userId]));
  await vi.waitUntil(
    async () =>
      (await pool.query("select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'", [endPid]))
        .rowCount,
    30_000,
  );
  await hold.query("rollback");
  expect(await deleted).toMatchObject({ receipt: { chats: 1 } });
  expect((await ended).rowCount).toBe(0);
});

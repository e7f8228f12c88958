import { chatsPerPage, messagesPerPage } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

/**
 * Among members with little data, one with many chats and a long one: the rows that a request reads grow with neither.
 */
const length = 1_200;
const chats = 300;
const others = 200;

/** An id derived from a name, in the product's format. */
const idOf = (name: string) => `overlay(overlay(md5(${name}) placing '7' from 13) placing '8' from 17)::uuid`;

let app: TestApp;
let owner: TestMember;
let longChat = "";

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signUp("Owner");
  const { pool } = app.built.parts.ctx.database;
  await pool.query(
    `insert into users (id, name, email, email_verified)
     select new_id(), 'Other', 'other' || n || '@example.com', true from generate_series(1, $1) n`,
    [others],
  );
  await pool.query(
    `insert into chats (user_id, id, title, created_at, updated_at)
     select u.id, new_id(), 'Bakery ' || n, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from users u cross join generate_series(1, case when u.email = $1 then $2::int else 2 end) n`,
    [owner.email, chats],
  );
  await pool.query(
    `insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
     select user_id, ${idOf("id || '.' || k")}, id, case when k > 1 then ${idOf("id || '.' || k - 1")} end,
       case when k % 2 = 1 then 'user' else 'ai' end, 'bread for ' || title || case when k = 4 then ' 南方的蜂蜜铺子' else '' end, 'done',
       created_at + k * interval '1 second'
     from chats cross join lateral generate_series(1, case when title = 'Bakery 300' then $1::int else 6 end) k`,
    [length],
  );
  await pool.query(
    `update chats c set leaf_id = (
       select m.id from messages m where m.user_id = c.user_id and m.chat_id = c.id order by m.created_at desc limit 1)`,
  );
  await pool.query("analyze");
  const { rows } = await pool.query<{ id: string }>("select id from chats where title = 'Bakery 300'");
  longChat = rows[0]?.id ?? "";
});

interface PlanNode {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Node Type": string;
  Plans?: PlanNode[];
}

/** Rows and index entries that a plan read from tables, including those it then discarded. */
function readBy(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0);
  if (!/Scan/.test(node["Node Type"]) || /CTE|WorkTable|Function|Subquery/.test(node["Node Type"])) return below;
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return below + (node["Actual Rows"] + removed) * node["Actual Loops"];
}

/** Makes helper processes free: then every plan that can use them does. */
const freeHelpers =
  "set parallel_setup_cost = 0; set parallel_tuple_cost = 0; set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0";

/** How a statement is planned and run on the product's connections: with a generic plan. */
async function planOf(text: string, values: unknown[]): Promise<PlanNode> {
  const client = await app.built.parts.ctx.database.pool.connect();
  try {
    await client.query(freeHelpers);
    await client.query(`prepare measured as ${text}`);
    const given = values.map((value) => (value === null ? "null" : client.escapeLiteral(literalOf(value)))).join(", ");
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) execute measured ${given && `(${given})`}`,
    );
    if (!rows[0]) throw new Error("no plan");
    return rows[0]["QUERY PLAN"][0].Plan;
  } finally {
    client.release(true);
  }
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(",")}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Of the statements that `work` sends, each run again as it was sent. Writes are left out. */
async function plansOf(work: () => Promise<unknown>): Promise<PlanNode[]> {
  const { pool } = app.built.parts.ctx.database;
  const query = pool.query.bind(pool) as unknown as (text: unknown, values?: unknown[]) => Promise<unknown>;
  const sent: [string, unknown[]][] = [];
  Object.assign(pool, {
    query: (text: unknown, values?: unknown[]) => {
      if (typeof text === "string" && !/\b(insert|update|delete|notify)\b/i.test(text)) sent.push([text, values ?? []]);
      return query(text, values);
    },
  });
  await work().finally(() => Object.assign(pool, { query }));
  expect(sent.length).toBeGreaterThan(0);
  const plans: PlanNode[] = [];
  for (const [text, values] of sent) plans.push(await planOf(text, values));
  return plans;
}

/** The scheduler's concurrent queries are counted too: of a request that changes nothing the least of three counts. */
async function rowsRead(work: () => Promise<unknown>, times = 3): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < times; time++)
    counts.push((await plansOf(work)).reduce((sum, plan) => sum + readBy(plan), 0));
  return Math.min(...counts);
}

/** Of a message: itself, its place in the branch, and the versions beside it. */
const perMessage = 4;

test("opening a long chat and paging through it reads only what is shown", async () => {
  const { earlier } = await owner.api.chats.get({ chatId: longChat });
  const opened = await rowsRead(() => owner.api.chats.get({ chatId: longChat }));
  expect(opened).toBeLessThan(messagesPerPage * perMessage);
  const above = await rowsRead(() => owner.api.chats.earlier({ chatId: longChat, before: earlier ?? "" }));
  expect(above).toBeLessThan(messagesPerPage * perMessage);
});

test("a message that follows many reads each of them once", async () => {
  const { messages } = await owner.api.chats.get({ chatId: longChat });
  const send = () => owner.send("And then?", { chatId: longChat, parentId: messages.at(-1)?.id ?? "" });
  expect(await rowsRead(send, 1)).toBeLessThan(length * 2);
});

test("a page of chats reads only its own chats", async () => {
  const first = await owner.api.chats.list({});
  expect(await rowsRead(() => owner.api.chats.list({}))).toBeLessThan(chatsPerPage * 3);
  expect(await rowsRead(() => owner.api.chats.list({ cursor: first.next ?? "" }))).toBeLessThan(chatsPerPage * 3);
});

test.each([
  ["a word of one chat", "300", length],
  ["a word that is nowhere", "cheese", 0],
  ["two words of which others have one each", "bread 299", 6],
  ["a piece of a script without spaces", "蜂蜜铺", chats],
  ["a piece that is nowhere", "蜜蜂铺", 0],
])("a search for %s reads what it finds, not what others wrote", async (_, query, matches) => {
  const { hits } = await owner.api.chats.search({ query });
  expect(hits.length).toBe(Math.min(20, matches));
  const read = await rowsRead(() => owner.api.chats.search({ query }));
  expect(read).toBeLessThan(matches * 2 + 200);
});

test("no statement waits for helper processes to start", async () => {
  const plans = await plansOf(async () => {
    await owner.api.chats.search({ query: "bread" });
    await owner.api.chats.get({ chatId: longChat });
    await owner.api.chats.list({ query: "bakery" });
  });
  expect(JSON.stringify(plans)).not.toContain('"Gather');
});

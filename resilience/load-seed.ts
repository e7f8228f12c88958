import type pg from "pg";
import { keepTexts } from "./load-texts.ts";

/** Words that the load searches for, and the share of a member's messages that contain them. */
export const words = {
  common: "customers",
  second: "lisbon",
  rare: "zephyrine",
  nobodys: "nobodywrotethis",
  chinese: "订阅制度",
  chineseRare: "蜂蜜铺子",
  chineseNobodys: "龘靐齉",
};

export interface Batch {
  /** Temporary table of the owners: number from 0, user_id. */
  owners: string;
  chats: number;
  messagesEach: number;
  /** The seed of the ids: different for every batch. */
  name: string;
}

/**
 * Prepares the connection for every batch. Constraints and triggers are off: the seeded data is consistent by itself.
 */
export async function prepareSeeding(client: pg.Client): Promise<void> {
  await client.query("set synchronous_commit = off; set session_replication_role = replica; set work_mem = '256MB'");
  await client.query("set maintenance_work_mem = '1GB'");
  await keepTexts(client);
  // Time first, as in the ids of the product.
  await client.query(
    `create function pg_temp.id_at(at timestamptz, name text) returns uuid language sql immutable as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(name), 1, 3) || '8' || substr(md5(name), 4, 15))::uuid
     $$`,
  );
}

/**
 * Chats from the newest, three hours apart, each a sequence of questions and replies; returns nothing, writes `chats`
 * and `messages`.
 */
export async function seedChats(client: pg.Client, { owners, chats, messagesEach, name }: Batch): Promise<void> {
  await client.query("create temp table batch (n int, user_id uuid, id uuid, at timestamptz)");
  await client.query(
    `insert into batch
     select n, o.user_id, pg_temp.id_at(t.at, $1 || n), t.at
     from generate_series(0, $2::int - 1) n
     cross join lateral (select now() - (n + 1) * (interval '700 days' / $2::int) as at) t
     join ${owners} o on o.number = n % (select count(*) from ${owners})`,
    [name, chats],
  );
  await client.query(
    `insert into chats (user_id, id, title, leaf_id, created_at, updated_at)
     select b.user_id, b.id, left(t.said, 50) || '...', pg_temp.id_at(e.at, b.id || '.' || $1::int - 1), b.at, e.at
     from batch b join texts t on t.number = b.n % (select count(*) from texts)
     cross join lateral (select b.at + ($1::int - 1) * interval '1 minute' as at) e`,
    [messagesEach],
  );
  await client.query(messagesOf, [messagesEach]);
  await client.query("drop table batch");
}

/**
 * Every fifth reply is a full one of the engine with its card, the others are a few lines, like replies to follow-ups.
 */
const messagesOf = `
  insert into messages (user_id, id, chat_id, parent_id, message_type, content, parts, outcome, tokens_used, cost, created_at)
  select b.user_id, pg_temp.id_at(m.at, b.id || '.' || k), b.id,
    case when k > 0 then pg_temp.id_at(m.at - interval '1 minute', b.id || '.' || k - 1) end,
    case when k % 2 = 0 then 'user' else 'ai' end,
    case when k % 2 = 0 then substr(t.said, 1 + k % 7, 160 + b.n % 90) when k % 10 = 1 then t.reply
      else substr(t.reply, 1 + (b.n * 31 + k * 97) % 3000, 1200) end
      || case when (b.n + k / 2) % 2 = 0 then ' ${words.common}' else '' end
      || case when (b.n * 7 + k) % 50 = 0 then ' ${words.second}' else '' end
      || case when (b.n * 13 + k) % 997 = 0 then ' ${words.rare}' else '' end
      || case when (b.n + k) % 11 = 0 then ' 每月${words.chinese}的顾客' else '' end
      || case when (b.n * 17 + k) % 991 = 0 then ' 南方的${words.chineseRare}开张' else '' end
      || ' w' || hashint4(b.n * 100 + k) % 50000,
    case when k % 10 = 1 then t.parts else '[]' end,
    'done', case when k % 2 = 0 then 0 else 12 end, case when k % 2 = 1 then 2 end, m.at
  from batch b cross join generate_series(0, $1::int - 1) k
  cross join lateral (select b.at + k * interval '1 minute' as at) m
  join texts t on t.number = (b.n + k / 10) % (select count(*) from texts)`;

/** Adds a second version with a reply of its own to every fiftieth question of a chat, beside the shown branch. */
export async function seedVersions(client: pg.Client, chatId: string): Promise<void> {
  await client.query(
    `with again as (
       select m.*, pg_temp.id_at(m.created_at, m.id || 'again') as own from (
         select *, row_number() over (order by created_at, id) as place from messages where chat_id = $1
       ) m where place % 100 = 1
     ), question as (
       insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
       select user_id, own, chat_id, parent_id, 'user', content || ' again', 'done', created_at + interval '1 second' from again
     )
     insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
     select user_id, pg_temp.id_at(created_at, own || 'answer'), chat_id, own, 'ai', 'Another answer', 'done', created_at + interval '2 seconds' from again`,
    [chatId],
  );
}

/** Accounts without a password, which are never signed in. */
export async function seedMembers(client: pg.Client, members: number): Promise<void> {
  await client.query(
    `with people as (
       insert into users (id, name, email, email_verified, created_at)
       select new_id(), 'Founder ' || n, 'founder' || n || '@example.com', true, now() - n * interval '1 minute'
       from generate_series(1, $1) n returning id, email, name, created_at
     )
     insert into profiles (user_id, id, email, display_name, created_at)
     select id, new_id(), email, name, created_at from people`,
    [members],
  );
}

/** Runs `fill` without the word indexes of the messages and rebuilds them afterwards: this is several times faster. */
export async function withoutWordIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'messages' and indexdef like '% USING gin %'",
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

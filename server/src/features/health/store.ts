import type { SystemHealth } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { processStates } from "./table.ts";

export type ProcessRow = typeof processStates.$inferSelect;

export async function writeStatus(ctx: DbCtx, row: ProcessRow): Promise<void> {
  const { id, version, startedAt, seenAt, streams, turns, tools, memoryBytes, heard } = row;
  await ctx.database.logPool.query(
    `insert into process_states (id, version, started_at, seen_at, streams, turns, tools, memory_bytes, heard)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)
     on conflict (id) do update set seen_at = excluded.seen_at, streams = excluded.streams, turns = excluded.turns,
       tools = excluded.tools, memory_bytes = excluded.memory_bytes, heard = excluded.heard`,
    [id, version, startedAt, seenAt, streams, turns, tools, memoryBytes, JSON.stringify(heard)],
  );
}

export async function deleteStatuses(ctx: DbCtx, before: Date): Promise<void> {
  await ctx.database.logPool.query("delete from process_states where seen_at < $1", [before]);
}

export async function deleteStatus(ctx: DbCtx, id: string): Promise<void> {
  await ctx.database.logPool.query("delete from process_states where id = $1", [id]);
}

export async function listStatuses(ctx: DbCtx, since: Date): Promise<ProcessRow[]> {
  const { rows } = await ctx.database.pool.query<ProcessRow>(
    `select id, version, started_at as "startedAt", seen_at as "seenAt", streams, turns, tools,
       memory_bytes::float8 as "memoryBytes", heard
     from process_states where seen_at >= $1 order by started_at, id`,
    [since],
  );
  return rows;
}

export interface DatabaseState {
  version: string;
  bytes: number;
  connections: number;
  connectionsMax: number;
  migrations: number;
}

export async function readDatabase(ctx: DbCtx): Promise<DatabaseState> {
  const { rows } = await ctx.database.pool.query<DatabaseState>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as "connectionsMax",
       (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  const [row] = rows;
  if (!row) throw new Error("the database told nothing of itself");
  return row;
}

/** Waiting, running and failed work since `since`, by kind. Mails are given up after three days. */
export async function readQueue(
  ctx: DbCtx,
  { since, givenUp }: { since: Date; givenUp: Date },
): Promise<SystemHealth["queue"]> {
  const { rows } = await ctx.database.pool.query<SystemHealth["queue"]>(
    `select
       json_build_object('waiting', 0,
         'running', (select count(*) from turns where status = 'running'),
         'failed', (select count(*) from turns where status = 'failed' and ended_at >= $1)) as replies,
       json_build_object('waiting', 0,
         'running', (select count(*) from tool_runs where status = 'running'),
         'failed', (select count(*) from tool_runs where status = 'failed' and updated_at >= $1)) as tools,
       json_build_object(
         'waiting', (select count(*) from contact_messages where mailed_at is null and not suspected and created_at > $3)
           + (select count(*) from outgoing_mails where given_up_at is null),
         'running', 0,
         'failed', (select count(*) from contact_messages
           where mailed_at is null and not suspected and handled_at is null and mail_tries > 0 and created_at <= $3)
           + (select count(*) from outgoing_mails where given_up_at >= $1)) as mails,
       json_build_object(
         'waiting', (select count(*) from user_subscriptions where is_active and period_end <= $2 and not is_blocked(user_id)),
         'running', 0, 'failed', 0) as plans,
       json_build_object('waiting', (select count(*) from files_to_delete where due_at <= $2), 'running', 0, 'failed', 0) as files`,
    [since, ctx.now(), givenUp],
  );
  const [row] = rows;
  if (!row) throw new Error("the database told nothing of the queue");
  return row;
}

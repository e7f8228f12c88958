import type { ProblemCode, TurnNotice } from "@cofounder/contract";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { storableJson } from "../../platform/db/storable.ts";
import type { StoredEvent } from "../../platform/event-log.ts";
import type { Heartbeat } from "../../platform/heartbeat-monitor.ts";
import type { TurnResult } from "./take-turn.ts";
import type { TurnKey } from "./running/turn-log.ts";
import { type TurnUpdate, publishUpdates } from "./running/turn-updates.ts";
import { endTurns, type StartParams, startMessage, startParams, startRegeneration } from "./statements.ts";

export interface StartRow {
  refusal: ProblemCode | null;
  /** Tokens before; null when the member has no wallet. */
  before: number | null;
  tokens: number;
  title: string;
  startupType: string | null;
  ventureId: string | null;
  createdAt: Date;
}

export async function insertTurn(
  ctx: MemberCtx,
  kind: "message" | "regenerate",
  params: StartParams,
): Promise<StartRow | null> {
  const [name, text] = kind === "message" ? ["start_message", startMessage] : ["start_regeneration", startRegeneration];
  const values = startParams.map((key) => params[key]);
  const { rows } = await ctx.database.pool.query<StartRow>({ name, text, values });
  return rows[0] ?? null;
}

export interface SentRow {
  turnId: string;
  chatId: string;
  replyId: string;
  text: string;
  parentId: string | null;
}

/** The first turn of a message that was sent before. */
export async function findSent(ctx: MemberCtx, messageId: string): Promise<SentRow | null> {
  const { rows } = await ctx.database.pool.query<SentRow>(
    `select t.id as "turnId", m.chat_id as "chatId", t.message_id as "replyId", m.content as text, m.parent_id as "parentId"
     from messages m join turns t on t.user_id = m.user_id and t.user_message_id = m.id
     where m.user_id = $1 and m.id = $2 order by t.started_at, t.id limit 1`,
    [ctx.userId, messageId],
  );
  return rows[0] ?? null;
}

const endOne = endTurns(
  `select $2::uuid as user_id, $3::uuid as id, $4::text as outcome, $5::text as content, $6::jsonb as parts,
          $7::jsonb as sources, $8::int as rating, $9::text as label, $10::int as cost, $11::jsonb as usage, $12::jsonb as notices,
          $13::jsonb as venture, $14::jsonb as figures, $15::jsonb as superseded`,
);

/** A reply with its events about services that it had to do without. */
export type EndedTurn = TurnResult & { notices: TurnNotice[] };

/** The database's data about a reply that has just ended. */
export interface EndedRow {
  chatId: string;
  messageId: string;
  parentId: string;
  siblingIds: string[];
  createdAt: Date;
  cost: number;
  tokens: number;
}

/**
 * Stores the reply, ends the turn and settles its tokens in one commit. Null: it had ended already, or its chat was
 * deleted.
 */
export async function endTurn(ctx: Ctx, { userId, turnId }: TurnKey, result: EndedTurn): Promise<EndedRow | null> {
  const { outcome, content, analystRating, label, cost } = result;
  const [parts, sources, usage, notices] = [result.parts, result.sources, result.usage, result.notices].map(
    storableJson,
  );
  const values = [
    ctx.now(),
    userId,
    turnId,
    outcome,
    content,
    parts,
    sources,
    analystRating,
    label,
    cost,
    usage,
    notices,
    result.venture && storableJson({ id: newId(), ...result.venture }),
    result.figures && storableJson(result.figures.map((figure) => ({ id: newId(), ...figure }))),
    storableJson(result.superseded),
  ];
  const { rows } = await ctx.database.pool.query<EndedRow>({ name: "end_turn", text: endOne, values });
  return rows[0] ?? null;
}

/** All running turns, in whichever process. */
export async function listRunningTurns(ctx: DbCtx): Promise<Heartbeat[]> {
  const { rows } = await ctx.database.pool.query<Heartbeat>(
    `select user_id as "userId", id, heartbeat_at::text as beat, heartbeat_at < clock_timestamp() - interval '1 minute' as old
     from turns where status = 'running'`,
  );
  return rows;
}

/** Ends turns whose process is gone, with the content of their log, and releases all their tokens. */
const endSilent = endTurns(
  `select t.user_id, t.id, 'interrupted' as outcome, coalesce((
       select string_agg(e.data::jsonb ->> 'delta', '' order by e.seq) from turn_events e
       where e.user_id = t.user_id and e.turn_id = t.id and e.type = 'text' and e.seq > coalesce((
         select max(r.seq) from turn_events r where r.user_id = t.user_id and r.turn_id = t.id and r.type = 'reset'), 0)
     ), '') as content,
     coalesce((
       select e.data::jsonb -> 'parts' from turn_events e
       where e.user_id = t.user_id and e.turn_id = t.id and e.type = 'card' order by e.seq desc limit 1
     ), '[]') as parts,
     coalesce((
       select e.data::jsonb -> 'items' from turn_events e
       where e.user_id = t.user_id and e.turn_id = t.id and e.type = 'sources' order by e.seq desc limit 1
     ), '[]') as sources,
     null::int as rating, null::text as label, 0 as cost, '[]'::jsonb as usage,
     coalesce((
       select jsonb_agg(e.data::jsonb order by e.seq) from turn_events e
       where e.user_id = t.user_id and e.turn_id = t.id and e.type = 'notice'
     ), '[]') as notices, null::jsonb as venture, null::jsonb as figures, null::jsonb as superseded
   from turns t where t.status = 'running'
     and (t.user_id, t.id, t.heartbeat_at) in (select * from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]))`,
);

/** @param silent as they were found; a turn with a newer heartbeat continues */
export async function endSilentTurns(ctx: DbCtx, silent: Heartbeat[]): Promise<number> {
  const { rows } = await ctx.database.pool.query<TurnUpdate>(endSilent, [
    ctx.now(),
    silent.map(({ userId }) => userId),
    silent.map(({ id }) => id),
    silent.map(({ beat: at }) => at),
  ]);
  if (rows.length) await publishUpdates(ctx.database.logPool, rows);
  return rows.length;
}

export async function beat(ctx: Ctx, turns: TurnKey[]): Promise<void> {
  await ctx.database.pool.query(
    `update turns t set heartbeat_at = $1 from unnest($2::uuid[], $3::uuid[]) as mine (user_id, id)
     where t.user_id = mine.user_id and t.id = mine.id and t.status = 'running'`,
    [ctx.now(), turns.map(({ userId }) => userId), turns.map(({ turnId }) => turnId)],
  );
}

/** True when it was running. The process that runs it is notified. */
export async function requestStop(ctx: MemberCtx, turnId: string): Promise<"stopped" | "ended" | "not_found"> {
  const { rows } = await ctx.database.pool.query<{ status: string }>(
    `with asked as (
       update turns set stop_requested_at = $3 where user_id = $1 and id = $2 and status = 'running' returning id
     )
     select t.status, (select pg_notify('turn_stop', id::text) from asked) from turns t where t.user_id = $1 and t.id = $2`,
    [ctx.userId, turnId, ctx.now()],
  );
  if (!rows[0]) return "not_found";
  return rows[0].status === "running" ? "stopped" : "ended";
}

export interface TurnRow {
  status: string;
  messageId: string;
}

export async function findTurn(ctx: Ctx, { userId, turnId }: TurnKey): Promise<TurnRow | null> {
  const { rows } = await ctx.database.pool.query<TurnRow>(
    `select status, message_id as "messageId" from turns where user_id = $1 and id = $2`,
    [userId, turnId],
  );
  return rows[0] ?? null;
}

export async function listEvents(ctx: Ctx, { userId, turnId }: TurnKey, after: number): Promise<StoredEvent[]> {
  const { rows } = await ctx.database.pool.query<StoredEvent>(
    "select seq, type, data from turn_events where user_id = $1 and turn_id = $2 and seq > $3 order by seq",
    [userId, turnId, after],
  );
  return rows;
}

/** Events of turns that ended before `before`, and those whose turn was deleted. */
export async function deleteOldEvents(ctx: Ctx, before: Date): Promise<number> {
  const { rowCount } = await ctx.database.pool.query(
    `delete from turn_events e where not exists (
       select 1 from turns t where t.user_id = e.user_id and t.id = e.turn_id and (t.ended_at is null or t.ended_at >= $1)
     )`,
    [before],
  );
  return rowCount ?? 0;
}

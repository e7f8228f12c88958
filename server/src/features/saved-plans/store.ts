import { type PlanSource, planVersionsMax } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";
import { FairQueue } from "../../platform/workers/fair-queue.ts";

export interface PlanRow {
  id: string;
  title: string;
  folder: string | null;
  source: PlanSource;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const columns = `p.id, p.title, p.folder, p.source, p.version, p.created_at as "createdAt", p.updated_at as "updatedAt"`;

export interface PlanFilter {
  query: string;
  /** Null: all folders; empty: those without one. */
  folder: string | null;
  after: Place | null;
  limit: number;
}

/**
 * A search reads all texts of a member, which takes seconds where they are long: connections are left for the others.
 */
const searches = new FairQueue({ atOnce: 4, atOncePerCaller: 1, waiting: 100, waitingPerCaller: 3 });
/** Each word is searched in all of the texts. The longest are the most selective. */
const wordsMax = 8;

/** The last changed first; each word of a query is in the title or the text. */
export function listPlans(ctx: MemberCtx, filter: PlanFilter): Promise<PlanRow[]> {
  const words = [...new Set(filter.query.split(/\s+/).filter(Boolean))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, wordsMax);
  const find = () => findPlans(ctx, words, filter);
  return words.length ? searches.run(ctx.userId, find) : find();
}

async function findPlans(ctx: MemberCtx, words: string[], { folder, after, limit }: PlanFilter): Promise<PlanRow[]> {
  const { rows } = await ctx.database.pool.query<PlanRow>(
    `select ${columns} from saved_plans p
     where p.user_id = $1
       and (p.title || ' ' || p.markdown) ilike all ($2::text[])
       and ($3::text is null or coalesce(p.folder, '') = $3)
       and ($4::timestamptz is null or (p.updated_at, p.id) < ($4::timestamptz, $5::uuid))
     order by p.updated_at desc, p.id desc limit $6`,
    [
      ctx.userId,
      words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
      folder,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  );
  return rows;
}

export async function listFolders(ctx: MemberCtx): Promise<{ name: string; count: number }[]> {
  const { rows } = await ctx.database.pool.query<{ name: string; count: number }>(
    `select folder as name, count(*)::int as count from saved_plans
     where user_id = $1 and folder is not null group by folder order by folder`,
    [ctx.userId],
  );
  return rows;
}

export interface NewPlan {
  id: string;
  title: string;
  source: PlanSource;
  sourceId: string;
  markdown: string;
}

/**
 * Saves a source: as a new plan, or as a new version of the plan that was saved from it before, where the text differs
 * from its latest. Returns the plan's id; null: it has the maximum number of versions.
 */
export async function upsertPlan(
  ctx: MemberCtx,
  { id, title, source, sourceId, markdown }: NewPlan,
): Promise<string | null> {
  const { rows } = await ctx.database.pool.query<{ id: string }>(
    `with saved as (
       insert into saved_plans as p (user_id, id, title, source, source_id, version, markdown, created_at, updated_at)
       values ($1, $2, $3, $4::jsonb, $5, 1, $6, $7, $7)
       on conflict (user_id, source_id) do update set
         version = p.version + case when p.markdown = excluded.markdown then 0 else 1 end,
         markdown = excluded.markdown, updated_at = excluded.updated_at
         where p.version < ${planVersionsMax} or p.markdown = excluded.markdown
       returning user_id, id, version, markdown
     ), kept as (
       insert into saved_plan_versions (user_id, plan_id, version, markdown, created_at)
       select user_id, id, version, markdown, $7 from saved on conflict do nothing
     )
     select id from saved`,
    [ctx.userId, id, title, JSON.stringify(source), sourceId, markdown, ctx.now()],
  );
  return rows[0]?.id ?? null;
}

/** False: there is no such plan, or it has the maximum number of versions. */
export async function writeVersion(ctx: MemberCtx, planId: string, markdown: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    `with plan as (
       update saved_plans set version = version + case when markdown = $3 then 0 else 1 end, markdown = $3, updated_at = $4
       where user_id = $1 and id = $2 and (version < ${planVersionsMax} or markdown = $3)
       returning user_id, id, version
     ), kept as (
       insert into saved_plan_versions (user_id, plan_id, version, markdown, created_at)
       select user_id, id, version, $3, $4 from plan on conflict do nothing
     )
     select id from plan`,
    [ctx.userId, planId, markdown, ctx.now()],
  );
  return rowCount === 1;
}

export async function updatePlan(
  ctx: MemberCtx,
  planId: string,
  { title, folder }: { title: string | null; folder: string | null | undefined },
): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    `update saved_plans set title = coalesce($3, title), folder = case when $4 then nullif($5, '') else folder end
     where user_id = $1 and id = $2`,
    [ctx.userId, planId, title, folder !== undefined, folder ?? ""],
  );
  return rowCount === 1;
}

export async function deletePlan(ctx: MemberCtx, planId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query("delete from saved_plans where user_id = $1 and id = $2", [
    ctx.userId,
    planId,
  ]);
  return rowCount === 1;
}

/** The latest version, or the requested one. */
export async function findPlan(
  ctx: MemberCtx,
  planId: string,
  version: number | null,
): Promise<(PlanRow & { markdown: string }) | null> {
  const { rows } = await ctx.database.pool.query<PlanRow & { markdown: string }>(
    `select ${columns}, v.markdown from saved_plans p
     join saved_plan_versions v on v.user_id = p.user_id and v.plan_id = p.id and v.version = coalesce($3, p.version)
     where p.user_id = $1 and p.id = $2`,
    [ctx.userId, planId, version],
  );
  return rows[0] ?? null;
}

export async function listVersions(ctx: MemberCtx, planId: string): Promise<{ version: number; createdAt: Date }[]> {
  const { rows } = await ctx.database.pool.query<{ version: number; createdAt: Date }>(
    `select version, created_at as "createdAt" from saved_plan_versions where user_id = $1 and plan_id = $2
     order by version desc limit ${planVersionsMax}`,
    [ctx.userId, planId],
  );
  return rows;
}

export interface ShareRow {
  id: string;
  expiresAt: Date;
  hasPassword: boolean;
  createdAt: Date;
}

const shareColumns = `id, expires_at as "expiresAt", password_hash is not null as "hasPassword", created_at as "createdAt"`;

/** Links that have not expired. */
export async function listShares(ctx: MemberCtx, planId: string): Promise<ShareRow[]> {
  const { rows } = await ctx.database.pool.query<ShareRow>(
    `select ${shareColumns} from saved_plan_shares where user_id = $1 and plan_id = $2 and expires_at > $3
     order by created_at desc, id desc limit 100`,
    [ctx.userId, planId, ctx.now()],
  );
  return rows;
}

export interface NewShare {
  id: string;
  planId: string;
  tokenHash: string;
  passwordHash: string | null;
  expiresAt: Date;
}

/** Null: there is no such plan. */
export async function insertShare(ctx: MemberCtx, share: NewShare): Promise<ShareRow | null> {
  const { id, planId, tokenHash, passwordHash, expiresAt } = share;
  const { rows } = await ctx.database.pool.query<ShareRow>(
    `insert into saved_plan_shares (user_id, id, plan_id, token_hash, password_hash, expires_at, created_at)
     select user_id, $3, id, $4, $5, $6, $7 from saved_plans where user_id = $1 and id = $2 returning ${shareColumns}`,
    [ctx.userId, planId, id, tokenHash, passwordHash, expiresAt, ctx.now()],
  );
  return rows[0] ?? null;
}

export async function deleteShare(ctx: MemberCtx, planId: string, shareId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    "delete from saved_plan_shares where user_id = $1 and plan_id = $2 and id = $3",
    [ctx.userId, planId, shareId],
  );
  return rowCount === 1;
}

export interface SharedRow {
  title: string;
  markdown: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
  passwordHash: string | null;
}

/** Null: no such link, or it has expired. */
export async function findShared(ctx: Ctx, tokenHash: string): Promise<SharedRow | null> {
  const { rows } = await ctx.database.pool.query<SharedRow>(
    `select p.title, p.markdown, p.version, p.updated_at as "updatedAt", s.expires_at as "expiresAt",
       s.password_hash as "passwordHash"
     from saved_plan_shares s join saved_plans p on p.user_id = s.user_id and p.id = s.plan_id
     where s.token_hash = $1 and s.expires_at > $2 and not is_blocked(s.user_id)`,
    [tokenHash, ctx.now()],
  );
  return rows[0] ?? null;
}

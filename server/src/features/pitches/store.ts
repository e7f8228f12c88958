import { and, eq, ne } from "drizzle-orm";
import type { ContactRequest, FieldVisibility, GuardedField, PitchStatus } from "@cofounder/contract";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";
import { pitches } from "./table.ts";

export interface PitchRow {
  id: string;
  userId: string;
  companyName: string;
  industry: string;
  stage: string;
  description: string;
  seekingAmount: number;
  traction: string | null;
  visibility: Record<GuardedField, FieldVisibility>;
  status: PitchStatus;
  opensAt: Date | null;
  closesAt: Date | null;
  hiddenBecause: string | null;
  createdAt: Date;
  updatedAt: Date;
  requests: number;
}

/** A bigint comes as a string from the driver; a double holds every amount that a pitch may ask for. */
const columns = `
  p.id, p.user_id as "userId", p.company_name as "companyName", p.industry, p.stage, p.description,
  p.seeking_amount::float8 as "seekingAmount", p.traction, p.visibility, p.status, p.opens_at as "opensAt",
  p.closes_at as "closesAt", p.hidden_because as "hiddenBecause", p.created_at as "createdAt", p.updated_at as "updatedAt",
  (select count(*)::int from pitch_requests r where r.pitch_id = p.id) as requests`;

export type NewPitch = Omit<PitchRow, "userId" | "hiddenBecause" | "createdAt" | "updatedAt" | "requests">;

export async function insertPitch(ctx: MemberCtx, pitch: NewPitch): Promise<PitchRow | null> {
  const { rows } = await ctx.database.pool.query<PitchRow>(
    `with p as (
       insert into pitches (id, user_id, company_name, industry, stage, description, seeking_amount, traction, visibility,
         status, opens_at, closes_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $13) returning *
     ) select ${columns} from p`,
    valuesOf(ctx, pitch),
  );
  return rows[0] ?? null;
}

/**
 * Null when the pitch was deleted, is not the member's, or is no longer in the state `was`: then another change was
 * faster.
 */
export async function replacePitch(ctx: MemberCtx, pitch: NewPitch, was: PitchStatus): Promise<PitchRow | null> {
  const { rows } = await ctx.database.pool.query<PitchRow>(
    `with p as (
       update pitches set company_name = $3, industry = $4, stage = $5, description = $6, seeking_amount = $7,
         traction = $8, visibility = $9::jsonb, status = $10, opens_at = $11, closes_at = $12, updated_at = $13
       where id = $1 and user_id = $2 and status = $14 returning *
     ) select ${columns} from p`,
    [...valuesOf(ctx, pitch), was],
  );
  return rows[0] ?? null;
}

const valuesOf = (ctx: MemberCtx, pitch: NewPitch) => [
  pitch.id,
  ctx.userId,
  pitch.companyName,
  pitch.industry,
  pitch.stage,
  pitch.description,
  pitch.seekingAmount,
  pitch.traction,
  JSON.stringify(pitch.visibility),
  pitch.status,
  pitch.opensAt,
  pitch.closesAt,
  ctx.now(),
];

export async function findOwn(ctx: MemberCtx, pitchId: string): Promise<PitchRow | null> {
  const { rows } = await ctx.database.pool.query<PitchRow>(
    `select ${columns} from pitches p where p.user_id = $1 and p.id = $2`,
    [ctx.userId, pitchId],
  );
  return rows[0] ?? null;
}

export async function listOwn(ctx: MemberCtx): Promise<PitchRow[]> {
  const { rows } = await ctx.database.pool.query<PitchRow>(
    `select ${columns} from pitches p where p.user_id = $1 order by p.created_at desc, p.id desc`,
    [ctx.userId],
  );
  return rows;
}

export async function deletePitch(ctx: MemberCtx, pitchId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query("delete from pitches where user_id = $1 and id = $2", [
    ctx.userId,
    pitchId,
  ]);
  return rowCount === 1;
}

const listedNow = `p.status = 'active' and p.hidden_because is null and not is_blocked(p.user_id)
  and (p.opens_at is null or p.opens_at <= $1) and (p.closes_at is null or p.closes_at > $1)`;

export type ListedRow = PitchRow & { request: ContactRequest["status"] | null };

export interface ListFilter {
  industry: string | null;
  stage: string | null;
  after: Place | null;
  limit: number;
}

/** The current listings, newest first, with the state of the viewer's own request. */
export async function listListed(ctx: Ctx, viewerId: string | null, filter: ListFilter): Promise<ListedRow[]> {
  const { industry, stage, after, limit } = filter;
  const { rows } = await ctx.database.pool.query<ListedRow>(
    `select ${columns}, (select r.status from pitch_requests r where r.pitch_id = p.id and r.from_user_id = $2) as request
     from pitches p where ${listedNow}
       and ($3::text is null or p.industry = $3) and ($4::text is null or p.stage = $4)
       and ($5::timestamptz is null or (p.created_at, p.id) < ($5::timestamptz, $6::uuid))
     order by p.created_at desc, p.id desc limit $7`,
    [ctx.now(), viewerId, industry, stage, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** The sum includes only amounts that this viewer may see: the others could be derived from it. */
export async function sumListed(ctx: Ctx, isMember: boolean): Promise<{ active: number; totalSeeking: number }> {
  const { rows } = await ctx.database.pool.query<{ active: number; totalSeeking: number }>(
    `select count(*)::int as active, coalesce(sum(p.seeking_amount) filter (
       where p.visibility ->> 'seekingAmount' = 'everyone' or ($2 and p.visibility ->> 'seekingAmount' = 'members')
     ), 0)::float8 as "totalSeeking" from pitches p where ${listedNow}`,
    [ctx.now(), isMember],
  );
  return rows[0] ?? { active: 0, totalSeeking: 0 };
}

export type ListedTo = PitchRow & { email: string };

/** A listed pitch with its founder's address, for the mail about a request. */
export async function findListed(ctx: Ctx, pitchId: string): Promise<ListedTo | null> {
  const { rows } = await ctx.database.pool.query<ListedTo>(
    `select ${columns}, u.email from pitches p join users u on u.id = p.user_id where p.id = $2 and ${listedNow}`,
    [ctx.now(), pitchId],
  );
  return rows[0] ?? null;
}

export async function listAll(ctx: Ctx, after: Place | null, limit: number): Promise<ListedTo[]> {
  const { rows } = await ctx.database.pool.query<ListedTo>(
    `select ${columns}, u.email from pitches p join users u on u.id = p.user_id where p.status <> 'draft'
       and ($1::timestamptz is null or (p.created_at, p.id) < ($1::timestamptz, $2::uuid))
     order by p.created_at desc, p.id desc limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** Within the caller's transaction. Returns the founder's id; null: no such pitch. */
export async function hidePitch(tx: DbCtx, pitchId: string, hiddenBecause: string | null): Promise<string | null> {
  const rows = await tx.db
    .update(pitches)
    .set({ hiddenBecause })
    .where(and(eq(pitches.id, pitchId), ne(pitches.status, "draft")))
    .returning({ userId: pitches.userId });
  return rows[0]?.userId ?? null;
}

export async function findPitch(ctx: Ctx, pitchId: string): Promise<PitchRow | null> {
  const { rows } = await ctx.database.pool.query<PitchRow>(`select ${columns} from pitches p where p.id = $1`, [
    pitchId,
  ]);
  return rows[0] ?? null;
}

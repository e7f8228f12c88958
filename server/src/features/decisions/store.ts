import { and, desc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import { callerId, type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { type Authored, authorName } from "../accounts/name-statements.ts";
import { decisions, decisionVersions } from "./table.ts";

export type VersionRow = typeof decisionVersions.$inferSelect;
/** A decision with its latest words. */
export interface DecisionRow {
  decision: Pick<
    typeof decisions.$inferSelect,
    "userId" | "id" | "ventureId" | "version" | "lookAgainOn" | "createdAt"
  >;
  latest: Omit<VersionRow, "userId" | "decisionId" | "authorId">;
}
export type Said = Pick<VersionRow, "decided" | "because" | "lookAgainOn">;

/** For a guest it is in the venture that they were invited into as well. */
const isOwn = (ctx: MemberCtx, id: string) =>
  and(
    eq(decisions.userId, ctx.userId),
    eq(decisions.id, id),
    ctx.guest && eq(decisions.ventureId, ctx.guest.ventureId),
  );

/** What a list of a thousand is read for: each column of each row costs time. */
const { remindedOn: _remindedOn, ...ofDecision } = getTableColumns(decisions);
const {
  userId: _userId,
  decisionId: _decisionId,
  authorId: _authorId,
  ...ofVersion
} = getTableColumns(decisionVersions);

const withWords = (ctx: Ctx) =>
  ctx.db
    .select({ decision: ofDecision, latest: ofVersion })
    .from(decisions)
    .innerJoin(
      decisionVersions,
      and(
        eq(decisionVersions.userId, decisions.userId),
        eq(decisionVersions.decisionId, decisions.id),
        eq(decisionVersions.version, decisions.version),
      ),
    );

/** Newest first. */
export function listDecisions(ctx: MemberCtx, ventureId: string | undefined, limit: number): Promise<DecisionRow[]> {
  const wanted = and(
    eq(decisions.userId, ctx.userId),
    ctx.guest && eq(decisions.ventureId, ctx.guest.ventureId),
    ventureId === undefined ? undefined : eq(decisions.ventureId, ventureId),
  );
  return withWords(ctx).where(wanted).orderBy(desc(decisions.createdAt), desc(decisions.id)).limit(limit);
}

export async function findDecision(ctx: MemberCtx, decisionId: string): Promise<DecisionRow | null> {
  const rows = await withWords(ctx).where(isOwn(ctx, decisionId));
  return rows[0] ?? null;
}

/** Newest first. */
export function listVersions(ctx: MemberCtx, decisionId: string): Promise<Authored<VersionRow>[]> {
  const of = and(eq(decisionVersions.userId, ctx.userId), eq(decisionVersions.decisionId, decisionId));
  return ctx.db
    .select({ ...getTableColumns(decisionVersions), authorName: authorName(decisionVersions.authorId) })
    .from(decisionVersions)
    .where(of)
    .orderBy(desc(decisionVersions.version));
}

export function insertDecision(ctx: MemberCtx, ventureId: string | null, said: Said): Promise<DecisionRow> {
  return inTransaction(ctx, async (tx) => {
    const { userId, now } = tx;
    const row = { userId, id: newId(), ventureId, version: 1, lookAgainOn: said.lookAgainOn, createdAt: now() };
    const [decision] = await tx.db.insert(decisions).values(row).returning();
    if (!decision) throw new Error("no decision was stored");
    return keepWords(tx, decision, said);
  });
}

export interface DecisionUpdate {
  decisionId: string;
  /** The version that was seen. */
  version: number;
  said: Said;
}

/** Null: there is no such version. */
export function updateDecision(
  ctx: MemberCtx,
  { decisionId, version, said }: DecisionUpdate,
): Promise<DecisionRow | null> {
  return inTransaction(ctx, async (tx) => {
    const change = { version: version + 1, lookAgainOn: said.lookAgainOn };
    const seen = and(isOwn(tx, decisionId), eq(decisions.version, version));
    const [decision] = await tx.db.update(decisions).set(change).where(seen).returning();
    return decision ? keepWords(tx, decision, said) : null;
  });
}

async function keepWords(tx: MemberCtx, decision: DecisionRow["decision"], said: Said): Promise<DecisionRow> {
  const { userId, id: decisionId, version } = decision;
  const latest = { version, ...said, at: tx.now() };
  await tx.db.insert(decisionVersions).values({ userId, decisionId, ...latest, authorId: callerId(tx) });
  await tell(tx, decision.ventureId);
  return { decision, latest };
}

const atOnce = 20;

/** Decisions to look at again by this day whose members were not reminded of it, marked as reminded and locked. */
export async function takeDue(tx: Ctx, day: string): Promise<DecisionRow[]> {
  const due = tx.db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        lte(decisions.lookAgainOn, day),
        sql`${decisions.remindedOn} is distinct from ${decisions.lookAgainOn}`,
        sql`not is_blocked(${decisions.userId})`,
      ),
    )
    .orderBy(decisions.lookAgainOn)
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const taken = await tx.db
    .update(decisions)
    .set({ remindedOn: sql`${decisions.lookAgainOn}` })
    .where(inArray(decisions.id, due))
    .returning({ id: decisions.id });
  const ids = taken.map(({ id }) => id);
  return ids.length === 0 ? [] : withWords(tx).where(inArray(decisions.id, ids));
}

/** Tells the open tabs of the member and of the venture's guests, once the transaction is committed. */
export const tell = ({ db, userId }: MemberCtx, ventureId: string | null) =>
  db.execute(sql`select pg_notify('live', json_build_object('userId', reader::text, 'decisions', true)::text)
    from venture_audience(${userId}, ${ventureId}) as reader`);

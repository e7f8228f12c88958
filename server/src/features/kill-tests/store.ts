import type { TestRule } from "@cofounder/contract";
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { callerId, type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { type Authored, authorName } from "../accounts/name-statements.ts";
import { signatureOf } from "./signature.ts";
import { killTestResults, killTests, killTestVersions } from "./table.ts";

export type VersionRow = typeof killTestVersions.$inferSelect;
export type ResultRow = typeof killTestResults.$inferSelect;
/** A test with its rule and its latest result. */
export interface TestRow {
  test: typeof killTests.$inferSelect;
  lock: VersionRow;
  result: ResultRow | null;
  /** The signature of the version before; null for the first. */
  before: string | null;
}

/** Where a test comes from. */
export interface Origin {
  ventureId: string | null;
  chatId: string | null;
  messageId: string | null;
}

const isUndecided = or(isNull(killTests.verdict), eq(killTests.verdict, "undecided"));

/** For a guest it is in the venture that they were invited into as well. */
const isOwn = (ctx: MemberCtx, testId: string) =>
  and(
    eq(killTests.userId, ctx.userId),
    eq(killTests.id, testId),
    ctx.guest && eq(killTests.ventureId, ctx.guest.ventureId),
  );

/** The version before, whose signature is part of the next. */
const earlier = alias(killTestVersions, "earlier");

const withRule = (ctx: Ctx) =>
  ctx.db
    .select({ test: killTests, lock: killTestVersions, result: killTestResults, before: earlier.signature })
    .from(killTests)
    .innerJoin(
      killTestVersions,
      and(
        eq(killTestVersions.userId, killTests.userId),
        eq(killTestVersions.testId, killTests.id),
        eq(killTestVersions.version, killTests.version),
      ),
    )
    .leftJoin(
      earlier,
      and(
        eq(earlier.userId, killTests.userId),
        eq(earlier.testId, killTests.id),
        eq(earlier.version, sql`${killTests.version} - 1`),
      ),
    )
    .leftJoin(
      killTestResults,
      and(
        eq(killTestResults.userId, killTests.userId),
        eq(killTestResults.testId, killTests.id),
        eq(killTestResults.number, killTests.results),
      ),
    );

export interface TestFilter {
  ventureId?: string | undefined;
  chatId?: string | undefined;
}

/** Those that end next first. */
export function listTests(ctx: MemberCtx, { ventureId, chatId }: TestFilter, limit: number): Promise<TestRow[]> {
  const wanted = and(
    eq(killTests.userId, ctx.userId),
    ctx.guest && eq(killTests.ventureId, ctx.guest.ventureId),
    ventureId === undefined ? undefined : eq(killTests.ventureId, ventureId),
    chatId === undefined ? undefined : eq(killTests.chatId, chatId),
  );
  return withRule(ctx).where(wanted).orderBy(asc(killTests.endsOn), asc(killTests.id)).limit(limit);
}

export async function findTest(ctx: MemberCtx, testId: string): Promise<TestRow | null> {
  const rows = await withRule(ctx).where(isOwn(ctx, testId));
  return rows[0] ?? null;
}

/** The test, which nobody else changes until the transaction ends. Null: there is none. */
export async function lockTestIn(tx: MemberCtx, testId: string): Promise<TestRow["test"] | null> {
  const rows = await tx.db.select().from(killTests).where(isOwn(tx, testId)).for("update");
  return rows[0] ?? null;
}

/** Newest first. */
export function listVersions(ctx: MemberCtx, testId: string): Promise<Authored<VersionRow>[]> {
  const of = and(eq(killTestVersions.userId, ctx.userId), eq(killTestVersions.testId, testId));
  return ctx.db
    .select({ ...getTableColumns(killTestVersions), authorName: authorName(killTestVersions.authorId) })
    .from(killTestVersions)
    .where(of)
    .orderBy(desc(killTestVersions.version));
}

/** Refused where the reply's test was taken on already. */
export function insertTest(ctx: MemberCtx, origin: Origin, rule: TestRule): Promise<TestRow> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const row = { ...origin, userId: tx.userId, id: newId(), version: 1, endsOn: rule.endsOn, createdAt: now };
    const [test] = await tx.db
      .insert(killTests)
      .values(row)
      .onConflictDoNothing({ target: [killTests.userId, killTests.messageId] })
      .returning();
    if (!test) throw new Problem("kill_test.taken_on");
    return keepRule(tx, test, rule);
  });
}

export interface RuleUpdate {
  testId: string;
  /** The version that was seen. */
  version: number;
  rule: TestRule;
}

/** Null: there is no such version, or a result of it. */
export function updateRule(ctx: MemberCtx, { testId, version, rule }: RuleUpdate): Promise<TestRow | null> {
  return inTransaction(ctx, async (tx) => {
    const change = { version: version + 1, endsOn: rule.endsOn };
    const seen = and(isOwn(tx, testId), eq(killTests.version, version), eq(killTests.results, 0));
    const [test] = await tx.db.update(killTests).set(change).where(seen).returning();
    return test ? keepRule(tx, test, rule) : null;
  });
}

async function keepRule(tx: MemberCtx, test: TestRow["test"], rule: TestRule): Promise<TestRow> {
  const { userId, id: testId, version } = test;
  const [newest] = version === 1 ? [] : await listVersions(tx, testId);
  const before = newest?.signature ?? null;
  const lock = { userId, testId, version, rule, lockedAt: tx.now(), signedFor: null, authorId: callerId(tx) };
  const signature = signatureOf(tx, lock, before ?? "");
  await tx.db.insert(killTestVersions).values({ ...lock, signature });
  await tell(tx, test.ventureId);
  return { test, lock: { ...lock, signature }, result: null, before };
}

/** Newest first. */
export function listResults(ctx: MemberCtx, testId: string): Promise<Authored<ResultRow>[]> {
  const of = and(eq(killTestResults.userId, ctx.userId), eq(killTestResults.testId, testId));
  return ctx.db
    .select({ ...getTableColumns(killTestResults), authorName: authorName(killTestResults.authorId) })
    .from(killTestResults)
    .where(of)
    .orderBy(desc(killTestResults.number));
}

export type NewResult = Omit<ResultRow, "userId" | "number" | "enteredAt" | "authorId">;

/** False: the rule is another version by now, or the test is decided. */
export function insertResult(ctx: MemberCtx, version: number, result: NewResult): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [test] = await tx.db
      .update(killTests)
      .set({ verdict: result.verdict, results: sql`${killTests.results} + 1` })
      .where(and(isOwn(tx, result.testId), eq(killTests.version, version), isUndecided))
      .returning();
    if (!test) return false;
    await tx.db
      .insert(killTestResults)
      .values({ ...result, userId: tx.userId, number: test.results, enteredAt: tx.now(), authorId: callerId(tx) });
    await tell(tx, test.ventureId);
    return true;
  });
}

const atOnce = 20;

/** Tests that end by this day and whose members were not reminded of it, marked as reminded and locked. */
export async function takeDue(tx: Ctx, day: string): Promise<TestRow[]> {
  const due = tx.db
    .select({ id: killTests.id })
    .from(killTests)
    .where(
      and(
        lte(killTests.endsOn, day),
        sql`${killTests.remindedOn} is distinct from ${killTests.endsOn}`,
        isUndecided,
        sql`not is_blocked(${killTests.userId})`,
      ),
    )
    .orderBy(killTests.endsOn)
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const taken = await tx.db
    .update(killTests)
    .set({ remindedOn: sql`${killTests.endsOn}` })
    .where(inArray(killTests.id, due))
    .returning({ id: killTests.id });
  const ids = taken.map(({ id }) => id);
  return ids.length === 0 ? [] : withRule(tx).where(inArray(killTests.id, ids));
}

/** Tells the open tabs of the member and of the venture's guests, once the transaction is committed. */
export const tell = ({ db, userId }: MemberCtx, ventureId: string | null) =>
  db.execute(sql`select pg_notify('live', json_build_object('userId', reader::text, 'tests', true)::text)
    from venture_audience(${userId}, ${ventureId}) as reader`);

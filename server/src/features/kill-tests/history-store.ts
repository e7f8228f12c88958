import type { VentureFile } from "@cofounder/contract";
import { and, asc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { insertAll } from "../../platform/db/insert-all.ts";
import { dayOf } from "../../platform/days.ts";
import { signedForOf } from "./signature.ts";
import { type ResultRow, tell, type TestRow, type VersionRow } from "./store.ts";
import { killTestResults, killTests, killTestVersions, type SignedFor } from "./table.ts";

/** A test with all its rules and results, oldest first. */
export interface TestHistory {
  test: TestRow["test"];
  versions: (VersionRow & { signedFor: SignedFor })[];
  results: ResultRow[];
}

/** All tests of a venture. */
export async function readTests(ctx: MemberCtx, ventureId: string): Promise<TestHistory[]> {
  const { db, userId } = ctx;
  const own = and(eq(killTests.userId, userId), eq(killTests.ventureId, ventureId));
  const ofVersion = and(eq(killTestVersions.userId, killTests.userId), eq(killTestVersions.testId, killTests.id));
  const ofResult = and(eq(killTestResults.userId, killTests.userId), eq(killTestResults.testId, killTests.id));
  const versions = await db
    .select({ test: killTests, version: killTestVersions })
    .from(killTests)
    .innerJoin(killTestVersions, ofVersion)
    .where(own)
    .orderBy(asc(killTests.createdAt), asc(killTests.id), asc(killTestVersions.version));
  const results = await db
    .select({ result: killTestResults })
    .from(killTests)
    .innerJoin(killTestResults, ofResult)
    .where(own)
    .orderBy(asc(killTestResults.testId), asc(killTestResults.number));
  const byTest = Map.groupBy(versions, ({ test }) => test.id);
  const resultsOf = Map.groupBy(
    results.map(({ result }) => result),
    ({ testId }) => testId,
  );
  return [...byTest].flatMap(([testId, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const locks = rows.map(({ version }) => ({ ...version, signedFor: signedForOf(ctx, version) }));
    return [{ test: first.test, versions: locks, results: resultsOf.get(testId) ?? [] }];
  });
}

/**
 * The tests of a file as a venture's own, in a transaction: of no reply, with the signatures that they came with. Of a
 * day that is past nobody is reminded.
 */
export async function insertTestsIn(tx: MemberCtx, ventureId: string, tests: VentureFile["tests"]): Promise<void> {
  if (tests.length === 0) return;
  const rows = tests.map((test) => rowsOf(tx, ventureId, test));
  await insertAll(
    tx,
    killTests,
    rows.map(({ test }) => test),
  );
  await insertAll(
    tx,
    killTestVersions,
    rows.flatMap(({ versions }) => versions),
  );
  await insertAll(
    tx,
    killTestResults,
    rows.flatMap(({ results }) => results),
  );
  await tell(tx, ventureId);
}

function rowsOf(
  { userId, now }: MemberCtx,
  ventureId: string,
  { since, versions, results }: VentureFile["tests"][number],
) {
  const testId = newId();
  const endsOn = versions.at(-1)?.rule.endsOn ?? "";
  return {
    test: {
      userId,
      id: testId,
      ventureId,
      version: versions.length,
      endsOn,
      verdict: results.at(-1)?.verdict ?? null,
      results: results.length,
      remindedOn: endsOn < dayOf(now()) ? endsOn : null,
      createdAt: new Date(since),
    },
    versions: versions.map(({ lockedAt, ...lock }, index) => ({
      ...lock,
      userId,
      testId,
      version: index + 1,
      lockedAt: new Date(lockedAt),
    })),
    results: results.map(({ at, ...counted }, index) => ({
      ...counted,
      userId,
      testId,
      number: index + 1,
      enteredAt: new Date(at),
    })),
  };
}

import { and, count, eq, sql } from "drizzle-orm";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { namedFiles } from "../../platform/files/sweep-files.ts";
import { lockTestIn, tell } from "../kill-tests/index.ts";
import { killTestFiles } from "./table.ts";

export type FileRow = typeof killTestFiles.$inferSelect;

export interface FilePlace {
  testId: string;
  fileId: string;
}

export const keyOf = (fileId: string): string => `tests/${fileId}`;

const ofTest = (ctx: MemberCtx, testId: string) =>
  and(eq(killTestFiles.userId, ctx.userId), eq(killTestFiles.testId, testId));

/** Oldest first. */
export const listFiles = async (ctx: MemberCtx, testId: string): Promise<FileRow[]> =>
  ctx.db.select().from(killTestFiles).where(ofTest(ctx, testId)).orderBy(killTestFiles.createdAt, killTestFiles.id);

export async function findFile(ctx: MemberCtx, { testId, fileId }: FilePlace): Promise<FileRow | null> {
  const rows = await ctx.db
    .select()
    .from(killTestFiles)
    .where(and(ofTest(ctx, testId), eq(killTestFiles.id, fileId)));
  return rows[0] ?? null;
}

type NewFile = Pick<FileRow, "id" | "testId" | "name" | "size">;

/** Null: the test has as many as it may, or is gone. */
export const insertFile = (ctx: MemberCtx, file: NewFile, most: number): Promise<FileRow | null> =>
  inTransaction(ctx, async (tx) => {
    const test = await lockTestIn(tx, file.testId);
    if (!test) return null;
    const [kept] = await tx.db.select({ rows: count() }).from(killTestFiles).where(ofTest(tx, file.testId));
    if ((kept?.rows ?? 0) >= most) return null;
    const [made] = await tx.db
      .insert(killTestFiles)
      .values({ ...file, userId: tx.userId, createdAt: tx.now() })
      .returning();
    await tx.db.execute(
      sql`with made as (select ${keyOf(file.id)}::text as key) ${sql.raw(namedFiles("made", "made.key"))}`,
    );
    await tell(tx, test.ventureId);
    return made ?? null;
  });

/** False: there is no such file. Its bytes are deleted by the next sweep. */
export const deleteFile = (ctx: MemberCtx, { testId, fileId }: FilePlace): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const test = await lockTestIn(tx, testId);
    const gone = await tx.db
      .delete(killTestFiles)
      .where(and(ofTest(tx, testId), eq(killTestFiles.id, fileId)))
      .returning({ id: killTestFiles.id });
    if (gone.length > 0) await tell(tx, test?.ventureId ?? null);
    return gone.length > 0;
  });

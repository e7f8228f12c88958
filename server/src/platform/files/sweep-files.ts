import type { Ctx } from "../ctx.ts";

const atOnceMax = 100;

/** Deletes the files that are due. One that cannot be deleted stays due. Returns how many were deleted. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ key: string }>(
    "select key from files_to_delete where due_at <= $1 order by due_at limit $2",
    [ctx.now(), atOnceMax],
  );
  for (const { key } of rows) {
    await ctx.files.delete(key);
    await ctx.database.pool.query("delete from files_to_delete where key = $1", [key]);
  }
  return rows.length;
}

/** Call it before a file is written: unless a row names it by then, it is deleted again. */
export async function willBeNamed(ctx: Ctx, key: string, dueAt: Date): Promise<void> {
  await ctx.database.pool.query(
    "insert into files_to_delete (key, due_at) values ($1, $2) on conflict (key) do update set due_at = excluded.due_at",
    [key, dueAt],
  );
}

/** SQL, for the statement that stores the names: files that rows of `from` name now are not deleted. */
export const namedFiles = (from: string, key: string): string =>
  `delete from files_to_delete f using ${from} where f.key = ${key}`;

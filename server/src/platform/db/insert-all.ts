import type { PgTable } from "drizzle-orm/pg-core";
import type { DbCtx } from "../ctx.ts";

const rowsAtOnce = 500;

/** Inserts any number of rows: a statement takes 65,535 values. */
export async function insertAll<T extends PgTable>({ db }: DbCtx, table: T, rows: T["$inferInsert"][]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await db.insert(table).values(rows.slice(at, at + rowsAtOnce));
}

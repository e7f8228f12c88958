import { type Creator, creatorsKeptMax } from "@cofounder/contract";
import { type SQL, sql } from "drizzle-orm";
import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as reading from "./read-creators.ts";
import type { Skipped } from "./read-creators.ts";

const jobs = jobsIn<typeof reading>(new URL("./read-creators.ts", import.meta.url));

/** A list of 900,000 characters is read in a quarter of a second. */
export const creatorsOf = (ctx: MemberCtx, csv: string) => ctx.workers.run(ctx.userId, jobs("readCreators"), csv);

/** A creator as the contract has it, from either list. */
export const creatorColumns = "name, handle, platform, category, followers::float8 as followers, engagement, country";

export async function listCreators(ctx: MemberCtx): Promise<Creator[]> {
  const { rows } = await ctx.database.pool.query<Creator>(
    `select ${creatorColumns} from imported_creators where user_id = $1
     order by platform, handle limit ${creatorsKeptMax}`,
    [ctx.userId],
  );
  return rows;
}

export async function forgetCreators(ctx: MemberCtx): Promise<number> {
  const { rowCount } = await ctx.database.pool.query("delete from imported_creators where user_id = $1", [ctx.userId]);
  return rowCount ?? 0;
}

/** Adds the creators of a CSV with a header line; an existing one is replaced. Invalid lines are reported. */
export async function importCreators(ctx: MemberCtx, csv: string): Promise<{ imported: number; skipped: Skipped[] }> {
  const { creators, skipped } = await creatorsOf(ctx, csv);
  await inTransaction(ctx, async (tx) => {
    // Imports of one member are serialized, so that together they stay within the limit.
    const { rowCount } = await tx.db.execute(sql`select 1 from users where id = ${ctx.userId} for no key update`);
    if (rowCount !== 1) throw new Problem("unauthenticated");
    await tx.db.execute(sql`
      insert into imported_creators (user_id, platform, handle, name, category, followers, engagement, country)
      select ${ctx.userId}::uuid, given.* from ${rowsOf(creators)}
      on conflict (user_id, platform, handle) do update set ${replaced}`);
    await refuseTooMany(tx, sql`imported_creators where user_id = ${ctx.userId}`);
  });
  return { imported: creators.length, skipped };
}

/** Creators as rows, in the order of the columns that both lists have. */
export const rowsOf = (creators: Creator[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(creators)}::jsonb)
  as given (platform text, handle text, name text, category text, followers bigint, engagement float8, country text)`;

export const replaced = sql`name = excluded.name, category = excluded.category, followers = excluded.followers,
  engagement = excluded.engagement, country = excluded.country`;

/** Within the transaction that added to the list: a refusal rolls all of it back. */
export async function refuseTooMany(tx: DbCtx, list: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${list}`);
  if ((rows[0]?.count ?? 0) > creatorsKeptMax) throw new Problem("creators.limit_reached");
}

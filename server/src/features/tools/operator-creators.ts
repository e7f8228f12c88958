import { type Creator, creatorsKeptMax, creatorsPerPage, type InfluencerPlatform } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { creatorColumns, creatorsOf, refuseTooMany, replaced, rowsOf } from "./creators.ts";
import type { Skipped } from "./read-creators.ts";

/** The creators that the operator imported for everybody, page by page. */
export async function listOperatorCreators(
  ctx: DbCtx,
  from: number,
): Promise<{ creators: Creator[]; count: number; next: number | null }> {
  const [page, all] = await Promise.all([
    ctx.database.pool.query<Creator>(
      `select ${creatorColumns} from operator_creators order by platform, handle limit $1 offset $2`,
      [creatorsPerPage, from],
    ),
    ctx.database.pool.query<{ count: number }>("select count(*)::int as count from operator_creators"),
  ]);
  const count = all.rows[0]?.count ?? 0;
  const end = from + page.rows.length;
  return { creators: page.rows, count, next: end < count ? end : null };
}

export async function operatorCreatorsOn(ctx: DbCtx, platform: InfluencerPlatform): Promise<Creator[]> {
  const { rows } = await ctx.database.pool.query<Creator>(
    `select ${creatorColumns} from operator_creators where platform = $1 order by handle limit ${creatorsKeptMax}`,
    [platform],
  );
  return rows;
}

/** Like a member's own import; the audit log names the admin. */
export async function importOperatorCreators(
  ctx: MemberCtx,
  csv: string,
): Promise<{ imported: number; skipped: Skipped[] }> {
  const { creators, skipped } = await creatorsOf(ctx, csv);
  await inTransaction(ctx, async (tx) => {
    // Imports are serialized, so that together they stay within the limit; reads continue.
    await tx.db.execute(sql`lock table operator_creators in share row exclusive mode`);
    await tx.db.execute(sql`
      insert into operator_creators (platform, handle, name, category, followers, engagement, country)
      select given.* from ${rowsOf(creators)} on conflict (platform, handle) do update set ${replaced}`);
    await refuseTooMany(tx, sql`operator_creators`);
    await noteDown(tx, "creators.imported", creators.length);
  });
  return { imported: creators.length, skipped };
}

export async function forgetOperatorCreators(ctx: MemberCtx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { rowCount } = await tx.db.execute(sql`delete from operator_creators`);
    const deleted = rowCount ?? 0;
    await noteDown(tx, "creators.deleted", deleted);
    return deleted;
  });
}

const noteDown = (tx: MemberCtx, action: string, creators: number): Promise<void> =>
  writeAudit(tx, { actorId: tx.userId, action, subjectId: null, details: { creators } });

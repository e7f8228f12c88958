import type { ModelNumbers, ModelPurpose } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { Db } from "../../platform/db/database.ts";
import { eq, sql } from "drizzle-orm";
import { modelSettings } from "./table.ts";

export type SettingRow = typeof modelSettings.$inferSelect;

export async function listSettings({ database }: DbCtx): Promise<SettingRow[]> {
  const { rows } = await database.pool.query<SettingRow>(
    `select purpose, base_url as "baseUrl", sealed_key as "sealedKey", key_end as "keyEnd", model,
       context_tokens as "contextTokens", input_price as "inputPrice", output_price as "outputPrice",
       updated_at as "updatedAt"
     from model_settings`,
  );
  return rows;
}

/** Until the transaction ends. */
export async function lockSetting(tx: DbCtx, purpose: ModelPurpose): Promise<SettingRow | undefined> {
  const rows = await tx.db.select().from(modelSettings).where(eq(modelSettings.purpose, purpose)).for("update");
  return rows[0];
}

/** In a transaction: every process is notified when it commits. */
export async function writeSetting(tx: DbCtx, row: Partial<SettingRow> & Pick<SettingRow, "purpose">): Promise<void> {
  const changed = { ...row, updatedAt: tx.now() };
  await tx.db.insert(modelSettings).values(changed).onConflictDoUpdate({ target: modelSettings.purpose, set: changed });
  await notify(tx.db);
}

/** False: there was none. */
export async function deleteSetting(tx: DbCtx, purpose: ModelPurpose): Promise<boolean> {
  const { rowCount } = await tx.db.delete(modelSettings).where(eq(modelSettings.purpose, purpose));
  await notify(tx.db);
  return rowCount === 1;
}

const notify = (db: Db) => db.execute(sql`select pg_notify('models_changed', '')`);

/** The numbers of the replies that ended since a moment, by their marks. */
export async function countNumbers({ database }: DbCtx, since: Date): Promise<ModelNumbers> {
  const { rows } = await database.pool.query<ModelNumbers>(
    `select coalesce(sum(count) filter (where kind in ('founder', 'computed', 'source')), 0)::int as backed,
       coalesce(sum(count) filter (where kind in ('assumed', 'own')), 0)::int as own,
       coalesce(sum(count) filter (where kind = 'differs'), 0)::int as differs
     from (
       select m.key as kind, m.value::int as count from turns t cross join lateral jsonb_each_text(t.marks) m
       where t.ended_at >= $1 and t.marks is not null
     ) numbers`,
    [since],
  );
  return rows[0] ?? { backed: 0, own: 0, differs: 0 };
}

export interface UseRow {
  userId: string | null;
  email: string | null;
  model: string;
  inputTokens: number;
  outputTokens: number;
}

/** What members used of each model since a moment; deleted accounts together. */
export async function listUse({ database }: DbCtx, since: Date): Promise<UseRow[]> {
  const { rows } = await database.pool.query<UseRow>(
    `select l.user_id as "userId", u.email, l.model, sum(l.input_tokens)::float8 as "inputTokens",
       sum(l.output_tokens)::float8 as "outputTokens"
     from api_usage_logs l left join users u on u.id = l.user_id
     where l.created_at >= $1 and l.model is not null
     group by l.user_id, u.email, l.model order by l.user_id, l.model`,
    [since],
  );
  return rows;
}

import { type ScenarioParts, versionsShownMax } from "@cofounder/contract";
import { and, count, desc, eq, getTableColumns } from "drizzle-orm";
import { callerId, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { type Authored, authorName } from "../accounts/name-statements.ts";
import { holdStorage, tell } from "../ventures/index.ts";
import { ventureScenarios, ventureScenarioVersions } from "./table.ts";

export type ScenarioRow = typeof ventureScenarios.$inferSelect;
export type ScenarioVersionRow = typeof ventureScenarioVersions.$inferSelect;

export interface ScenarioPlace {
  ventureId: string;
  scenarioId: string;
}

const inVenture = (ctx: MemberCtx, ventureId: string) =>
  and(eq(ventureScenarios.userId, ctx.userId), eq(ventureScenarios.ventureId, ventureId));

const own = (ctx: MemberCtx, { ventureId, scenarioId }: ScenarioPlace) =>
  and(inVenture(ctx, ventureId), eq(ventureScenarios.id, scenarioId));

/** Oldest first. */
export const listScenarios = async (ctx: MemberCtx, ventureId: string): Promise<ScenarioRow[]> =>
  ctx.db
    .select()
    .from(ventureScenarios)
    .where(inVenture(ctx, ventureId))
    .orderBy(ventureScenarios.createdAt, ventureScenarios.id);

export async function findScenario(ctx: MemberCtx, place: ScenarioPlace): Promise<ScenarioRow | null> {
  const rows = await ctx.db.select().from(ventureScenarios).where(own(ctx, place));
  return rows[0] ?? null;
}

export interface NewScenario extends ScenarioParts {
  ventureId: string;
  name: string;
}

/** Null: the venture has as many as it may. */
export const insertScenario = (ctx: MemberCtx, scenario: NewScenario, most: number): Promise<ScenarioRow | null> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const [kept] = await tx.db
      .select({ rows: count() })
      .from(ventureScenarios)
      .where(inVenture(tx, scenario.ventureId));
    if ((kept?.rows ?? 0) >= most) return null;
    const now = tx.now();
    const row = { ...scenario, userId: tx.userId, id: newId(), version: 1, createdAt: now, updatedAt: now };
    const [made] = await tx.db.insert(ventureScenarios).values(row).returning();
    if (!made) throw new Problem("unexpected");
    await keepVersion(tx, made);
    return made;
  });

export interface ScenarioChange extends ScenarioPlace {
  /** The version that was seen. */
  version: number;
  said: { [Field in "name" | keyof ScenarioParts]?: ScenarioRow[Field] | undefined };
}

/** Null: there is no such version. */
export const updateScenario = (ctx: MemberCtx, change: ScenarioChange): Promise<ScenarioRow | null> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const { version, said } = change;
    const seen = and(own(tx, change), eq(ventureScenarios.version, version));
    const [changed] = await tx.db
      .update(ventureScenarios)
      .set({ ...said, version: version + 1, updatedAt: tx.now() })
      .where(seen)
      .returning();
    if (changed) await keepVersion(tx, changed);
    return changed ?? null;
  });

async function keepVersion(tx: MemberCtx, scenario: ScenarioRow): Promise<void> {
  const { userId, id: scenarioId, version, name, values, months, seed, updatedAt: at, ventureId } = scenario;
  const row = { userId, scenarioId, version, name, values, months, seed, at, authorId: callerId(tx) };
  await tx.db.insert(ventureScenarioVersions).values(row);
  await tell(tx, ventureId);
}

/** Newest first. */
export function listScenarioVersions(ctx: MemberCtx, scenarioId: string): Promise<Authored<ScenarioVersionRow>[]> {
  const of = and(eq(ventureScenarioVersions.userId, ctx.userId), eq(ventureScenarioVersions.scenarioId, scenarioId));
  return ctx.db
    .select({ ...getTableColumns(ventureScenarioVersions), authorName: authorName(ventureScenarioVersions.authorId) })
    .from(ventureScenarioVersions)
    .where(of)
    .orderBy(desc(ventureScenarioVersions.version))
    .limit(versionsShownMax);
}

/** False: there is no such scenario. */
export const deleteScenario = (ctx: MemberCtx, place: ScenarioPlace): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await holdStorage(tx);
    const gone = await tx.db.delete(ventureScenarios).where(own(tx, place)).returning({ id: ventureScenarios.id });
    if (gone.length > 0) await tell(tx, place.ventureId);
    return gone.length > 0;
  });

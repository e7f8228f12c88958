import { and, asc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { insertAll } from "../../platform/db/insert-all.ts";
import type { ScenarioRow, ScenarioVersionRow } from "./store.ts";
import { ventureScenarios, ventureScenarioVersions } from "./table.ts";

/** A scenario with all its versions, oldest first. */
export interface ScenarioHistory {
  scenario: ScenarioRow;
  versions: ScenarioVersionRow[];
}

/** All scenarios of a venture, oldest first. */
export async function readScenarioHistories({ db, userId }: MemberCtx, ventureId: string): Promise<ScenarioHistory[]> {
  const versionOf = and(
    eq(ventureScenarioVersions.userId, ventureScenarios.userId),
    eq(ventureScenarioVersions.scenarioId, ventureScenarios.id),
  );
  const rows = await db
    .select({ scenario: ventureScenarios, version: ventureScenarioVersions })
    .from(ventureScenarios)
    .innerJoin(ventureScenarioVersions, versionOf)
    .where(and(eq(ventureScenarios.userId, userId), eq(ventureScenarios.ventureId, ventureId)))
    .orderBy(asc(ventureScenarios.createdAt), asc(ventureScenarios.id), asc(ventureScenarioVersions.version));
  const byScenario = Map.groupBy(rows, ({ scenario }) => scenario.id);
  return [...byScenario.values()].flatMap((own) =>
    own[0] ? [{ scenario: own[0].scenario, versions: own.map(({ version }) => version) }] : [],
  );
}

export interface KeptScenario {
  createdAt: Date;
  /** Oldest first; the last one holds. */
  versions: Pick<ScenarioVersionRow, "name" | "values" | "months" | "seed" | "at">[];
}

/** The scenarios of a venture that has none, in a transaction that tells of the venture. */
export async function insertScenariosIn(tx: MemberCtx, ventureId: string, all: readonly KeptScenario[]): Promise<void> {
  const rows = all.flatMap((each) => rowsOf(tx, ventureId, each));
  await insertAll(
    tx,
    ventureScenarios,
    rows.map(({ scenario }) => scenario),
  );
  await insertAll(
    tx,
    ventureScenarioVersions,
    rows.flatMap(({ versions }) => versions),
  );
}

function rowsOf({ userId }: MemberCtx, ventureId: string, { createdAt, versions }: KeptScenario) {
  const last = versions.at(-1);
  if (!last) return [];
  const id = newId();
  const { at: updatedAt, ...parts } = last;
  return [
    {
      scenario: { ...parts, userId, id, ventureId, version: versions.length, createdAt, updatedAt },
      versions: versions.map((each, index) => ({ ...each, userId, scenarioId: id, version: index + 1 })),
    },
  ];
}

import type { VentureFile } from "@cofounder/contract";
import { and, asc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { insertAll } from "../../platform/db/insert-all.ts";
import { dayOf } from "../../platform/days.ts";
import { type DecisionRow, tell, type VersionRow } from "./store.ts";
import { decisions, decisionVersions } from "./table.ts";

/** A decision with all its versions, oldest first. */
export interface DecisionHistory {
  decision: DecisionRow["decision"];
  versions: VersionRow[];
}

/** All decisions of a venture. */
export async function readDecisions({ db, userId }: MemberCtx, ventureId: string): Promise<DecisionHistory[]> {
  const rows = await db
    .select({ decision: decisions, version: decisionVersions })
    .from(decisions)
    .innerJoin(
      decisionVersions,
      and(eq(decisionVersions.userId, decisions.userId), eq(decisionVersions.decisionId, decisions.id)),
    )
    .where(and(eq(decisions.userId, userId), eq(decisions.ventureId, ventureId)))
    .orderBy(asc(decisions.createdAt), asc(decisions.id), asc(decisionVersions.version));
  const byDecision = Map.groupBy(rows, ({ decision }) => decision.id);
  return [...byDecision.values()].flatMap((own) =>
    own[0] ? [{ decision: own[0].decision, versions: own.map(({ version }) => version) }] : [],
  );
}

/** The decisions of a file as a venture's own, in a transaction. Of a day that is past nobody is reminded. */
export async function insertDecisionsIn(
  tx: MemberCtx,
  ventureId: string,
  all: VentureFile["decisions"],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((each) => rowsOf(tx, ventureId, each));
  await insertAll(
    tx,
    decisions,
    rows.map(({ decision }) => decision),
  );
  await insertAll(
    tx,
    decisionVersions,
    rows.flatMap(({ versions }) => versions),
  );
  await tell(tx, ventureId);
}

function rowsOf({ userId, now }: MemberCtx, ventureId: string, { since, versions }: VentureFile["decisions"][number]) {
  const id = newId();
  const lookAgainOn = versions.at(-1)?.lookAgainOn ?? null;
  return {
    decision: {
      userId,
      id,
      ventureId,
      version: versions.length,
      lookAgainOn,
      remindedOn: lookAgainOn !== null && lookAgainOn < dayOf(now()) ? lookAgainOn : null,
      createdAt: new Date(since),
    },
    versions: versions.map(({ at, ...said }, index) => ({
      ...said,
      userId,
      decisionId: id,
      version: index + 1,
      at: new Date(at),
    })),
  };
}

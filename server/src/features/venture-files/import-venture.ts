import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import type { FileOnDisk } from "../../platform/files/uploads.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import { insertDecisionsIn } from "../decisions/index.ts";
import { insertTestsIn } from "../kill-tests/index.ts";
import { insertScenariosIn } from "../scenarios/index.ts";
import { insertSheetIn, type VentureRow } from "../ventures/index.ts";
import type * as fileJobs from "./file-jobs.ts";

const jobs = jobsIn<typeof fileJobs>(new URL("./file-jobs.ts", import.meta.url));

/**
 * A new venture of a file's content; all of it or nothing. Its figures have no place in a message any more, and its tests
 * belong to no reply.
 */
export async function importVenture(ctx: MemberCtx, upload: FileOnDisk): Promise<VentureRow> {
  const file = await ctx.workers.run(ctx.userId, jobs("readVentureFile"), upload.path, ctx.now().toISOString());
  return inTransaction(ctx, async (tx) => {
    const { venture, figureIds } = await insertSheetIn(tx, file.venture, file.figures);
    await insertTestsIn(tx, venture.id, file.tests);
    await insertDecisionsIn(tx, venture.id, file.decisions);
    const byFigure = <Value>(entries: readonly (readonly [number, Value])[]): Record<string, Value> =>
      Object.fromEntries(entries.flatMap(([figure, value]) => (figureIds[figure] ? [[figureIds[figure], value]] : [])));
    const scenarios = file.scenarios.map(({ since, versions }) => ({
      createdAt: new Date(since),
      versions: versions.map(({ name, values, months, seed, at }) => ({
        name,
        values: byFigure(values.map(({ figure, value }) => [figure, value])),
        months: byFigure(months.map(({ figure, month }) => [figure, month])),
        seed,
        at: new Date(at),
      })),
    }));
    await insertScenariosIn(tx, venture.id, scenarios);
    return venture;
  });
}

import type { Surface } from "../../platform/surface.ts";
import { changePlan, removePlan, rewritePlan } from "./change-saved-plan.ts";
import { exportPlan } from "./export-plan.ts";
import { diffPlan, listSaved, readPlan } from "./read-saved-plan.ts";
import { savePlan } from "./save-plan.ts";
import { readShared, sharePlan, unsharePlan } from "./share-plan.ts";

const deleted = { deleted: true as const };

export const savedPlanRoutes = (surface: Surface) => ({
  list: surface.savedPlans.list.handler(({ context, input }) => listSaved(context, input)),
  save: surface.savedPlans.save.handler(async ({ context, input }) => ({ plan: await savePlan(context, input) })),
  get: surface.savedPlans.get.handler(async ({ context, input }) => ({ plan: await readPlan(context, input) })),
  update: surface.savedPlans.update.handler(async ({ context, input }) => ({ plan: await changePlan(context, input) })),
  write: surface.savedPlans.write.handler(async ({ context, input }) => ({ plan: await rewritePlan(context, input) })),
  diff: surface.savedPlans.diff.handler(async ({ context, input }) => ({ lines: await diffPlan(context, input) })),
  delete: surface.savedPlans.delete.handler(async ({ context, input }) => {
    await removePlan(context, input);
    return deleted;
  }),
  export: surface.savedPlans.export.handler(({ context, input }) => exportPlan(context, input)),
  share: surface.savedPlans.share.handler(async ({ context, input }) => ({ share: await sharePlan(context, input) })),
  unshare: surface.savedPlans.unshare.handler(async ({ context, input }) => {
    await unsharePlan(context, input);
    return deleted;
  }),
  read: surface.savedPlans.read.handler(({ context, input }) => readShared(context, input)),
});

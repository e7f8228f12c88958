import { slugOf } from "@cofounder/generators/slug";
import type { MemberCtx } from "../../platform/ctx.ts";
import { WorkerLimitExceeded } from "../../platform/in-worker.ts";
import { exportDocument } from "../../platform/export/export-document.ts";
import { Problem } from "../../platform/problem.ts";
import { readPlan } from "./read-saved-plan.ts";

const types = {
  md: "text/markdown;charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The latest version of a plan as a file. */
export async function exportPlan(
  ctx: MemberCtx,
  { planId, format }: { planId: string; format: keyof typeof types },
): Promise<File> {
  await ctx.limits.take("export_plan", ctx.userId);
  const { title, markdown, updatedAt } = await readPlan(ctx, { planId });
  const content =
    format === "md"
      ? `# ${title}\n\n${markdown}\n`
      : await exportDocument({ title, markdown, date: new Date(updatedAt) }, format, {
          userId: ctx.userId,
          budget: ctx.workers,
        }).catch((error: unknown) => {
          if (!(error instanceof WorkerLimitExceeded)) throw error;
          throw new Problem(error.ofItself ? "saved_plan.export_too_large" : "unavailable");
        });
  return new File([content], `${slugOf(title, "plan")}.${format}`, { type: types[format] });
}

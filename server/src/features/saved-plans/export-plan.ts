import { slugOf } from "@cofounder/maker/slug";
import type { MemberCtx } from "../../platform/ctx.ts";
import { exportDocument } from "../../platform/export/document.ts";
import { readPlan } from "./read-plan.ts";

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
      : await exportDocument({ title, markdown, date: new Date(updatedAt) }, format);
  return new File([content as BlobPart], `${slugOf(title, "plan")}.${format}`, { type: types[format] });
}

import type { VentureDocument } from "@cofounder/analyst";
import type { Language, ventureFileFormats } from "@cofounder/contract";
import { slugOf } from "@cofounder/generators/slug";
import type { MemberCtx } from "../../platform/ctx.ts";
import { exportDocument } from "../../platform/export/export-document.ts";
import { WorkerLimitExceeded } from "../../platform/in-worker.ts";
import { Problem } from "../../platform/problem.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import { readDecisions } from "../decisions/index.ts";
import { readTests } from "../kill-tests/index.ts";
import { readScenarioHistories } from "../scenarios/index.ts";
import { findVenture, readSheet, readVentureVersions } from "../ventures/index.ts";
import type * as fileJobs from "./file-jobs.ts";

const jobs = jobsIn<typeof fileJobs>(new URL("./file-jobs.ts", import.meta.url));

const types = {
  json: "application/json",
  md: "text/markdown;charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

interface Wanted {
  ventureId: string;
  format: (typeof ventureFileFormats)[number];
  /** Of a document to read. */
  language: Language;
}

/** A venture with its sheet as a file. */
export async function exportVenture(ctx: MemberCtx, { ventureId, format, language }: Wanted): Promise<File> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new Problem("venture.not_found");
  if (format !== "json") await ctx.limits.take("export_plan", ctx.userId);
  const stored = {
    venture,
    versions: await readVentureVersions(ctx, ventureId),
    figures: await readSheet(ctx, ventureId),
    tests: await readTests(ctx, ventureId),
    decisions: await readDecisions(ctx, ventureId),
    scenarios: await readScenarioHistories(ctx, ventureId),
  };
  const content =
    format === "json"
      ? await ctx.workers.run(ctx.userId, jobs("writeFile"), stored)
      : await documentOf(ctx, {
          title: venture.name,
          ...(await ctx.workers.run(ctx.userId, jobs("writeDocument"), stored, {
            language,
            hasCharts: format !== "md",
          })),
          format,
        });
  return new File([content], `${slugOf(venture.name, "venture")}.${format}`, { type: types[format] });
}

interface Document extends VentureDocument {
  title: string;
  format: Exclude<Wanted["format"], "json">;
}

function documentOf(
  ctx: MemberCtx,
  { title, markdown, charts, format }: Document,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === "md") return Promise.resolve(`# ${title}\n\n${markdown}\n`);
  const caller = { userId: ctx.userId, budget: ctx.workers };
  return exportDocument({ title, markdown, charts, date: ctx.now() }, format, caller).catch((error: unknown) => {
    if (!(error instanceof WorkerLimitExceeded)) throw error;
    throw new Problem(error.ofItself ? "venture_file.export_too_large" : "unavailable");
  });
}

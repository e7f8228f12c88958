import { z } from "zod";
import { forAnyone, forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { toolName } from "./tools/runs.ts";
import { oneLine } from "./one-line.ts";

export const savedPlansPerPage = 30;
export const planTitleMaxLength = 120;
export const planFolderMaxLength = 60;
export const planMaxLength = 400_000;
export const planVersionsMax = 100;
export const shareDaysMax = 90;
export const sharePasswordMinLength = 8;

/** The origin of a plan: a tool's result, a reply of a chat. The origin may have been deleted since. */
export const planSource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run"), tool: toolName, runId: id }),
  z.object({ kind: z.literal("message"), chatId: id, messageId: id }),
]);

const summary = {
  id,
  title: z.string(),
  folder: z.string().nullable(),
  source: planSource,
  /** Counts from 1. */
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const savedPlanSummary = z.object(summary);

export const planShare = z.object({
  id,
  /** Returned once, when the link is created: only its hash is stored. */
  url: z.string().nullable(),
  expiresAt: timestamp,
  hasPassword: z.boolean(),
  createdAt: timestamp,
});

export const savedPlan = z.object({
  ...summary,
  markdown: z.string(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.int(), createdAt: timestamp })),
  shares: z.array(planShare),
});

/** A line of the difference between two versions; for very long texts, a run of lines. */
export const diffLine = z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() });

const title = oneLine(planTitleMaxLength).min(1);
const folder = oneLine(planFolderMaxLength);
const ofPlan = z.object({ planId: id });
const notFound = refusals("saved_plan.not_found");
const answer = z.object({ plan: savedPlan });

export const savedPlans = {
  list: forMembers
    .route({ method: "GET", path: "/saved-plans", summary: "Saved plans, those changed last first" })
    .input(
      z.object({
        /** Words of the title or the text. */
        query: oneLine(200).optional(),
        /** Empty: plans without a folder. */
        folder: folder.optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(
      z.object({
        plans: z.array(savedPlanSummary),
        next: z.string().nullable(),
        folders: z.array(z.object({ name: z.string(), count: z.int() })),
      }),
    ),
  save: forMembers
    .route({
      method: "POST",
      path: "/saved-plans",
      summary: "Save a result; what is saved already gets a new version where it changed",
    })
    .errors(refusals("tool.run_not_found", "message.not_found", "saved_plan.version_limit"))
    .input(
      z.object({
        source: z.discriminatedUnion("kind", [
          z.object({ kind: z.literal("run"), runId: id }),
          z.object({ kind: z.literal("message"), chatId: id, messageId: id }),
        ]),
      }),
    )
    .output(answer),
  get: forMembers
    .route({ method: "GET", path: "/saved-plans/{planId}", summary: "A plan; an earlier version of it" })
    .errors(notFound)
    .input(ofPlan.extend({ version: z.coerce.number().int().min(1).optional() }))
    .output(answer),
  update: forMembers
    .route({ method: "PATCH", path: "/saved-plans/{planId}", summary: "Rename a plan, or put it into a folder" })
    .errors(notFound)
    .input(ofPlan.extend({ title: title.optional(), folder: folder.nullable().optional() }))
    .output(answer),
  write: forMembers
    .route({ method: "POST", path: "/saved-plans/{planId}/versions", summary: "A new version of a plan's text" })
    .errors(refusals("saved_plan.not_found", "saved_plan.version_limit"))
    .input(ofPlan.extend({ markdown: z.string().trim().min(1).max(planMaxLength) }))
    .output(answer),
  diff: forMembers
    .route({
      method: "GET",
      path: "/saved-plans/{planId}/diff",
      summary: "What changed between two versions, line by line",
    })
    .errors(notFound)
    .input(ofPlan.extend({ from: z.coerce.number().int().min(1), to: z.coerce.number().int().min(1) }))
    .output(z.object({ lines: z.array(diffLine) })),
  delete: forMembers
    .route({ method: "DELETE", path: "/saved-plans/{planId}", summary: "Delete a plan with its versions and links" })
    .errors(notFound)
    .input(ofPlan)
    .output(z.object({ deleted: z.literal(true) })),
  export: forMembers
    .route({ method: "GET", path: "/saved-plans/{planId}/export", summary: "A plan as Markdown, PDF or DOCX" })
    .errors(refusals("saved_plan.not_found", "saved_plan.export_too_large"))
    .input(ofPlan.extend({ format: z.enum(["md", "pdf", "docx"]) }))
    .output(z.file()),
  share: forMembers
    .route({
      method: "POST",
      path: "/saved-plans/{planId}/shares",
      summary: "A link to read a plan, with an end and perhaps a password",
    })
    .errors(notFound)
    .input(
      ofPlan.extend({
        days: z.int().min(1).max(shareDaysMax),
        password: z.string().min(sharePasswordMinLength).max(128).nullable(),
      }),
    )
    .output(z.object({ share: planShare })),
  unshare: forMembers
    .route({ method: "DELETE", path: "/saved-plans/{planId}/shares/{shareId}", summary: "End a link at once" })
    .errors(notFound)
    .input(ofPlan.extend({ shareId: id }))
    .output(z.object({ deleted: z.literal(true) })),
  /** Anybody with the link; it grants read access only. */
  read: forAnyone
    .route({ method: "POST", path: "/shared", summary: "What a link shows" })
    .errors(refusals("share.not_found", "share.password_required", "share.password_wrong"))
    .input(z.object({ token: z.string().min(20).max(100), password: z.string().max(128).nullable() }))
    .output(
      z.object({
        title: z.string(),
        markdown: z.string(),
        version: z.int(),
        updatedAt: timestamp,
        expiresAt: timestamp,
      }),
    ),
};

export type SavedPlan = z.infer<typeof savedPlan>;
export type SavedPlanSummary = z.infer<typeof savedPlanSummary>;
export type PlanSource = z.infer<typeof planSource>;
export type PlanShare = z.infer<typeof planShare>;
export type DiffLine = z.infer<typeof diffLine>;

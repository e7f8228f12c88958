import { z } from "zod";
import { language } from "./accounts.ts";
import { forVentureEditors, forVentureReaders } from "./endpoint.ts";
import { author, id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";

export const decisionsMax = 500;
export const decisionTextMaxLength = 1_000;

/** What a decision says. */
export const decisionSaid = {
  decided: oneLine(decisionTextMaxLength).min(1),
  because: oneLine(decisionTextMaxLength),
  /** The day on which it is looked at again; null: never. */
  lookAgainOn: z.iso.date().nullable(),
};

const latest = { ...decisionSaid, version: z.int().min(1), at: timestamp };
const decisionVersion = z.object({ ...latest, author });

export const ownDecision = z.object({
  id,
  ventureId: id.nullable(),
  /** The latest version. */
  ...latest,
  /** The day to look again has come. */
  isDue: z.boolean(),
  createdAt: timestamp,
});

/** `ventureId`: where the decision is in; needed for another member's venture. */
const ofDecision = z.object({ decisionId: id, ventureId: id.nullish() });
const answer = z.object({ decision: ownDecision });

export const decisions = {
  list: forVentureReaders
    .route({ method: "GET", path: "/decisions", summary: "A member's decisions, the newest first" })
    .input(z.object({ ventureId: id.optional() }))
    .output(z.object({ decisions: z.array(ownDecision) })),
  add: forVentureEditors
    .route({ method: "POST", path: "/decisions", summary: "Write down a decision" })
    .errors(refusals("decision.past"))
    .input(z.object({ ...decisionSaid, ventureId: id.nullable().default(null) }))
    .output(answer),
  change: forVentureEditors
    .route({
      method: "PATCH",
      path: "/decisions/{decisionId}",
      summary: "A new version of a decision; refused with both where it was changed since the named version",
    })
    .errors(refusals("decision.not_found", "decision.past", "decision.changed_meanwhile"))
    .input(ofDecision.extend({ ...decisionSaid, version: z.int().min(1) }))
    .output(answer),
  versions: forVentureReaders
    .route({
      method: "GET",
      path: "/decisions/{decisionId}/versions",
      summary: "The versions of a decision, newest first",
    })
    .errors(refusals("decision.not_found"))
    .input(ofDecision)
    .output(z.object({ versions: z.array(decisionVersion) })),
  calendar: forVentureReaders
    .route({
      method: "GET",
      path: "/decisions/{decisionId}/calendar",
      summary: "The day to look at a decision again as an iCalendar file",
    })
    .errors(refusals("decision.not_found", "decision.no_day"))
    .input(ofDecision.extend({ language: language.default("en") }))
    .output(z.file()),
};

export type Decision = z.infer<typeof ownDecision>;
export type DecisionVersion = z.infer<typeof decisionVersion>;

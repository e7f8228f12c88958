import { language } from "./accounts.ts";
import { decisionSaid } from "./decisions.ts";
import { forAnyone, forMembers, forVentureReaders } from "./endpoint.ts";
import { figureReading } from "./figures.ts";
import { id, timestamp } from "./ids.ts";
import { testResult } from "./kill-tests.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";
import {
  forecastMonth,
  forecastSeed,
  otherValue,
  scenarioNameMaxLength,
  scenariosMax,
  scenarioValuesMax,
} from "./scenarios.ts";
import { testRule } from "./test-rules.ts";
import { usualWholes } from "./usual-wholes.ts";
import { memberVenture, sheetStates, ventureSaid } from "./ventures.ts";
import { z } from "zod";

/** Of a file that is taken in. */
export const ventureFileMaxBytes = 5_000_000;
export const ventureFileFiguresMax = 5_000;
const versionsMax = 1_000;
const testsMax = 5_000;
const decisionsMax = 5_000;

const amount = z.number().min(-1e15).max(1e15);

const fileVersion = z.strictObject({
  /** As the founder wrote it; empty where it was typed into the sheet. */
  quote: z.string().max(400),
  /** In the reading's unit; for a range the middle, with both ends. */
  value: amount,
  low: amount.optional(),
  high: amount.optional(),
  /** It is counted in so many of its unit. */
  per: amount.optional(),
  includesTax: z.boolean().optional(),
  reading: z.strictObject({
    ...figureReading.omit({ inPlaceOf: true }).shape,
    shareOf: z.enum(usualWholes).optional(),
  }),
  state: z.enum(sheetStates),
  /** `other_chat`: another chat of the venture says otherwise since. */
  changedBy: z.enum(["chat", "other_chat", "member"]),
  at: timestamp,
});

const fileLock = z.strictObject({
  rule: z.strictObject(testRule.shape),
  lockedAt: timestamp,
  /** HMAC-SHA-256 by the server that locked it, over these two ids as well. */
  signature: z.string().regex(/^[0-9a-f]{64}$/),
  signedFor: z.strictObject({ member: id, test: id }),
});

const { share: _follows, enteredAt: _time, ...counted } = testResult.shape;

const fileTest = z.strictObject({
  since: timestamp,
  /** Oldest first; the last one holds. */
  versions: z.array(fileLock).min(1).max(versionsMax),
  /** Oldest first; only the last one may be decided. */
  results: z.array(z.strictObject({ ...counted, at: timestamp })).max(versionsMax),
});

const fileDecision = z.strictObject({
  since: timestamp,
  /** Oldest first; the last one holds. */
  versions: z
    .array(z.strictObject({ ...decisionSaid, at: timestamp }))
    .min(1)
    .max(versionsMax),
});

const scenarioName = oneLine(scenarioNameMaxLength).min(1);

/** Other values; `figure` counts the file's figures from 0. */
const scenarioValues = z
  .array(z.strictObject({ figure: z.int().min(0), value: otherValue }))
  .max(scenarioValuesMax)
  .refine((values) => new Set(values.map(({ figure }) => figure)).size === values.length, {
    message: "A scenario has one value for each figure.",
  });

const scenarioParts = {
  name: scenarioName,
  values: scenarioValues,
  /** The months of money that comes or goes; `figure` counts the file's figures from 0. */
  months: z
    .array(z.strictObject({ figure: z.int().min(0), month: forecastMonth }))
    .max(scenarioValuesMax)
    .refine((months) => new Set(months.map(({ figure }) => figure)).size === months.length, {
      message: "A scenario has one month for each figure.",
    }),
  /** What the draws of its band begin from. */
  seed: forecastSeed,
};

const fileScenario = z.strictObject({
  since: timestamp,
  /** Oldest first; the last one holds. */
  versions: z
    .array(z.strictObject({ ...scenarioParts, at: timestamp }))
    .min(1)
    .max(versionsMax),
});

/** Before scenarios had versions. */
const times = { since: timestamp, changedAt: timestamp };

const sheet = {
  format: z.literal("cofounder.venture"),
  figures: z
    .array(
      z.strictObject({
        since: timestamp,
        /** Oldest first; the last one holds. */ versions: z.array(fileVersion).min(1).max(versionsMax),
      }),
    )
    .max(ventureFileFiguresMax),
};

const fileVenture = z.strictObject({
  /** Oldest first; the last one holds. */
  versions: z
    .array(z.strictObject({ ...ventureSaid.shape, at: timestamp }))
    .min(1)
    .max(versionsMax),
});

const earlierVenture = z.strictObject(ventureSaid.shape);

const records = { tests: z.array(fileTest).max(testsMax), decisions: z.array(fileDecision).max(decisionsMax) };

/** A venture as a file: what it is, its sheet, scenarios, tests and decisions, each with all its versions. */
export const ventureFile = z.strictObject({
  ...sheet,
  version: z.literal(4),
  venture: fileVenture,
  ...records,
  scenarios: z.array(fileScenario).max(scenariosMax),
});

/**
 * A file that can be taken in: of today, of the third version, whose venture and scenarios had no history, of the second,
 * whose scenarios had no months and no seed, or of the first, which held the sheet alone.
 */
export const readableVentureFile = z.discriminatedUnion("version", [
  ventureFile,
  z.strictObject({
    ...sheet,
    version: z.literal(3),
    venture: earlierVenture,
    ...records,
    scenarios: z.array(z.strictObject({ ...scenarioParts, ...times })).max(scenariosMax),
  }),
  z.strictObject({
    ...sheet,
    version: z.literal(2),
    venture: earlierVenture,
    ...records,
    scenarios: z.array(z.strictObject({ name: scenarioName, values: scenarioValues, ...times })).max(scenariosMax),
  }),
  z.strictObject({ ...sheet, version: z.literal(1), venture: earlierVenture }),
]);

export const ventureFileFormats = ["json", "md", "pdf", "docx"] as const;

export const ventureFiles = {
  export: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/export",
      summary: "A venture as JSON, to be taken in again, or to read as Markdown, PDF or DOCX",
    })
    .errors(refusals("venture_file.export_too_large"))
    .input(z.object({ ventureId: id, format: z.enum(ventureFileFormats), language: language.default("en") }))
    .output(z.file()),
  import: forMembers
    .route({ method: "POST", path: "/venture-files", summary: "A new venture from a file that was exported" })
    .errors(refusals("venture_file.too_large", "venture_file.invalid"))
    .input(z.object({ file: z.file() }))
    .output(z.object({ venture: memberVenture })),
  schema: forAnyone
    .route({ method: "GET", path: "/venture-files/schema", summary: "The JSON Schema of a venture's file" })
    .output(z.record(z.string(), z.unknown())),
};

export type VentureFile = z.infer<typeof ventureFile>;
export type ReadableVentureFile = z.infer<typeof readableVentureFile>;

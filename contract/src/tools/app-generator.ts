import { z } from "zod";
import {
  appDescriptionMaxLength,
  appEntitiesMax,
  appFieldsMax,
  appFileMaxLength,
  appFilesMax,
  appPathMaxLength,
  appPhrasesMax,
} from "./app-limits.ts";
import { oneLine } from "../one-line.ts";

export const fieldTypes = [
  "text",
  "longText",
  "number",
  "money",
  "date",
  "time",
  "email",
  "phone",
  "url",
  "boolean",
  "choice",
  "relation",
] as const;

const word = oneLine(60).min(1);
/** An identifier: a letter, then letters and digits. */
const codeName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

export const appField = z.object({
  name: codeName,
  label: word,
  type: z.enum(fieldTypes),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(word).max(12).optional(),
  /** Of a relation: the entity's name. */
  of: codeName.optional(),
  /** The amount that the description gives for it; the made-up records show it. */
  example: z.number().min(0).max(1e12).optional(),
});

/** A button on each record that sets a yes/no field: "Mark as paid". */
export const appAction = z.object({ label: word, field: codeName });

export const appEntity = z.object({
  /** The singular as an identifier: `invoice`. */
  name: codeName,
  label: word,
  /** The plural. */
  plural: word,
  fields: z.array(appField).min(1).max(appFieldsMax),
  actions: z.array(appAction).max(6),
});

/** A part of the description and what it became; null if nothing. */
export const appPhrase = z.object({ said: z.string().max(300), became: z.string().max(300).nullable() });

export const appSpec = z.object({
  title: word,
  description: z.string().trim().min(1).max(4_000),
  entities: z.array(appEntity).min(1).max(appEntitiesMax),
  /** Open points of the description, with the assumptions made. */
  questions: z.array(z.string().max(300)).max(12),
  /** The description, phrase by phrase. */
  phrases: z.array(appPhrase).max(appPhrasesMax).optional(),
});

export const appFile = z.object({
  path: z.string().min(1).max(appPathMaxLength),
  content: z.string().max(appFileMaxLength),
});
export const appFiles = z.array(appFile).min(1).max(appFilesMax);

/** A requested change, in words. */
const edit = z.object({ instruction: z.string().trim().min(1).max(2_000), said: z.string().max(2_000) });

export const appGeneratorInput = z.object({
  description: z.string().trim().min(1, "Please enter a description for your app").max(appDescriptionMaxLength),
  /** A change to an existing app: its run and the requested change. */
  follows: z
    .object({
      runId: z.uuid(),
      instruction: z.string().trim().min(1).max(2_000),
      /** Errors reported by the preview, if they are to be fixed. */
      error: z.string().max(2_000).optional(),
    })
    .optional(),
});

/** Why a part of a model's answer is not applied. */
export const leftOutReasons = [
  "path",
  "twice",
  "too_long",
  "too_many",
  "missing",
  "not_found",
  "found_twice",
  "form",
] as const;

export const appGeneratorOutput = z.object({
  files: appFiles,
  description: z.string().max(4_000),
  /** Characters of prompt and reply, divided by four and rounded up; 0 without a model. */
  tokensUsed: z.int().min(0),
  /** The specification of the engine's own apps; null once a model wrote files. */
  spec: appSpec.nullable(),
  edits: z.array(edit).max(100),
  /** Files of a model's answer that are not part of the app, and why. */
  leftOut: z
    .array(z.object({ path: z.string().max(appPathMaxLength), why: z.enum(leftOutReasons) }))
    .max(100)
    .optional(),
  /** Errors submitted for fixing, without duplicates. */
  errorsSeen: z.array(z.string().max(300)).max(100),
});

export type FieldType = (typeof fieldTypes)[number];
export type AppField = z.infer<typeof appField>;
export type AppAction = z.infer<typeof appAction>;
export type AppEntity = z.infer<typeof appEntity>;
export type AppPhrase = z.infer<typeof appPhrase>;
export type AppSpec = z.infer<typeof appSpec>;
export type AppFile = z.infer<typeof appFile>;
export type AppGeneratorInput = z.infer<typeof appGeneratorInput>;
export type AppGeneratorOutput = z.infer<typeof appGeneratorOutput>;

import { z } from "zod";
import { forAdmins, forVerifiedAdmins } from "./endpoint.ts";
import { id } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

/** What models are for; `fallback` answers where another one fails before its first word. */
export const modelPurposes = ["text", "reading", "tools", "images", "fallback"] as const;
export const modelContextMin = 2_000;
export const modelContextMax = 10_000_000;
export const modelPriceMax = 10_000;

const purpose = z.enum(modelPurposes);
const name = oneLine(200).min(1);
/** An admin may name this machine: that is where many models are. */
const address = z.url({ protocol: /^https?$/ }).max(500);
const key = z
  .string()
  .trim()
  .min(1)
  .max(1_000)
  .regex(/^[\x21-\x7e]+$/);
/** For a million tokens, in US dollars. */
const price = z.number().min(0).max(modelPriceMax).nullable();
const context = z.int().min(modelContextMin).max(modelContextMax).nullable();

const prices = { inputPrice: price, outputPrice: price };

export const modelSetting = z.object({
  purpose,
  /** Who set it up; `text`: nobody, and the model of the text is used in its place; `none`: there is none. */
  source: z.enum(["environment", "page", "text", "none"]),
  /** Null: the address of the text's model, with its key. */
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  /** The last four characters; empty where it is shorter than twelve, null where none is set. */
  keyEnd: z.string().nullable(),
  /** It was encrypted with another AUTH_SECRET, and has to be typed again. */
  keyIsLost: z.boolean(),
  contextTokens: z.int().nullable(),
  ...prices,
});

/** A connection before it is saved. Without a key the stored one is used, as long as the address is the same. */
const draft = z.object({ purpose, baseUrl: address.nullable(), apiKey: key.nullable().optional() });

const failure = z.object({ kind: z.string(), message: z.string() });

const tried = {
  text: z.object({
    failure: failure.nullable(),
    text: z.string(),
    firstMs: z.number(),
    tokensPerSecond: z.number().nullable(),
  }),
  toolCall: z.object({ failure: failure.nullable(), called: z.boolean() }),
  reading: z.object({
    failure: failure.nullable(),
    /** What was asked to be read. */
    sentence: z.string(),
    proven: z.array(z.object({ quote: z.string(), label: z.string() })),
    open: z.array(z.string()),
    ms: z.number(),
  }),
};

/** The numbers of the models' texts since the month began, by what backs them. */
export const modelNumbers = z.object({
  /** The founder's, computed, or from a source. */
  backed: z.int(),
  own: z.int(),
  differs: z.int(),
});

export const modelUse = z.object({
  /** Null: accounts that were deleted. */
  userId: id.nullable(),
  email: z.string().nullable(),
  model: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** In US dollars, at the prices of today; null where there is none. */
  cost: z.number().nullable(),
});

export const models = {
  settings: forAdmins
    .route({ method: "GET", path: "/admin/models", summary: "The models in use, by purpose; never their keys" })
    .output(z.object({ settings: z.array(modelSetting) })),
  save: forVerifiedAdmins
    .route({ method: "PUT", path: "/admin/models/{purpose}", summary: "Set up a model for a purpose" })
    .errors(refusals("model.set_by_environment", "model.no_address"))
    .input(draft.extend({ model: name, contextTokens: context, ...prices }))
    .output(z.object({ setting: modelSetting })),
  price: forVerifiedAdmins
    .route({ method: "PUT", path: "/admin/models/{purpose}/price", summary: "What a purpose's model costs" })
    .input(z.object({ purpose, ...prices }))
    .output(z.object({ setting: modelSetting })),
  clear: forVerifiedAdmins
    .route({ method: "DELETE", path: "/admin/models/{purpose}", summary: "Take a purpose's model out of use" })
    .errors(refusals("model.set_by_environment"))
    .input(z.object({ purpose }))
    .output(z.object({ setting: modelSetting })),
  list: forVerifiedAdmins
    .route({ method: "POST", path: "/admin/models/{purpose}/list", summary: "The models that a server offers" })
    .errors(refusals("model.no_address"))
    .input(draft)
    .output(
      z.object({
        failure: failure.nullable(),
        models: z.array(z.object({ id: z.string(), contextTokens: z.int().nullable() })),
      }),
    ),
  test: forVerifiedAdmins
    .route({
      method: "POST",
      path: "/admin/models/{purpose}/test",
      summary: "Ask a model for a text, a call, a reading",
    })
    .errors(refusals("model.no_address"))
    .input(draft.extend({ model: name, contextTokens: context }))
    .output(z.object(tried)),
  use: forAdmins
    .route({ method: "GET", path: "/admin/model-use", summary: "What members used of each model this month" })
    .output(z.object({ month: z.string(), use: z.array(modelUse), numbers: modelNumbers })),
};

export type ModelPurpose = (typeof modelPurposes)[number];
export type ModelSetting = z.infer<typeof modelSetting>;
export type ModelNumbers = z.infer<typeof modelNumbers>;
export type ModelUseOfMember = z.infer<typeof modelUse>;
export type ModelTest = { [Part in keyof typeof tried]: z.infer<(typeof tried)[Part]> };

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { modelPurposes } from "@cofounder/contract";
import { z } from "zod";
import type { S3Settings } from "./platform/files/s3-files.ts";
import type { Connection, Connections, ModelOptions } from "./platform/model/connections.ts";
import type { StripeSettings } from "./platform/payments/stripe.ts";
import { whyNoDevelopmentRoutes } from "./platform/this-machine.ts";

const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const address = optional.pipe(z.url({ protocol: /^https?$/ }).optional());

const shape = z.object({
  NODE_ENV: optional,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address,
  DATA_DIR: optional,
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  AUTH_SECRET: optional.pipe(z.string().min(32, "needs at least 32 characters").optional()),
  OWNER_EMAIL: optional.pipe(z.email().toLowerCase().optional()),
  SUPPORT_EMAIL: optional.pipe(z.email().toLowerCase().optional()),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.string().default("Co-founder <no-reply@localhost>"),
  AI_BASE_URL: address,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_READING_SECONDS: z.coerce.number().min(1).max(600).default(20),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(2_000).max(10_000_000).default(128_000),
  AI_REASONING_EFFORT: optional.pipe(z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).optional()),
  AI_READING_BASE_URL: address,
  AI_READING_API_KEY: optional,
  AI_READING_MODEL: optional,
  AI_TOOLS_BASE_URL: address,
  AI_TOOLS_API_KEY: optional,
  AI_TOOLS_MODEL: optional,
  AI_IMAGE_BASE_URL: address,
  AI_IMAGE_API_KEY: optional,
  AI_IMAGE_MODEL: optional,
  AI_FALLBACK_BASE_URL: address,
  AI_FALLBACK_API_KEY: optional,
  AI_FALLBACK_MODEL: optional,
  /** Whether a start without a model looks for one on this machine. */
  AI_DETECT: z.enum(["0", "1"]).default("1"),
  TAVILY_API_KEY: optional,
  SEARXNG_URL: address,
  S3_BUCKET: optional,
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: address,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  STRIPE_SECRET_KEY: optional.pipe(
    z
      .string()
      .regex(/^[sr]k_/, "begins with sk_ or rk_")
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: optional.pipe(z.string().startsWith("whsec_", "begins with whsec_").optional()),
  /** Another address of Stripe's API, for tests and for development without a network. */
  STRIPE_API_BASE: address,
  /** The key of the member for whom the MCP endpoint over stdin and stdout works. */
  COFOUNDER_API_KEY: optional,
  /** Whether a promo code may make an account admin. */
  ADMIN_PROMO_CODES: z.enum(["0", "1"]).default("1"),
  /** Whether members may have Pro free for three months, once per account. */
  FREE_PRO_OFFER: z.enum(["0", "1"]).default("1"),
  /** Sign-ins, sign-ups and similar requests from one address. */
  AUTH_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  /** Whether the engine runs made-up ideas after a start, so that the first reply is as quick as the others. */
  ENGINE_WARM_UP: z.enum(["0", "1"]).default("1"),
  METRICS_TOKEN: optional.pipe(z.string().min(16, "needs at least 16 characters").optional()),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  alsoTrusted: string[];
  dataDir: string;
  dataDirChosen: boolean;
  databaseUrl: string | null;
  authSecret: string;
  /** Where the secret is stored; null when AUTH_SECRET sets it. */
  authSecretFile: string | null;
  ownerEmail: string | null;
  supportEmail: string | null;
  /** Public; the owner's own address is not. */
  publishedEmail: string | null;
  smtp: { url: string; from: string } | null;
  /** Those that are set here; others can be set on the admin page. */
  models: Connections;
  modelOptions: ModelOptions;
  /** A start without a model looks for one on this machine. */
  detectsModels: boolean;
  search: { tavilyKey: string } | { searxngUrl: string } | null;
  s3: S3Settings | null;
  stripe: StripeSettings | null;
  apiKey: string | null;
  adminPromoCodes: boolean;
  freeProOffer: boolean;
  attemptsPerMinute: number;
  trustProxy: boolean;
  engineWarmUp: boolean;
  /** Null: there are development routes, for this machine alone. */
  whyNoDevelopmentRoutes: string | null;
  /** Both null: there are no metrics. */
  metrics: { token: string | null; port: number | null };
  logLevel: string;
}

/** All faults of the configuration at once, so that one start is enough to correct them. */
export class WrongConfiguration extends Error {
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`,
    );
  }
}

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

type Settings = z.infer<typeof shape>;

/** The only reader of the process's environment. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = shape.safeParse(source);
  if (!parsed.success)
    throw new WrongConfiguration(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  const env = parsed.data;
  const faults = contradictions(env);
  if (faults.length) throw new WrongConfiguration(faults);
  const dataDir = resolve(env.DATA_DIR ?? join(projectFolder, "data"));
  return {
    ...placeOf(env),
    whyNoDevelopmentRoutes: whyShut(env),
    ...servicesOf(env),
    dataDir,
    dataDirChosen: env.DATA_DIR !== undefined,
    ...secretOf(env, dataDir),
    ownerEmail: env.OWNER_EMAIL ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? env.OWNER_EMAIL ?? null,
    publishedEmail: env.SUPPORT_EMAIL ?? null,
    attemptsPerMinute: env.AUTH_ATTEMPTS_PER_MINUTE,
    apiKey: env.COFOUNDER_API_KEY ?? null,
    adminPromoCodes: env.ADMIN_PROMO_CODES === "1",
    freeProOffer: env.FREE_PRO_OFFER === "1",
    engineWarmUp: env.ENGINE_WARM_UP === "1",
    detectsModels: env.AI_DETECT === "1",
    metrics: metricsOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

const publicUrlOf = (env: Settings): string => env.PUBLIC_URL?.replace(/\/+$/, "") ?? `http://localhost:${env.PORT}`;

const whyShut = (env: Settings): string | null =>
  whyNoDevelopmentRoutes({
    production: env.NODE_ENV === "production",
    publicUrl: publicUrlOf(env),
    trustProxy: env.TRUST_PROXY === "1",
  });

function placeOf(env: Settings): Pick<Env, "port" | "host" | "publicUrl" | "alsoTrusted" | "trustProxy"> {
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: publicUrlOf(env),
    alsoTrusted: env.PUBLIC_URL ? [] : [`http://127.0.0.1:${env.PORT}`, `http://[::1]:${env.PORT}`],
    trustProxy: env.TRUST_PROXY === "1",
  };
}

function servicesOf(
  env: Settings,
): Pick<Env, "databaseUrl" | "smtp" | "models" | "modelOptions" | "search" | "s3" | "stripe"> {
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    models: modelsOf(env),
    modelOptions: { readingMaxMs: env.AI_READING_SECONDS * 1_000, effort: env.AI_REASONING_EFFORT ?? null },
    search: searchOf(env),
    s3: s3Of(env),
    stripe: stripeOf(env),
  };
}

/** How the settings of each purpose begin. */
const prefixes = {
  text: "AI",
  reading: "AI_READING",
  tools: "AI_TOOLS",
  images: "AI_IMAGE",
  fallback: "AI_FALLBACK",
} as const;

/** A purpose with an address of its own has a key of its own, or none: the main key goes to no other server. */
function modelsOf(env: Settings): Connections {
  const { AI_BASE_URL: mainUrl, AI_API_KEY: mainKey = null, AI_CONTEXT_TOKENS: contextTokens } = env;
  const connectionOf = (prefix: (typeof prefixes)[keyof typeof prefixes]): Connection | null => {
    const own = env[`${prefix}_BASE_URL`];
    const [baseUrl, model] = [own ?? mainUrl, env[`${prefix}_MODEL`]];
    if (!baseUrl || !model) return null;
    return { baseUrl, apiKey: env[`${prefix}_API_KEY`] ?? (own ? null : mainKey), model, contextTokens };
  };
  const all = modelPurposes.map((purpose) => [purpose, connectionOf(prefixes[purpose])]);
  return Object.fromEntries(all) as Connections;
}

/** A purpose is set up by its model, at an address of its own or the main one. */
const modelFaults = (env: Settings): [boolean, string][] =>
  (["AI_READING", "AI_TOOLS", "AI_IMAGE", "AI_FALLBACK"] as const).flatMap((prefix): [boolean, string][] => [
    [
      Boolean(env[`${prefix}_MODEL`]) && !env[`${prefix}_BASE_URL`] && !env.AI_BASE_URL,
      `${prefix}_MODEL is set without AI_BASE_URL and AI_MODEL, or ${prefix}_BASE_URL`,
    ],
    [
      Boolean(env[`${prefix}_BASE_URL`] ?? env[`${prefix}_API_KEY`]) && !env[`${prefix}_MODEL`],
      `${prefix}_BASE_URL and ${prefix}_API_KEY need ${prefix}_MODEL`,
    ],
  ]);

function s3Of(env: Settings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  return { bucket, accessKeyId, secretAccessKey, region: env.S3_REGION, endpoint: env.S3_ENDPOINT ?? null };
}

function stripeOf(env: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null } : null;
}

function searchOf({ TAVILY_API_KEY, SEARXNG_URL }: Settings): Env["search"] {
  if (TAVILY_API_KEY) return { tavilyKey: TAVILY_API_KEY };
  return SEARXNG_URL ? { searxngUrl: SEARXNG_URL } : null;
}

function contradictions(env: Settings): string[] {
  const faults: [boolean, string][] = [
    [
      env.METRICS_PORT === env.PORT,
      "METRICS_PORT is PORT: the metrics need a port of their own, or METRICS_TOKEN alone",
    ],
    [Boolean(env.AI_BASE_URL) !== Boolean(env.AI_MODEL), "AI_BASE_URL and AI_MODEL belong together: set both or none"],
    ...modelFaults(env),
    [Boolean(env.AI_API_KEY) && !env.AI_BASE_URL, "AI_API_KEY is set without AI_BASE_URL and AI_MODEL"],
    [
      Boolean(env.TAVILY_API_KEY) && Boolean(env.SEARXNG_URL),
      "TAVILY_API_KEY and SEARXNG_URL are both set: choose one web search",
    ],
    [
      new Set([env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].map(Boolean)).size > 1,
      "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none",
    ],
    [
      Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET),
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none",
    ],
    [Boolean(env.STRIPE_API_BASE) && !env.STRIPE_SECRET_KEY, "STRIPE_API_BASE is set without STRIPE_SECRET_KEY"],
    [
      Boolean(env.STRIPE_API_BASE) && /^[sr]k_live_/.test(env.STRIPE_SECRET_KEY ?? ""),
      "STRIPE_API_BASE is for tests: with a live key only Stripe's own address is asked",
    ],
    [
      env.NODE_ENV === "production" && !env.PUBLIC_URL,
      "PUBLIC_URL is needed in production: links in mails begin with it",
    ],
    [
      env.NODE_ENV === "production" && !env.AUTH_SECRET,
      "AUTH_SECRET is needed in production: 32 or more random characters, the same in every process",
    ],
    ...closedDoors(env),
  ];
  return faults.filter(([wrong]) => wrong).map(([, text]) => text);
}

/** Settings that need a development route where there is none. */
function closedDoors(env: Settings): [boolean, string][] {
  const why = whyShut(env);
  return [
    [
      why !== null && !env.SMTP_URL,
      `SMTP_URL is needed: the local mailbox is closed, because ${why}, and without mail nobody can confirm an address`,
    ],
    [
      why !== null && Boolean(env.STRIPE_API_BASE),
      `STRIPE_API_BASE is for tests and development, and ${why}: leave it out`,
    ],
  ];
}

const metricsOf = (env: Settings): Env["metrics"] => ({
  token: env.METRICS_TOKEN ?? null,
  port: env.METRICS_PORT ?? null,
});

const secretOf = (env: Settings, dataDir: string): Pick<Env, "authSecret" | "authSecretFile"> =>
  env.AUTH_SECRET
    ? { authSecret: env.AUTH_SECRET, authSecretFile: null }
    : { authSecret: keptSecret(dataDir), authSecretFile: secretFileOf(dataDir) };

const secretFileOf = (dataDir: string): string => join(dataDir, "auth-secret");

/** Generated once and stored beside the data, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = secretFileOf(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    makeSecret(file);
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && isFolderFault(error)) throw new WrongConfiguration([folderFault(dataDir, error)]);
    throw error;
  }
}

function makeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

const folderFaults = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "EDQUOT"]);

/** The file system refused to create or write something. */
export const isFolderFault = (error: NodeJS.ErrnoException): boolean => folderFaults.has(error.code ?? "");

export const folderFault = (dataDir: string, { message }: Error): string =>
  `The data folder ${dataDir} cannot be used (${message}). Let this user write to it, or choose another folder with DATA_DIR.`;

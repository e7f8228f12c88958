import { join } from "node:path";
import { fileURLToPath } from "node:url";
import product from "../../package.json" with { type: "json" };
import type { Dependencies } from "./app/build-dependencies.ts";
import type { Env } from "./env.ts";
import { folderFiles } from "./platform/files/folder-files.ts";
import { s3Files } from "./platform/files/s3-files.ts";
import { readPublicFile } from "./platform/images/public-file.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { Payments } from "./platform/payments/payments.ts";
import type { StripeSettings } from "./platform/payments/stripe.ts";
import { searxng, tavily } from "./platform/search/providers.ts";
import { WorkerPool } from "./platform/workers/worker-pool.ts";

const siteFolder = fileURLToPath(new URL("../../web/build/client", import.meta.url));

/** Available before the configuration is read. */
export type Base = Pick<Dependencies, "database" | "alone" | "log">;

/** The application's parts according to the configuration. */
export async function dependenciesOf(env: Env, base: Base): Promise<Dependencies> {
  return {
    ...base,
    now: () => new Date(),
    mail: env.smtp && (await mailBy(env.smtp)),
    model: null,
    images: null,
    models: env.models,
    modelOptions: env.modelOptions,
    search: searchFor(env),
    auth: {
      publicUrl: env.publicUrl,
      alsoTrusted: env.alsoTrusted,
      secret: env.authSecret,
      ownerEmail: env.ownerEmail,
      attemptsPerMinute: env.attemptsPerMinute,
    },
    files: env.s3 ? await s3Files(env.s3) : folderFiles(join(env.dataDir, "files")),
    readPublicFile,
    workers: new WorkerPool({
      onFault: (error) => base.log.error({ error }, "worker thread exited"),
    }),
    supportEmail: env.supportEmail,
    publishedEmail: env.publishedEmail,
    adminPromoCodes: env.adminPromoCodes,
    payments: env.stripe && (await payWith(env.stripe)),
    freeProOffer: env.freeProOffer,
    siteFolder,
    version: product.version,
    dataDir: env.dataDir,
    trustProxy: env.trustProxy,
    developmentRoutes: env.whyNoDevelopmentRoutes === null,
    metricsToken: env.metrics.token,
  };
}

/** Its code is loaded only where a mail server is set up. */
async function mailBy({ url, from }: NonNullable<Env["smtp"]>): Promise<Mailer> {
  const { smtpMailer } = await import("./platform/mail/smtp-mailer.ts");
  return smtpMailer(url, from);
}

/** Its code is large, and loaded only where payments are set up. */
async function payWith(settings: StripeSettings): Promise<Payments> {
  const { stripePayments } = await import("./platform/payments/stripe.ts");
  return stripePayments(settings);
}

function searchFor({ search }: Env) {
  if (!search) return null;
  return "tavilyKey" in search ? tavily(search.tavilyKey) : searxng(search.searxngUrl);
}

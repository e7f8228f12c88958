import { join } from "node:path";
import type { Instance } from "@cofounder/contract";
import type { PoolConfig } from "pg";
import { revokeKeys } from "../features/api-keys/index.ts";
import { Callers, createAuth, promoteOwner, type AuthOptions } from "../features/accounts/index.ts";
import { endSilentTurns, listRunningTurns, TurnRunner } from "../features/turns/index.ts";
import { CurrentModels } from "../features/models/index.ts";
import { InstanceStatus } from "../features/health/index.ts";
import { renewDuePlans } from "../features/subscriptions/index.ts";
import { endSilentRuns, listRunningRuns, ToolRunner } from "../features/tools/index.ts";
import { findAccess } from "../features/venture-members/index.ts";
import { addressHasher } from "../platform/address-hash.ts";
import type { Ctx } from "../platform/ctx.ts";
import { migrateDatabase, openDatabase } from "../platform/db/database.ts";
import { openNotifications } from "../platform/db/notifications.ts";
import type { Files } from "../platform/files/files.ts";
import { Uploads } from "../platform/files/uploads.ts";
import type { Images } from "../platform/images/images.ts";
import type { ReadPublicFile } from "../platform/images/public-file.ts";
import { openLimits } from "../platform/limits/limits.ts";
import type { Log } from "../platform/log.ts";
import { localMailbox } from "../platform/mail/local-mailbox.ts";
import type { Mailer, Mails } from "../platform/mail/mailer.ts";
import { Outbox, withoutOutbox } from "../platform/mail/outbox.ts";
import type { Connections, ModelOptions } from "../platform/model/connections.ts";
import type { Model } from "../platform/model/model.ts";
import { OpenStreams } from "../platform/open-streams.ts";
import type { Payments } from "../platform/payments/payments.ts";
import type { WebSearch } from "../platform/search/web-search.ts";
import type { WorkerPool } from "../platform/workers/worker-pool.ts";
import { Metrics } from "../platform/metrics.ts";
import type { Heartbeat } from "../platform/heartbeat-monitor.ts";
import { DependencyHealth } from "../platform/dependency-health.ts";
import { signer } from "../platform/signer.ts";
import type { AppDependencies } from "./create-app.ts";
import { LiveChannel } from "./live.ts";
import { Readiness } from "./readiness.ts";
import { startScheduler } from "./scheduler.ts";

export interface Dependencies {
  database: PoolConfig;
  /** No other process uses this database: work marked as running was left by a crash. */
  alone: boolean;
  log: Log;
  now(): Date;
  /** Null: the local mailbox. */
  mail: Mailer | null;
  /** In the place of any that is set up. */
  model: Model | null;
  images: Images | null;
  /** Those that the environment sets up. */
  models: Connections;
  modelOptions: ModelOptions;
  search: WebSearch | null;
  payments: Payments | null;
  files: Files;
  readPublicFile: ReadPublicFile;
  workers: WorkerPool;
  auth: AuthOptions;
  siteFolder: string | null;
  /** The name of the product. */
  version: string;
  /** Where the product keeps data that is in no database. */
  dataDir: string;
  trustProxy: boolean;
  /** Development features are available on this machine. */
  developmentRoutes: boolean;
  metricsToken: string | null;
  supportEmail: string | null;
  publishedEmail: string | null;
  /** Promo codes may make admins. */
  adminPromoCodes: boolean;
  /** Members may have Pro free for three months. */
  freeProOffer: boolean;
}

export interface Built {
  parts: AppDependencies;
  /**
   * Refuses new work, gives running work some time to finish, then closes; `drained` is called when nothing runs any
   * more.
   */
  close(patienceMs: number, drained?: () => Promise<void>): Promise<void>;
}

/** A mail server that does not respond must not delay the shutdown. */
const lastMailsMs = 2_000;

/** Builds the parts of the application from the configuration, migrates the database and starts the scheduler. */
export async function buildDependencies(dependencies: Dependencies): Promise<Built> {
  const { log, now, auth: authOptions } = dependencies;
  const { database, notifications, uploads } = await openStores(dependencies);
  const services = new DependencyHealth(now);
  const metrics = new Metrics();
  const mailer = metrics.ofMailer(services.mailer(dependencies.mail ?? localMailbox(database.db)));
  const mail = mailer.mailbox ? withoutOutbox(mailer) : new Outbox(mailer, { pool: database.pool, log, now });
  const wrap = (model: Model) => metrics.ofModel(services.model(model));
  const models = new CurrentModels({ ...dependencies, secret: authOptions.secret, wrap });
  const ctx = contextOf(dependencies, { database, notifications, mail, models });
  await models.follow(ctx);
  await catchUp(ctx, dependencies);
  const { turns, tools, streams, status } = await startWork(ctx, dependencies.version, services);
  watchWork(metrics, { ctx, turns, tools, streams }, dependencies.workers);
  const stopScheduler = startScheduler(ctx);
  const auth = createAuth(ctx, authOptions, { revokeKeys });
  const parts: AppDependencies = {
    ctx,
    auth,
    callers: new Callers(ctx, auth, notifications),
    turns,
    tools,
    live: new LiveChannel(notifications),
    streams,
    uploads,
    operations: { metrics, metricsToken: dependencies.metricsToken, readiness: new Readiness(database.pool) },
    health: { status, dataDir: dependencies.dataDir },
    models,
    account: { auth, instance: instanceOf(ctx, dependencies, mail), ownerEmail: authOptions.ownerEmail },
    plans: { payments: dependencies.payments !== null, freeProOffer: dependencies.freeProOffer },
    origins: [authOptions.publicUrl, ...authOptions.alsoTrusted],
    siteFolder: dependencies.siteFolder,
    trustProxy: dependencies.trustProxy,
    developmentRoutes: dependencies.developmentRoutes,
  };
  return {
    parts,
    close: async (patienceMs, drained) => {
      parts.operations.readiness.stopping = true;
      parts.live.close();
      stopScheduler();
      await status.close();
      await Promise.all([turns.close(patienceMs), tools.close(patienceMs)]);
      // A mail that is still being sent stays in the outbox, and another process or the next start continues with it.
      await Promise.all([drained?.(), mail.close(lastMailsMs)]);
      metrics.close();
      await notifications.close();
      await database.close();
    },
  };
}

interface Opened extends Pick<Ctx, "database" | "notifications" | "mail"> {
  models: CurrentModels;
}

function contextOf(dependencies: Dependencies, { database, notifications, mail, models }: Opened): Ctx {
  const { log, now, auth, search, payments, files, readPublicFile, workers } = dependencies;
  const { supportEmail, publishedEmail } = dependencies;
  return {
    db: database.db,
    database,
    notifications,
    mail,
    search,
    payments,
    files,
    readPublicFile,
    workers,
    supportEmail,
    publishedEmail,
    // Asked anew by each request: an admin may set up another one at any time.
    get model() {
      return models.current.text;
    },
    get readingModel() {
      return models.current.reading;
    },
    get toolModel() {
      return models.current.tools;
    },
    get images() {
      return models.current.images;
    },
    limits: openLimits(database.pool),
    publicUrl: auth.publicUrl,
    addressHash: addressHasher(auth.secret),
    sign: signer(auth.secret),
    ventureAccess: (memberId, ventureId) => findAccess({ database }, { memberId, ventureId }),
    log,
    now,
  };
}

/** The database, migrated, and its notifications. */
async function openStores({ database: config, log, dataDir, now }: Dependencies) {
  await migrateDatabase(config);
  const database = openDatabase({
    config,
    onLost: (error) => log.warn({ error: error.message }, "database connection lost"),
  });
  const notifications = await openNotifications(
    config,
    ["live", "turn_stop", "tool_stop", "caller_changed", "models_changed"],
    log,
  );
  const uploads = new Uploads(join(dataDir, "uploads"));
  await uploads.open(now());
  return { database, notifications, uploads };
}

function watchWork(
  metrics: Metrics,
  { ctx, turns, tools, streams }: Pick<AppDependencies, "ctx" | "turns" | "tools" | "streams">,
  workers: WorkerPool,
): void {
  metrics.gauge("open_streams", "Event streams to clients", () => streams.open);
  metrics.gauge("running_turns", "Replies that are being written", () => turns.count);
  metrics.gauge("running_tools", "Tools that run", () => tools.count);
  metrics.gauge("waiting_jobs", "Work that waits for a thread", () => workers.waiting);
  metrics.watchPool("main", ctx.database.pool);
  metrics.watchPool("log", ctx.database.logPool);
}

/** What runs in this process, and what is reported about it. */
async function startWork(ctx: Ctx, version: string, { heard }: DependencyHealth) {
  const turns = new TurnRunner(ctx);
  const tools = new ToolRunner(ctx);
  const streams = new OpenStreams();
  const count = () => ({ streams: streams.open, turns: turns.count, tools: tools.count });
  const status = new InstanceStatus(ctx, { version, heard, count });
  await status.write();
  return { turns, tools, streams, status };
}

const instanceOf = (
  ctx: Ctx,
  { adminPromoCodes, developmentRoutes, payments }: Dependencies,
  mail: Mails,
): Instance => ({
  get model() {
    return ctx.model?.name ?? null;
  },
  webSearch: ctx.search !== null,
  localMailbox: mail.mailbox !== null && developmentRoutes,
  adminPromoCodes,
  payment: payments !== null,
});

/**
 * Makes the owner of the installation an admin. Runs overdue jobs before the first request, and ends work that a
 * stopped process left running.
 */
async function catchUp(ctx: Ctx, { alone, auth }: Dependencies): Promise<void> {
  await promoteOwner(ctx, auth.ownerEmail);
  await renewDuePlans(ctx);
  // With other processes present, only what certainly belongs to none of them: the scheduler finds the rest by
  // heartbeats.
  const nobodys = (heartbeats: Heartbeat[]) => heartbeats.filter(({ old }) => alone || old);
  await endSilentTurns(ctx, nobodys(await listRunningTurns(ctx)));
  await endSilentRuns(ctx, nobodys(await listRunningRuns(ctx)));
}

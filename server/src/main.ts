import { setTimeout as sleep } from "node:timers/promises";
import { buildDependencies } from "./app/build-dependencies.ts";
import { createApp } from "./app/create-app.ts";
import { listen } from "./app/listen.ts";
import { metricsApp } from "./app/operations.ts";
import { warmEngine } from "./features/turns/index.ts";
import { type Env, readEnv } from "./env.ts";
import { startEmbeddedDatabase } from "./platform/db/embedded/index.ts";
import { type Log, openLog } from "./platform/log.ts";
import { findLocalServers } from "./platform/model/local-servers.ts";
import { whyNotStarted } from "./why-not-started.ts";
import { type Base, dependenciesOf } from "./dependencies.ts";

/** How long running replies may continue after SIGTERM. */
const patienceMs = 20_000;
/** How long a client may take to receive the end of its stream. */
const lastWordsMs = 2_000;
/**
 * The process manager kills us after 30 seconds; work that a missing database keeps from ending is left to other
 * processes.
 */
const longestStopMs = 24_000;

async function main(env: Env): Promise<void> {
  const log = openLog(env.logLevel);
  const options = { dataDir: env.dataDir, chosen: env.dataDirChosen, say: (text: string) => log.warn(text) };
  const embedded = env.databaseUrl ? null : await startEmbeddedDatabase(options);
  try {
    const database = embedded?.connection ?? { connectionString: env.databaseUrl ?? "" };
    await run(env, { database, alone: embedded !== null, log }, () => embedded?.stop() ?? Promise.resolve());
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Builds, listens, and shuts down gracefully on a signal. */
async function run(env: Env, base: Base, stopDatabase: () => Promise<void>): Promise<void> {
  const built = await buildDependencies(await dependenciesOf(env, base));
  const app = await createApp(built.parts);
  const server = await listen(app.fetch, { port: env.port, hostname: env.host });
  const { metrics } = built.parts.operations;
  const beside =
    env.metrics.port &&
    (await listen(metricsApp(metrics, { token: env.metrics.token, publicUrl: env.publicUrl }).fetch, {
      port: env.metrics.port,
      hostname: env.host,
    }));
  process.stdout.write(`The co-founder is ready at ${env.publicUrl} (${whereMailsGo(env)})\n`);
  if (env.engineWarmUp)
    warmEngine(built.parts.ctx).catch((error: unknown) => base.log.warn({ error }, "engine warm-up failed"));
  if (env.detectsModels && !built.parts.ctx.model) void nameLocalServers(base.log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      base.log.error("shutdown timed out; other processes or the next start finish the rest");
      process.exit(1);
    }, longestStopMs).unref();
    await built.close(patienceMs, async () => {
      server.close();
      for (let waited = 0; waited < lastWordsMs && built.parts.streams.open; waited += 20) await sleep(20);
      server.closeAllConnections();
    });
    if (beside) beside.close();
    await stopDatabase();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

/** Where no model is set up, one that already listens on this machine is a line away. */
async function nameLocalServers(log: Log): Promise<void> {
  for (const { name, baseUrl, model } of await findLocalServers())
    log.info(
      { name },
      `${name} listens on this machine; start with AI_BASE_URL=${baseUrl} AI_MODEL=${model} to use it`,
    );
}

/** The operator learns who can read the mails: the links in them open accounts. */
const whereMailsGo = ({ smtp }: Env): string =>
  smtp
    ? "mails go to the server of SMTP_URL, and there is no local mailbox"
    : "mails stay in the local mailbox at /dev/mailbox, which browsers on this machine alone are shown; set SMTP_URL to send them";

let known: Env | null = null;
try {
  known = readEnv(process.env);
  await main(known);
} catch (error) {
  process.stderr.write(`${whyNotStarted(error, known)}\n`);
  process.exit(1);
}

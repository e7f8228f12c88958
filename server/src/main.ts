import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { buildParts, type Wiring } from "./app/build-parts.ts";
import { createApp } from "./app/create-app.ts";
import { warmEngine } from "./features/chat/index.ts";
import { type Env, readEnv, WrongConfiguration } from "./env.ts";
import { folderFiles } from "./platform/files/folder-files.ts";
import { s3Files } from "./platform/files/s3-files.ts";
import { FolderInUse, startEmbeddedDatabase } from "./platform/db/embedded/index.ts";
import { openLog } from "./platform/log.ts";
import { smtpMailer } from "./platform/mail/smtp-mailer.ts";
import { openAiImages } from "./platform/images/openai-images.ts";
import { openAiCompatible } from "./platform/model/openai-compatible.ts";
import { searxng, tavily } from "./platform/search/providers.ts";

const siteFolder = fileURLToPath(new URL("../../web/build/client", import.meta.url));
/** How long running replies may go on after the wish to stop. */
const patienceMs = 20_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
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

/** Builds, listens, and closes politely when told to. */
async function run(
  env: Env,
  base: Pick<Wiring, "database" | "alone" | "log">,
  stopDatabase: () => Promise<void>,
): Promise<void> {
  const built = await buildParts({
    ...base,
    now: () => new Date(),
    mail: env.smtp && smtpMailer(env.smtp.url, env.smtp.from),
    model: env.model && openAiCompatible(env.model),
    images: env.images && openAiImages(env.images),
    search: searchFor(env),
    auth: {
      publicUrl: env.publicUrl,
      alsoTrusted: env.alsoTrusted,
      secret: env.authSecret,
      ownerEmail: env.ownerEmail,
      attemptsPerMinute: env.attemptsPerMinute,
    },
    files: env.s3 ? await s3Files(env.s3) : folderFiles(join(env.dataDir, "files")),
    adminPromoCodes: env.adminPromoCodes,
    siteFolder,
    trustProxy: env.trustProxy,
  });
  const app = await createApp(built.parts);
  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }) as Server;
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  process.stdout.write(`The co-founder is ready at ${env.publicUrl}\n`);
  warmEngine(new Date()).catch((error: unknown) => base.log.warn({ error: String(error) }, "the engine starts cold"));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.close();
    await built.close(patienceMs);
    server.closeAllConnections();
    await stopDatabase();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

function searchFor({ search }: Env) {
  if (!search) return null;
  return "tavilyKey" in search ? tavily(search.tavilyKey) : searxng(search.searxngUrl);
}

function explain(error: unknown): string {
  if (error instanceof WrongConfiguration || error instanceof FolderInUse) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return "The port is taken. Stop what listens there, or choose another with PORT.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

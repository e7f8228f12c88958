import type { DbCtx } from "./platform/ctx.ts";
import { migrateDatabase, openDatabase } from "./platform/db/database.ts";
import { useEmbeddedDatabase } from "./platform/db/embedded/index.ts";
import { openLog } from "./platform/log.ts";
import { readEnv } from "./env.ts";

/** Runs a command of the operator on the configured database, beside a running application or without one. */
export async function runCommand(work: (ctx: DbCtx) => Promise<number>): Promise<void> {
  const env = readEnv(process.env);
  const log = openLog("warn");
  const say = (text: string) => log.warn(text);
  const embedded = env.databaseUrl
    ? null
    : await useEmbeddedDatabase({ dataDir: env.dataDir, chosen: env.dataDirChosen, say });
  const config = embedded?.connection ?? { connectionString: env.databaseUrl ?? "" };
  await migrateDatabase(config);
  const database = openDatabase({ config, onLost: (error) => log.warn(error.message) });
  try {
    process.exitCode = await work({ db: database.db, database, log, now: () => new Date() });
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

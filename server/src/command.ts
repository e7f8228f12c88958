import type pg from "pg";
import type { DbCtx } from "./platform/ctx.ts";
import { BackupRefused } from "./platform/backup/manifest.ts";
import { migrateDatabase, openDatabase } from "./platform/db/database.ts";
import {
  FolderInUse,
  NoEarlierBinaries,
  OtherVersion,
  startEmbeddedDatabase,
  useEmbeddedDatabase,
} from "./platform/db/embedded/index.ts";
import { openLog } from "./platform/log.ts";
import { type Env, readEnv, WrongConfiguration } from "./env.ts";

/** Runs an operator's command on the configured database, beside a running application or without one. */
export async function runCommand(work: (ctx: DbCtx) => Promise<number>): Promise<void> {
  const log = openLog("warn");
  await onDatabase("shared", async ({ config }) => {
    await migrateDatabase(config);
    const database = openDatabase({ config, onLost: (error) => log.warn(error.message) });
    try {
      return await work({ db: database.db, database, log, now: () => new Date() });
    } finally {
      await database.close();
    }
  });
}

export const configuration = (): Env => readEnv(process.env);

/**
 * Runs work on the configured database without migrating it. `alone`: a data folder that a running application uses is
 * refused.
 */
export async function onDatabase(
  use: "shared" | "alone",
  work: (given: { env: Env; config: pg.ClientConfig }) => Promise<number>,
): Promise<void> {
  const env = configuration();
  const log = openLog("warn");
  const options = { dataDir: env.dataDir, chosen: env.dataDirChosen, say: (text: string) => log.warn(text) };
  const open = use === "alone" ? startEmbeddedDatabase : useEmbeddedDatabase;
  const embedded = env.databaseUrl ? null : await open(options);
  try {
    process.exitCode = await work({ env, config: embedded?.connection ?? { connectionString: env.databaseUrl ?? "" } });
  } finally {
    await embedded?.stop();
  }
}

/** Prints a refusal as one line without a stack trace. */
export async function sayingWhyNot(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const kinds = [BackupRefused, FolderInUse, NoEarlierBinaries, OtherVersion, WrongConfiguration];
    const expected = kinds.some((kind) => error instanceof kind);
    if (!expected || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

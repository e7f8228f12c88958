import { databaseErrorOf, isDatabaseAway } from "./platform/db/database.ts";
import { FolderInUse, OtherVersion } from "./platform/db/embedded/index.ts";
import { type Env, folderFault, isFolderFault, WrongConfiguration } from "./env.ts";

/** Account, password or database do not match the server's. */
const notOurs = /^(28|3D)/;

/** For the operator: one line with the fault and what to do where that is known, else the stack trace. */
export function whyNotStarted(error: unknown, env: Env | null): string {
  if (!(error instanceof Error)) return String(error);
  const plain = [WrongConfiguration, FolderInUse, OtherVersion];
  if (plain.some((kind) => error instanceof kind)) return error.message;
  return portFault(error) ?? databaseFault(error, env) ?? dataFault(error, env) ?? error.stack ?? error.message;
}

function portFault(error: NodeJS.ErrnoException & { port?: number }): string | null {
  if (error.code !== "EADDRINUSE") return null;
  return `Port ${error.port} is taken. Stop what listens there, or choose another with PORT or METRICS_PORT.`;
}

function databaseFault(error: Error, env: Env | null): string | null {
  if (!env?.databaseUrl) return null;
  if (!isDatabaseAway(error) && !notOurs.test(databaseErrorOf(error)?.code ?? "")) return null;
  return `The database at ${new URL(env.databaseUrl).host} cannot be used: ${error.message}. Is it running, and is DATABASE_URL right?`;
}

const dataFault = (error: Error, env: Env | null): string | null =>
  env && isFolderFault(error) ? folderFault(env.dataDir, error) : null;

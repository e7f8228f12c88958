import { databaseErrorOf, isDatabaseAway } from "./platform/db/database.ts";
import { FolderInUse } from "./platform/db/embedded/index.ts";
import { type Env, folderFault, isFolderFault, WrongConfiguration } from "./env.ts";

/** Account, password or database are not those of the server. */
const notOurs = /^(28|3D)/;

/** For whoever started it: in a line what is wrong and what to do where that is known, else the stack. */
export function whyNotStarted(error: unknown, env: Env | null): string {
  if (error instanceof WrongConfiguration || error instanceof FolderInUse) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? ` ${String(error.port)}` : "";
    return `Port${port} is taken. Stop what listens there, or choose another with PORT or METRICS_PORT.`;
  }
  if (env?.databaseUrl && (isDatabaseAway(error) || notOurs.test(databaseErrorOf(error)?.code ?? ""))) {
    return `The database at ${new URL(env.databaseUrl).host} cannot be used: ${error.message}. Is it running, and is DATABASE_URL right?`;
  }
  if (env && isFolderFault(error)) return folderFault(env.dataDir, error);
  return error.stack ?? error.message;
}

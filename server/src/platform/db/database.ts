import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** The database interface of stores: the typed builder, in a transaction or not. */
export type Db = NodePgDatabase<Record<string, never>>;

export interface Database {
  db: Db;
  /** For the statements on the hot path, which go to the driver directly. */
  pool: pg.Pool;
  /**
   * For the log of running turns and its notifications: its commits do not wait for the disk, those of a turn's start
   * and end do.
   */
  logPool: pg.Pool;
  config: pg.PoolConfig;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  config: pg.PoolConfig;
  /** Called once for every connection the server broke. */
  onLost(error: Error): void;
}

/**
 * A network that drops packets breaks no connection: a statement without an answer is given up a little after the
 * server's own limit.
 */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 35_000 };

export const migrationsFolder = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** Any fixed number: the lock that lets one process migrate at a time. */
const migrationLock = 7_302_024;
const oldestServer = 150_000;

export function openDatabase({ config, onLost }: DatabaseOptions): Database {
  let closing = false;
  // A server that stops right after the last statement may close first, before the connection's own goodbye.
  const lost = (error: Error) => void (closing || onLost(error));
  const open = (max: number, options: string) => {
    const pool = new pg.Pool({ ...config, ...patience, max, options, idleTimeoutMillis: 60_000, keepAlive: true });
    pool.on("error", lost);
    // Without a listener on the client itself a server crash would end this process.
    pool.on("connect", (client) => client.on("error", lost));
    return pool;
  };
  const timeouts = "-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC";
  // All keys begin with a member or a turn, so one generic plan suits all. By default each connection would plan its
  // first five executions of a turn's statement, and planning takes longer than the work. No plan is worth a helper
  // process: where tables are large, starting one took 15 ms for a search of half a millisecond.
  const plans = "-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0";
  const pool = open(16, `${timeouts} ${plans}`);
  const logPool = open(4, `${timeouts} ${plans} -c synchronous_commit=off`);
  return {
    db: drizzle({ client: pool }),
    pool,
    logPool,
    config,
    close: async () => {
      closing = true;
      await Promise.all([pool.end(), logPool.end()]);
    },
  };
}

/** Hashes of our migrations, oldest first, in the form in which a database stores those it has. */
export const knownMigrations = (folder = migrationsFolder): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

interface MigrationOptions {
  /** The folder of the migrations; by default ours. */
  folder?: string;
  /** Run only so many, the oldest ones. */
  first?: number;
}

/** Migrates the tables; several processes may call it at once. */
export async function migrateDatabase(
  config: pg.ClientConfig,
  { folder = migrationsFolder, first }: MigrationOptions = {},
): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < oldestServer) {
      throw new Error("DATABASE_URL points to a PostgreSQL older than 15. Upgrade that server first.");
    }
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if (first === undefined) await migrate(drizzle({ client }), { migrationsFolder: folder });
    else await migrateFirst(client, folder, first);
  } finally {
    await client.end();
  }
}

/** The migration tool runs a folder's whole journal: it is given a folder with a shorter one. */
async function migrateFirst(client: pg.Client, folder: string, first: number): Promise<void> {
  const shorter = await mkdtemp(join(tmpdir(), "cofounder-migrations-"));
  try {
    await cp(folder, shorter, { recursive: true });
    const file = join(shorter, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
    await migrate(drizzle({ client }), { migrationsFolder: shorter });
  } finally {
    await rm(shorter, { recursive: true, force: true });
  }
}

/** PostgreSQL's own error, which the typed builder wraps. Null when it was not PostgreSQL. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}

/** Error codes and classes of PostgreSQL about the server and not about the statement. */
const awayStates = /^(08|53|57P0|58)/;
/** Of a connection that failed or broke, as Node and the driver name it. */
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const awayTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error)/;

/** The database is unreachable, stopping or starting, or out of space: the same request may be retried in a while. */
export function isDatabaseAway(error: unknown): boolean {
  const told = databaseErrorOf(error);
  if (told) return awayStates.test(told.code ?? "");
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (awayTexts.test(cause.message)) return true;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  // The socket's file is missing while a server of the same machine is down.
  return code !== undefined && (awayCodes.has(code) || (code === "ENOENT" && syscall === "connect"));
}

/** PostgreSQL's code for a row that exists already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const told = databaseErrorOf(error);
  return told?.code === "23505" && (constraint === undefined || told.constraint === constraint);
}

/** Two statements waited for each other, and PostgreSQL ended this one so that the other continues. */
export const isDeadlock = (error: unknown): boolean => databaseErrorOf(error)?.code === "40P01";

/** The row that a foreign key refers to was deleted, or never existed. */
export const isMissingReference = (error: unknown): boolean => databaseErrorOf(error)?.code === "23503";

/** The kind whose storage limit refused the row; null when the refusal had another reason. */
export function fullStorageIn(error: unknown): string | null {
  const said = databaseErrorOf(error);
  return said?.constraint === "storage_limit" ? (said.table ?? "") : null;
}

/**
 * A session, a turn, a run or a key of a blocked account: the database refuses all of them, whatever an earlier check
 * said.
 */
export function isBlockedRefusal(error: unknown): boolean {
  return databaseErrorOf(error)?.constraint === "account_not_blocked";
}

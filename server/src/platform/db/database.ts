import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** What stores use: the typed builder, in a transaction or not. */
export type Db = NodePgDatabase<Record<string, never>>;

export interface Database {
  db: Db;
  /** For the statements on the hot path, which go to the driver as they are. */
  pool: pg.Pool;
  /** For the log of running turns and the news of them: its commits do not wait for the disk, a turn's start and end do. */
  logPool: pg.Pool;
  config: pg.PoolConfig;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  config: pg.PoolConfig;
  /** Told once for every connection the server broke. */
  onLost(error: Error): void;
}

/** A network that swallows packets breaks no connection: what is not answered is given up a little after the server's own limit. */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 35_000 };

export const migrationsFolder = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** Any fixed number: the lock that lets one process migrate at a time. */
const migrationLock = 7_302_024;
const oldestServer = 150_000;

export function openDatabase({ config, onLost }: DatabaseOptions): Database {
  let closing = false;
  // A server that stops right after the last statement may be faster than the goodbye of a connection.
  const lost = (error: Error) => void (closing || onLost(error));
  const open = (max: number, options: string) => {
    const pool = new pg.Pool({ ...config, ...patience, max, options, idleTimeoutMillis: 60_000, keepAlive: true });
    pool.on("error", lost);
    // Without a listener on the client itself a server crash ends this process.
    pool.on("connect", (client) => client.on("error", lost));
    return pool;
  };
  const timeouts = "-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC";
  // All keys begin with a member or a turn, so a plan is as good for one as for another. Left to itself, each connection plans its
  // first five starts of a turn anew, and planning takes longer than the work.
  // And none is worth a helper process: where tables are large, starting one took 15 ms for a search of half a millisecond.
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

/** Hashes of our migrations, oldest first, as a database keeps those it had. */
export const knownMigrations = (folder = migrationsFolder): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

interface MigrationOptions {
  /** Where the migrations are; ours unless it is told. */
  folder?: string;
  /** Only so many, the oldest ones. */
  first?: number;
}

/** Brings the tables up to date; several processes may call it at once. */
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

/** The tool runs a folder's whole journal: it is given a folder with a shorter one. */
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

/** What PostgreSQL itself said: the typed builder wraps it. Null when it was not PostgreSQL. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}

/** Codes and classes of PostgreSQL that speak of the server and not of what was asked of it. */
const awayStates = /^(08|53|57P0|58)/;
/** Of a connection that could not be had or that broke, as Node and the driver name it. */
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

/** The database cannot be reached, is stopping or starting, or has no room: the same may be asked again in a while. */
export function isDatabaseAway(error: unknown): boolean {
  const told = databaseErrorOf(error);
  if (told) return awayStates.test(told.code ?? "");
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (awayTexts.test(cause.message)) return true;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  // The socket's file is gone while a server of the same machine is down.
  return code !== undefined && (awayCodes.has(code) || (code === "ENOENT" && syscall === "connect"));
}

/** PostgreSQL's code for a row that is there already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const told = databaseErrorOf(error);
  return told?.code === "23505" && (constraint === undefined || told.constraint === constraint);
}

/** Two statements waited for each other, and PostgreSQL ended this one so that the other goes on. */
export const isDeadlock = (error: unknown): boolean => databaseErrorOf(error)?.code === "40P01";

/** What a row belongs to is not there any more, or never was. */
export const isMissingReference = (error: unknown): boolean => databaseErrorOf(error)?.code === "23503";

/** The kind of thing of which a member keeps as much as one may; null when that was not what was refused. */
export function fullStorageIn(error: unknown): string | null {
  const said = databaseErrorOf(error);
  return said?.constraint === "storage_limit" ? (said.table ?? "") : null;
}

/** A session, a turn, a run or a key of a blocked account: the database takes none, whatever was asked a moment before. */
export function isBlockedRefusal(error: unknown): boolean {
  return databaseErrorOf(error)?.constraint === "account_not_blocked";
}

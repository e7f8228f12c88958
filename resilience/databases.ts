import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster, unprivilegedUser } from "../server/src/platform/db/embedded/index.ts";

const bin = "/usr/lib/postgresql/15/bin";

export interface OutsideDatabase {
  /** In the form of DATABASE_URL. */
  url: string;
  config: pg.ClientConfig;
  /** The socket that its server listens on, for a proxy before it. */
  socket: string;
  stop(): Promise<void>;
}

/** A separate PostgreSQL 15 with durable commits and an empty database, as an operator provides one. */
export async function startPostgres15(): Promise<OutsideDatabase> {
  if (!existsSync(bin)) throw new Error("PostgreSQL 15 is not installed. On Debian: apt-get install postgresql-15");
  const folder = await mkdtemp(join(tmpdir(), "cofounder-postgres-"));
  await chmod(folder, 0o711);
  const settings = { max_connections: "200", log_min_messages: "panic" };
  const binaries = { bin, major: "15" };
  const cluster = await startCluster({ folder, binaries, user: unprivilegedUser(), settings });
  const made = await emptyDatabase(cluster.connection("postgres"), "held");
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...made, stop };
}

/** Creates an empty database on a running server. */
export async function emptyDatabase(server: pg.ClientConfig, name: string): Promise<Omit<OutsideDatabase, "stop">> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  const config = { ...server, database: name };
  return { url: addressOf(config), config, socket: join(config.host ?? "", `.s.PGSQL.${config.port}`) };
}

/** The URL of a server behind a socket. */
function addressOf({ user, password, database, host, port }: pg.ClientConfig): string {
  const account = `${user}:${encodeURIComponent(String(password))}`;
  return `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { copyOut } from "./copy.ts";
import {
  BackupRefused,
  fingerprint,
  type Manifest,
  manifestFile,
  markOf,
  memberFile,
  secretFile,
  tableFile,
} from "./manifest.ts";
import { copied, listMigrations, listSequences, listTables, type TableShape } from "./tables.ts";

export interface BackupSource {
  database: pg.ClientConfig;
  /** The folder of members' files; null: they are stored in S3. */
  filesFolder: string | null;
  secret: string;
  /** Whether the secret itself goes into the backup. */
  withSecret: boolean;
  now(): Date;
}

/**
 * Writes all of the application's data into a new folder, while it runs: one snapshot of the database, read in one
 * transaction, and the members' files. The folder gets its name when it is complete.
 */
export async function takeBackup(source: BackupSource, to: string): Promise<Manifest> {
  const target = resolve(to);
  if (await exists(target)) throw new BackupRefused(`${target} is there already. Choose another name.`);
  const half = `${target}.unfinished-${process.pid}`;
  await mkdir(join(half, "tables"), { recursive: true, mode: 0o700 });
  try {
    const manifest = await write(source, half);
    await rename(half, target);
    return manifest;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

async function write(source: BackupSource, half: string): Promise<Manifest> {
  const client = new pg.Client(source.database);
  client.on("error", () => undefined);
  await client.connect();
  try {
    // A backup waits for no lock and holds none that a member would wait for.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("begin transaction isolation level repeatable read, read only");
    const manifest = await writeAll(source, { client, half });
    await client.query("commit");
    const { secret } = manifest;
    if (secret.included) await writeFile(join(half, secretFile), source.secret, { mode: 0o600 });
    await writeFile(join(half, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeAll(
  { filesFolder, secret, withSecret, now }: BackupSource,
  { client, half }: { client: pg.Client; half: string },
): Promise<Manifest> {
  // The first statement fixes the snapshot for all later ones.
  const migrations = await listMigrations(client);
  if (!migrations.length)
    throw new BackupRefused("There is nothing to back up: the application never ran on this database.");
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  // Files come first: a file that is deleted while the tables are read is then still included.
  const files = filesFolder === null ? null : await copyFiles(filesFolder, half);
  const tables: Manifest["tables"] = [];
  for (const table of await listTables(client)) tables.push(await copyTable(client, table, half));
  return {
    format: "cofounder-backup-1",
    takenAt: now().toISOString(),
    postgres: rows[0]?.version ?? "",
    migrations,
    tables,
    sequences: await listSequences(client),
    files,
    secret: { mark: markOf(secret), included: withSecret },
  };
}

async function copyTable(client: pg.Client, table: TableShape, half: string): Promise<Manifest["tables"][number]> {
  const file = join(half, tableFile(table.name));
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file, { mode: 0o600 }));
  let rows = 0;
  const copying = copyOut(client, `copy ${copied(table)} to stdout`, (chunk) => {
    rows++;
    // A full disk destroys the packer; its failure is reported below.
    if (zip.destroyed || zip.write(chunk)) return null;
    return once(zip, "drain").then(
      () => undefined,
      () => undefined,
    );
  });
  await Promise.all([copying.then(() => zip.end()), written]);
  return { ...table, rows, ...(await fingerprint(file)) };
}

async function copyFiles(from: string, half: string): Promise<NonNullable<Manifest["files"]>> {
  const found = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: NonNullable<Manifest["files"]> = [];
  for (const entry of found.filter((each) => each.isFile())) {
    const at = join(entry.parentPath, entry.name);
    const key = relative(from, at).replaceAll("\\", "/");
    const copy = join(half, memberFile(key));
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    if (!(await copyUnlessGone(at, copy))) continue;
    await chmod(copy, 0o600);
    files.push({ key, ...(await fingerprint(copy)) });
  }
  return files.sort((a, b) => a.key.localeCompare(b.key));
}

/** A member may delete a file while it is copied; then nothing refers to it any more. */
async function copyUnlessGone(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

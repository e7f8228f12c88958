import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { knownMigrations, migrateDatabase, migrationsFolder } from "../db/database.ts";
import { copyIn } from "./copy.ts";
import {
  BackupRefused,
  type Manifest,
  markOf,
  memberFile,
  readWholeBackup,
  secretFile,
  tableFile,
} from "./manifest.ts";
import { copied, listMigrations, listTables, withoutRules } from "./tables.ts";

export interface RestoreTarget {
  database: pg.ClientConfig;
  /** Where members' files go; null: they are stored in S3. */
  filesFolder: string | null;
  secret: string;
  /** Where the secret is stored; null: it is set by AUTH_SECRET, and only compared. */
  secretFile: string | null;
  /** Restore even with a different secret: all sessions end, and second factors cannot be used. */
  otherSecret: boolean;
  /** The migrations of this version; by default ours. */
  migrationsFolder?: string;
}

/** The migrations insert the rows of these tables. */
const seeded = ["subscription_plans"];

/**
 * Restores a backup into a database without any members. Everything is checked first and then written in one
 * transaction; the tables are created as of the backup's version and migrated afterwards.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readWholeBackup(folder);
  const migrations = target.migrationsFolder ?? migrationsFolder;
  const first = fittingMigrations(manifest, migrations);
  const secret = await secretFor(folder, manifest, target);
  const filesFolder = await roomForFiles(manifest, target.filesFolder);
  await refuseFilled(target.database, manifest);
  await migrateDatabase(target.database, { folder: migrations, first });
  if (filesFolder) await copyFiles(folder, manifest, filesFolder);
  await loadTables(folder, manifest, target.database);
  await migrateDatabase(target.database, { folder: migrations });
  if (secret !== null && target.secretFile) await writeFile(target.secretFile, secret, { mode: 0o600 });
  return manifest;
}

/** The number of our migrations in the backup. */
function fittingMigrations({ migrations }: Manifest, folder: string): number {
  const known = knownMigrations(folder);
  if (migrations.every((hash, index) => known[index] === hash)) return migrations.length;
  throw new BackupRefused(
    "The backup was taken by another version of the application, with tables that this one does not know. " +
      "Restore it with that version.",
  );
}

/** The secret to store, or null when the present one is right. */
async function secretFor(folder: string, { secret }: Manifest, target: RestoreTarget): Promise<string | null> {
  if (secret.mark === markOf(target.secret)) return null;
  if (secret.included && target.secretFile) {
    const kept = await readFile(join(folder, secretFile), "utf8").catch(() => "");
    if (markOf(kept) === secret.mark) return kept;
    throw new BackupRefused(`The backup is damaged: ${secretFile} is not what was written.`);
  }
  if (target.otherSecret) return null;
  throw new BackupRefused(
    "The backup was made with another AUTH_SECRET. Set that one, or add --other-secret: then everybody is signed out, " +
      "and members with a second factor cannot use it any more.",
  );
}

async function roomForFiles({ files }: Manifest, folder: string | null): Promise<string | null> {
  if (!files?.length) return null;
  if (folder === null) {
    throw new BackupRefused(
      "The backup holds members' files, and S3 is set up: restore without S3_BUCKET, then move them.",
    );
  }
  const there = await readdir(folder).catch(() => []);
  if (there.length) throw new BackupRefused(`${folder} is not empty.`);
  return folder;
}

async function refuseFilled(database: pg.ClientConfig, manifest: Manifest): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const tables = await listTables(client);
    for (const { name } of tables) {
      if (seeded.includes(name)) continue;
      const { rows } = await client.query(`select 1 from public.${pg.escapeIdentifier(name)} limit 1`);
      if (rows.length) throw new BackupRefused(`The database is not empty: ${name} has rows. Restore into a new one.`);
    }
    const present = await listMigrations(client);
    if (tables.length && present.length !== manifest.migrations.length) {
      throw new BackupRefused("The database has tables of another version than the backup's. Restore into a new one.");
    }
  } finally {
    await client.end();
  }
}

async function loadTables(folder: string, manifest: Manifest, database: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(database);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("begin");
    const present = await listTables(client);
    const names = present.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
    await withoutRules(client, present, async () => {
      await client.query(`truncate ${names.join(", ")}`);
      for (const table of manifest.tables) {
        const taken = await pipeline(createReadStream(join(folder, tableFile(table.name))), createGunzip(), (rows) =>
          copyIn(client, `copy ${copied(table)} from stdin`, rows),
        );
        if (taken !== table.rows) throw new BackupRefused(`${table.name}: ${taken} of ${table.rows} rows came.`);
      }
      for (const { name, value } of manifest.sequences) {
        await client.query("select setval($1::regclass, $2)", [`public.${pg.escapeIdentifier(name)}`, value]);
      }
    });
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function copyFiles(folder: string, { files }: Manifest, to: string): Promise<void> {
  for (const { key } of files ?? []) {
    const at = join(to, key);
    await mkdir(dirname(at), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, memberFile(key)), at);
  }
}

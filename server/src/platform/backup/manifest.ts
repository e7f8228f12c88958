import { createHash, createHmac } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../json-text.ts";

const piece = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string() });

/** The manifest of a backup; it is written last, so a folder without it is not a backup. */
const manifest = z.object({
  format: z.literal("cofounder-backup-1"),
  takenAt: z.string(),
  postgres: z.string(),
  /** The migrations of its tables, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), ...piece.shape })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Members' files; null: they are stored in S3, which has backups of its own. */
  files: z.array(z.object({ key: z.string(), ...piece.shape })).nullable(),
  /** Identifies the secret that signed the sessions and encrypted the second factors, without containing it. */
  secret: z.object({ mark: z.string(), included: z.boolean() }),
});

export type Manifest = z.infer<typeof manifest>;

/** Nothing was written: the command was refused, with the reason. */
export class BackupRefused extends Error {}

export const manifestFile = "manifest.json";
export const secretFile = "auth-secret";
export const tableFile = (name: string): string => join("tables", `${name}.copy.gz`);
export const memberFile = (key: string): string => join("files", key);

/** The same for the same secret, and useless for finding it. */
export const markOf = (secret: string): string =>
  createHmac("sha256", secret).update("cofounder backup").digest("hex").slice(0, 32);

export async function fingerprint(file: string): Promise<z.infer<typeof piece>> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Reads a backup's manifest and checks every file it names, before anything is done with them. */
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), "utf8").catch(() => null);
  if (text === null)
    throw new BackupRefused(`${folder} holds no ${manifestFile}: it is no backup, or an unfinished one.`);
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupRefused(`${join(folder, manifestFile)} is not a manifest of a known format.`);
  const { tables, files } = parsed.data;
  for (const table of tables) await compare(folder, tableFile(table.name), table);
  for (const file of files ?? []) await compare(folder, memberFile(safeKey(file.key)), file);
  return parsed.data;
}

async function compare(folder: string, name: string, told: z.infer<typeof piece>): Promise<void> {
  const found = await fingerprint(join(folder, name)).catch(() => null);
  if (!found) throw new BackupRefused(`The backup is not whole: ${name} is missing.`);
  if (found.sha256 !== told.sha256) throw new BackupRefused(`The backup is damaged: ${name} is not what was written.`);
}

/** A manifest from elsewhere must not reach outside the folders it is restored into. */
function safeKey(key: string): string {
  if (/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) return key;
  throw new BackupRefused("The backup names a file outside its folder.");
}

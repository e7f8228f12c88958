import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { compiledCode } from "../../../e2e/fixtures/compiled-code.ts";
import { emptyDatabase } from "../../../resilience/databases.ts";
import { newId } from "../platform/db/columns.ts";
import { startEmbeddedDatabase } from "../platform/db/embedded/index.ts";
import { unprivilegedUser } from "../platform/db/embedded/index.ts";

// Each start runs in its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "cofounder-start-"));
  await chmod(place, 0o755);
});
afterAll(() => rm(place, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  said: string;
}

function start(env: Record<string, string>, user?: { uid: number; gid: number } | null): ChildProcess {
  const settings = {
    PORT: "0",
    LOG_LEVEL: "error",
    AUTH_SECRET: "a secret that only the tests know, long enough",
    AI_DETECT: "0",
    ...compiledCode,
    ...env,
  };
  return spawn(process.execPath, [main], { env: settings, stdio: ["ignore", "pipe", "pipe"], ...user });
}

async function ended(child: ChildProcess): Promise<Ended> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said };
}

/** A readable line without a stack trace. */
function expectPlain({ code, said }: Ended, text: RegExp): void {
  expect(said).toMatch(text);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

test("a data folder has one application: a second one is refused, with the first one's process id and what to do", async () => {
  const dataDir = join(place, "shared");
  const first = await startEmbeddedDatabase({ dataDir, chosen: true, say: () => undefined });
  const second = await ended(start({ DATA_DIR: dataDir }));
  expectPlain(second, new RegExp(`in use by process ${process.pid}\\. Stop that one first, or .*DATA_DIR`));
  await first.stop();
});

test("a data folder that is a file, or that this user may not write to, is reported with what to do", async () => {
  const file = join(place, "file");
  await writeFile(file, "");
  expectPlain(await ended(start({ DATA_DIR: file })), /data folder .*file cannot be used .* DATA_DIR/);
  const closed = join(place, "closed");
  await mkdir(closed, { mode: 0o555 });
  for (const secret of ["", "a secret that only the tests know, long enough"]) {
    const refused = await ended(start({ DATA_DIR: closed, AUTH_SECRET: secret }, unprivilegedUser()));
    expectPlain(refused, /data folder .*closed cannot be used .* DATA_DIR/);
  }
});

test("a port that is taken is reported with what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { url } = await emptyDatabase(inject("postgres"), `s_${newId().replaceAll("-", "")}`);
  const refused = await ended(start({ PORT: String(port), DATABASE_URL: url, DATA_DIR: join(place, "port") }));
  expectPlain(refused, new RegExp(`port ${port} is taken.*PORT`, "i"));
  other.close();
});

test("an unreachable database is reported with what to do", async () => {
  const env = { DATABASE_URL: "postgres://nobody:secret-word@127.0.0.1:1/none", DATA_DIR: join(place, "none") };
  const refused = await ended(start(env));
  expectPlain(refused, /database .*127\.0\.0\.1:1.* DATABASE_URL/);
  expect(refused.said).not.toContain("secret-word");
});

import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { makeAccount } from "../e2e/fixtures/make-account.ts";
import { useEmbeddedDatabase } from "../server/src/platform/db/embedded/index.ts";
import { startProcess, type Started } from "./processes.ts";

export interface Product extends Started {
  /** For direct writes by the bench. */
  database: pg.ClientConfig;
  cookies: string[];
}

/** As `npm start` has it. */
const lean = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/compile", import.meta.url)),
  MALLOC_ARENA_MAX: "2",
};

const password = "a password for the bench";

export const emailOf = (index: number): string => `member${index}@example.com`;

export interface ProductSettings {
  /** The first member is the owner. */
  owned?: boolean;
  env?: Record<string, string>;
}

/**
 * The product as `npm start` runs it, on a data folder of its own (or on DATABASE_URL), with some signed-in members who
 * have enough tokens. Without a model the engine answers alone.
 */
export async function startProduct(
  modelUrl: string | null,
  members: number,
  { owned = false, env = {} }: ProductSettings = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "cofounder-bench-"));
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = await startProcess(["server/src/main.ts"], {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    ...(modelUrl && { AI_BASE_URL: modelUrl, AI_MODEL: "scripted" }),
    AUTH_ATTEMPTS_PER_MINUTE: "10000",
    ...(owned && { OWNER_EMAIL: emailOf(0) }),
    LOG_LEVEL: "error",
    ...lean,
    ...env,
  });
  const outside = env["DATABASE_URL"] ?? process.env["DATABASE_URL"];
  const database = outside
    ? { connectionString: outside }
    : (await useEmbeddedDatabase({ dataDir, chosen: true, say: () => undefined })).connection;
  const cookies: string[] = [];
  for (let index = 0; index < members; index++) {
    cookies.push((await makeAccount(url, { name: "Bench", email: emailOf(index), password })).join("; "));
  }
  const client = new pg.Client(database);
  await client.connect();
  // Bypasses the wallet, and breaks its books: the bench needs members who never run out of tokens.
  await client.query("update profiles set token_balance = 1000000");
  await client.end();
  const stop = async () => {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...started, address: url, database, cookies, stop };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

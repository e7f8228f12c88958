import { parentPort, workerData } from "node:worker_threads";
import { strToU8, zipSync, type Zippable } from "fflate";
import pg from "pg";
import { questions } from "./questions.ts";

export interface CollectTask {
  config: pg.ClientConfig;
  userId: string;
  picture: Uint8Array | null;
}

/** Reads, serializes and packs all data of a member; only the member's own request waits for it. */
async function pack({ config, userId, picture }: CollectTask): Promise<Uint8Array<ArrayBuffer>> {
  const client = new pg.Client({ ...config, options: "-c statement_timeout=30000 -c timezone=UTC" });
  await client.connect();
  try {
    const files: Zippable = picture ? { "files/picture.webp": picture } : {};
    for (const [name, question] of Object.entries(questions)) {
      const { rows } = await client.query(question, [userId]);
      files[`${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
    }
    return zipSync(files);
  } finally {
    await client.end();
  }
}

const packed = await pack(workerData as CollectTask);
parentPort?.postMessage(packed, [packed.buffer]);

import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import pg from "pg";
import type { Question } from "../../platform/in-worker.ts";
import { questions } from "./questions.ts";

export interface CollectTask {
  config: pg.ClientConfig;
  userId: string;
  picture: Uint8Array | null;
}

const testFiles = "select id, name from kill_test_files where user_id = $1 order by created_at, id";

/**
 * Reads, serializes and packs all data of a member; only the member's own request waits for it. The files come one at a
 * time and are packed as they are: most are packed already.
 */
async function pack({ config, userId, picture }: CollectTask): Promise<Uint8Array<ArrayBuffer>[]> {
  const client = new pg.Client({ ...config, options: "-c statement_timeout=30000 -c timezone=UTC" });
  await client.connect();
  try {
    const archive = new Archive();
    if (picture) archive.add(new ZipPassThrough("files/picture.webp"), picture);
    for (const [name, question] of Object.entries(questions)) {
      const { rows } = await client.query(question, [userId]);
      archive.add(new ZipDeflate(`${name}.json`), strToU8(`${JSON.stringify(rows, null, 2)}\n`));
    }
    const { rows } = await client.query<{ id: string; name: string }>(testFiles, [userId]);
    for (const { id, name } of rows) {
      const bytes = await bytesOf(id);
      if (bytes) archive.add(new ZipPassThrough(`files/tests/${id}/${name}`), bytes);
    }
    return archive.end();
  } finally {
    await client.end();
  }
}

/** A zip in the pieces in which it is made: joined, it would take its room twice. */
class Archive {
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip = new Zip((error, piece) => {
    if (error) throw error;
    this.#pieces.push(new Uint8Array(piece));
  });

  add(entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array): void {
    this.#zip.add(entry);
    entry.push(bytes, true);
  }

  end(): Uint8Array<ArrayBuffer>[] {
    this.#zip.end();
    return this.#pieces;
  }
}

/** Of a test's file. Null: it was deleted meanwhile. */
async function bytesOf(wanted: string): Promise<Uint8Array | null> {
  if (!parentPort) throw new Error("nobody can be asked for a file");
  parentPort.postMessage({ wanted } satisfies Question);
  const [bytes] = (await once(parentPort, "message")) as [Uint8Array | null];
  return bytes;
}

const packed = await pack(workerData as CollectTask);
parentPort?.postMessage(
  packed,
  packed.map(({ buffer }) => buffer),
);

import { once } from "node:events";
import type { Duplex } from "node:stream";
import type pg from "pg";

/** What the driver's connection can do beyond its published types. */
interface CopyConnection extends pg.Connection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The driver's seam for a statement that is neither a query nor its rows: PostgreSQL's COPY. */
abstract class Copy {
  /** How many rows went. */
  readonly done: Promise<number>;
  readonly #settle: PromiseWithResolvers<number>;
  readonly #statement: string;
  #rows = 0;

  constructor(statement: string) {
    this.#statement = statement;
    this.#settle = Promise.withResolvers<number>();
    this.done = this.#settle.promise;
    // It is awaited when all rows have gone; until then a refusal waits and is no fault of the process.
    this.done.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#rows);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.replace("COPY ", ""));
  }
}

class CopyOut extends Copy {
  readonly #take: (chunk: Buffer) => Promise<void> | null;

  constructor(statement: string, take: (chunk: Buffer) => Promise<void> | null) {
    super(statement);
    this.#take = take;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    // The driver writes its next rows over the memory of these.
    const full = this.#take(Buffer.from(chunk));
    if (!full) return;
    connection.stream.pause();
    void full.finally(() => connection.stream.resume());
  }
}

class CopyIn extends Copy {
  readonly #rows: AsyncIterable<Buffer>;

  constructor(statement: string, rows: AsyncIterable<Buffer>) {
    super(statement);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#rows) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
}

/**
 * Reads rows with `COPY … TO STDOUT`.
 * @param take gets each row as it comes; while the promise it returned is open, PostgreSQL waits.
 */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (chunk: Buffer) => Promise<void> | null,
): Promise<number> {
  return client.query(new CopyOut(statement, take)).done;
}

/** Writes rows with `COPY … FROM STDIN`; how many PostgreSQL took. */
export function copyIn(client: pg.ClientBase, statement: string, rows: AsyncIterable<Buffer>): Promise<number> {
  return client.query(new CopyIn(statement, rows)).done;
}

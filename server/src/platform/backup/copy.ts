import { once } from "node:events";
import type { Duplex } from "node:stream";
import type pg from "pg";

/** Methods of the driver's connection that its published types leave out. */
interface CopyConnection extends pg.Connection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The driver's interface for a statement that is not a plain query: PostgreSQL's COPY. */
abstract class Copy {
  /** The number of transferred rows. */
  readonly done: Promise<number>;
  readonly #settle: PromiseWithResolvers<number>;
  readonly #statement: string;
  #rows = 0;

  constructor(statement: string) {
    this.#statement = statement;
    this.#settle = Promise.withResolvers<number>();
    this.done = this.#settle.promise;
    // It is awaited when all rows are sent; until then a rejection must not count as unhandled.
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
    // The driver reuses this memory for its next rows.
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
 * @param take gets each row as it comes; PostgreSQL waits until its promise resolves.
 */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (chunk: Buffer) => Promise<void> | null,
): Promise<number> {
  return client.query(new CopyOut(statement, take)).done;
}

/** Writes rows with `COPY … FROM STDIN`; returns how many PostgreSQL accepted. */
export function copyIn(client: pg.ClientBase, statement: string, rows: AsyncIterable<Buffer>): Promise<number> {
  return client.query(new CopyIn(statement, rows)).done;
}

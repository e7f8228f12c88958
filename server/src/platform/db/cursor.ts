import { z } from "zod";
import { Problem } from "../problem.ts";

/** A place in a list that is ordered by time, then id, newest first. */
export interface Place {
  /** As PostgreSQL prints it, or ISO 8601. */
  at: string;
  id: string;
}

const shape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export function writeCursor({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** Null: the beginning. Refuses with `invalid_input` a value that is not the `next` of an earlier page. */
export function readCursor(text: string | undefined): Place | null {
  if (text === undefined) return null;
  try {
    const [at, id] = shape.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return { at, id };
  } catch {
    throw new Problem("invalid_input", { issues: [{ path: "cursor", message: "Use the `next` of the page before." }] });
  }
}

/** Of rows fetched with one more than a page: the page, and the cursor of the next one. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  size: number,
  timeOf: (row: Row) => Date,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last ? writeCursor({ at: timeOf(last).toISOString(), id: last.id }) : null };
}

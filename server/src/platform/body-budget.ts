import { Problem } from "./problem.ts";

const retryAfterSeconds = 5;

interface Bounds {
  perCallerBytes: number;
  inAllBytes: number;
}

export interface BodyBounds {
  members: Bounds;
  strangers: Bounds;
}

/** Members have a share of their own, so that strangers with unfinished bodies cannot keep them out. */
const bodyBounds: BodyBounds = {
  members: { perCallerBytes: 8_000_000, inAllBytes: 96_000_000 },
  strangers: { perCallerBytes: 2_000_000, inAllBytes: 32_000_000 },
};

interface Room {
  byCaller: Map<string, number>;
  all: number;
}

/** The body's owner: a member's id, or the network address of a stranger. */
export interface BodyCaller {
  id: string;
  isStranger: boolean;
}

/** The memory for bodies of running requests, of one caller and of all. */
export class BodyBudget {
  readonly #bounds: BodyBounds;
  readonly #members: Room = { byCaller: new Map(), all: 0 };
  readonly #strangers: Room = { byCaller: new Map(), all: 0 };

  constructor(bounds: BodyBounds = bodyBounds) {
    this.#bounds = bounds;
  }

  /**
   * Refuses with `too_many_requests`, before any byte of the body is read. Returns a function that releases the bytes.
   */
  reserve({ id, isStranger }: BodyCaller, bytes: number): () => void {
    const room = isStranger ? this.#strangers : this.#members;
    const { perCallerBytes, inAllBytes } = isStranger ? this.#bounds.strangers : this.#bounds.members;
    const own = room.byCaller.get(id) ?? 0;
    if (own + bytes > perCallerBytes || room.all + bytes > inAllBytes)
      throw new Problem("too_many_requests", { retryAfterSeconds });
    add(room, id, bytes);
    return () => add(room, id, -bytes);
  }
}

function add(room: Room, id: string, bytes: number): void {
  room.all += bytes;
  const own = (room.byCaller.get(id) ?? 0) + bytes;
  if (own > 0) room.byCaller.set(id, own);
  else room.byCaller.delete(id);
}

import type { Pool } from "pg";
import { knownMigrations } from "../platform/db/database.ts";

export type NotReady = "stopping" | "database" | "migrations";

/** An answer is cached this long, so that frequent checks cost the database nothing. */
const goodForMs = 1_000;
const patienceMs = 2_000;

/** Whether this process can take work: its database answers, has our tables, and no stop was requested. */
export class Readiness {
  stopping = false;
  readonly #pool: Pool;
  readonly #migrations = knownMigrations().length;
  #asked: { at: number; answer: Promise<NotReady | null> } | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Null: ready. */
  async whyNot(): Promise<NotReady | null> {
    if (this.stopping) return "stopping";
    if (!this.#asked || performance.now() - this.#asked.at > goodForMs) {
      this.#asked = { at: performance.now(), answer: this.#ask() };
    }
    return this.#asked.answer;
  }

  async #ask(): Promise<NotReady | null> {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), patienceMs);
    try {
      const count = "select count(*)::int as count from drizzle.__drizzle_migrations";
      const answer = await Promise.race([this.#pool.query<{ count: number }>(count), late.promise]);
      if (!answer) return "database";
      return (answer.rows[0]?.count ?? 0) < this.#migrations ? "migrations" : null;
    } catch {
      return "database";
    } finally {
      clearTimeout(timer);
    }
  }
}

import type pg from "pg";
import { openLog } from "../server/src/platform/log.ts";
import { openDatabase } from "../server/src/platform/db/database.ts";
import { findDifferences } from "../server/src/features/wallet/index.ts";
import type { Record } from "./record.ts";

/** Compares the requests that the server confirmed with the content of its database. */
export class Comparison {
  readonly #database: ReturnType<typeof openDatabase>;

  constructor(config: pg.PoolConfig) {
    this.#database = openDatabase({ config, onLost: () => undefined });
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Invariants that hold at any moment, also under load. Empty: no violation. */
  async always(record: Record): Promise<string[]> {
    return [
      ...(await this.#missingMessages(record)),
      ...(await this.#changedReplies(record)),
      ...(await this.#missing(
        "runs",
        [...record.runs],
        "select id::text as key from tool_runs where id = any($1::uuid[])",
      )),
      ...(await this.#missing(
        "plans",
        [...record.plans],
        "select id::text as key from saved_plans where id = any($1::uuid[])",
      )),
      ...(await this.#missing("redemptions", [...record.redemptions], redeemed)),
      ...(await this.#rows(orphans, "a reservation that nothing runs for")),
      ...(await this.#wallets()),
    ];
  }

  /** Invariants that hold once writing has stopped and the scheduler has had its time. */
  async atRest(): Promise<string[]> {
    return [
      ...(await this.#rows("select id::text as key from turns where status = 'running'", "a turn that still runs")),
      ...(await this.#rows("select id::text as key from tool_runs where status = 'running'", "a tool that still runs")),
      ...(await this.#rows("select id::text as key from token_reservations where cost is null", "a reservation left")),
      ...(await this.#rows(
        "select id::text as key from messages where outcome = 'running'",
        "a reply that still runs",
      )),
      ...(await this.#rows(spent, "spent is not what replies and results cost")),
    ];
  }

  async #missingMessages({ messages }: Record): Promise<string[]> {
    const sql = "select id::text as key, content from messages where id = any($1::uuid[])";
    // A snapshot: messages written while the database answers are not part of the question.
    const written = [...messages];
    const keys = written.map(([id]) => id);
    const found = await this.#ask<{ key: string; content: string }>(sql, keys);
    const stored = new Map(found.map((row) => [row.key, row.content]));
    return written.flatMap(([id, text]) =>
      stored.get(id) === text ? [] : [`message ${id}: ${stored.has(id) ? "changed" : "lost"}`],
    );
  }

  async #changedReplies({ replies }: Record): Promise<string[]> {
    const sql = "select id::text as key, content, outcome, cost from messages where id = any($1::uuid[])";
    const ended = [...replies];
    const keys = ended.map(([id]) => id);
    const rows = await this.#ask<{ key: string; content: string; outcome: string; cost: number | null }>(sql, keys);
    const stored = new Map(rows.map((row) => [row.key, row]));
    return ended.flatMap(([id, { content, outcome, cost }]) => {
      const row = stored.get(id);
      const same = row && row.content === content && row.outcome === outcome && row.cost === cost;
      return same ? [] : [`reply ${id}: was ${outcome} for ${cost}, is ${row?.outcome ?? "lost"} for ${row?.cost}`];
    });
  }

  async #missing(what: string, keys: string[], sql: string): Promise<string[]> {
    const found = new Set((await this.#ask<{ key: string }>(sql, keys)).map(({ key }) => key));
    return keys.filter((key) => !found.has(key)).map((key) => `${what}: ${key} is lost`);
  }

  async #rows(sql: string, what: string): Promise<string[]> {
    const { rows } = await this.#database.pool.query<{ key: string }>(sql);
    return rows.map(({ key }) => `${what}: ${key}`);
  }

  async #wallets(): Promise<string[]> {
    const { db } = this.#database;
    const ctx = { db, database: this.#database, log: openLog("fatal"), now: () => new Date() };
    const different = await findDifferences(ctx);
    return different.map(
      ({ userId, bucket, ledger, wallet }) => `wallet of ${userId}, ${bucket}: ledger ${ledger}, wallet ${wallet}`,
    );
  }

  async #ask<Row extends pg.QueryResultRow>(sql: string, keys: string[]): Promise<Row[]> {
    return (await this.#database.pool.query<Row>(sql, [keys])).rows;
  }
}

const redeemed = `
  select u.email || ' ' || c.code as key from promo_code_usage x join users u on u.id = x.user_id
  join promo_codes c on c.id = x.promo_code_id where u.email || ' ' || c.code = any($1::text[])`;

const orphans = `
  select r.id::text as key from token_reservations r where r.cost is null
    and not exists (select 1 from turns t where t.user_id = r.user_id and t.id = r.id and t.status = 'running')
    and not exists (select 1 from tool_runs t where t.user_id = r.user_id and t.id = r.id and t.status = 'running')`;

const spent = `
  select p.user_id::text as key from profiles p
  where coalesce((select -sum(delta) from token_ledger l where l.user_id = p.user_id and reason in ('reserve', 'release')), 0)
    <> coalesce((select sum(cost) from messages m where m.user_id = p.user_id), 0)
     + coalesce((select sum(cost) from tool_runs t where t.user_id = p.user_id), 0)`;

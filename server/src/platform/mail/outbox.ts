import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { newId } from "../db/columns.ts";
import type { Log } from "../log.ts";
import type { Mail, Mailer, Mails } from "./mailer.ts";

interface Parts {
  pool: Pool;
  log: Log;
  now(): Date;
}

interface Kept {
  id: string;
  mail: Mail;
}

/** How long a mail is retried whose text does not expire sooner. */
const triedMs = 3 * 24 * 60 * 60_000;
/** How long a given-up mail is counted; only its time is kept. */
const countedMs = 24 * 60 * 60_000;
/**
 * Twice as long each time, but never more than a quarter of the remaining time; longer than an attempt lasts, so that
 * no other process begins one meanwhile.
 */
const pause = `greatest(interval '2 minutes',
  least(interval '2 minutes' * 2 ^ tries, interval '6 hours', (expires_at - $1::timestamptz) / 4))`;

/**
 * Mails on their way to a mail server: stored in the database until it accepts them, retried with growing delays, and
 * given up when their content has expired. The text of an accepted or given-up mail is deleted.
 */
export class Outbox implements Mails {
  readonly mailbox = null;
  readonly #mailer: Mailer;
  readonly #parts: Parts;
  readonly #running = new Set<Promise<boolean>>();

  constructor(mailer: Mailer, parts: Parts) {
    this.#mailer = mailer;
    this.#parts = parts;
  }

  sendNow(mail: Mail): Promise<void> {
    return this.#mailer.send(mail);
  }

  /** Returns once it is stored; the mail server is tried at once, in the background. */
  async send(mail: Mail): Promise<void> {
    const { pool, now } = this.#parts;
    const id = newId();
    const expiresAt = new Date(now().getTime() + (mail.worksMs ?? triedMs));
    await pool.query(
      `insert into outgoing_mails (id, recipient, mail, created_at, expires_at, due_at, tries)
       values ($1, $2, $3, $4, $5, $4::timestamptz + interval '2 minutes', 1)`,
      [id, mail.to, JSON.stringify(mail), now(), expiresAt],
    );
    void this.#try({ id, mail });
  }

  async sendDue(): Promise<number> {
    const { pool, now } = this.#parts;
    const { rows } = await pool.query<Kept>(
      `update outgoing_mails set tries = tries + 1, due_at = $1::timestamptz + ${pause}
       where id in (
         select id from outgoing_mails where given_up_at is null and due_at <= $1 and expires_at > $1
         order by due_at limit 20 for update skip locked)
       returning id, mail`,
      [now()],
    );
    const taken = await Promise.all(rows.map((kept) => this.#try(kept)));
    await this.#giveUp();
    return taken.filter(Boolean).length;
  }

  /** Gives running attempts some time to finish. */
  async close(patienceMs: number): Promise<void> {
    const over = new AbortController();
    const patience = setTimeout(patienceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), patience]);
    over.abort();
  }

  #try(kept: Kept): Promise<boolean> {
    const running = this.#deliver(kept).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** Whether the mail server accepted it. */
  async #deliver({ id, mail }: Kept): Promise<boolean> {
    const { pool, log } = this.#parts;
    try {
      await this.#mailer.send(mail);
    } catch (error) {
      // The mail server's message names the recipient.
      log.warn({ mail: id, ...codesOf(error) }, "mail not sent, retrying");
      return false;
    }
    try {
      await pool.query("delete from outgoing_mails where id = $1", [id]);
    } catch (error) {
      log.warn({ mail: id, error }, "mail sent but not removed from the outbox; it may be sent again");
    }
    return true;
  }

  async #giveUp(): Promise<void> {
    const { pool, log, now } = this.#parts;
    const { rowCount } = await pool.query(
      `update outgoing_mails set given_up_at = $1, recipient = null, mail = null
       where given_up_at is null and expires_at <= $1`,
      [now()],
    );
    if (rowCount) log.warn({ mails: rowCount }, "mails dropped: no mail server accepted them in time");
    await pool.query("delete from outgoing_mails where given_up_at <= $1", [new Date(now().getTime() - countedMs)]);
  }
}

/** `code` is nodemailer's, `responseCode` the mail server's. */
function codesOf(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}

/** The local mailbox accepts every mail at once. */
export function withoutOutbox(mailer: Mailer): Mails {
  return {
    mailbox: mailer.mailbox,
    send: (mail) => mailer.send(mail),
    sendNow: (mail) => mailer.send(mail),
    sendDue: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };
}

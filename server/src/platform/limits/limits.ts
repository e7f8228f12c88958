import { firstAnalysesPerDay, visitorRunsPerDay } from "@cofounder/contract";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "../problem.ts";

/** How often one caller may attempt an action that could be guessed or is costly. */
const rules = {
  /** Sign-ins to one account, right and wrong, by its address; from where it is signed in, counted apart. */
  sign_in: { points: 30, duration: 15 * 60 },
  /** Mails that a stranger can have sent to an address, each kind counted apart: sign-ups, confirmations, resets. */
  account_mail: { points: 6, duration: 60 * 60 },
  /** Sign-ups with spellings of one mailbox (plus signs, dots), by its hash and the client. */
  spelling: { points: 6, duration: 60 * 60 },
  /** Mails to the present address about a requested change. */
  address_notice: { points: 6, duration: 60 * 60 },
  /** Passwords typed for the link of a confirmation. */
  confirmation: { points: 10, duration: 15 * 60 },
  password: { points: 10, duration: 15 * 60 },
  /** Codes of a second factor, right and wrong ones. */
  factor: { points: 20, duration: 15 * 60 },
  /** One code of an authenticator app, which is valid for up to 90 seconds. */
  used_code: { points: 1, duration: 2 * 60 },
  promo_code: { points: 30, duration: 10 * 60 },
  picture: { points: 30, duration: 60 * 60 },
  /** Analyses of the landing page, by address; and those of all visitors together. */
  first_analysis: { points: firstAnalysesPerDay, duration: 24 * 60 * 60 },
  first_analysis_all: { points: 600, duration: 10 * 60 },
  /** Runs of a tool by a visitor, by address. */
  visitor_tool: { points: visitorRunsPerDay, duration: 24 * 60 * 60 },
  /** Results of a visitor that are recomputed to keep them. */
  kept_tool: { points: 2 * visitorRunsPerDay, duration: 24 * 60 * 60 },
  /** Runs of tools by a member: a stopped one costs nothing, although the model was called. */
  tool_run: { points: 120, duration: 60 * 60 },
  /** Actions that take a while to write or to rate. */
  export_plan: { points: 60, duration: 60 * 60 },
  /** Settled figures of a reply, which is recomputed each time. */
  figures: { points: 600, duration: 60 * 60 },
  ideas: { points: 240, duration: 60 * 60 },
  contact_request: { points: 20, duration: 24 * 60 * 60 },
  /** Messages of the contact form, by address. */
  contact: { points: 5, duration: 60 * 60 },
  /** Reading shared plans, by address. */
  shared_plan: { points: 120, duration: 10 * 60 },
  /** Reading shared sheets, by address. */
  shared_sheet: { points: 120, duration: 10 * 60 },
  /** Invitations into ventures by a member, and those that one address gets from everybody. */
  invitation: { points: 20, duration: 24 * 60 * 60 },
  invited_address: { points: 10, duration: 24 * 60 * 60 },
  /** Reading and accepting invitations, by address. */
  read_invitation: { points: 60, duration: 10 * 60 },
  /** Passwords for a link by one address, so that it uses up only its own attempts; and by all addresses together. */
  share_sender: { points: 20, duration: 15 * 60 },
  share_password: { points: 200, duration: 15 * 60 },
  /** Publishing a website again and again. */
  publish: { points: 60, duration: 60 * 60 },
  /** Files whose text is read, by member or address. */
  document: { points: 30, duration: 60 * 60 },
  /** API keys that are made and revoked again. */
  api_key: { points: 60, duration: 60 * 60 },
  /** Requests with the keys of an account, answered or refused. */
  api_request: { points: 600, duration: 60 },
  /** Logged refusals of an account in the log of calls. */
  refused_call: { points: 200, duration: 24 * 60 * 60 },
  /** Requests to the payment service. */
  payment: { points: 30, duration: 10 * 60 },
  export: { points: 10, duration: 60 * 60 },
} as const;

/** The tolerated difference between the clocks of two machines. */
const toleranceMs = 60_000;

export type Limited = keyof typeof rules;

export interface Limits {
  /** Counts one attempt; refuses with `too_many_requests` and the seconds to wait when there were too many. */
  take(what: Limited, who: string): Promise<void>;
  /** The same without a refusal: false when there were too many. */
  allows(what: Limited, who: string): Promise<boolean>;
  /**
   * Deletes expired counters, and those that end later than any that begins now: a clock that was corrected must not
   * keep anybody out for the time it ran ahead. Returns how many.
   */
  clean(now: Date): Promise<number>;
}

/** Counted in the database, so that several processes count together. */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        storeClient: pool,
        storeType: "pool",
        tableName: "attempt_limits",
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  /** Counts one attempt; returns the milliseconds to wait when there were too many. */
  const count = async (what: Limited, who: string): Promise<number | null> => {
    try {
      await limiters.get(what)?.consume(who);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  };
  return {
    async take(what, who) {
      const waitMs = await count(what, who);
      if (waitMs !== null) throw new Problem("too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    },
    allows: async (what, who) => (await count(what, who)) === null,
    async clean(now) {
      const at = now.getTime();
      const latest = Object.values(rules).map(({ duration }) => at + duration * 1_000 + toleranceMs);
      const { rowCount } = await pool.query(
        `delete from attempt_limits a where expire < $1 or exists (
           select 1 from unnest($2::text[], $3::bigint[]) as rule (name, latest)
           where starts_with(a.key, rule.name || ':') and a.expire > rule.latest)`,
        [at, Object.keys(rules), latest],
      );
      return rowCount ?? 0;
    },
  };
}

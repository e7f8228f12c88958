import { idempotencyHours } from "@cofounder/contract";
import { deleteOldEvents, endSilentTurns, listRunningTurns } from "../features/turns/index.ts";
import { deleteOldAttempts } from "../features/accounts/index.ts";
import { deleteExpiredKeys } from "../features/api-keys/index.ts";
import { deleteUnconfirmed } from "../features/data-rights/index.ts";
import { deleteLogs } from "../features/api-logs/index.ts";
import { remindOfDecisions } from "../features/decisions/index.ts";
import { remindOfTests } from "../features/kill-tests/index.ts";
import { deleteHandled, deleteSuspected, mailMessages } from "../features/contact/index.ts";
import { deleteCalls, deleteCounts } from "../features/public-api/index.ts";
import { askOverdue, forgetOldEvents, syncCustomers } from "../features/payments/index.ts";
import { renewDuePlans } from "../features/subscriptions/index.ts";
import { deleteOldRunEvents, endSilentRuns, listRunningRuns } from "../features/tools/index.ts";
import { releaseExpired } from "../features/wallet/index.ts";
import { sweepFiles } from "../platform/files/sweep-files.ts";
import type { Ctx } from "../platform/ctx.ts";
import { type Heartbeat, HeartbeatMonitor } from "../platform/heartbeat-monitor.ts";

interface Job {
  name: string;
  everyMs: number;
  run(ctx: Ctx): Promise<number>;
}

const eventsKeptMs = 60 * 60_000;
const handledKeptMs = 365 * 24 * 60 * 60_000;
const suspectedKeptMs = 30 * 24 * 60 * 60_000;

const dayMs = 24 * 60 * 60_000;
const expiredKeysKeptMs = 7 * dayMs;
const unconfirmedKeptMs = 7 * dayMs;
/** A year and the month in which it is reviewed. */
const callsKeptMs = 400 * dayMs;

const ago = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() - ms);

/** Ends work of a process that is gone. */
function endingSilent(
  list: (ctx: Ctx) => Promise<Heartbeat[]>,
  end: (ctx: Ctx, silent: Heartbeat[]) => Promise<number>,
) {
  const monitor = new HeartbeatMonitor();
  return async (ctx: Ctx): Promise<number> => {
    const silent = monitor.among(await list(ctx));
    return silent.length ? end(ctx, silent) : 0;
  };
}

const jobs = (): Job[] => [
  { name: "end silent turns", everyMs: 5_000, run: endingSilent(listRunningTurns, endSilentTurns) },
  { name: "end silent tools", everyMs: 5_000, run: endingSilent(listRunningRuns, endSilentRuns) },
  { name: "renew and end plans", everyMs: 5_000, run: renewDuePlans },
  { name: "settle customers of the payment service", everyMs: 5_000, run: syncCustomers },
  { name: "ask for payments that are overdue", everyMs: 60_000, run: askOverdue },
  { name: "forget old payment events", everyMs: 60 * 60_000, run: forgetOldEvents },
  { name: "release expired reservations", everyMs: 60_000, run: releaseExpired },
  { name: "clear attempt counters", everyMs: 60_000, run: (ctx) => ctx.limits.clean(ctx.now()) },
  { name: "clear sign-in counters", everyMs: 60_000, run: deleteOldAttempts },
  { name: "remind of tests that end", everyMs: 5_000, run: remindOfTests },
  { name: "remind of decisions", everyMs: 5_000, run: remindOfDecisions },
  { name: "try mails again", everyMs: 5_000, run: (ctx) => ctx.mail.sendDue() },
  { name: "mail messages of the contact form", everyMs: 5_000, run: mailMessages },
  {
    name: "delete messages handled a year ago",
    everyMs: 60 * 60_000,
    run: (ctx) => deleteHandled(ctx, ago(ctx, handledKeptMs)),
  },
  {
    name: "delete keys that expired",
    everyMs: 60 * 60_000,
    run: (ctx) => deleteExpiredKeys(ctx, ago(ctx, expiredKeysKeptMs)),
  },
  {
    name: "delete what was logged of calls over a year ago",
    everyMs: 10 * 60_000,
    run: (ctx) => deleteLogs(ctx, ago(ctx, callsKeptMs)),
  },
  {
    name: "forget old calls of the public API",
    everyMs: 10 * 60_000,
    run: async (ctx) =>
      (await deleteCalls(ctx, ago(ctx, idempotencyHours * 60 * 60_000))) +
      (await deleteCounts(ctx, ago(ctx, 2 * dayMs))),
  },
  {
    name: "delete messages that machines sent a month ago",
    everyMs: 60 * 60_000,
    run: (ctx) => deleteSuspected(ctx, ago(ctx, suspectedKeptMs)),
  },
  {
    name: "delete accounts that were not confirmed in a week",
    everyMs: 10 * 60_000,
    run: (ctx) => deleteUnconfirmed(ctx, ago(ctx, unconfirmedKeptMs)),
  },
  { name: "sweep files", everyMs: 60_000, run: sweepFiles },
  { name: "delete old turn events", everyMs: 10 * 60_000, run: (ctx) => deleteOldEvents(ctx, ago(ctx, eventsKeptMs)) },
  {
    name: "delete old events of tools",
    everyMs: 10 * 60_000,
    run: (ctx) => deleteOldRunEvents(ctx, ago(ctx, eventsKeptMs)),
  },
];

/** Runs every job at its interval. Each job is safe in several processes at once. Returns a function that stops it. */
export function startScheduler(ctx: Ctx): () => void {
  const timers = jobs().map(({ name, everyMs, run }) => {
    let busy = false;
    return setInterval(async () => {
      if (busy) return;
      busy = true;
      try {
        const done = await run(ctx);
        if (done) ctx.log.info({ job: name, done }, "scheduled job done");
      } catch (error) {
        ctx.log.warn({ job: name, error }, "scheduled job failed, retrying");
      } finally {
        busy = false;
      }
    }, everyMs);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

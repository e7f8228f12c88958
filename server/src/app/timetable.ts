import { deleteOldEvents, endSilentTurns } from "../features/chat/index.ts";
import { endSilentRuns } from "../features/tools/index.ts";
import { releaseExpired } from "../features/wallet/index.ts";
import { sweepFiles } from "../platform/files/sweep-files.ts";
import type { Ctx } from "../platform/ctx.ts";

interface Chore {
  name: string;
  everyMs: number;
  run(ctx: Ctx): Promise<number>;
}

/** Three missed heartbeats: the process that ran the turn is gone. */
const silentMs = 15_000;
const eventsKeptMs = 60 * 60_000;

const ago = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() - ms);

const chores: Chore[] = [
  { name: "end silent turns", everyMs: 5_000, run: (ctx) => endSilentTurns(ctx, ago(ctx, silentMs)) },
  { name: "end silent tools", everyMs: 5_000, run: (ctx) => endSilentRuns(ctx, ago(ctx, silentMs)) },
  { name: "release expired reservations", everyMs: 60_000, run: releaseExpired },
  { name: "clear attempt counters", everyMs: 10 * 60_000, run: (ctx) => ctx.limits.clean(ctx.now()) },
  { name: "sweep files", everyMs: 60_000, run: sweepFiles },
  { name: "delete old turn events", everyMs: 10 * 60_000, run: (ctx) => deleteOldEvents(ctx, ago(ctx, eventsKeptMs)) },
];

/** What the clock does. Each chore is safe in several processes at once. Returns how to stop. */
export function startTimetable(ctx: Ctx): () => void {
  const timers = chores.map(({ name, everyMs, run }) => {
    let busy = false;
    return setInterval(async () => {
      if (busy) return;
      busy = true;
      try {
        const done = await run(ctx);
        if (done) ctx.log.info({ chore: name, done }, "a chore was done");
      } catch (error) {
        ctx.log.warn({ chore: name, error: String(error) }, "a chore failed and is tried again");
      } finally {
        busy = false;
      }
    }, everyMs);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

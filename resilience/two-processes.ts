import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startApplication, type Application } from "../e2e/fixtures/application.ts";
import { startRoundRobin } from "../e2e/fixtures/round-robin.ts";
import { flatScript, startScriptedModel } from "../e2e/fixtures/scripted-model.ts";
import { Comparison } from "./compare.ts";
import { type Founder, ownerEmail, signUpFounders } from "./founder.ts";
import { complaintsOf, rest } from "./kill-often.ts";
import { between, seeded } from "./random.ts";
import { emptyRecord, type Record } from "./record.ts";

export interface Proving {
  /** Each round kills one process, then stops the other with SIGTERM. */
  rounds: number;
  founders: number;
  seed: number;
  databaseUrl: string;
  database: pg.PoolConfig;
  say(line: string): void;
}

export interface Proved {
  record: Record;
  /** Every violation found. */
  faults: string[];
  /** Milliseconds from SIGTERM to the exit. */
  stopMs: number[];
  /** Replies that ended as interrupted after a kill, and after a SIGTERM. */
  interrupted: { byKill: number; byStop: number };
  /** Stop requests sent through the proxy, and how many succeeded. */
  stopped: { asked: number; done: number };
  restMs: number;
}

/** Twice the time needed to end a turn whose process is gone. */
const afterKillMs = 3_000;
const politeMs = 25_000;

/**
 * Members write through a proxy to two processes on one database, while one is killed and the other stopped with
 * SIGTERM, again and again.
 */
export async function proveTwoProcesses(proving: Proving): Promise<Proved> {
  const { rounds, say } = proving;
  const random = seeded(proving.seed);
  const model = await startScriptedModel(flatScript(100, 30, 40));
  const proxy = await startRoundRobin();
  const settings = {
    AI_BASE_URL: model.url,
    AI_MODEL: "scripted",
    OWNER_EMAIL: ownerEmail,
    LOG_LEVEL: "warn",
    PUBLIC_URL: proxy.url,
    AUTH_SECRET: "the same secret in every process, long enough",
    DATABASE_URL: proving.databaseUrl,
  };
  const apps = [await startApplication(settings), await startApplication(settings)];
  proxy.targets = apps.map(({ url }) => url);
  const proved: Proved = {
    record: emptyRecord(),
    faults: [],
    stopMs: [],
    interrupted: { byKill: 0, byStop: 0 },
    stopped: { asked: 0, done: 0 },
    restMs: 0,
  };
  const comparison = new Comparison(proving.database);
  try {
    const codes = Array.from({ length: 40 }, (_, index) => `HOLD${index}`);
    const place = { url: () => proxy.url, record: proved.record, random, codes };
    const founders = await signUpFounders(place, { url: proxy.url, mailbox: apps[0]?.url ?? "" }, proving.founders);
    const [stopper, ...writers] = founders;
    for (const founder of writers) founder.begin();
    for (let round = 0; round < rounds; round++) {
      if (stopper) await stopReplies(stopper, proved);
      await killOne(apps, round, { random, proved });
      await endOne(apps, round + 1, { random, proved });
      proved.faults.push(...(await comparison.always(proved.record)).map((what) => `round ${round + 1}: ${what}`));
      say(progressOf(round + 1, proved));
    }
    await Promise.all(writers.map((founder) => founder.stop()));
    Object.assign(proved, { restMs: await rest(comparison, proved) });
    proved.faults.push(...apps.flatMap(complaintsOf), ...proved.record.faults);
  } finally {
    await comparison.close();
    await Promise.all(apps.map((app) => app.close()));
    await proxy.close();
    await model.close();
  }
  return proved;
}

interface Round {
  random(): number;
  proved: Proved;
}

/** Two consecutive requests go to different processes: a reply is stopped through the process that does not run it. */
async function stopReplies(stopper: Founder, { stopped, faults }: Proved): Promise<void> {
  const ends = await Promise.all([stopper.talkAndStop(), stopper.talkAndStop()]);
  stopped.asked += ends.length;
  for (const end of ends) {
    if (end?.outcome === "stopped") stopped.done++;
    else faults.push(`a reply that was stopped ended as ${end?.outcome}`);
  }
}

async function killOne(apps: Application[], at: number, { random, proved }: Round): Promise<void> {
  const app = apps[at % apps.length];
  const before = proved.record.streams.interrupted;
  await sleep(between(random, 500, 2_000));
  await app?.kill();
  await sleep(afterKillMs);
  await app?.startAgain();
  await settled(proved);
  proved.interrupted.byKill += proved.record.streams.interrupted - before;
}

async function endOne(apps: Application[], at: number, { random, proved }: Round): Promise<void> {
  const app = apps[at % apps.length];
  if (!app) return;
  const { faults, interrupted, stopMs, record } = proved;
  const before = record.streams.interrupted;
  await sleep(between(random, 500, 2_000));
  const { code, ms } = await app.stop();
  stopMs.push(ms);
  if (code !== 0 || ms > politeMs) faults.push(`SIGTERM: exit code ${code} after ${Math.round(ms)} ms`);
  faults.push(...complaintsOf(app));
  await app.startAgain();
  const byStop = record.streams.interrupted - before;
  interrupted.byStop += byStop;
  if (byStop) faults.push(`${byStop} replies were interrupted by a polite end`);
}

/** Waits until the other process has ended every reply that a kill broke: its readers wait for that. */
async function settled({ record: { open } }: Proved): Promise<void> {
  const broken = [...open];
  for (let waited = 0; waited < 60_000 && broken.some((turnId) => open.has(turnId)); waited += 200) await sleep(200);
}

function progressOf(round: number, { record, faults, interrupted, stopMs }: Proved): string {
  const { messages, streams } = record;
  return (
    `round ${round}: ${messages.size} messages, ${streams.whole} replies whole, interrupted by ` +
    `kills ${interrupted.byKill}, by SIGTERM ${interrupted.byStop}, exit ` +
    `after ${Math.round(stopMs.at(-1) ?? 0)} ms, ${faults.length + record.faults.length} faults`
  );
}

import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startApplication, type Application } from "../e2e/fixtures/application.ts";
import { flatScript, startScriptedModel } from "../e2e/fixtures/scripted-model.ts";
import { Comparison } from "./compare.ts";
import { ownerEmail, signUpFounders } from "./founder.ts";
import { between, seeded } from "./random.ts";
import { emptyRecord, type Record } from "./record.ts";

export interface Killing {
  kills: number;
  founders: number;
  seed: number;
  /** DATABASE_URL; null: the embedded database. */
  databaseUrl: string | null;
  /** How to connect to the database while the application runs. */
  connect(app: Application): Promise<pg.PoolConfig>;
  say(line: string): void;
}

export interface Killed {
  record: Record;
  /** Every violation found. */
  faults: string[];
  startMs: number[];
  killsWhileStarting: number;
  restMs: number;
}

/** One in this many kills happens while the application is still starting. */
const whileStarting = 6;
const longestLifeMs = 5_000;
const watchedMs = 30_000;
/** Enough for the scheduler to end the work of a killed process. */
const longestRestMs = 60_000;

/**
 * Members write all the time while the application is killed at random moments and restarted; after each start
 * everything that was ever confirmed is checked.
 */
export async function killOften(killing: Killing): Promise<Killed> {
  const { seed, databaseUrl, kills, say } = killing;
  const random = seeded(seed);
  const model = await startScriptedModel(flatScript(60, 30, 25));
  const settings = { AI_BASE_URL: model.url, AI_MODEL: "scripted", OWNER_EMAIL: ownerEmail, LOG_LEVEL: "warn" };
  const app = await startApplication({ ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const killed: Killed = { record: emptyRecord(), faults: [], startMs: [], killsWhileStarting: 0, restMs: 0 };
  const codes = Array.from({ length: 40 }, (_, index) => `HOLD${index}`);
  try {
    const place = { url: () => app.url, record: killed.record, random, codes };
    const founders = await signUpFounders(place, { url: app.url, mailbox: app.url }, killing.founders);
    const comparison = new Comparison(await killing.connect(app));
    for (const founder of founders) founder.begin();
    for (let at = 1; at <= kills; at++) {
      // A process ends a killed one's work only after watching it for a while.
      if (databaseUrl && at % 5 === 0) await sleep(watchedMs);
      await killOnce(app, random, killed);
      const wrong = [...complaintsOf(app), ...(await comparison.always(killed.record))];
      for (const what of wrong) {
        killed.faults.push(`after kill ${at}: ${what}`);
        say(`after kill ${at}: ${what}`);
      }
      if (at % 10 === 0) say(progressOf(at, killed));
    }
    await Promise.all(founders.map((founder) => founder.stop()));
    killed.restMs = await rest(comparison, killed);
    killed.faults.push(...complaintsOf(app), ...killed.record.faults);
    await comparison.close();
  } finally {
    await app.close();
    await model.close();
  }
  return killed;
}

async function killOnce(app: Application, random: () => number, killed: Killed): Promise<void> {
  await sleep(between(random, 50, longestLifeMs));
  await app.kill();
  if (Math.floor(random() * whileStarting) === 0) {
    killed.killsWhileStarting++;
    const starting = app.startAgain().catch(() => undefined);
    await sleep(between(random, 50, longestLifeMs));
    await app.kill();
    await starting;
  }
  const began = performance.now();
  await app.startAgain();
  killed.startMs.push(performance.now() - began);
  killed.faults.push(...(await whyNotReady(app)));
}

/**
 * Retries a refused connection, since a kept one may belong to the previous process, and an answer of not ready, since
 * a database on a busy machine takes its time.
 */
export async function whyNotReady(app: Pick<Application, "url">, tries = 3): Promise<string[]> {
  const why = await fetch(`${app.url}/readyz`).then(
    async (answer) => (answer.status === 200 ? null : answer.text()),
    (error: unknown) => `nobody answers at /readyz: ${String(error)}`,
  );
  if (why === null) return [];
  return tries > 1 ? whyNotReady(app, tries - 1) : [why];
}

/** Output that does not belong to a start and a run without faults. */
export function complaintsOf(app: Application): string[] {
  const plain = app.said().filter((line) => !line.includes("is ready at"));
  return plain.filter((line) => !line.startsWith("{") || (JSON.parse(line) as { level: number }).level >= 50);
}

/**
 * Once writing has stopped, nothing may stay running or reserved for longer than the scheduler needs. Returns how many
 * milliseconds that took.
 */
export async function rest(
  comparison: Comparison,
  { record, faults }: Pick<Killed, "record" | "faults">,
): Promise<number> {
  const began = performance.now();
  let left = await comparison.atRest();
  while (left.length && performance.now() - began < longestRestMs) {
    await sleep(500);
    left = await comparison.atRest();
  }
  faults.push(...left, ...(await comparison.always(record)));
  return performance.now() - began;
}

function progressOf(at: number, { record, faults }: Killed): string {
  const { messages, replies, runs, plans, redemptions, streams } = record;
  return (
    `${at} kills: ${messages.size} messages, ${replies.size} replies (${streams.interrupted} ` +
    `interrupted), ${runs.size} results, ${plans.size} plans, ${redemptions.size} ` +
    `redemptions, ${streams.reconnects} reconnects, ${faults.length + record.faults.length} faults`
  );
}

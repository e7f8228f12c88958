import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startApplication, type Application } from "../e2e/fixtures/application.ts";
import { flatScript, startScriptedModel } from "../e2e/fixtures/scripted-model.ts";
import { Comparison } from "./compare.ts";
import { type Founder, ownerEmail, signUpFounders } from "./founder.ts";
import { complaintsOf, rest, whyNotReady } from "./kill-often.ts";
import { emptyRecord, type Record } from "./record.ts";
import { seeded } from "./random.ts";

export interface Fault {
  /** Environment of the application: its database and its data folder. */
  settings: { [name: string]: string };
  /** How to connect to the database around the fault. */
  connect(app: Application): Promise<pg.PoolConfig>;
  founders: number;
  /** Causes the fault and repairs it, while members write. Returns the violations found. */
  happen(app: Application, record: Record): Promise<string[]>;
  padding?: () => string;
  /** The fault ends the application, so it is restarted. */
  ends?: boolean;
}

export interface Survived {
  record: Record;
  faults: string[];
  /** The time from the fault to the first accepted message. */
  backMs: number;
  restMs: number;
}

const warmMs = 3_000;
const afterwardsMs = 5_000;

/** Members write during a fault; afterwards they continue without a restart, and nothing is lost. */
export async function surviveFault(fault: Fault): Promise<Survived> {
  const model = await startScriptedModel(flatScript(100, 30, 40));
  const settings = { AI_BASE_URL: model.url, AI_MODEL: "scripted", OWNER_EMAIL: ownerEmail, LOG_LEVEL: "warn" };
  const app = await startApplication({ ...settings, ...fault.settings });
  const survived: Survived = { record: emptyRecord(), faults: [], backMs: 0, restMs: 0 };
  const { record, faults } = survived;
  try {
    const codes = Array.from({ length: 40 }, (_, index) => `HOLD${index}`);
    const place = {
      url: () => app.url,
      record,
      random: seeded(1),
      codes,
      ...(fault.padding && { padding: fault.padding }),
    };
    const founders = await signUpFounders(place, { url: app.url, mailbox: app.url }, fault.founders);
    for (const founder of founders) founder.begin();
    await sleep(warmMs);
    faults.push(...(await fault.happen(app, record)));
    if (fault.ends) await app.startAgain();
    survived.backMs = await untilTaken(record);
    await sleep(afterwardsMs);
    await atPeace(founders, app, { fault, survived });
  } catch (error) {
    // Its last output may not have arrived yet.
    await sleep(1_000);
    throw new Error(`The application said at last:\n${app.said().slice(-20).join("\n")}`, { cause: error });
  } finally {
    await app.close();
    await model.close();
  }
  return survived;
}

async function untilTaken({ messages }: Record): Promise<number> {
  const [began, before] = [performance.now(), messages.size];
  while (messages.size === before && performance.now() - began < 60_000) await sleep(20);
  return performance.now() - began;
}

async function atPeace(
  founders: Founder[],
  app: Application,
  { fault, survived }: { fault: Fault; survived: Survived },
) {
  const { record, faults } = survived;
  await Promise.all(founders.map((founder) => founder.stop()));
  const comparison = new Comparison(await fault.connect(app));
  survived.restMs = await rest(comparison, survived);
  await comparison.close();
  faults.push(...(await whyNotReady(app)));
  // A mail that finds no disk space is logged, and its recipient requests another.
  faults.push(...complaintsOf(app).filter((line) => !line.includes("background task")), ...record.faults);
}

/** The application's distinct answers during the fault. */
export interface Answers {
  ready: Set<string>;
  signUps: Set<string>;
}

/** Polls the application's readiness, and gives it work: a sign-up. */
export async function askMeanwhile(app: Application, ms: number): Promise<Answers> {
  const answers: Answers = { ready: new Set(), signUps: new Set() };
  const asked: Promise<unknown>[] = [];
  for (const until = performance.now() + ms; performance.now() < until; await sleep(1_000)) {
    const answer = await fetch(`${app.url}/readyz`);
    answers.ready.add(`${answer.status} ${await answer.text()}`);
    asked.push(signUp(app).then((told) => answers.signUps.add(told)));
  }
  await Promise.all(asked);
  return answers;
}

async function signUp({ url }: Application): Promise<string> {
  const person = { name: "Visitor", email: `${randomUUID()}@example.com`, password: "a password that holds" };
  const headers = { "content-type": "application/json", origin: url };
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(person),
  });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return answer.ok ? "200" : `${answer.status} ${code}`;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { ProblemCode } from "@cofounder/contract";
import type { Record } from "./record.ts";

interface Asking {
  /** The server's present address. */
  url(): string;
  cookie: string;
  record: Record;
}

interface Asked {
  path: string;
  body: object;
  /** Refusals that mean that an earlier attempt succeeded. */
  alsoYes: ProblemCode[];
}

const againMs = 100;
const longestMs = 90_000;

/** Retries until the server answers; null for a refusal. Every retry has the same ids, so that it is idempotent. */
export async function askUntilAnswered<Answer>(asking: Asking, asked: Asked): Promise<Answer | null> {
  const { record } = asking;
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const answer = await askOnce<Answer>(asking, asked);
    if (answer && answer.status !== 503) return answer.yes;
    await sleep(againMs);
  }
  record.faults.push(`${asked.path}: no answer for ${longestMs / 1_000} s`);
  return null;
}

interface Answered<Answer> {
  status: number;
  yes: Answer | null;
}

/** Null: no connection, or it broke during the response. */
async function askOnce<Answer>({ url, cookie, record }: Asking, asked: Asked): Promise<Answered<Answer> | null> {
  const { path, body, alsoYes } = asked;
  const headers = { "content-type": "application/json", cookie, origin: url() };
  const answered = await fetch(`${url()}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    .then(async (answer) => ({ answer, told: (await answer.json()) as Answer & { code?: ProblemCode } }))
    .catch(() => null);
  if (!answered) return null;
  const { told, answer } = answered;
  const { status } = answer;
  if (answer.ok || (told.code && alsoYes.includes(told.code))) return { status, yes: told };
  const code = told.code ?? String(status);
  record.refusals.set(code, (record.refusals.get(code) ?? 0) + 1);
  if (status === 500 || status === 401) record.faults.push(`${path}: ${status} ${code}`);
  return { status, yes: null };
}

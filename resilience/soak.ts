import { setTimeout as sleep } from "node:timers/promises";
import { v7 } from "uuid";
import { startProcess } from "../bench/processes.ts";
import { ask } from "./load-asking.ts";
import { inspected, type Memory } from "./load-inspect.ts";
import { addMembers, type Member, secret } from "./load-members.ts";
import { optionsOf } from "./load-options.ts";
import { startOn } from "./load-products.ts";
import { openTab } from "./load-tabs.ts";
import { takeTurn } from "./load-turns.ts";

/**
 * Turns, lists, openings, searches, runs of tools and tabs opened and closed, at an even pace; the memory is sampled
 * every few seconds after a full garbage collection. Linear growth after the warm-up is a leak.
 */
const { minutes, members: count, old } = optionsOf({ minutes: 10, members: 200 });
/** Caches fill, code is compiled and pools open: the first quarter does not count. */
const warmUpShare = 0.25;
const sampleMs = 5_000;
/**
 * The growth allowed per request: smaller than any retained object, which has at least a hidden class, a key in a map
 * and its value. And the variation of the samples without a leak.
 */
const bytesPerRequestMax = 100;
const noiseMb = 3;

interface Sample extends Memory {
  /** Since the start. */
  seconds: number;
  requests: number;
}

const model = await startProcess(["bench/model-process.ts", "60", "20", "5"]);
const { env, memory, close } = await inspected();
const product = await startOn({ old, modelUrl: model.address, members: 1, env: { ...env, AUTH_SECRET: secret } });
let requests = 0;
let failed = 0;
try {
  const members = await addMembers(product, count);
  const samples = await soak(members);
  const counted = samples.filter(({ seconds }) => seconds >= minutes * 60 * warmUpShare);
  const first = counted[0] as Sample;
  const last = counted.at(-1) as Sample;
  const span = last.seconds - first.seconds;
  const grown = slopeOf(counted.map(({ seconds, heapMb, outsideMb }) => [seconds, heapMb + outsideMb])) * span;
  const resident = slopeOf(counted.map(({ seconds, residentMb }) => [seconds, residentMb])) * span;
  const made = last.requests - first.requests;
  const aim = noiseMb + (made * bytesPerRequestMax) / 2 ** 20;
  console.log(
    `\n${made} requests in ${(span / 60).toFixed(1)} minutes after the warm-up, ${failed} failed in all. ` +
      `Heap and buffers grew by ${grown.toFixed(2)} MB (line through ${counted.length} samples), the resident memory by ${resident.toFixed(1)} MB.`,
  );
  const flat = grown <= aim && failed === 0;
  console.log(
    `aim: at most ${aim.toFixed(1)} MB, which is ${bytesPerRequestMax} bytes a request and ${noiseMb} MB: ${flat ? "flat" : "missed"}`,
  );
  process.exitCode = flat ? 0 : 1;
} finally {
  close();
  await product.stop();
  await model.stop();
}
process.exit();

async function soak(members: Member[]): Promise<Sample[]> {
  const began = performance.now();
  const until = began + minutes * 60_000;
  const habits: Habit[] = [
    { workers: 6, pauseMs: 300, work: takeTurn },
    { workers: 2, pauseMs: 100, work: (member) => ask(member, "/api/chats") },
    { workers: 1, pauseMs: 100, work: openLatest },
    { workers: 2, pauseMs: 100, work: (member) => ask(member, "/api/chats/search?query=offices") },
    { workers: 1, pauseMs: 500, work: runTool },
    { workers: 40, pauseMs: 100, work: visit },
  ];
  const workers = habits.flatMap((habit) => repeat(habit, members, until));
  const samples: Sample[] = [];
  console.log(" seconds  requests   heap MB  outside  resident");
  while (performance.now() < until) {
    await sleep(sampleMs);
    const sample = { seconds: (performance.now() - began) / 1_000, requests, ...(await memory()) };
    samples.push(sample);
    const { heapMb, outsideMb, residentMb } = sample;
    if (samples.length % 6 === 0)
      console.log(
        `${sample.seconds.toFixed(0).padStart(8)}${String(requests).padStart(10)}${heapMb.toFixed(1).padStart(10)}` +
          `${outsideMb.toFixed(1).padStart(9)}${residentMb.toFixed(0).padStart(10)}`,
      );
  }
  await Promise.all(workers);
  return samples;
}

interface Habit {
  workers: number;
  /** Between two executions. */
  pauseMs: number;
  work(member: Member): Promise<unknown>;
}

/** Workers that repeat the work for one member after the other. */
function repeat({ workers, pauseMs, work }: Habit, members: Member[], until: number): Promise<void>[] {
  return Array.from({ length: workers }, async (_, worker) => {
    for (let at = worker; performance.now() < until; at += workers) {
      await work(members[at % members.length] as Member).catch((error: unknown) => {
        failed++;
        console.error(String(error));
      });
      requests++;
      await sleep(pauseMs);
    }
  });
}

async function openLatest(member: Member): Promise<void> {
  const { text } = await ask(member, "/api/chats");
  const [latest] = (JSON.parse(text) as { chats: { id: string }[] }).chats;
  if (latest) await ask(member, `/api/chats/${latest.id}`);
}

/** A tab that stays open for some seconds. */
async function visit(member: Member): Promise<void> {
  const tab = await openTab(member);
  await sleep(5_000);
  if (tab.broken) throw new Error("a tab was cut off");
  tab.close();
}

async function runTool({ address, cookie }: Member): Promise<void> {
  const response = await fetch(`${address}/api/tools/self-development/runs`, {
    method: "POST",
    headers: { cookie, origin: address, "content-type": "application/json" },
    body: JSON.stringify({ runId: v7(), input: { category: "habits", goal: "Talk to ten customers every week" } }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`a tool was answered ${response.status} ${answer.slice(0, 200)}`);
}

/** The slope of the least-squares line through the points. */
function slopeOf(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

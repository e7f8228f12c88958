import { setTimeout as sleep } from "node:timers/promises";
import { v7 } from "uuid";
import { type Load, runLoad } from "../bench/load.ts";
import { cpuOf, cpuOfDescendants, type Started, startProcess } from "../bench/processes.ts";
import { bareStream, type RunStream } from "../bench/targets.ts";
import { cells, type Times, timesOf } from "./load-asking.ts";
import { inspected, type Memory } from "./load-inspect.ts";
import { addMembers, type Member, secret } from "./load-members.ts";
import { optionsOf } from "./load-options.ts";
import { startOn } from "./load-products.ts";
import { openTab, type Tab } from "./load-tabs.ts";
import { takeTurn } from "./load-turns.ts";

/**
 * One process with many signed-in tabs that wait for events, and many replies that stream at once; compared with a bare
 * pass-through of as many streams. `--between`: milliseconds between two tokens, 30 as for a usual model server.
 */
const { streams, tabs, seconds, between, old } = optionsOf({ streams: 500, tabs: 2_000, seconds: 30, between: 30 });
const tokens = 200;
const load: Load = { streams, seconds, spreadMs: 50 + between * tokens };
/** More than this is noticeable when waiting for a reply, or for the balance in another tab. */
const aims = { addedMs: 250, newsMs: 1_000, idlePercent: 10 };

const model = await startProcess(["bench/model-process.ts", String(tokens), "50", String(between)]);
const bare = await startProcess(["bench/pass-through.ts", model.address]);
const { env, memory, close } = await inspected();
const product = await startOn({
  old,
  modelUrl: model.address,
  members: 1,
  owned: true,
  env: { ...env, AUTH_SECRET: secret },
});
try {
  const members = await addMembers(product, Math.max(tabs, streams));
  const one = await openTab(members[0] as Member);
  await takeTurn(members[0] as Member);
  one.close();
  const before = await memory();
  const open = await openAll(members.slice(0, tabs));
  const opened = await memory();
  const idle = await idleCpu();
  console.log(`${tabs} idle tabs: ${idle.toFixed(1)} % of a core, ${perOne(opened, before, tabs)} a tab`);
  const news = timesOf(await notifyAll(open));
  console.log(`a balance that changed reaches its tab after (p50, p99, ms) ${cells(news)}`);

  console.log(
    `\n${streams} streams for ${seconds} s, ${tokens} tokens, one every ${between} ms${" ".repeat(8)}first text, ms`,
  );
  console.log(
    `${"".padEnd(12)}${"p50".padStart(8)}${"p99".padStart(8)}   CPU ms per 1,000 tokens (own, database)   replies   lost`,
  );
  let faults = 0;
  let acknowledged: number[] = [];
  const run = async (index: number) => {
    const seen = await takeTurn(members[index] as Member);
    faults += seen.faults;
    acknowledged.push(seen.acknowledgedMs);
    return { firstTextMs: seen.firstTextMs, whole: seen.faults === 0 };
  };
  // The first streams warm up the process, and their memory is measured: that takes time, so only the later ones are
  // timed.
  const warming = runLoad(run, load);
  await sleep(load.spreadMs + 1_000);
  const during = await memory();
  await warming;
  const alone = await measure("bare", bare, bareStream(bare.address));
  acknowledged = [];
  const crowded = await measure("product", product, run);
  console.log(`a message is acknowledged after (p50, p99, ms) ${cells(timesOf(acknowledged))}`);
  const streamed = await memory();
  console.log(
    `memory: ${told(before)} before, ${told(opened)} with the tabs, ${told(during)} with the streams too, ${told(streamed)} after them`,
  );
  console.log(`${perOne(during, opened, streams)} a stream`);

  const broken = open.filter((tab) => tab.broken).length;
  const silent = open.filter((tab) => tab.beats === 0).length;
  const deaf = open.filter((tab, index) => index < streams && !tab.heard.some(({ type }) => type === "chat")).length;
  const added = crowded.p99 - alone.p99;
  const missed = [
    crowded.lost + faults > 0 && `${crowded.lost} replies lost, ${faults} events wrong`,
    broken + silent + deaf > 0 &&
      `${broken} tabs broken, ${silent} without a heartbeat, ${deaf} not told of their reply`,
    added > aims.addedMs && `p99 of the first text ${added.toFixed(0)} ms above the bare one, aim ${aims.addedMs}`,
    news.p99 > aims.newsMs && `news after ${news.p99.toFixed(0)} ms, aim ${aims.newsMs}`,
    idle > aims.idlePercent && `idle tabs take ${idle.toFixed(1)} % of a core, aim ${aims.idlePercent}`,
  ].filter(Boolean);
  console.log(
    missed.length ? `\nmissed: ${missed.join("; ")}` : "\nmet: nothing lost, no tab broken, and the aims of time",
  );
  process.exitCode = missed.length ? 1 : 0;
  for (const tab of open) tab.close();
} finally {
  close();
  await product.stop();
  await bare.stop();
  await model.stop();
}
process.exit();

async function openAll(members: Member[]): Promise<Tab[]> {
  const open: Tab[] = [];
  for (let at = 0; at < members.length; at += 50)
    open.push(...(await Promise.all(members.slice(at, at + 50).map(openTab))));
  return open;
}

/** The process's share of a core in percent while idle, over two heartbeats. */
async function idleCpu(): Promise<number> {
  const ms = 30_000;
  const from = cpuOf(product.pid);
  await sleep(ms);
  return ((cpuOf(product.pid) - from) / ms) * 100;
}

/** The owner gives a token to one member after the other; the time until each one's tab shows it. */
async function notifyAll(open: Tab[]): Promise<number[]> {
  const times: number[] = [];
  const every = Math.max(1, Math.floor(open.length / 100));
  for (const [index, tab] of open.entries()) {
    if (index % every) continue;
    const began = performance.now();
    const response = await fetch(`${product.address}/api/admin/users/${tab.userId}/tokens`, {
      method: "POST",
      headers: { cookie: product.cookies[0] ?? "", origin: product.address, "content-type": "application/json" },
      body: JSON.stringify({ requestId: v7(), operation: "add", amount: 1, reason: "measured" }),
    });
    if (!response.ok) throw new Error(`a balance could not be changed: ${response.status} ${await response.text()}`);
    const until = began + 10_000;
    while (!tab.heard.some(({ type }) => type === "tokens") && performance.now() < until) await sleep(2);
    times.push((tab.heard.find(({ type }) => type === "tokens")?.at ?? Number.POSITIVE_INFINITY) - began);
  }
  return times;
}

async function measure(name: string, { pid }: Started, run: RunStream): Promise<Times & { lost: number }> {
  const from = { own: cpuOf(pid), database: cpuOfDescendants(pid) };
  const { firstTextMs, done, lost } = await runLoad(run, load);
  const thousands = (done * tokens) / 1_000;
  const own = (cpuOf(pid) - from.own) / thousands;
  const database = (cpuOfDescendants(pid) - from.database) / thousands;
  const times = timesOf(firstTextMs);
  console.log(
    `${name.padEnd(12)}${cells(times)}${own.toFixed(1).padStart(20)}${database.toFixed(1).padStart(10)}${String(done).padStart(20)}${String(lost).padStart(7)}`,
  );
  return { ...times, lost };
}

function told({ heapMb, residentMb }: Memory): string {
  return `${heapMb.toFixed(0)} MB of heap (${residentMb.toFixed(0)} resident)`;
}

function perOne(after: Memory, before: Memory, of: number): string {
  const kb = (mb: number) => ((mb * 1_024) / of).toFixed(1);
  return `${kb(after.heapMb - before.heapMb)} KB of heap (${kb(after.residentMb - before.residentMb)} resident)`;
}

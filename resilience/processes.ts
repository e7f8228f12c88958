import { parseArgs } from "node:util";
import { median, percentile } from "../bench/load.ts";
import { startPostgres15 } from "./databases.ts";
import { proveTwoProcesses } from "./two-processes.ts";

/**
 * npm run resilience processes [-- --rounds 10 --founders 16 --seed 1]: two processes on one database, behind a proxy.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    founders: { type: "string", default: "16" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [rounds, founders, seed] = [Number(values.rounds), Number(values.founders), Number(values.seed)];
const say = (line: string) => console.log(line);
const database = await startPostgres15();

say(`two processes on PostgreSQL 15, ${rounds} rounds of kill -9 and SIGTERM, ${founders} members, seed ${seed}`);
const proved = await proveTwoProcesses({
  rounds,
  founders,
  seed,
  databaseUrl: database.url,
  database: database.config,
  say,
});
await database.stop();

const { record, faults, stopMs, interrupted, stopped, restMs } = proved;
const { messages, streams, refusals } = record;
const counted = [
  ["acknowledged messages", messages.size],
  ["replies whole", streams.whole],
  ["replies interrupted", `${interrupted.byKill} by kill -9, ${interrupted.byStop} by SIGTERM`],
  ["reconnects of streams", streams.reconnects],
  ["stopped through the other", `${stopped.done} of ${stopped.asked}`],
  ["refusals", [...refusals].map(([code, count]) => `${code} ${count}`).join(", ") || "none"],
  ["SIGTERM to exit", `median ${Math.round(median(stopMs))} ms, most ${Math.round(percentile(stopMs, 1))} ms`],
  ["at rest after", `${(restMs / 1_000).toFixed(1)} s`],
  ["what did not hold", faults.length],
];
for (const [name, value] of counted) say(`${String(name).padEnd(30)} ${value}`);
for (const fault of faults.slice(0, 50)) say(`  ${fault}`);
process.exit(faults.length ? 1 : 0);

import { parseArgs } from "node:util";
import { useEmbeddedDatabase } from "../server/src/platform/db/embedded/index.ts";
import { median, percentile } from "../bench/load.ts";
import { startPostgres15 } from "./databases.ts";
import { killOften, type Killed } from "./kill-often.ts";

/**
 * npm run resilience kills [-- --kills 100 --database embedded|postgres --founders 8 --seed 1]: kill -9 under write
 * load.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    database: { type: "string", default: "embedded" },
    founders: { type: "string", default: "8" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [kills, founders, seed] = [Number(values.kills), Number(values.founders), Number(values.seed)];
const outside = values.database === "postgres" ? await startPostgres15() : null;
const say = (line: string) => console.log(line);

say(
  `${kills} times kill -9, ${founders} members writing, ${outside ? "PostgreSQL 15" : "embedded PostgreSQL"}, seed ${seed}`,
);
const killed = await killOften({
  kills,
  founders,
  seed,
  databaseUrl: outside?.url ?? null,
  connect: async ({ folder }) =>
    outside?.config ?? (await useEmbeddedDatabase({ dataDir: folder, chosen: true, say: () => undefined })).connection,
  say,
});
await outside?.stop();
report(killed);
process.exit(killed.faults.length ? 1 : 0);

function report({ record, faults, startMs, killsWhileStarting, restMs }: Killed): void {
  const { messages, replies, runs, plans, redemptions, streams, refusals } = record;
  const counted = [
    ["acknowledged messages", messages.size],
    ["replies seen to their end", replies.size],
    ["results, plans, redemptions", `${runs.size}, ${plans.size}, ${redemptions.size}`],
    [
      "streams",
      `${streams.opened}, of them ${streams.interrupted} ended as interrupted, after ${streams.reconnects} reconnects`,
    ],
    ["refusals", [...refusals].map(([code, count]) => `${code} ${count}`).join(", ") || "none"],
    ["kills during a start, besides", killsWhileStarting],
    ["start to ready", `median ${Math.round(median(startMs))} ms, p99 ${Math.round(percentile(startMs, 0.99))} ms`],
    ["at rest after", `${(restMs / 1_000).toFixed(1)} s`],
    ["what did not hold", faults.length],
  ];
  for (const [name, value] of counted) say(`${String(name).padEnd(30)} ${value}`);
  for (const fault of faults.slice(0, 50)) say(`  ${fault}`);
}

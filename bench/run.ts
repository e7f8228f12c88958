import { type Load, type LoadResult, median, percentile, runLoad } from "./load.ts";
import { cpuOf, cpuOfDescendants, memoryMbOf, type Started, startProcess } from "./processes.ts";
import { startProduct } from "./product.ts";
import { bareStream, productStream, type RunStream } from "./targets.ts";

const tokens = 400;
const paced = { firstTokenMs: 50, betweenMs: 5 };
const flood = { firstTokenMs: 0, betweenMs: 0 };
const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 3;
const seconds = quick ? 4 : 8;
/** Enough to compile the code, open the connections and prepare the statements. */
const warmUpSeconds = 6;
const members = 32;

interface Contestant {
  name: string;
  process: Started;
  run: RunStream;
}

interface Row {
  p50: number[];
  p99: number[];
  cpu: number[];
  databaseCpu: number[];
  modelCpu: number[];
  clientCpu: number[];
  streamsPerSecond: number[];
  memory: number[];
  done: number;
  lost: number;
}

const emptyRow = (): Row => ({
  p50: [],
  p99: [],
  cpu: [],
  databaseCpu: [],
  modelCpu: [],
  clientCpu: [],
  streamsPerSecond: [],
  memory: [],
  done: 0,
  lost: 0,
});

/** CPU time so far of all processes that share the cores, in milliseconds. */
function cpuOfAll(pid: number, model: Started) {
  const { user, system } = process.cpuUsage();
  return { own: cpuOf(pid), database: cpuOfDescendants(pid), model: cpuOf(model.pid), client: (user + system) / 1_000 };
}

interface Measuring {
  contestant: Contestant;
  model: Started;
  load: Load;
}

/** One measurement: the load, and its cost for each process. */
async function measure({ contestant, model, load }: Measuring, row: Row): Promise<void> {
  const { pid } = contestant.process;
  const before = cpuOfAll(pid, model);
  const result: LoadResult = await runLoad(contestant.run, load);
  const after = cpuOfAll(pid, model);
  const thousands = (result.done * tokens) / 1_000;
  row.p50.push(median(result.firstTextMs));
  row.p99.push(percentile(result.firstTextMs, 0.99));
  row.cpu.push((after.own - before.own) / thousands);
  row.databaseCpu.push((after.database - before.database) / thousands);
  row.modelCpu.push((after.model - before.model) / thousands);
  row.clientCpu.push((after.client - before.client) / thousands);
  row.streamsPerSecond.push(result.done / result.seconds);
  row.memory.push(memoryMbOf(pid));
  row.done += result.done;
  row.lost += result.lost;
}

const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

/** The contestants take turns in every round, so that other load on the machine affects both. */
async function compare(title: string, pace: typeof paced, streamCounts: number[]): Promise<void> {
  const spreadMs = pace.firstTokenMs + pace.betweenMs * tokens;
  const model = await startProcess([
    "bench/model-process.ts",
    String(tokens),
    String(pace.firstTokenMs),
    String(pace.betweenMs),
  ]);
  const bare = await startProcess(["bench/pass-through.ts", model.address]);
  const product = await startProduct(model.address, members);
  const contestants: [Contestant, Contestant] = [
    { name: "bare", process: bare, run: bareStream(bare.address) },
    { name: "product", process: product, run: productStream(product.address, product.cookies) },
  ];
  console.log(
    `\n${title}: ${tokens} tokens, first after ${pace.firstTokenMs} ms, then every ${pace.betweenMs} ms; ${rounds} rounds of ${seconds} s, medians`,
  );
  console.log(
    "                       first text, ms            CPU, ms per 1,000 tokens\n" +
      "streams                   p50       p99       own  database     model    client   streams/s memory MB     done  lost",
  );
  for (const streams of streamCounts) {
    const rows = contestants.map(emptyRow);
    for (const { run } of contestants) await runLoad(run, { streams, seconds: warmUpSeconds, spreadMs });
    for (let round = 0; round < rounds; round++) {
      for (const [index, contestant] of contestants.entries()) {
        const load = { streams, seconds, spreadMs };
        await measure({ contestant, model, load }, rows[index] ?? emptyRow());
      }
    }
    for (const [index, { name }] of contestants.entries())
      print(`${String(streams).padStart(5)} ${name.padEnd(8)}`, rows[index] ?? emptyRow());
    printDifference(rows);
  }
  await product.stop();
  await bare.stop();
  await model.stop();
}

function print(label: string, row: Row): void {
  const { p50, p99, cpu, databaseCpu, modelCpu, clientCpu, streamsPerSecond, memory, done, lost } = row;
  const cells = [p50, p99, cpu, databaseCpu, modelCpu, clientCpu].map((values) => cell(median(values))).join(" ");
  console.log(
    `${label}     ${cells}   ${cell(median(streamsPerSecond))} ${cell(median(memory), 0)} ${String(done).padStart(8)} ${String(lost).padStart(5)}`,
  );
}

function printDifference([bare = emptyRow(), product = emptyRow()]: Row[]): void {
  const added = (key: "p50" | "p99") => cell(median(product[key]) - median(bare[key]));
  console.log(
    `      added        ${added("p50")} ${added("p99")} ${cell(median(product.cpu) / median(bare.cpu), 2)} times`,
  );
}

await compare("Paced", paced, quick ? [1, 32, 256] : [1, 32, 128, 256]);
await compare("Flood", flood, quick ? [32] : [32, 128]);
process.exit(0);

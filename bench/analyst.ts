/** The engine's processor time and memory: `npm run bench:analyst`. */
const megabytesInUse = (): { heap: number; buffers: number } => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed / 1e6, buffers: arrayBuffers / 1e6 };
};
const bare = megabytesInUse();
const { analyse, renderReply } = await import("../analyst/src/index.ts");
const { ideas } = await import("../evals/ideas/all.ts");

const now = new Date("2026-08-01T00:00:00Z");
const report = (messages: string[]): number => renderReply(analyse({ messages, now })).markdown.length;

/** Milliseconds of processor time: other work on the machine mostly does not count. */
function medianOf(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Repeats the idea until the text has that length. */
const ofLength = (text: string, length: number): string =>
  `${text} `.repeat(Math.ceil(length / text.length)).slice(0, length);

const idea = (language: string): string => ideas.find((one) => one.language === language)?.messages[0] ?? "";
for (let round = 0; round < 200; round += 1)
  for (const language of ["en", "zh", "hi"]) report([ofLength(idea(language), 2000)]);

console.log("2,000 characters, analyse + tell, processor time, median of 200:");
for (const language of ["en", "es", "fr", "de", "hi", "zh"]) {
  const text = [ofLength(idea(language), 2000)];
  console.log(`  ${language}  ${medianOf(200, () => report(text)).toFixed(2)} ms`);
}

const warm = megabytesInUse();
const [heap, buffers] = [warm.heap - bare.heap, warm.buffers - bare.buffers];
console.log(
  `  ${(heap + buffers).toFixed(1)} MB above a bare process: heap ${heap.toFixed(1)}, buffers ${buffers.toFixed(1)}`,
);

console.log("longer texts, median of 5, and times per 1,000 characters:");
for (const length of [10_000, 50_000, 100_000]) {
  const text = [ofLength(idea("en"), length)];
  const took = medianOf(5, () => report(text));
  console.log(`  ${length.toLocaleString("en")}  ${took.toFixed(1)} ms  ${((took / length) * 1000).toFixed(3)} ms`);
}

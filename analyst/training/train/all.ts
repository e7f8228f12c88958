/** `npm run train` rebuilds all weights; `-- --spans` only those of spans and kinds, `-- --curve` none. */
if (!process.argv.includes("--spans")) await import("./train.ts");
if (!process.argv.includes("--curve")) await import("./spans.ts");

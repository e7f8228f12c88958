/** `npm run train` makes all weights anew; `-- --spans` those of spans and kinds alone, `-- --curve` none. */
if (!process.argv.includes("--spans")) await import("./train.ts");
if (!process.argv.includes("--curve")) await import("./spans.ts");

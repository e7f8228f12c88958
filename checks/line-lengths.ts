import { globSync, readFileSync } from "node:fs";
import { codeFolders } from "./code-folders.ts";

const longest = 160;

/** Texts, word lists and annotated examples are as long as what they say. */
const data = [
  /^analyst\/src\/i18n\/[a-z]{2}\//,
  /^analyst\/src\/reading\/languages\//,
  /^analyst\/src\/answers\/(?:[a-z]{2}\/|sources\.ts$)/,
  /^analyst\/training\//,
  /\/(?:fixtures|knowledge)\//,
  /^evals\/ideas\//,
  /^web\/app\/content\//,
];

const files = globSync(`{${[...codeFolders, "scripts"].join(",")}}/**/*.{ts,tsx,mjs,css}`, {
  exclude: ["**/node_modules/**", "**/build/**", "**/.react-router/**"],
}).filter((file) => !data.some((folder) => folder.test(file)));

const long = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (line.length > longest ? [`${file}:${index + 1}: ${line.length} characters`] : [])),
);
if (long.length) console.log(long.join("\n"));
console.log(`${files.length} files, ${long.length} lines over ${longest} characters`);
process.exitCode = long.length === 0 && files.length > 1_000 ? 0 : 1;

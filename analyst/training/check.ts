import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readerModel } from "../src/reader/model-file.ts";
import { spanModel } from "../src/reader/spans/model-file.ts";
import { readKindPhrases, readMessages, readNames, readPhrases, type TrainingMessage } from "./read-messages.ts";
import { digestOfData } from "./train/corpus.ts";
import { digestOfSpanData } from "./train/spans-corpus.ts";

const folder = join(import.meta.dirname, "messages");
const faults: string[] = [];
const all: (TrainingMessage & { language: string })[] = [];
for (const file of globSync("*/*.txt", { cwd: folder }).toSorted()) {
  const language = dirname(file);
  const read = readMessages(readFileSync(join(folder, file), "utf8"));
  faults.push(...read.faults.map(({ line, what }) => `${file}:${line} ${what}`));
  for (const message of read.messages) {
    if (!message.id.startsWith(`${language}-${basename(file, ".txt").split("-")[0]}-`))
      faults.push(`${file} ${message.id}: an id begins with its language and hand`);
    all.push({ ...message, language });
  }
}
for (const [id, found] of Map.groupBy(all, (message) => message.id))
  if (found.length > 1) faults.push(`${id} stands ${found.length} times`);

let phrases = 0;
for (const file of globSync("phrases/*.txt", { cwd: import.meta.dirname }).toSorted()) {
  const read = readPhrases(readFileSync(join(import.meta.dirname, file), "utf8"));
  faults.push(...read.faults.map(({ line, what }) => `${file}:${line} ${what}`));
  phrases += read.phrases.length;
}
let shortOnes = 0;
for (const file of globSync("kinds/*.txt", { cwd: import.meta.dirname }).toSorted()) {
  const read = readKindPhrases(readFileSync(join(import.meta.dirname, file), "utf8"));
  faults.push(...read.faults.map(({ line, what }) => `${file}:${line} ${what}`));
  shortOnes += read.phrases.length;
}
let names = 0;
for (const file of globSync("names/*.txt", { cwd: import.meta.dirname }).toSorted()) {
  const read = readNames(readFileSync(join(import.meta.dirname, file), "utf8"));
  faults.push(...read.faults.map(({ line, what }) => `${file}:${line} ${what}`));
  names += read.names.length;
}
for (const file of globSync("second/*.txt", { cwd: import.meta.dirname }).toSorted())
  for (const { line, what } of readMessages(readFileSync(join(import.meta.dirname, file), "utf8")).faults)
    faults.push(`${file}:${line} ${what}`);
if (readerModel().data !== digestOfData())
  faults.push("the reader's weights were learned from other data: npm run train");
if (spanModel().data !== digestOfSpanData())
  faults.push("the weights of spans and kinds were learned from other data: npm run train -- --spans");

const count = (of: (message: (typeof all)[number]) => string[]): string =>
  [...Map.groupBy(all.flatMap(of), (key) => key)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([key, { length }]) => `${key} ${length}`)
    .join(", ");

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

for (const fault of faults) say(fault);
say(`${all.length} messages: ${count(({ language }) => [language])}`);
say(`kinds: ${count(({ kinds }) => kinds)}`);
say(
  `${all.reduce((sum, { figures }) => sum + figures.length, 0)} figures: ${count(({ figures }) => figures.map(({ meaning }) => meaning))}`,
);
say(`spans: ${count(({ spans }) => spans.map(({ kind }) => kind))}`);
say(`${phrases} phrases, ${shortOnes} short messages of a known kind, ${names} that name somebody`);
say(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;

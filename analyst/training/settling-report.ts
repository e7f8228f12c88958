import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Taken } from "../src/reader/heard.ts";
import { hear } from "../src/reader/hear.ts";
import type { Language } from "../src/i18n/language.ts";
import { readMessages, type TrainingFigure, type TrainingMessage } from "./read-messages.ts";
import { readingsFit } from "./readings-fit.ts";

/**
 * Counts the sentences of later messages that are read as statements about an earlier figure, and how many of them
 * agree with the annotation of the number there; with `--each` it prints all of them.
 */
const counts = { later: 0, repeated: 0, settled: 0, right: 0, dismissed: 0, rightlyDismissed: 0, asked: 0 };

for (const file of globSync("messages/*/*.txt", { cwd: import.meta.dirname }).toSorted()) {
  const language = basename(dirname(file)) as Language;
  for (const message of readMessages(readFileSync(join(import.meta.dirname, file), "utf8")).messages)
    if (message.before !== "") countIn(message, language);
}
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);

function countIn({ id, before, text, figures, spans }: TrainingMessage, language: Language): void {
  const { taken, quantities, unread } = hear([before, text], { language });
  counts.later += 1;
  const earlier = [...quantities, ...unread].filter(({ span }) => span.message === 0);
  counts.repeated += figures.filter(({ start, end }) =>
    earlier.some(({ quote }) => quote === text.slice(start, end)),
  ).length;
  const buyers = spans.filter(({ kind }) => kind === "buyer").map(({ start, end }) => text.slice(start, end));
  for (const one of taken) {
    const figure = figures.find(({ start, end }) => start >= one.from.start && end <= one.from.end);
    const isRight = figure !== undefined && fits(one, figure, { text, buyers });
    count(one, isRight);
    if (process.argv.includes("--each"))
      process.stdout.write(
        `${id} ${isRight ? "right" : "other"} ${JSON.stringify(one.reading)} ${text.slice(one.from.start, one.from.end)} ${JSON.stringify(figure)}\n`,
      );
  }
}

function fits({ reading }: Taken, figure: TrainingFigure, around: { text: string; buyers: string[] }): boolean {
  if (reading === null) return figure.status === "retracted" || figure.meaning === "none";
  const { low, high } = figure.value ?? { low: undefined, high: undefined };
  const value = low ?? Number(around.text.slice(figure.start, figure.end).replace(/[^\d.-]/g, ""));
  return (
    readingsFit({ ...reading, value, low: value, high: high ?? value }, figure, around) &&
    reading.meaning === figure.meaning
  );
}

function count({ settles, reading }: Taken, isRight: boolean): void {
  if (!settles) counts.asked += 1;
  else if (reading === null) {
    counts.dismissed += 1;
    counts.rightlyDismissed += Number(isRight);
  } else {
    counts.settled += 1;
    counts.right += Number(isRight);
  }
}

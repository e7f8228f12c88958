import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { formatUnit } from "../src/quantities/unit.ts";
import { isSameUnit } from "./same-unit.ts";
import { readMessages, type TrainingFigure, type TrainingMessage } from "./read-messages.ts";

/**
 * `node analyst/training/agreement.ts`: the agreement of the second writer, who re-annotated a tenth of the messages,
 * with the first, figure by figure. Where two careful people read differently, a machine cannot be expected to agree
 * with both.
 */
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const messagesIn = (pattern: string): TrainingMessage[] =>
  globSync(pattern, { cwd: import.meta.dirname }).flatMap(
    (file) => readMessages(readFileSync(join(import.meta.dirname, file), "utf8")).messages,
  );

const parts = {
  meaning: ({ meaning }: TrainingFigure) => meaning,
  unit: ({ unit }: TrainingFigure) => formatUnit(unit).toLowerCase(),
  flow: ({ flow }: TrainingFigure) => flow,
  party: ({ party }: TrainingFigure) => party,
  status: ({ status }: TrainingFigure) => status,
  basis: ({ basis }: TrainingFigure) => basis,
} as const;

const first = new Map(messagesIn("messages/*/*.txt").map((message) => [message.id, message]));
const languages = globSync("second/*.txt", { cwd: import.meta.dirname }).map((file) => basename(file, ".txt"));
for (const language of languages.toSorted()) report(language, pairsOf(messagesIn(`second/${language}.txt`)));
report("all", pairsOf(messagesIn("second/*.txt")));

type Pair = [TrainingFigure, TrainingFigure, buyers: string[]];

/** The figures that both annotators marked at one place. */
function pairsOf(second: readonly TrainingMessage[]): Pair[] {
  return second.flatMap(({ id, figures, text, spans }) => {
    const buyers = [...spans, ...(first.get(id)?.spans ?? [])]
      .filter(({ kind }) => kind === "buyer")
      .map(({ start, end }) => text.slice(start, end));
    return figures.flatMap((figure): Pair[] => {
      const other = first.get(id)?.figures.find(({ start, end }) => start < figure.end && end > figure.start);
      return other ? [[other, figure, buyers]] : [];
    });
  });
}

function report(name: string, pairs: readonly Pair[]): void {
  const share = (agree: (pair: Pair) => boolean): string =>
    `${((100 * pairs.filter(agree).length) / Math.max(1, pairs.length)).toFixed(1)} %`;
  const each = Object.entries(parts).map(([part, of]) => `${part} ${share(([a, b]) => of(a) === of(b))}`);
  const judged = [parts.flow, parts.party, parts.status];
  const isSame = ([a, b, buyers]: Pair): boolean =>
    isSameUnit(b.unit, a.unit, { buyers, meaning: a.meaning, readAs: b.meaning });
  say(
    `${name}: ${pairs.length} figures; ${each.join(", ")}; unit with nouns that mean the same ${share(isSame)}, and flow, party and status ${share((pair) => isSame(pair) && judged.every((of) => of(pair[0]) === of(pair[1])))}`,
  );
}

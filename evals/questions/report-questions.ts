import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settledIn } from "../../analyst/training/settled.ts";
import { say, share } from "../founders/table.ts";
import { holdsNumber } from "../numbers.ts";
import { replyTo } from "../replies.ts";

const sets = ["open", "locked"] as const;
type Set = (typeof sets)[number];

/** The number of questions that are answered rightly, of 100: it must not drop. */
const leastAnswered: Readonly<Record<Set, number>> = { open: 0.8, locked: 0.32 };

interface Question {
  id: string;
  marked: string;
  /** Each with its arithmetic. */
  wanted: { number: number; because: string }[];
}

/** Reads the questions of a set. Throws for an answer that is no number. */
function readQuestions(set: Set): Question[] {
  return readFileSync(join(import.meta.dirname, `${set}.txt`), "utf8")
    .split(/^(?=### )/m)
    .filter((block) => block.startsWith("### "))
    .map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const [marked = "", answers = ""] = lines.join("\n").split("--- answer\n");
      const wanted = answers.split("\n").flatMap((line) => (line.includes("|") ? [toWanted(line, head)] : []));
      return { id: head.slice(4), marked: marked.trim(), wanted };
    });
}

function toWanted(line: string, head: string): Question["wanted"][number] {
  const [written = "", ...because] = line.split("|");
  const number = Number(written.replaceAll(",", "").trim());
  if (!Number.isFinite(number)) throw new Error(`${head}: ${written} is no number.`);
  return { number, because: because.join("|").trim() };
}

interface Count {
  wanted: number;
  answered: number;
  /** Of texts without a right number, those with an answer that claims to be one. */
  otherwise: number;
  missing: string[];
}

function count(questions: readonly Question[]): Count {
  const all: Count = { wanted: 0, answered: 0, otherwise: 0, missing: [] };
  for (const { id, marked, wanted } of questions) {
    const { answers } = replyTo(settledIn([marked]));
    const said = answers.map(({ answer }) => answer).join("\n");
    const missing = wanted.filter(({ number }) => !holdsNumber(said, number));
    all.wanted += wanted.length;
    all.answered += wanted.length - missing.length;
    if (missing.length > 0 && answers.some(({ isOpen }) => !isOpen)) all.otherwise += 1;
    all.missing.push(...missing.map(({ number, because }) => `${id}: no ${number} (${because})`));
  }
  return all;
}

/** Answers every question, prints the table, and returns what is below the targets. */
export function gradeQuestions({ verbose }: { verbose: boolean }): string[] {
  say(
    "ordinary questions with one number for an answer, every figure settled: answered with it; texts answered otherwise",
  );
  return sets.flatMap((set) => {
    const { wanted, answered, otherwise, missing } = count(readQuestions(set));
    say(`${set.padEnd(7)} ${share(answered, wanted).padStart(7)} ${String(otherwise).padStart(4)}  of ${wanted}`);
    // The words of the locked set are never shown.
    if (verbose && set === "open") for (const line of missing) say(`  ${line}`);
    return answered < leastAnswered[set] * wanted
      ? [`only ${share(answered, wanted)} of the ${set} questions are answered`]
      : [];
  });
}

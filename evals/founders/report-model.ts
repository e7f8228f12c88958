import type { Model } from "../../server/src/platform/model/model.ts";
import { inParallel } from "../in-parallel.ts";
import { add, type Count } from "./grade-founders.ts";
import { gradeTurn, type ModelGrade } from "./model-turn.ts";
import { readFounders } from "./read-founders.ts";
import { all, groups, say, share, shares, sum } from "./table.ts";

/** The maximum percentage of wrong figures, as for the built-in reading. */
const mostWrong = 0.02;

/**
 * Lets a model read and answer founders' texts (of these ids or languages; all without any), grades readings,
 * derivations and marks, prints the table, and returns what is below the targets. Throws `ModelFailure`.
 */
export async function gradeModel(
  model: Model,
  only: readonly string[],
  { verbose }: { verbose: boolean },
): Promise<string[]> {
  const texts = readFounders().filter(
    ({ id, language }) => only.length === 0 || [id, language].some((name) => only.includes(name)),
  );
  if (texts.length === 0) return [];
  const graded = await inParallel(texts, (text) => gradeTurn(model, text));
  say(
    `\n${texts.length} founders' texts read by the model: figures right, wrong and open | values that follow, by the laws | ` +
      "those found by laws or derivations | numbers of its text: backed, its own, contradicting",
  );
  for (const [name, isOf] of groups) {
    const group = graded.filter(({ text }) => isOf(text));
    if (group.length > 0) say(lineOf(name, group));
  }
  const unread = graded.filter(({ isUnread }) => isUnread).map(({ text }) => text.id);
  if (unread.length > 0) say(`without a reading: ${unread.join(", ")}`);
  // The words of a locked text are never shown, even where its reading is wrong.
  if (verbose)
    for (const { text, faults } of graded) if (text.set === "open") for (const fault of faults) say(`  ${fault}`);
  const figures = total(graded, "figures");
  return figures.wrong > mostWrong * all(figures)
    ? [`${share(figures.wrong, all(figures))} of the founders' figures are read wrongly by the model`]
    : [];
}

const total = (graded: readonly ModelGrade[], of: "figures" | "derived"): Count =>
  graded.map((grade) => grade[of]).reduce(add, { right: 0, wrong: 0, missing: 0 });

function lineOf(name: string, graded: readonly ModelGrade[]): string {
  const marks = (of: keyof ModelGrade["marks"]): number => sum(graded.map((grade) => grade.marks[of]));
  const found = sum(graded.map((grade) => grade.found));
  const follows = sum(graded.map(({ text }) => text.follows.length));
  return (
    `${name.padEnd(7)} ${shares(total(graded, "figures"))}  | ${shares(total(graded, "derived"))}  ` +
    `| ${share(found, follows).padStart(7)}  | ${marks("checked")}, ${marks("own")}, ${marks("differs")}`
  );
}

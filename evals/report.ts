import { languages } from "../analyst/src/i18n/language.ts";
import type { Answer } from "./answer.ts";
import type { Idea } from "./idea.ts";
import { rubric } from "./rubric.ts";
import type { Mark } from "./rubric.ts";
import { transforms } from "./transforms.ts";

export interface Graded {
  idea: Idea;
  marks: (Mark & { id: string })[];
  broken: string[];
  total: number;
}

const passing = { idea: 18, mean: 20, never: new Set(["R2", "R3", "R12"]) };

/** Every answer by every criterion, with the others for comparison. */
export function grade(answers: Answer[]): Graded[] {
  return answers.map((one) => {
    const marks = rubric.map((criterion) => ({ id: criterion.id, ...criterion.grade(one, answers) }));
    const broken = transforms.flatMap((transform) =>
      one.idea.kind === undefined ? transform.breaks(one, answers).map((fault) => `${transform.id}: ${fault}`) : [],
    );
    return { idea: one.idea, marks, broken, total: marks.reduce((sum, entry) => sum + entry.points, 0) };
  });
}

/** The results below the targets; empty if all are met. */
export function faultsOf(graded: Graded[]): string[] {
  const faults = graded.flatMap((one) => [
    ...(one.total < passing.idea ? [`${one.idea.id}: ${one.total} of 24`] : []),
    ...one.marks
      .filter((entry) => passing.never.has(entry.id) && entry.points === 0)
      .map((entry) => `${one.idea.id}: 0 on ${entry.id} (${entry.faults.join("; ")})`),
    ...one.broken.map((fault) => `${one.idea.id}: ${fault}`),
  ]);
  const mean = meanOf(graded, (one) => one.total);
  return Number(mean) < passing.mean ? [...faults, `the mean of ${mean} is below ${passing.mean}`] : faults;
}

export function report(graded: Graded[], { verbose }: { verbose: boolean }): void {
  reportCriteria(graded);
  reportTransforms(graded);
  if (verbose) reportMarks(graded);
  const worst = graded.reduce((low, one) => (one.total < low.total ? one : low));
  const mean = meanOf(graded, (one) => one.total);
  console.log(`\n${graded.length} ideas, mean ${Number(mean)} of 24, worst ${worst.idea.id} with ${worst.total}`);
}

const pad = (text: string, width: number): string => text.padEnd(width);
const meanOf = (list: Graded[], of: (one: Graded) => number): string =>
  list.length === 0 ? "-" : (list.reduce((sum, one) => sum + of(one), 0) / list.length).toFixed(2);

function reportCriteria(graded: Graded[]): void {
  const names = ["all", ...languages];
  console.log(`\n${pad("criterion", 40)}${names.map((name) => pad(name, 6)).join("")}worst`);
  for (const [index, criterion] of rubric.entries()) {
    const of = (one: Graded): number => one.marks[index]?.points ?? 0;
    const worst = graded.reduce((low, one) => (of(one) < of(low) ? one : low));
    const columns = names.map((name) =>
      pad(
        meanOf(
          graded.filter((one) => name === "all" || one.idea.language === name),
          of,
        ),
        6,
      ),
    );
    const shown = of(worst) < 2 ? `${of(worst)} ${worst.idea.id}` : "";
    console.log(`${pad(`${criterion.id} ${criterion.name}`, 40)}${columns.join("")}${shown}`);
  }
}

function reportTransforms(graded: Graded[]): void {
  console.log("");
  for (const { id, name } of transforms) {
    const failing = graded.filter((one) => one.broken.some((fault) => fault.startsWith(`${id}:`)));
    const told = failing.length === 0 ? "holds" : `broken by ${failing.map((one) => one.idea.id).join(", ")}`;
    console.log(`${pad(`${id} ${name}`, 40)}${told}`);
  }
}

function reportMarks(graded: Graded[]): void {
  for (const one of graded)
    for (const entry of one.marks.filter((item) => item.faults.length > 0))
      console.log(`${pad(one.idea.id, 22)}${entry.id} ${entry.points}: ${entry.faults.join("; ")}`);
}

import { parseArgs } from "node:util";
import { answer, engine } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { byModel } from "./by-model.ts";
import { ideas } from "./ideas/all.ts";
import { rubric } from "./rubric.ts";
import { transforms } from "./transforms.ts";

/**
 * Grades the engine, or with `--model` and the AI settings a model on its ground, against the ideas: twelve criteria
 * of 0 to 2 points and ten changes that must not matter. Ends with status 1 below the targets. `--verbose` tells every fault.
 */
const { values } = parseArgs({
  options: { model: { type: "boolean", default: false }, verbose: { type: "boolean", default: false } },
});
const passing = { idea: 18, mean: 20, never: new Set(["R2", "R3", "R12"]) };

const answers: Answer[] = [];
for (const idea of ideas) answers.push(await answer(idea, values.model ? byModel() : engine));

const graded = answers.map((one) => {
  const marks = rubric.map((criterion) => ({ id: criterion.id, ...criterion.grade(one, answers) }));
  const broken = transforms.flatMap((transform) =>
    one.idea.kind === undefined ? transform.breaks(one, answers).map((fault) => `${transform.id}: ${fault}`) : [],
  );
  return { idea: one.idea, marks, broken, total: marks.reduce((sum, entry) => sum + entry.points, 0) };
});
type Graded = (typeof graded)[number];

const pad = (text: string, width: number): string => text.padEnd(width);
const meanOf = (list: Graded[], of: (one: Graded) => number): string =>
  (list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length)).toFixed(2);

console.log(
  `\n${pad("criterion", 40)}${["all", "en", "es", "fr", "de", "hi", "zh"].map((name) => pad(name, 6)).join("")}worst`,
);
for (const [index, criterion] of rubric.entries()) {
  const of = (one: Graded): number => one.marks[index]?.points ?? 0;
  const worst = graded.reduce((low, one) => (of(one) < of(low) ? one : low));
  const columns = ["", "en", "es", "fr", "de", "hi", "zh"].map((language) =>
    pad(
      meanOf(
        graded.filter((one) => language === "" || one.idea.language === language),
        of,
      ),
      6,
    ),
  );
  console.log(
    `${pad(`${criterion.id} ${criterion.name}`, 40)}${columns.join("")}${of(worst) < 2 ? `${of(worst)} ${worst.idea.id}` : ""}`,
  );
}
console.log("");
for (const [index, transform] of transforms.entries()) {
  const failing = graded.filter((one) => one.broken.some((fault) => fault.startsWith(`${transforms[index]?.id}:`)));
  console.log(
    `${pad(`${transform.id} ${transform.name}`, 40)}${failing.length === 0 ? "holds" : `broken by ${failing.map((one) => one.idea.id).join(", ")}`}`,
  );
}

const faults = graded.flatMap((one) => [
  ...(one.total < passing.idea ? [`${one.idea.id}: ${one.total} of 24`] : []),
  ...one.marks
    .filter((entry) => passing.never.has(entry.id) && entry.points === 0)
    .map((entry) => `${one.idea.id}: 0 on ${entry.id}`),
  ...one.broken.map((fault) => `${one.idea.id}: ${fault}`),
]);
const mean = Number(meanOf(graded, (one) => one.total));
if (mean < passing.mean) faults.push(`the mean of ${mean} is below ${passing.mean}`);
if (values.verbose)
  for (const one of graded)
    for (const entry of one.marks.filter((item) => item.faults.length > 0))
      console.log(`${pad(one.idea.id, 22)}${entry.id} ${entry.points}: ${entry.faults.join("; ")}`);
const worst = graded.reduce((low, one) => (one.total < low.total ? one : low));
console.log(`\n${graded.length} ideas, mean ${mean} of 24, worst ${worst.idea.id} with ${worst.total}`);
for (const fault of faults) console.log(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

import { parseArgs } from "node:util";
import { type Model, ModelFailure } from "../server/src/platform/model/model.ts";
import { answer, engine } from "./answer.ts";
import type { Writer } from "./answer.ts";
import { byModel, modelOf, whyNotAsked } from "./by-model.ts";
import type { Idea } from "./idea.ts";
import { ideas } from "./ideas/all.ts";
import { readFounders } from "./founders/read-founders.ts";
import { gradeFounders } from "./founders/report-founders.ts";
import { gradeQuestions } from "./questions/report-questions.ts";
import { gradeModel } from "./founders/report-model.ts";
import { inParallel } from "./in-parallel.ts";
import { faultsOf, grade, report } from "./report.ts";

/**
 * Grades the engine, or with `--model` and the AI settings a model based on it, against the ideas: twelve criteria of 0
 * to 2 points and ten changes that must not matter. A model is graded for its own words, and for the results that
 * its numbers contradict; then it reads and answers founders' texts that nothing was fitted to, and its readings,
 * derivations and marks are graded. Without `--model` and `--only` the built-in reading and the laws are graded on these
 * texts. `--only` takes ids of ideas and texts, or languages; `--verbose` prints every fault. Exits
 * with status 1 below the targets, and with 2 when there was nothing to grade.
 */
const { values } = parseArgs({
  options: {
    model: { type: "boolean", default: false },
    only: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

const only = values.only?.split(",") ?? [];
const chosen = chooseIdeas();
const model = chooseModel();
const faults = [...(await gradeIdeas()), ...(await gradeTexts().catch((error: unknown) => whyFailed(error)))];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function gradeIdeas(): Promise<string[]> {
  if (chosen.length === 0) return [];
  const write: Writer = model ? byModel(model) : engine;
  const answers = await inParallel(chosen, (idea) =>
    answer(idea, write).catch((error: unknown) => whyFailed(error, `${idea.id}: `)),
  );
  const graded = grade(answers);
  report(graded, values);
  return faultsOf(graded);
}

async function gradeTexts(): Promise<string[]> {
  if (model) return gradeModel(model, only, values);
  return values.only ? [] : [...gradeFounders(values), ...gradeQuestions(values)];
}

function chooseIdeas(): Idea[] {
  const known = new Set(
    [...ideas, ...(values.model ? readFounders() : [])].flatMap(({ id, language }) => [id, language]),
  );
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0) giveUp(`There is no idea or language named ${unknown.join(", ")}.`);
  return only.length === 0 ? ideas : ideas.filter((idea) => only.includes(idea.id) || only.includes(idea.language));
}

function chooseModel(): Model | null {
  if (!values.model) return null;
  const reason = whyNotAsked(process.env);
  if (reason) giveUp(reason);
  console.log(`Grading ${process.env.AI_MODEL} at ${process.env.AI_BASE_URL} on ${chosen.length} ideas.`);
  return modelOf(process.env);
}

function whyFailed(error: unknown, where = ""): never {
  if (error instanceof ModelFailure) giveUp(`${where}${error.message}`);
  throw error;
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(2);
}

import { parseArgs } from "node:util";
import { ModelFailure } from "../server/src/platform/model/model.ts";
import { answer, engine } from "./answer.ts";
import type { Answer, Writer } from "./answer.ts";
import { byModel, settingsOf, whyNotAsked } from "./by-model.ts";
import type { Idea } from "./idea.ts";
import { ideas } from "./ideas/all.ts";
import { gradeFounders } from "./founders/report-founders.ts";
import { faultsOf, grade, report } from "./report.ts";

/**
 * Grades the engine, or with `--model` and the AI settings a model based on it, against the ideas: twelve criteria of 0
 * to 2 points and ten changes that must not matter. A model is graded for its own words, and for the results that
 * its numbers contradict. Without `--model` and `--only` the built-in reading and the laws are graded as well, on founders'
 * texts that nothing was fitted to. `--only` takes ids of ideas, or languages; `--verbose` prints every fault. Exits
 * with status 1 below the targets, and with 2 when there was nothing to grade.
 */
const { values } = parseArgs({
  options: {
    model: { type: "boolean", default: false },
    only: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

/** The number of concurrent requests to a model. */
const atOnce = 4;

const chosen = chooseIdeas(values.only?.split(",") ?? []);
const answers = await answerAll(chosen, chooseWriter());
const graded = grade(answers);
report(graded, values);
const faults = [...faultsOf(graded), ...(values.model || values.only ? [] : gradeFounders(values))];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function chooseIdeas(only: string[]): Idea[] {
  const known = new Set(ideas.flatMap((idea) => [idea.id, idea.language]));
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0) giveUp(`There is no idea or language named ${unknown.join(", ")}.`);
  return only.length === 0 ? ideas : ideas.filter((idea) => only.includes(idea.id) || only.includes(idea.language));
}

function chooseWriter(): Writer {
  if (!values.model) return engine;
  const reason = whyNotAsked(process.env);
  if (reason) giveUp(reason);
  const settings = settingsOf(process.env);
  console.log(`Grading ${settings.model} at ${settings.baseUrl} on ${chosen.length} ideas.`);
  return byModel(settings);
}

/** In the order of the ideas, whichever finishes first. */
async function answerAll(asked: Idea[], write: Writer): Promise<Answer[]> {
  const found: Answer[] = [];
  const waiting = [...asked.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, idea] = next;
      found[at] = await answer(idea, write).catch((error: unknown) => whyFailed(error, idea));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

function whyFailed(error: unknown, { id }: Idea): never {
  if (error instanceof ModelFailure) giveUp(`${id}: ${error.message}`);
  throw error;
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(2);
}

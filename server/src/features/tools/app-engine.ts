import { cutText } from "@cofounder/contract/cut-text";
import type { AppFile, AppGeneratorInput, AppGeneratorOutput } from "@cofounder/contract";
import { editApp } from "@cofounder/generators/apps/edit-app";
import { makeApp } from "@cofounder/generators/apps/make-app";
import { readDescription } from "@cofounder/generators/apps/read-description";
import { applyAnswers, type FailedBlock } from "@cofounder/generators/apps/apply-blocks";
import { type FileBlock, readBlocks } from "@cofounder/generators/apps/file-stream";
import { faultOf, readReply } from "@cofounder/generators/apps/read-reply";
import { Problem } from "../../platform/problem.ts";

/** Jobs of the worker pool: the engine's work on apps. */

export function newApp({ description }: AppGeneratorInput): AppGeneratorOutput {
  const spec = readDescription(description);
  return { files: makeApp(spec), description: spec.description, tokensUsed: 0, spec, edits: [], errorsSeen: [] };
}

type Follows = NonNullable<AppGeneratorInput["follows"]>;

/** The app after a change by the engine; refuses a change that it does not support and lists those that it does. */
export function editedByEngine(earlier: AppGeneratorOutput, follows: Follows): AppGeneratorOutput {
  const edited = earlier.spec ? editApp(earlier.spec, follows.instruction) : null;
  if (!edited) throw new Problem("app.cannot_edit");
  if ("cannot" in edited)
    throw new Problem("app.cannot_edit", { issues: [{ path: "follows.instruction", message: edited.cannot }] });
  return afterEdit(earlier, follows, {
    files: makeApp(edited.spec),
    description: earlier.description,
    tokensUsed: 0,
    spec: edited.spec,
    said: edited.said,
  });
}

type Change = Pick<AppGeneratorOutput, "files" | "description" | "tokensUsed" | "spec"> & { said: string };

export function afterEdit(
  earlier: AppGeneratorOutput,
  { instruction, error }: Follows,
  { said, ...change }: Change,
): AppGeneratorOutput {
  return {
    ...change,
    edits: [...earlier.edits, { instruction, said: cutText(said, 2_000) }].slice(-100),
    errorsSeen: [...earlier.errorsSeen, ...(error ? [faultOf(error)] : [])].slice(-100),
  };
}

interface Answer {
  blocks: FileBlock[];
  description: string;
}

/** An answer's whole blocks; files as JSON are read too, as `/api/kimi` asks for. Null for a cut answer and for none. */
function answerOf(reply: string): Answer | null {
  const read = readBlocks(reply);
  if (read.isCut) return null;
  if (read.blocks.length > 0) return { blocks: read.blocks, description: read.description };
  const json = readReply(reply);
  if (!json) return null;
  const blocks = json.files.map(({ path, content }): FileBlock => {
    return { kind: "file", path, body: content, isDone: true, isTooLong: false };
  });
  return { blocks, description: json.description };
}

export interface ReadApp {
  files: AppFile[];
  description: string;
  leftOut: NonNullable<AppGeneratorOutput["leftOut"]>;
}

/** The files of a new app, with those that had to be left out; null where the answer holds none, or is cut. */
export function appOfReply(reply: string): ReadApp | null {
  const answer = answerOf(reply);
  if (!answer) return null;
  const { files, failed } = applyAnswers([], answer.blocks);
  const leftOut = failed.map(({ path, why }) => ({ path, why })).slice(0, 100);
  return files.length > 0 ? { files, description: answer.description, leftOut } : null;
}

export interface ChangedApp {
  files: AppFile[];
  description: string;
  failed: FailedBlock[];
}

/** An app after an answer and perhaps its correction; null where one holds nothing, is cut, or leaves no file. */
export function changeOfReplies(files: AppFile[], replies: string[]): ChangedApp | null {
  const [first, second] = replies.map(answerOf);
  if (!first || second === null) return null;
  const { files: after, failed } = applyAnswers(files, first.blocks, second?.blocks);
  const description = second?.description || first.description;
  return after.length > 0 ? { files: after, failed, description } : null;
}

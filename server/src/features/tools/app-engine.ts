import { cutText } from "@cofounder/contract/cut-text";
import type { AppGeneratorInput, AppGeneratorOutput } from "@cofounder/contract";
import { editApp } from "@cofounder/generators/apps/edit-app";
import { makeApp } from "@cofounder/generators/apps/make-app";
import { readDescription } from "@cofounder/generators/apps/read-description";
import { faultOf, type ReadReply, readReply } from "@cofounder/generators/apps/read-reply";
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
/** A model's answer, parsed as files; null where it holds none. */
export const filesOfReply = (reply: string): ReadReply | null => readReply(reply);

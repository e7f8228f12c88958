import type { DiffLine } from "@cofounder/contract";
import { diffLines } from "diff";

/** Without a time limit, the smallest difference of two long texts with little in common takes very long. */
const bounds = { maxEditLength: 1_000, timeout: 500 };

/**
 * Above this number lines are returned as runs: serializing that many objects would take longer than comparing the
 * lines.
 */
const linesMax = 2_000;

/** A job of the worker pool: unchanged, added and removed lines, in the order of the text. */
export function diffTexts(before: string, after: string): DiffLine[] {
  const runs = runsOf(before, after);
  const lines = runs.flatMap(linesOf);
  return lines.length > linesMax ? runs.flatMap((run) => (run.kind === "same" ? endsOf(run) : [run])) : lines;
}

const linesOf = ({ kind, text }: DiffLine): DiffLine[] => text.split("\n").map((line) => ({ kind, text: line }));

/** Around a change a reader sees a few lines and not the whole run. */
const shownAround = 3;

function endsOf(run: DiffLine): DiffLine[] {
  const lines = linesOf(run);
  const middle = lines.slice(shownAround, -shownAround).map(({ text }) => text);
  if (middle.length < 2) return lines;
  return [...lines.slice(0, shownAround), { kind: "same", text: middle.join("\n") }, ...lines.slice(-shownAround)];
}

function runsOf(before: string, after: string): DiffLine[] {
  const changes = diffLines(before, after, bounds);
  if (!changes) return [runOf("removed", before), runOf("added", after)];
  return changes.map(({ value, added, removed }) => runOf(added ? "added" : removed ? "removed" : "same", value));
}

const runOf = (kind: DiffLine["kind"], text: string): DiffLine => ({ kind, text: text.replace(/\n$/, "") });

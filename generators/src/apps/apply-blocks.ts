import type { AppFile, leftOutReasons } from "@cofounder/contract/tools/app-generator";
import { appFileMaxLength, appFilesMax, appPathMaxLength } from "@cofounder/contract/tools/app-limits";
import type { FileBlock } from "./file-stream.ts";
import { safePath } from "./read-reply.ts";

/** Why a block was not applied. */
export type BlockFault = (typeof leftOutReasons)[number];

export interface FailedBlock {
  path: string;
  why: BlockFault;
  /** The text that was looked for, where it decides. */
  search?: string;
}

export interface Applied {
  files: AppFile[];
  failed: FailedBlock[];
  /** The files that were written, changed or deleted. */
  changed: string[];
}

interface Replacement {
  search: string;
  replace: string;
}

const marks = { start: /^<{5,9} ?SEARCH$/, middle: /^={5,9}$/, end: /^>{5,9} ?REPLACE$/ };

/** The replacements of an edit's body; null where its form is another one. */
export function replacementsIn(body: string): Replacement[] | null {
  const found: Replacement[] = [];
  const lines = body.split("\n");
  const next = (mark: RegExp, from: number) => lines.findIndex((line, at) => at >= from && mark.test(line.trimEnd()));
  for (let at = 0; at < lines.length;) {
    if (!marks.start.test((lines[at] ?? "").trimEnd())) {
      if (lines[at]?.trim()) return null;
      at += 1;
      continue;
    }
    const middle = next(marks.middle, at + 1);
    const end = next(marks.end, middle + 1);
    if (middle < 0 || end < 0) return null;
    found.push({ search: lines.slice(at + 1, middle).join("\n"), replace: lines.slice(middle + 1, end).join("\n") });
    at = end + 1;
  }
  return found.length > 0 ? found : null;
}

type Edited = { text: string } | Omit<FailedBlock, "path">;

/** Whole lines that are equal are replaced; where there are none, the text within a line. It has to stand there once. */
function replaceOnce(content: string, { search, replace }: Replacement): Edited {
  if (!search.trim()) return { why: "not_found", search };
  const text = `\n${content}\n`;
  const lines = placeOf(text, `\n${search}\n`);
  if (typeof lines === "number") {
    const after = text.slice(lines + search.length + 1);
    return { text: `${text.slice(0, lines)}${replace ? `\n${replace}` : ""}${after}`.slice(1, -1) };
  }
  const within = lines === "not_found" ? placeOf(content, search) : lines;
  if (typeof within === "string") return { why: within, search };
  return { text: content.slice(0, within) + replace + content.slice(within + search.length) };
}

function placeOf(text: string, part: string): number | "not_found" | "found_twice" {
  const first = text.indexOf(part);
  if (first < 0) return "not_found";
  return text.includes(part, first + 1) ? "found_twice" : first;
}

/** A file after all of an edit's replacements, or why it stays as it is. */
function edited(content: string, block: FileBlock): Edited {
  const replacements = replacementsIn(block.body);
  if (!replacements) return { why: "form" };
  let next = content;
  for (const replacement of replacements) {
    const replaced = replaceOnce(next, replacement);
    if ("why" in replaced) return replaced;
    next = replaced.text;
  }
  return next.length > appFileMaxLength ? { why: "too_long" } : { text: next };
}

/**
 * The files after the finished blocks of an answer, in order. A file whose block cannot be applied stays as it is, and
 * is named with the reason; all others are equal to what they were, byte by byte.
 */
export function applyBlocks(files: AppFile[], blocks: FileBlock[]): Applied {
  const byName = new Map(files.map((file) => [file.path.toLowerCase(), file]));
  const failed: FailedBlock[] = [];
  const changed: string[] = [];
  const whole = new Set<string>();
  for (const block of blocks.filter(({ isDone }) => isDone)) {
    const path = safePath(block.path);
    const key = path?.toLowerCase() ?? "";
    const fault = path === null ? { why: "path" as const } : takeBlock({ byName, whole, key, path }, block);
    if (fault) failed.push({ path: block.path.slice(0, appPathMaxLength), ...fault });
    else changed.push(key);
  }
  return { files: [...byName.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)), failed, changed };
}

interface Place {
  byName: Map<string, AppFile>;
  /** Files that this answer wrote as a whole. */
  whole: Set<string>;
  key: string;
  path: string;
}

function takeBlock(place: Place, block: FileBlock): Omit<FailedBlock, "path"> | null {
  if (block.isTooLong) return { why: "too_long" };
  if (block.kind === "file") return takeFile(place, block);
  const { byName, key } = place;
  const there = byName.get(key);
  if (!there) return { why: "missing" };
  if (block.kind === "delete") return byName.delete(key) ? null : { why: "missing" };
  const next = edited(there.content, block);
  if ("why" in next) return next;
  byName.set(key, { ...there, content: next.text });
  return null;
}

function takeFile({ byName, whole, key, path }: Place, { body }: FileBlock): Omit<FailedBlock, "path"> | null {
  const there = byName.get(key);
  if (whole.has(key)) return { why: "twice" };
  if (!there && byName.size >= appFilesMax) return { why: "too_many" };
  whole.add(key);
  byName.set(key, { path: there?.path ?? path, content: body.replaceAll("\u0000", "") });
  return null;
}

/** Faults of the name: the corrected block comes under another one. */
const misnamed: ReadonlySet<BlockFault> = new Set(["path", "missing"]);

/**
 * The files after an answer and, where parts of it failed, a second one that corrects them. What failed at first and was
 * not sent again still fails.
 */
export function applyAnswers(files: AppFile[], first: FileBlock[], second?: FileBlock[]): Applied {
  const one = applyBlocks(files, first);
  if (!second) return one;
  const two = applyBlocks(one.files, second);
  const isCorrected = ({ path, why }: FailedBlock) =>
    two.changed.includes((safePath(path) ?? path).toLowerCase()) || (misnamed.has(why) && two.changed.length > 0);
  const left = one.failed.filter((block) => !isCorrected(block));
  return { files: two.files, failed: [...left, ...two.failed], changed: [...one.changed, ...two.changed] };
}

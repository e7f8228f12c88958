import { cutText } from "@cofounder/contract/cut-text";
import type { AppFile } from "@cofounder/contract/tools/app-generator";
import { appFileMaxLength, appFilesMax, appPathMaxLength } from "@cofounder/contract/tools/app-limits";

export interface ReadReply {
  files: AppFile[];
  description: string;
}

const readMax = 2_000_000;

/** A relative path within the project, or null: no way out of it, no drive, no control character, no reserved name. */
export function safePath(path: unknown): string | null {
  if (typeof path !== "string" || path.length === 0 || path.length > appPathMaxLength) return null;
  if (/[\p{Cc}\p{Cf}\u2028\u2029\\<>:"|?*]/u.test(path) || /^[/~]/.test(path)) return null;
  const parts = path.replace(/^\.\//, "").split("/");
  const isBad = (part: string) =>
    part === "" || /^\.+$/.test(part) || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part);
  return parts.some(isBad) || parts.includes(".git") ? null : parts.join("/");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text between the first fence and the one that ends the text. */
function lastBlock(text: string): string | null {
  const fenced = text.trimEnd();
  const from = fenced.indexOf("```") + 3;
  if (!fenced.endsWith("```") || from > fenced.length - 3) return null;
  return fenced.slice(from, -3).replace(/^json/i, "");
}

/** The JSON of a reply: the whole reply, the content of its code block, or from the first brace to the last. */
function jsonOf(text: string): unknown {
  const block = lastBlock(text) ?? /```json([\s\S]*?)```/i.exec(text)?.[1];
  const braces = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, block ?? "", braces]) {
    const value = candidate ? parsed(candidate) : undefined;
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
}

/** One file, if it is complete, not too long and has a safe name. */
function fileOf(each: unknown): AppFile | null {
  if (typeof each !== "object" || each === null) return null;
  const { path: named, content } = each as { path?: unknown; content?: unknown };
  const path = safePath(named);
  if (path === null || typeof content !== "string" || content.length > appFileMaxLength) return null;
  return { path, content: content.replaceAll("\u0000", "") };
}

/** The acceptable files of a list, without duplicate names (case-insensitive); at most this many. */
function filesOf(list: unknown): AppFile[] {
  if (!Array.isArray(list)) return [];
  const found = new Map<string, AppFile>();
  for (const file of list.slice(0, 10 * appFilesMax).map(fileOf)) {
    if (file && found.size < appFilesMax && !found.has(file.path.toLowerCase()))
      found.set(file.path.toLowerCase(), file);
  }
  return [...found.values()];
}

/** A model's reply, read as bounded and harmless files, whatever it contains; null without any. */
export function readReply(reply: string): ReadReply | null {
  const value = jsonOf(cutText(reply, readMax)) as { files?: unknown; description?: unknown } | undefined;
  const files = filesOf(value?.files);
  const description = typeof value?.description === "string" ? cutText(value.description, 4_000) : "";
  return files.length > 0 ? { files, description } : null;
}

/** Tokens of prompt and reply: their characters divided by four, rounded up. */
export const estimateTokens = (prompt: string, reply: string): number => Math.ceil((prompt.length + reply.length) / 4);

/** An error without its variable parts: numbers, addresses, quotes. The same fault gives the same text. */
export function faultOf(error: string): string {
  return cutText(
    error
      .toLowerCase()
      .replace(/(?:data|blob|https?):\S+/g, "")
      .replace(/\d+/g, "0")
      .replace(/\s+/g, " ")
      .trim(),
    300,
  );
}

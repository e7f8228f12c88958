import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readMessages, type TrainingMessage } from "../../analyst/training/read-messages.ts";
import type { Language } from "../../analyst/src/i18n/language.ts";

/** A value that follows from a message's figures; both ends are the same for a single number. */
export interface Follows {
  name: string;
  low: number;
  high: number;
  unit: string;
  because: string;
}

export interface FounderText extends TrainingMessage {
  language: Language;
  set: "open" | "locked";
  follows: Follows[];
  answers: { question: string; holds: string }[];
}

/** All texts, in file order. Throws for a file with an error. */
export function readFounders(): FounderText[] {
  return globSync("{open,locked}/*.txt", { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => readTexts(join(import.meta.dirname, file), dirname(file) as FounderText["set"]));
}

/** The texts of one file, whose name is their language. */
export const readTexts = (file: string, set: FounderText["set"]): FounderText[] =>
  readFileSync(file, "utf8")
    .split(/^(?=### )/m)
    .filter((block) => block.trim() !== "")
    .map((block) => readBlock(block, { language: basename(file, ".txt") as Language, set }));

function readBlock(block: string, where: Pick<FounderText, "language" | "set">): FounderText {
  const [text = "", ...sections] = block.split(/^--- (?=(?:follows|answers)$)/m);
  const { messages, faults } = readMessages(text);
  const [message] = messages;
  if (!message || faults.length > 0)
    throw new Error(`${where.set}/${where.language}: ${faults[0]?.what ?? "no message"}`);
  const lines = (name: string): string[][] =>
    sections
      .filter((section) => section.startsWith(`${name}\n`))
      .flatMap((section) => section.split("\n").slice(1))
      .filter((line) => line.includes("|"))
      .map((line) => line.split("|").map((part) => part.trim()));
  return {
    ...message,
    ...where,
    follows: lines("follows").map((parts) => toFollows(parts, message.id)),
    answers: lines("answers").map(([question = "", ...holds]) => ({ question, holds: holds.join("|") })),
  };
}

function toFollows([name = "", value = "", unit = "", ...because]: string[], id: string): Follows {
  const [low = NaN, high = low] = value.split("..").map(Number);
  if (!Number.isFinite(low) || !Number.isFinite(high)) throw new Error(`${id}: ${name} has the value ${value}`);
  return { name, low, high, unit, because: because.join("|") };
}

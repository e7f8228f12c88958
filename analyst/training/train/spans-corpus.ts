import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { MessageKind } from "../../src/quantities/labels.ts";
import { type Message, messageOf } from "../../src/reader/spans/message.ts";
import type { Language } from "../../src/wording/language.ts";
import { readKindPhrases, readMessages, type TrainingSpan } from "../read-messages.ts";

/** A message with the marks of its spans and what kinds it is of. */
export interface MarkedMessage {
  language: Language;
  /** Who wrote it: `en-h01`, or `en-kinds` for a short one that only says its kind. */
  hand: string;
  message: Message;
  spans: readonly TrainingSpan[];
  kinds: readonly MessageKind[];
  isFirst: boolean;
}

const folder = join(import.meta.dirname, "..");
const sources = ["messages/*/*.txt", "kinds/*.txt"];

/** All messages, and the short ones of which only the kind is known, in the order of their files. */
export function readMarkedMessages(): MarkedMessage[] {
  const marked: MarkedMessage[] = [];
  for (const file of globSync("messages/*/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(dirname(file)) as Language;
    const hand = `${language}-${basename(file).split("-")[0]}`;
    for (const { text, spans, kinds, before } of readMessages(readFileSync(join(folder, file), "utf8")).messages)
      marked.push({ language, hand, message: messageOf(text, language), spans, kinds, isFirst: before === "" });
  }
  for (const file of globSync("kinds/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(file, ".txt") as Language;
    for (const { text, kind } of readKindPhrases(readFileSync(join(folder, file), "utf8")).phrases)
      for (const isFirst of [true, false])
        marked.push({
          language,
          hand: `${language}-kinds`,
          message: messageOf(text, language),
          spans: [],
          kinds: [kind],
          isFirst,
        });
  }
  return marked;
}

export const isKindPhrase = ({ hand }: MarkedMessage): boolean => hand.endsWith("-kinds");

/** A hash of everything that spans and kinds are learned from. */
export function digestOfSpanData(): string {
  const hash = createHash("sha256");
  for (const file of globSync([...sources, "../src/reader/lexicon/*.txt"], { cwd: folder }).toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

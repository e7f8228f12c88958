import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { MessageKind } from "../../src/quantities/labels.ts";
import { type Message, messageOf } from "../../src/reader/spans/message.ts";
import type { Language } from "../../src/i18n/language.ts";
import type { Quantity } from "../../src/quantities/quantity.ts";
import { quantitiesOf } from "../quantities.ts";
import { readKindPhrases, readMessages, readNames, type TrainingSpan } from "../read-messages.ts";

/** A message with its annotated spans and its kinds. */
export interface MarkedMessage {
  language: Language;
  /** The writer: `en-h01`, or `en-kinds` and `en-names` for a short one with only its kind, or a name. */
  hand: string;
  message: Message;
  spans: readonly TrainingSpan[];
  /** Its annotated figures. */
  quantities: readonly Quantity[];
  kinds: readonly MessageKind[];
  isFirst: boolean;
}

const folder = join(import.meta.dirname, "..");
const sources = ["messages/*/*.txt", "kinds/*.txt", "names/*.txt"];

/** All messages, and the partly annotated short ones, in file order. */
export function readMarkedMessages(): MarkedMessage[] {
  const marked: MarkedMessage[] = [];
  for (const file of globSync("messages/*/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(dirname(file)) as Language;
    const hand = `${language}-${basename(file).split("-")[0]}`;
    for (const { spans, kinds, before, ...given } of readMessages(readFileSync(join(folder, file), "utf8")).messages)
      marked.push({
        language,
        hand,
        message: messageOf(given.text, language),
        spans,
        quantities: quantitiesOf({ ...given, spans }),
        kinds,
        isFirst: before === "",
      });
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
          quantities: [],
          kinds: [kind],
          isFirst,
        });
  }
  for (const file of globSync("names/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(file, ".txt") as Language;
    for (const { text, spans, isFirst } of readNames(readFileSync(join(folder, file), "utf8")).names)
      marked.push({
        language,
        hand: `${language}-names`,
        message: messageOf(text, language),
        spans,
        quantities: [],
        kinds: [],
        isFirst,
      });
  }
  return marked;
}

/** Whether it is a short one: training data of all folds, and test data of none. */
export const isPhrase = ({ hand }: MarkedMessage): boolean => /-(?:kinds|names)$/.test(hand);

/** A hash of all training data of spans and kinds. */
export function digestOfSpanData(): string {
  const hash = createHash("sha256");
  for (const file of globSync([...sources, "../src/reader/lexicon/*.txt"], { cwd: folder }).toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

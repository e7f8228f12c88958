import type { FigureSpan } from "@cofounder/contract/figures";
import type { Language } from "../i18n/language.ts";
import type { MessageKind } from "../quantities/labels.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import { isFormOf } from "../reader/forms.ts";
import { isFunctionWord } from "../reader/function-words.ts";
import { messageOf } from "../reader/spans/message.ts";
import { readKind } from "../reader/spans/read-kind.ts";
import { readQuestions } from "../reader/spans/read-questions.ts";
import type { LexedMessage, Token } from "../reader/tokens.ts";
import { words } from "../reader/words.ts";
import type { ModelReading } from "./reading.ts";

interface Standing {
  messages: readonly LexedMessage[];
  readings: readonly ModelReading[];
  language: Language;
}

/** Kinds of messages that say what the venture is. */
const telling: ReadonlySet<MessageKind> = new Set(["idea", "addition", "correction"]);

/**
 * Whether a message without numbers may change what was read before: a sentence that is no question names a figure, the
 * buyer, the offer or a rival, and is one that tells or corrects, or says that something is not or no longer so.
 */
export function mayChange(text: string, standing: Standing): boolean {
  if (standing.readings.length === 0 || text.trim() === "") return false;
  const { language } = standing;
  const names = namesIn(standing);
  const asked = readQuestions([text], language);
  const message = messageOf(text, language);
  return message.sentences.some(({ start, end }) => {
    const tokens = message.tokens.slice(start, end);
    const [first, last] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
    if (asked.some((question) => question.start < last && question.end > first)) return false;
    if (!tokens.some(namesBuyers) && !namesOneOf(names, tokens, text.slice(first, last))) return false;
    if (isDenied(tokens)) return true;
    return telling.has(readKind(text.slice(first, last), { first: false }, language).kind);
  });
}

const denying = new Set(["retract", "no_longer", "not", "change"]);

/** "No longer", "not", "instead": something is otherwise than it was. */
const isDenied = (tokens: readonly Token[]): boolean =>
  tokens.some(({ concepts }) => concepts.some((concept) => denying.has(concept)));

const namesBuyers = ({ concepts }: Token): boolean => concepts.includes("customer");

const shortest = 3;

function namesOneOf(names: readonly string[], tokens: readonly Token[], sentence: string): boolean {
  const isNamed = (word: string): boolean => names.some((name) => isFormOf(word, name));
  return (
    names.some((name) => isHan(name) && sentence.includes(name)) ||
    tokens.some(({ word }) => word.length >= shortest && !isFunctionWord(word) && isNamed(word))
  );
}

const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** The words of the figures, the buyer, the offer and rivals; of Chinese each two signs that stand together. */
function namesIn({ messages, readings }: Standing): string[] {
  const quoted = ({ message, start, end }: FigureSpan): string => (messages[message]?.text ?? "").slice(start, end);
  const phrases = readings.flatMap(({ figures, buyer, offer, rivals }) => [
    ...figures.flatMap(({ reading: { of = "", unit } }) => [of, ...Object.keys(unit).filter(isThing)]),
    ...[buyer, offer].flatMap((span) => (span ? [quoted(span)] : [])),
    ...rivals.map(quoted),
  ]);
  const named = phrases.flatMap((phrase) => words(phrase.replaceAll("_", " "), 0, "apart").map(({ word }) => word));
  const pairs = phrases.flatMap((phrase) =>
    [...phrase.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = ""]) => pair),
  );
  return [...new Set([...named.filter((word) => word.length >= shortest && !isFunctionWord(word)), ...pairs])];
}

const isThing = (name: string): boolean => name !== "%" && name !== "customer" && !isCurrency(name) && !isTime(name);

import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { MessageKind } from "../quantities/labels.ts";
import { isAt } from "../quantities/span.ts";
import { formatUnit } from "../quantities/unit.ts";
import type { Settled } from "../reader/settling/settle.ts";
import { readKind } from "../reader/spans/read-kind.ts";
import { readQuestions } from "../reader/spans/read-questions.ts";
import { currentVenture } from "../reading/current-venture.ts";
import { listen } from "../reading/language.ts";
import { visibleText } from "../reading/visible.ts";
import type { ModelReading } from "./reading.ts";
import { tokensAbout } from "./tokens-about.ts";

export interface Summarisable {
  /** All of the founder's messages, oldest first. */
  messages: readonly string[];
  /** How many of the oldest to summarise. */
  left: number;
  readings: readonly ModelReading[];
  settled: readonly Settled[];
  /** The replies to those messages that are known, by message. */
  replies: ReadonlyMap<number, string>;
  /** The most tokens of a language model that it may have. */
  room: number;
}

export interface Summary {
  /** A line for each message that something is said of. */
  lines: string[];
  /** How many messages it leaves out for want of room. */
  missing: number;
}

/** What is left out first where there is no room for everything: the last. */
const ranks = ["known", "decided", "asked", "said", "replied"] as const;

interface Item {
  message: number;
  rank: (typeof ranks)[number];
  text: string;
}

/**
 * The oldest messages of a conversation in a line each: what was read of them and proven or settled (figures, buyer,
 * offer, rivals, what is taken back), what is asked, and their first words where nothing else is known, or where they
 * correct or add something.
 */
export function summarise(summarisable: Summarisable): Summary {
  const { messages, left, room } = summarisable;
  const texts = messages.map(visibleText);
  const { language } = listen(texts);
  const current = currentVenture([...texts]);
  const known = knownOf(summarisable, current);
  const items = texts.slice(0, left).flatMap((text, message): Item[] => {
    if (text.trim() === "") return [];
    const own = known.filter((item) => item.message === message);
    const kind = kindOf(summarisable.readings, message) ?? readKind(text, { first: message === 0 }, language).kind;
    const asked = questionsOf(readQuestions([text], language).map((question) => question.text));
    const reply = summarisable.replies.get(message);
    return [
      ...own,
      ...asked.map((question): Item => ({ message, rank: "asked", text: `asks ${question}` })),
      ...wordsOf({ message, text, kind, isKnown: own.length > 0 || asked.length > 0 }),
      ...(reply ? [{ message, rank: "replied" as const, text: `you answered ${quoted(reply)}` }] : []),
    ];
  });
  const lines = linesOf(fitting(items, room));
  return { lines, missing: new Set(items.map(({ message }) => message)).size - lines.length };
}

const kindOf = (readings: readonly ModelReading[], message: number): MessageKind | undefined =>
  readings.find(({ messages }) => messages.at(-1) === message)?.kind;

/** Kinds of messages whose words change the venture. */
const changing: ReadonlySet<MessageKind> = new Set(["idea", "addition", "correction"]);

interface Worded {
  message: number;
  text: string;
  kind: MessageKind;
  isKnown: boolean;
}

function wordsOf({ message, text, kind, isKnown }: Worded): Item[] {
  if (kind === "small_talk" && !isKnown) return [];
  const isChange = kind === "correction" || (changing.has(kind) && !isKnown);
  if (isKnown && !isChange) return [];
  return [{ message, rank: isChange ? "decided" : "said", text: quoted(text) }];
}

const mostQuestions = 3;
const questionsOf = (questions: readonly string[]): string[] => questions.slice(0, mostQuestions).map(quoted);

const mostWords = 200;

/** The first sentences, as far as they go into some words; as JSON, so that no quote ends early. */
function quoted(text: string): string {
  const start = text
    .trimStart()
    .slice(0, mostWords + 1)
    .replaceAll(/\s+/g, " ")
    .trimEnd();
  if (start.length <= mostWords) return JSON.stringify(start);
  const ends = [...start.matchAll(/[.!?](?=\s)|[。！？।]/gu)];
  const end = (ends.at(-1)?.index ?? -1) + 1;
  return JSON.stringify(end > mostWords / 4 ? start.slice(0, end) : `${start.slice(0, mostWords)}…`);
}

/** What is known of the messages to summarise, from readings and settlements of any message. */
function knownOf({ readings, settled, left }: Summarisable, texts: readonly string[]): Item[] {
  const wordsAt = ({ message, start, end }: FigureSpan): string =>
    (texts[message] ?? "").slice(start, end).replaceAll(/\s+/g, " ");
  const takenBack = readings.flatMap(({ retracted }) => retracted);
  const isTakenBack = (span: FigureSpan): boolean => takenBack.some((other) => isAt(other, span));
  const figures = [...latestFigures(readings, settled)].map(
    ([, { span, reading }]): Item | null =>
      reading && {
        message: span.message,
        rank: "known",
        text: `${wordsAt(span)} = ${inWords(reading)}${isTakenBack(span) ? ", taken back later" : ""}`,
      },
  );
  const named = readings.flatMap(({ buyer, offer, rivals, retracted, messages }): Item[] => [
    ...namedAs("buyer", buyer === null ? [] : [buyer], wordsAt),
    ...namedAs("offer", offer === null ? [] : [offer], wordsAt),
    ...namedAs("competitor", rivals, wordsAt),
    ...retracted.map((span): Item => ({
      message: messages.at(-1) ?? span.message,
      rank: "known",
      text: `takes back ${wordsAt(span)} of message ${span.message + 1}`,
    })),
  ]);
  const items = [...figures.flatMap((item) => item ?? []), ...named];
  return items.filter(({ message, text }) => message < left && (texts[message] ?? "") !== "" && text !== "");
}

const namedAs = (name: string, spans: readonly FigureSpan[], wordsAt: (span: FigureSpan) => string): Item[] =>
  spans.map((span) => ({ message: span.message, rank: "known", text: `${name}: ${JSON.stringify(wordsAt(span))}` }));

interface Latest {
  span: FigureSpan;
  reading: FigureReading | null;
}

/** By place, the latest of several readings of one figure; what the founder settled stands above them. */
function latestFigures(readings: readonly ModelReading[], settled: readonly Settled[]): Map<string, Latest> {
  const all: Latest[] = [...readings.flatMap(({ figures }) => figures), ...settled];
  return new Map(all.map((figure) => [`${figure.span.message} ${figure.span.start}`, figure]));
}

function inWords({ meaning, unit, party, status, of = "" }: FigureReading): string {
  const whose = party === "venture" ? "" : `${party} `;
  return `${whose}${meaning}${of && ` (${of})`} in ${formatUnit(unit)}, ${status}`;
}

/** The items that there is room for: by rank, the first message's and the newest first. */
function fitting(items: readonly Item[], room: number): Item[] {
  const byWorth = items.toSorted(
    (one, other) =>
      ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
      Number(other.message === 0) - Number(one.message === 0) ||
      other.message - one.message,
  );
  let free = room;
  const kept = new Set<Item>();
  const begun = new Set<number>();
  for (const item of byWorth) {
    const tokens = tokensAbout(`${item.text}; `) + (begun.has(item.message) ? 0 : perLine);
    if (tokens > free) continue;
    free -= tokens;
    kept.add(item);
    begun.add(item.message);
  }
  return items.filter((item) => kept.has(item));
}

/** Of "message 17 | ". */
const perLine = 5;

function linesOf(items: readonly Item[]): string[] {
  const byMessage = Map.groupBy(items, ({ message }) => message);
  return [...byMessage].map(([message, own]) => `message ${message + 1} | ${own.map(({ text }) => text).join("; ")}`);
}

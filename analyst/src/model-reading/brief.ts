import type { FigureSpan } from "@cofounder/contract/figures";
import type { Language } from "../i18n/language.ts";
import { isAt } from "../quantities/span.ts";
import { formatUnit } from "../quantities/unit.ts";
import { lex } from "../reader/read-figures.ts";
import type { LexedMessage } from "../reader/tokens.ts";
import { currentVenture } from "../reading/current-venture.ts";
import { listen } from "../reading/language.ts";
import { setAside } from "../reading/set-aside.ts";
import { visibleText } from "../reading/visible.ts";
import { mayChange } from "./changes.ts";
import { proveReading, type ReadingProof } from "./prove-reading.ts";
import { modelIdOf, type ModelReading } from "./reading.ts";
import { figuresMax, parseReading } from "./wire.ts";

export interface Readable {
  /** All of the founder's messages, oldest first. */
  messages: readonly string[];
  /** What was read and proven of earlier ones. */
  readings: readonly ModelReading[];
  /** The language of the founder's screen. */
  locale?: string | undefined;
}

/** The numbers for a language model to read, as lines of its prompt. */
export interface ReadingBrief {
  /** The places of the newest message's numbers. */
  spans: { start: number; end: number }[];
  /** A line for each number to be read: its id, the number and the words around it. Empty: there is none. */
  numbers: string;
  /** A line for each figure that is read already. */
  standing: string;
  /** The newest message may take back or correct in words alone what was read before. */
  mayChange: boolean;
}

/** The numbers of the messages that no language model has read yet. Finds them only; takes a few milliseconds. */
export function readingBrief(readable: Readable): ReadingBrief {
  const { lexed, covers, language } = toRead(readable);
  const newest = lexed.at(-1);
  const numbers = covers.flatMap((message) =>
    (lexed[message]?.figures ?? []).map(({ start, end }) =>
      numberLine(lexed[message]?.text ?? "", { message, start, end }),
    ),
  );
  return {
    spans: newest?.figures.map(({ start, end }) => ({ start, end })) ?? [],
    numbers: numbers.slice(0, figuresMax).join("\n"),
    standing: standingLines(lexed, readable.readings).join("\n"),
    mayChange: mayChange(newest?.text ?? "", { messages: lexed, readings: readable.readings, language }),
  };
}

/** Judges the answer of a language model; null where it has not the form of a reading. */
export function proveAnswer(readable: Readable, answer: unknown): ReadingProof | null {
  const parsed = parseReading(answer);
  if (!parsed) return null;
  const { lexed, covers, language } = toRead(readable);
  const { reading, failures } = proveReading(parsed.reading, { messages: lexed, covers, language });
  const malformed = new Set(parsed.malformed.map(({ id }) => id));
  return { reading, failures: [...parsed.malformed, ...failures.filter(({ id }) => !malformed.has(id))] };
}

interface ToRead {
  lexed: LexedMessage[];
  /** The messages that no reading covers. */
  covers: number[];
  language: Language;
}

function toRead({ messages, readings, locale }: Readable): ToRead {
  const visible = currentVenture([...messages]).map((message) => setAside(message).text);
  const { language } = listen(visible, locale);
  const covered = new Set(readings.flatMap((reading) => reading.messages));
  return {
    lexed: lex(visible, language),
    covers: [...visible.keys()].filter((message) => !covered.has(message) && visible[message]?.trim() !== ""),
    language,
  };
}

const around = 40;

function numberLine(text: string, span: FigureSpan): string {
  const before = text.slice(Math.max(0, span.start - around), span.start);
  const after = text.slice(span.end, span.end + around);
  const number = text.slice(span.start, span.end);
  const shown = `${modelIdOf(span)} | ${number} | …${before}${number}${after}…`;
  return visibleText(shown).replaceAll(/\s+/g, " ");
}

function standingLines(lexed: readonly LexedMessage[], readings: readonly ModelReading[]): string[] {
  const latest = new Map(
    readings.flatMap(({ figures }) => figures).map((figure) => [modelIdOf(figure.span), figure] as const),
  );
  const takenBack = readings.flatMap(({ retracted }) => retracted);
  const standing = [...latest].filter(([, { span }]) => !takenBack.some((other) => isAt(other, span)));
  return standing.map(([id, { span, reading }]) => {
    const { meaning, unit, party, status, of = "" } = reading;
    const number = (lexed[span.message]?.text ?? "").slice(span.start, span.end);
    return [id, number, `${party} ${meaning}${of && ` (${of})`} in ${formatUnit(unit)}, ${status}`].join(" | ");
  });
}

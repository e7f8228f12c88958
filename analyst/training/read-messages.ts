import {
  type Basis,
  bases,
  type Flow,
  flows,
  type Meaning,
  meanings,
  type MessageKind,
  messageKinds,
  type Party,
  parties,
  type SpanKind,
  spanKinds,
  type Status,
  statuses,
  times,
} from "../src/quantities/labels.ts";
import { parseUnit, type Unit } from "../src/quantities/unit.ts";

/** A figure of a message: `start` and `end` are offsets in its text. */
export interface TrainingFigure {
  start: number;
  end: number;
  meaning: Meaning;
  /** Exponents by symbol; empty for a pure number, `{ "%": 1 }` for a percentage. */
  unit: Unit;
  flow: Flow;
  party: Party;
  status: Status;
  basis: Basis;
  /** From the annotation; null where it equals the digits. */
  value: { low: number; high: number } | null;
  /** The words of the whole that it is a share of. */
  shareOf: string | null;
  /** What it is, in the founder's words. */
  of: string | null;
}

export interface TrainingSpan {
  start: number;
  end: number;
  kind: SpanKind;
}

export interface TrainingMessage {
  id: string;
  trade: string;
  country: string;
  translator: string;
  form: string;
  kinds: MessageKind[];
  /** Earlier words of the founder; empty for a first message. */
  before: string;
  text: string;
  figures: TrainingFigure[];
  spans: TrainingSpan[];
}

export interface Fault {
  line: number;
  what: string;
}

/** The figures of a phrase file: one clause per line, annotated like messages, without headers. */
export function readPhrases(source: string): { phrases: Pick<TrainingMessage, "text" | "figures">[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const phrases: Pick<TrainingMessage, "text" | "figures">[] = [];
  for (const [index, line] of source.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const fault = (what: string): void => void faults.push({ line: index + 1, what });
    const marked = takeMarks(line.trim(), fault);
    refuseBareNumbers(marked, fault);
    phrases.push(marked);
  }
  return { phrases, faults };
}

/** An annotated text without a header. */
export function readMarked(source: string): Marked & { faults: string[] } {
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(what);
  const marked = takeMarks(source, fault);
  refuseBareNumbers(marked, fault);
  return { ...marked, faults };
}

/** A short message of which only the kind is annotated. */
export interface KindPhrase {
  kind: MessageKind;
  text: string;
}

/** The messages of a file of kinds: one per line, below a heading with its kind. */
export function readKindPhrases(source: string): { phrases: KindPhrase[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const phrases: KindPhrase[] = [];
  let kind: MessageKind | null = null;
  for (const [index, line] of source.split("\n").entries()) {
    const text = line.trim();
    if (text.startsWith("# ")) {
      const name = text.slice(2);
      kind = has(messageKinds, name) ? name : null;
      if (kind === null) faults.push({ line: index + 1, what: `the unknown kind ${name}` });
    } else if (text !== "" && kind !== null) phrases.push({ kind, text });
  }
  return { phrases, faults };
}

/** A short text with the buyer, the offer or a rival annotated. */
export interface NamesPhrase extends Pick<Marked, "text" | "spans"> {
  isFirst: boolean;
}

/** The texts of a file of names: one per line; one that begins with ">" continues a conversation about a venture. */
export function readNames(source: string): { names: NamesPhrase[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const names: NamesPhrase[] = [];
  for (const [index, written] of source.split("\n").entries()) {
    if (written.trim() === "" || written.startsWith("#")) continue;
    const isFirst = !written.startsWith(">");
    const read = readMarked(written.replace(/^>/, "").trim());
    faults.push(...read.faults.map((what) => ({ line: index + 1, what })));
    names.push({ text: read.text, spans: read.spans, isFirst });
  }
  return { names, faults };
}

const heads = ["trade", "country", "voice", "form", "kinds"] as const;

/** The messages of one file, and its errors by line. */
export function readMessages(source: string): { messages: TrainingMessage[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const messages: TrainingMessage[] = [];
  const starts = [...source.matchAll(/^### *(\S+) *$/gm)];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]?.index ?? source.length;
    const line = source.slice(0, start.index).split("\n").length;
    const fault = (what: string): void => void faults.push({ line, what: `${start[1]}: ${what}` });
    const message = readOne(start[1] ?? "", source.slice(start.index + start[0].length, end), fault);
    if (message) messages.push(message);
  }
  return { messages, faults };
}

type Report = (what: string) => void;

function readOne(id: string, block: string, fault: Report): TrainingMessage | null {
  const [head = "", ...rest] = block.split(/^---$/m);
  if (rest.length === 0) {
    fault("has no line --- between head and text");
    return null;
  }
  const fields = new Map(
    [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
  for (const name of heads) if (!fields.get(name)) fault(`has no ${name}`);
  const kinds = (fields.get("kinds") ?? "").split(/ *, */) as MessageKind[];
  for (const kind of kinds) if (!messageKinds.includes(kind)) fault(`has the unknown kind ${kind}`);
  const marked = takeMarks(rest.join("---").trim(), fault);
  refuseBareNumbers(marked, fault);
  const field = (name: string): string => fields.get(name) ?? "";
  return {
    id,
    trade: field("trade"),
    country: field("country"),
    translator: field("voice"),
    form: field("form"),
    kinds,
    before: field("before"),
    ...marked,
  };
}

export type Marked = Pick<TrainingMessage, "text" | "figures" | "spans">;

/** A figure's annotation, the beginning of a span, its end, a stray sign, or plain text. */
const piece = /⟦([^⟦⟧|⟪⟫]+)\|([^⟦⟧]*)⟧|⟪(\w+)\||(⟫)|([⟦⟧⟪])|[^⟦⟧⟪⟫]+/gu;

interface Reading extends Marked {
  /** The currently open span. */
  span: { start: number; kind: SpanKind } | null;
}

/** The text without its annotations, and the annotations with their places. */
function takeMarks(source: string, fault: Report): Marked {
  const reading: Reading = { text: "", figures: [], spans: [], span: null };
  for (const [whole, words, label, kind, end, stray] of source.matchAll(piece)) {
    if (words !== undefined) takeFigure(reading, { whole, words, label: label ?? "" }, fault);
    else if (kind !== undefined) openSpan(reading, kind, fault);
    else if (end) closeSpan(reading, fault);
    else if (stray) fault(`a mark is not closed or has no label: …${reading.text.slice(-30)}${stray}`);
    else reading.text += whole;
  }
  if (reading.span) fault("a span does not end");
  const { text, figures, spans } = reading;
  return { text, figures, spans };
}

interface FigureMark {
  whole: string;
  words: string;
  label: string;
}

function takeFigure(reading: Reading, { whole, words, label }: FigureMark, fault: Report): void {
  const read = readFigure(label, (what) => fault(`${whole} ${what}`));
  const start = reading.text.length;
  if (read) reading.figures.push({ start, end: start + words.length, ...read });
  reading.text += words;
}

function openSpan(reading: Reading, kind: string, fault: Report): void {
  if (reading.span) fault(`a span stands within another: …${reading.text.slice(-30)}`);
  if (!has(spanKinds, kind)) return fault(`has the unknown span ${kind}`);
  reading.span = { start: reading.text.length, kind };
}

function closeSpan(reading: Reading, fault: Report): void {
  if (reading.span) reading.spans.push({ ...reading.span, end: reading.text.length });
  else fault("a span ends that did not begin");
  reading.span = null;
}

type Label = Omit<TrainingFigure, "start" | "end">;

function readFigure(label: string, fault: Report): Label | null {
  const [meaning = "", unitText = "", ...words] = label.match(/of="[^"]*"|"[^"]*"|[^\s"]+/g) ?? [];
  if (!isMeaning(meaning)) {
    fault(`has the unknown meaning ${meaning}`);
    return null;
  }
  const unit = readUnit(unitText, fault);
  const read: Label = {
    meaning,
    unit,
    flow: meanings[meaning],
    party: "venture",
    status: "actual",
    basis: times.some((time) => (unit[time] ?? 0) < 0) ? "recurring" : "once",
    value: null,
    shareOf: null,
    of: null,
  };
  for (const word of words) if (!take(read, word)) fault(`has the unknown word ${word}`);
  return read;
}

const isMeaning = (word: string): word is Meaning => Object.hasOwn(meanings, word);
const has = <Word extends string>(list: readonly Word[], word: string): word is Word =>
  (list as readonly string[]).includes(word);

function take(read: Label, word: string): boolean {
  if (word.startsWith("of=")) read.shareOf = word.slice(4, -1);
  else if (word.startsWith('"')) read.of = word.slice(1, -1);
  else if (word.startsWith("=")) return takeValue(read, word.slice(1));
  else if (Object.hasOwn(flows, word)) read.flow = flows[word] ?? "none";
  else if (has(parties, word)) read.party = word;
  else if (has(statuses, word)) read.status = word;
  else if (has(bases, word)) read.basis = word;
  else return false;
  return true;
}

function takeValue(read: Label, text: string): boolean {
  const [low, high = low] = text.split("..").map(Number);
  if (low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)) return false;
  read.value = { low, high };
  return true;
}

function readUnit(text: string, fault: Report): Unit {
  const unit = parseUnit(text);
  if (!unit) fault(`has the wrong unit ${text || "(none)"}`);
  return unit ?? {};
}

function refuseBareNumbers({ text, figures }: Marked, fault: Report): void {
  for (const { 0: digits, index } of text.matchAll(/\p{N}+/gu))
    if (!figures.some(({ start, end }) => index >= start && index + digits.length <= end))
      fault(
        `the number ${digits} has no mark: …${text.slice(Math.max(0, index - 15), index + 15).replace(/\n/g, " ")}…`,
      );
}

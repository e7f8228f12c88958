import type { Message, Rating, ReplyPart, TextMark, TurnNotice, WebSource } from "@cofounder/contract";
import type { TurnStage } from "../turn/turn-state.ts";
import type { LiveTurn } from "../turn/turn-store.ts";

/** A reply as the screen shows it, whether stored or still being written. */
export interface ReplyView {
  text: string;
  /** What backs the figures of the text; none while it is being written. */
  marks: readonly TextMark[];
  parts: ReplyPart[];
  /** How the parts are shown: the whole analysis, folded below the text, or not at all. */
  card: "full" | "folded" | "none";
  sources: WebSource[];
  notices: TurnNotice[];
  offline: boolean;
  /** The present stage; null when the reply is finished. */
  stage: TurnStage | null;
  /** False while the connection of a reply being written is lost. */
  connected: boolean;
}

/** Combines a stored reply with its live turn, if the live one is further. */
export function replyView(message: Message, live: LiveTurn | null): ReplyView {
  const stored = live?.ended ?? message;
  if (stored.outcome === "running" && live && !live.closed) return runningView(live);
  return storedView(stored);
}

function storedView({ content, parts, sources, notices, label }: Message): ReplyView {
  const offline = label === "offline_analysis";
  return {
    // The text of an offline reply is its own parts written out, for copying and for programs.
    text: offline && parts.length > 0 ? "" : content,
    marks: offline ? noMarks : marksOf(parts),
    parts,
    card: cardOf(parts, !offline && content !== ""),
    sources,
    notices,
    offline,
    stage: null,
    connected: true,
  };
}

function runningView(live: LiveTurn): ReplyView {
  const offline = live.label === "offline_analysis";
  return {
    text: offline ? "" : live.text,
    marks: noMarks,
    parts: live.parts,
    card: cardOf(live.parts, !offline),
    sources: live.sources,
    notices: live.notices,
    offline,
    stage: live.stage ?? "analysing",
    connected: live.connected,
  };
}

const noMarks: readonly TextMark[] = [];

function marksOf(parts: ReplyPart[]): readonly TextMark[] {
  return parts.find((part) => part.kind === "marks")?.marks ?? noMarks;
}

/** Labels and marks are shown with other content, not by themselves. */
const isDrawn = ({ kind }: ReplyPart): boolean => kind !== "words" && kind !== "marks";

function cardOf(parts: ReplyPart[], hasText: boolean): ReplyView["card"] {
  if (!parts.some(isDrawn)) return "none";
  return hasText ? "folded" : "full";
}

export function ratingOf(parts: ReplyPart[]): Rating | null {
  return parts.find((part) => part.kind === "rating")?.rating ?? null;
}

/**
 * The visible parts of an analysis that is folded beside a text: what was heard, the cautions and the first figures.
 * The text says the rest in its own words.
 */
export function keyParts(parts: ReplyPart[]): ReplyPart[] {
  const first = (["heard", "headline", "section"] as const)
    .map((kind) => parts.find((part) => part.kind === kind))
    .find((part) => part !== undefined);
  const metrics = parts.find((part) => part.kind === "metrics");
  const notices = parts.filter((part) => part.kind === "notice");
  const figures = metrics && { ...metrics, title: "", items: metrics.items.slice(0, foldedMetricsMax) };
  return [first, ...notices, figures].filter((part) => part !== undefined);
}

const foldedMetricsMax = 4;

/** The rating with its bars says all that its section says in words, and more: only one of them is shown. */
export function withoutDoubles(parts: ReplyPart[]): ReplyPart[] {
  const drawn = parts.filter(isDrawn);
  if (!drawn.some((part) => part.kind === "rating")) return drawn;
  return drawn.filter((part) => part.kind !== "section" || part.id !== "analyst_rating");
}

/** What stands around a model's text: the figures read at its head, a card beside it, and a test at its foot. */
export function aroundText(parts: ReplyPart[]): Record<"head" | "rest" | "foot", ReplyPart[]> {
  const foot = testAlone(parts);
  return {
    head: parts.filter(({ kind }) => kind === "heard"),
    rest: parts.filter((part) => part.kind !== "heard" && isDrawn(part) && !foot.includes(part)),
    foot,
  };
}

/** The test that is offered beside a text; none where it is one section of a whole analysis. */
function testAlone(parts: ReplyPart[]): ReplyPart[] {
  const sections = parts.filter((part) => part.kind === "section");
  return sections.length === 1 ? sections.filter(({ test }) => test !== undefined) : [];
}

/** The parts before the first fold, and those under each fold. */
export function folded(parts: ReplyPart[]): { title: string | null; parts: ReplyPart[] }[] {
  const stretches: { title: string | null; parts: ReplyPart[] }[] = [{ title: null, parts: [] }];
  for (const part of parts) {
    if (part.kind === "fold") stretches.push({ title: part.title, parts: [] });
    else stretches.at(-1)?.parts.push(part);
  }
  return stretches.filter((stretch) => stretch.parts.length > 0);
}

/**
 * A title that only repeats the previous one is left out: the figures of a section follow it without another heading.
 */
export function withoutEcho(part: ReplyPart, previous: ReplyPart | undefined): ReplyPart {
  if (!("title" in part) || !previous || !("title" in previous)) return part;
  return part.title.toLowerCase() === previous.title.toLowerCase() ? { ...part, title: "" } : part;
}

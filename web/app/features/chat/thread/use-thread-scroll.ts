import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { topOfFigures, topWithWaiting } from "./figures-place.ts";
import type { ShowFigures } from "./thread-actions.ts";

/** Within this distance of the end, the view counts as being at the end. */
const marginPx = 64;
/** The space above a question that is scrolled to the top. */
const abovePx = 16;
/** The maximum share of the box that a question takes: the reply to a longer one begins below its last lines. */
const mostOfBox = 0.4;

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/**
 * What the scroll position follows: a question with its reply below it, the figures of a reply or what follows them, the
 * end, or a place chosen by hand.
 */
type Hold = "question" | "end" | "place" | Parameters<ShowFigures>[0];

interface Parts {
  box: HTMLElement;
  spacer: HTMLElement;
  question: HTMLElement | null;
}

/** The scroll position that puts the question at the top. */
function topFor({ box, question }: Parts): number {
  if (!question) return box.scrollHeight;
  const start = box.scrollTop + question.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const cut = Math.max(0, question.offsetHeight - box.clientHeight * mostOfBox);
  return topWithWaiting(box, question, Math.max(0, start + cut - abovePx));
}

/** Adds space below the last message, so that a question can be at the top before its reply is long enough. */
function makeRoom(parts: Parts, wanted: boolean): void {
  const { box, spacer } = parts;
  const end = box.scrollHeight - spacer.offsetHeight;
  const missing = wanted && parts.question ? topFor(parts) + box.clientHeight - end : 0;
  const height = `${Math.max(0, missing)}px`;
  if (spacer.style.height !== height) spacer.style.height = height;
}

/** Whether the last message ends in view, or just below it. */
const isNearEnd = (box: HTMLElement, spacer: HTMLElement): boolean =>
  box.scrollHeight - spacer.offsetHeight - box.scrollTop - box.clientHeight < marginPx;

const sizesOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight} ${clientHeight}`;

/** Reports scrolling by hand before the first pixel has moved: growing content must not scroll the box back. */
function hearHands(box: HTMLElement, tell: () => void, signal: AbortSignal): void {
  const options = { passive: true, signal };
  box.addEventListener("wheel", tell, options);
  box.addEventListener("touchmove", tell, options);
  box.addEventListener("keydown", ({ key }) => scrollKeys.has(key) && tell(), options);
  // Of the scroll bar, or of anything in the box: what moves between press and release gets no click.
  box.addEventListener("pointerdown", tell, options);
}

/** Whether a pointer is pressed in the box now. */
function watchPress(box: HTMLElement, signal: AbortSignal): () => boolean {
  let pressed = false;
  box.addEventListener("pointerdown", () => (pressed = true), { passive: true, signal });
  for (const end of ["pointerup", "pointercancel"] as const)
    window.addEventListener(end, () => (pressed = false), { passive: true, signal });
  return () => pressed;
}

interface Thread {
  /** The last question of the thread, shown when it is opened. */
  lastQuestionId: string | undefined;
  /** The question being sent; it moves to the top at once. Undefined once it failed: a retry moves it there again. */
  sentId: string | undefined;
}

interface Boxes extends Pick<Parts, "box" | "spacer"> {
  inner: HTMLElement;
}

interface Following {
  hold: RefObject<Hold>;
  held: RefObject<{ id: string | undefined; sent: boolean }>;
  settle: RefObject<() => void>;
  setAtEnd: (atEnd: boolean) => void;
}

/** The scroll position to take; null: the one chosen by hand. */
function topHeld(hold: Hold, parts: Parts): number | null {
  if (hold === "place") return null;
  if (hold === "question") return topFor(parts);
  return (hold === "end" ? null : topOfFigures(parts.box, hold)) ?? parts.box.scrollHeight;
}

/** Follows what is held while the content grows, until the returned function is called. */
function follow({ box, inner, spacer }: Boxes, { hold, held, settle, setAtEnd }: Following): () => void {
  const listening = new AbortController();
  const isPressed = watchPress(box, listening.signal);
  /** The last scroll position, set by us or by hand. */
  let lastTop = -1;
  /** The sizes that the last position was set for. */
  let lastSizes = "";
  const tell = () => setAtEnd(isNearEnd(box, spacer));
  settle.current = () => {
    const { id, sent } = held.current;
    const question = id === undefined ? null : box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
    const parts = { box, spacer, question };
    makeRoom(parts, sent);
    const top = topHeld(hold.current, parts);
    if (top !== null) box.scrollTop = top;
    lastTop = box.scrollTop;
    lastSizes = sizesOf(box);
    tell();
  };
  const onScroll = () => {
    // The browser moves the view when it no longer fits: that is nobody's hand.
    if (hold.current !== "place" && lastSizes !== sizesOf(box)) return settle.current();
    tell();
    const moved = box.scrollTop - lastTop;
    lastTop = box.scrollTop;
    if (Math.abs(moved) <= 1) return;
    hold.current = moved > 0 && isNearEnd(box, spacer) && !isPressed() ? "end" : "place";
  };
  const grown = new ResizeObserver(() => settle.current());
  grown.observe(inner);
  grown.observe(box);
  box.addEventListener("scroll", onScroll, { passive: true, signal: listening.signal });
  hearHands(box, () => (hold.current = "place"), listening.signal);
  settle.current();
  return () => {
    grown.disconnect();
    listening.abort();
    settle.current = () => {};
  };
}

/**
 * Scrolls the conversation: a sent message moves to the top with its reply growing below it, and stays there during
 * reading. An opened chat shows its last question. Scrolling by hand is never overridden; at the end of a growing reply
 * the view stays at the end.
 */
export function useThreadScroll({ lastQuestionId, sentId }: Thread) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold>("question");
  const held = useRef({ id: lastQuestionId, sent: false });
  const [atEnd, setAtEnd] = useState(true);
  const settle = useRef(() => {});

  useLayoutEffect(() => {
    if (sentId !== undefined) {
      held.current = { id: sentId, sent: true };
      hold.current = "question";
    } else if (!held.current.sent) held.current.id = lastQuestionId;
    settle.current();
  }, [sentId, lastQuestionId]);

  useEffect(() => {
    const [box, inner, room] = [scroller.current, content.current, spacer.current];
    if (box && inner && room) return follow({ box, inner, spacer: room }, { hold, held, settle, setAtEnd });
  }, []);

  const toEnd = useCallback((behavior: ScrollBehavior) => {
    hold.current = "place";
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior });
  }, []);

  const showFigures: ShowFigures = useCallback((at) => {
    hold.current = at;
    settle.current();
  }, []);

  return { scroller, content, spacer, atEnd, toEnd, showFigures };
}

import type { ShowFigures } from "./thread-actions.ts";

/** The space above what is scrolled to. */
const abovePx = 12;
/** A question up to this height stays whole; of a longer one its last line stays in view. */
const shortPx = 80;
const lastLinePx = 22;

/** Where an edge of an element is, from the top of all that the box scrolls. */
const placeIn = (box: HTMLElement, element: Element, edge: "top" | "bottom"): number =>
  box.scrollTop + element.getBoundingClientRect()[edge] - box.getBoundingClientRect().top;

/** The scroll position that shows the figures of a message, or what follows them; null where it has none. */
export function topOfFigures(box: HTMLElement, { messageId, part }: Parameters<ShowFigures>[0]): number | null {
  const figures = box.querySelector(`[data-message="${CSS.escape(messageId)}"] [data-figures]`);
  if (!figures) return null;
  return Math.max(0, placeIn(box, figures, part === "figures" ? "top" : "bottom") - abovePx);
}

/** The figures that wait in the last reply, if it comes after the question. */
function waitingBelow(box: HTMLElement, question: Element): Element | undefined {
  const waiting = [...box.querySelectorAll("[data-figures=waiting]")].at(-1);
  const follows = waiting && question.compareDocumentPosition(waiting) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? waiting : undefined;
}

/**
 * The scroll position `top` of a question, moved on where its reply waits for figures: until what has to be read and
 * pressed is in view, but not beyond the first of it, nor beyond a long question's last line.
 */
export function topWithWaiting(box: HTMLElement, question: Element, top: number): number {
  const bubble = question.querySelector("[data-bubble]") ?? question;
  const waiting = waitingBelow(box, question);
  const last = waiting && [...waiting.querySelectorAll("[data-to-confirm]")].at(-1);
  if (!last || bubble.getBoundingClientRect().height <= shortPx) return top;
  const foot = waiting.querySelector<HTMLElement>("[data-foot]")?.offsetHeight ?? 0;
  const wanted = placeIn(box, last, "bottom") + foot - box.clientHeight;
  const furthest = Math.min(placeIn(box, waiting, "top") - abovePx, placeIn(box, bubble, "bottom") - lastLinePx);
  return Math.max(top, Math.min(wanted, furthest));
}

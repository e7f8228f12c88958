import { useCallback, useEffect, useRef, useState } from "react";

/** Nearer to the end than this counts as being at the end. */
const nearPx = 64;

/** What stands above the beginning of a message that is shown from its start. */
const contextPx = 96;

/** How long the parts of a whole message may take to be drawn. */
const settlingMs = 600;

function lastMessage(box: HTMLElement): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
}

/** Scrolls to where a message begins. */
function showStart(box: HTMLElement, message: HTMLElement) {
  box.scrollTop += message.getBoundingClientRect().top - box.getBoundingClientRect().top - contextPx;
}

/**
 * Keeps a scrolling box at its end while its content grows line by line, but only for who is already there.
 * `data-growing` marks what is still being written.
 */
export function useBottom() {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticking = useRef(true);
  const [atBottom, setAtBottom] = useState(true);

  const toBottom = useCallback((behavior: ScrollBehavior = "instant") => {
    const box = scroller.current;
    if (!box) return;
    sticking.current = true;
    box.scrollTo({ top: box.scrollHeight, behavior });
  }, []);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    let lastTop = box.scrollTop;
    const onScroll = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
      // Only moving up lets go: content that grows also moves away from the end.
      if (near) sticking.current = true;
      else if (box.scrollTop < lastTop - 1) sticking.current = false;
      lastTop = box.scrollTop;
      setAtBottom(near || sticking.current);
    };
    let growingId: string | undefined;
    let start: { message: HTMLElement; until: number } | null = null;
    const follow = () => {
      if (start && performance.now() < start.until) showStart(box, start.message);
      if (!sticking.current) return;
      const last = lastMessage(box);
      if (box.querySelector("[data-growing]")) growingId = last?.dataset.message;
      // What came whole, and is longer than the box, is read from its beginning, also while its drawing settles.
      if (last && last.dataset.message !== growingId && last.offsetHeight > box.clientHeight) {
        start = { message: last, until: performance.now() + settlingMs };
        sticking.current = false;
        setAtBottom(false);
        showStart(box, last);
      } else box.scrollTop = box.scrollHeight;
    };
    const grown = new ResizeObserver(follow);
    grown.observe(inner);
    grown.observe(box);
    box.addEventListener("scroll", onScroll, { passive: true });
    follow();
    return () => {
      grown.disconnect();
      box.removeEventListener("scroll", onScroll);
    };
  }, []);

  return { scroller, content, atBottom, toBottom };
}

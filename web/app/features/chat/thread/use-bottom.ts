import { useCallback, useEffect, useRef, useState } from "react";

/** Nearer to the end than this counts as being at the end. */
const nearPx = 64;

/** What stands above the beginning of a message that is shown from its start. */
const contextPx = 96;

/** Scrolls to where the last message begins. */
function showStart(box: HTMLElement) {
  const last = [...box.querySelectorAll("[data-message]")].at(-1);
  if (last) box.scrollTop += last.getBoundingClientRect().top - box.getBoundingClientRect().top - contextPx;
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
    let height = 0;
    const follow = () => {
      const grown = height === 0 ? 0 : inner.offsetHeight - height;
      height = inner.offsetHeight;
      if (!sticking.current) return;
      // What came at once and whole, and is longer than the box, is read from its beginning.
      sticking.current = grown <= box.clientHeight || box.querySelector("[data-growing]") !== null;
      if (sticking.current) box.scrollTop = box.scrollHeight;
      else showStart(box);
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

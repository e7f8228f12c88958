import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

interface Place {
  firstId: string | undefined;
  top: number;
}

function topOf(box: HTMLElement, messageId: string | undefined): number | null {
  const element = messageId && box.querySelector(`[data-message="${messageId}"]`);
  return element ? element.getBoundingClientRect().top - box.getBoundingClientRect().top : null;
}

/** Keeps the scroll position when earlier messages are inserted above it. */
export function useKeptPlace(scroller: RefObject<HTMLDivElement | null>, firstId: string | undefined) {
  const place = useRef<Place>({ firstId: undefined, top: 0 });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const before = place.current;
    const now = before.firstId === firstId ? null : topOf(box, before.firstId);
    if (now !== null) box.scrollBy({ top: now - before.top, behavior: "instant" });
    place.current = { firstId, top: topOf(box, firstId) ?? 0 };
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const remember = () => {
      place.current = { firstId, top: topOf(box, firstId) ?? 0 };
    };
    box.addEventListener("scroll", remember, { passive: true });
    return () => box.removeEventListener("scroll", remember);
  }, [scroller, firstId]);
}

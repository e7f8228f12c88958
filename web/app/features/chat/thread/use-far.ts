import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

/** How far from what is seen a message still stands ready to be scrolled to. */
const nearPx = 1_500;

let printing = false;

function watchPrinting(callback: () => void) {
  const tell = ({ type }: Event) => {
    printing = type === "beforeprint";
    callback();
  };
  addEventListener("beforeprint", tell);
  addEventListener("afterprint", tell);
  return () => {
    removeEventListener("beforeprint", tell);
    removeEventListener("afterprint", tell);
  };
}

/** What somebody works in stays, wherever it is. */
const inUse = (element: HTMLElement) => element.matches(":focus-within") || element.querySelector("textarea") !== null;

/**
 * The height in pixels that a message keeps while it is too far away to be drawn, null while it is drawn: a long chat
 * costs no more than what is near. On paper everything is drawn.
 */
export function useFar(place: RefObject<HTMLElement | null>, finished: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const onPaper = useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  );
  useEffect(() => {
    const element = place.current;
    if (!element || !finished) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        if (last.isIntersecting) setHeight(null);
        else if (!inUse(element)) setHeight((before) => before ?? last.boundingClientRect.height);
      },
      { root: element.closest("[data-thread]"), rootMargin: `${nearPx}px 0px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, finished]);
  return onPaper || !finished ? null : height;
}

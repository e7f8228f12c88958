import { useEffect, useState, type RefObject } from "react";
import { deferRender } from "./render-queue.ts";
import { watchVisibility } from "./visibility.ts";
import { usePrinting } from "./use-printing.ts";

/** What somebody works in stays, wherever it is. */
const inUse = (element: HTMLElement) => element.matches(":focus-within") || element.querySelector("textarea") !== null;

interface Virtualized {
  place: RefObject<HTMLElement | null>;
  /** Whether it may be left out: what is still being written may not. */
  settled: boolean;
  /** Told just before it is left out, while it stands. */
  onLeave: (element: HTMLElement) => void;
}

/**
 * The height in pixels that a message keeps while it is too far away to be drawn, null while it is drawn: a long chat
 * costs no more than what is near. What comes near and is gone again before its turn is not drawn at all. On paper
 * everything is drawn.
 */
export function useVirtualHeight({ place, settled, onLeave }: Virtualized): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const isPrinting = usePrinting();
  useEffect(() => {
    const element = place.current;
    if (!element || !settled) return;
    let isOut = false;
    let takeBack = () => {};
    const draw = () => {
      isOut = false;
      setHeight(null);
    };
    const leave = () => {
      isOut = true;
      onLeave(element);
      setHeight(element.getBoundingClientRect().height);
    };
    const unwatch = watchVisibility(element, (near) => {
      takeBack();
      if (near && isOut) takeBack = deferRender(draw);
      else if (!near && !isOut && !inUse(element)) leave();
    });
    return () => {
      takeBack();
      unwatch();
    };
  }, [place, settled, onLeave]);
  return isPrinting || !settled ? null : height;
}

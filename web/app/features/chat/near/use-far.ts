import { useEffect, useState, type RefObject } from "react";
import { drawSoon } from "./draw-queue.ts";
import { watchNearness } from "./near-zone.ts";
import { usePaper } from "./use-paper.ts";

/** What somebody works in stays, wherever it is. */
const inUse = (element: HTMLElement) => element.matches(":focus-within") || element.querySelector("textarea") !== null;

interface Far {
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
export function useFar({ place, settled, onLeave }: Far): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const onPaper = usePaper();
  useEffect(() => {
    const element = place.current;
    if (!element || !settled) return;
    let far = false;
    let takeBack = () => {};
    const draw = () => {
      far = false;
      setHeight(null);
    };
    const leave = () => {
      far = true;
      onLeave(element);
      setHeight(element.getBoundingClientRect().height);
    };
    const unwatch = watchNearness(element, (near) => {
      takeBack();
      if (near && far) takeBack = drawSoon(draw);
      else if (!near && !far && !inUse(element)) leave();
    });
    return () => {
      takeBack();
      unwatch();
    };
  }, [place, settled, onLeave]);
  return onPaper || !settled ? null : height;
}

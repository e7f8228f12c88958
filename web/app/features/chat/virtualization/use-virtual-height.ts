import { useEffect, useState, type RefObject } from "react";
import { deferRender } from "./render-queue.ts";
import { watchVisibility } from "./visibility.ts";
import { usePrinting } from "./use-printing.ts";

/** Elements in use stay rendered, wherever they are. */
const inUse = (element: HTMLElement) => element.matches(":focus-within") || element.querySelector("textarea") !== null;

interface Virtualized {
  place: RefObject<HTMLElement | null>;
  /** Whether it may be removed from rendering: a message being written may not. */
  settled: boolean;
  /** Called just before it is removed, while it is still rendered. */
  onLeave: (element: HTMLElement) => void;
}

/**
 * The height in pixels that a message keeps while it is too far away to be rendered, null while it is rendered: a long
 * chat costs no more than its visible part. A message that scrolls past before its turn is not rendered at all. For
 * printing everything is.
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

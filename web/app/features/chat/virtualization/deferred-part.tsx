import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { deferRender } from "./render-queue.ts";
import { usePrinting } from "./use-printing.ts";

/** The heights in pixels that the parts of a message had when it was left out, by their names. */
export type PartHeights = Map<string, number>;

/** Empty where a message is drawn for the first time, or not yet at its end. */
export const PartHeightsContext = createContext<PartHeights>(new Map());

/** Keeps the heights of a message's parts, while they stand. */
export function measureParts(message: HTMLElement, heights: PartHeights): void {
  for (const part of message.querySelectorAll<HTMLElement>("[data-part]"))
    heights.set(part.dataset["part"] ?? "", part.getBoundingClientRect().height);
}

/** A part of a long message that is drawn again in a task of its own: all of them at once would hold keys and wheel up. */
export function DeferredPart({ name, children }: { name: string; children: ReactNode }) {
  const heights = use(PartHeightsContext);
  const [height, setHeight] = useState(() => heights.get(name) ?? null);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (height !== null) return deferRender(() => setHeight(null));
  }, [height]);
  const waits = height !== null && !isPrinting;
  return (
    <div data-part={name} style={waits ? { height } : undefined}>
      {!waits && children}
    </div>
  );
}

import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { deferRender } from "./render-queue.ts";
import { usePrinting } from "./use-printing.ts";

/** The heights in pixels, by name, of the parts of a message when it was last removed from rendering. */
export type PartHeights = Map<string, number>;

/** Empty if a message is rendered for the first time, or is not finished yet. */
export const PartHeightsContext = createContext<PartHeights>(new Map());

/** Stores the heights of a message's parts while they are rendered. */
export function measureParts(message: HTMLElement, heights: PartHeights): void {
  for (const part of message.querySelectorAll<HTMLElement>("[data-part]"))
    heights.set(part.dataset["part"] ?? "", part.getBoundingClientRect().height);
}

/** A part of a long message that is re-rendered in a task of its own: all at once would block keys and wheel. */
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

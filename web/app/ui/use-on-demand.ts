import { useCallback, useState, type KeyboardEvent } from "react";

/**
 * Code loaded on demand: `preload` loads it on hover or focus, `request` shows it. If loading fails, `onMissing` is
 * called, and the next request tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, onMissing: () => void) {
  const [part, setPart] = useState<{ now: Part } | null>(null);
  // A failure is not reported here: a press that follows reports it.
  const preload = useCallback(() => void load().catch(() => null), [load]);
  const request = () => void load().then((now) => setPart({ now }), onMissing);
  return { part: part?.now ?? null, preload, request };
}

/** The behaviour of a button that stands in for a menu's button until the menu has loaded. */
export function menuStandIn({ preload, request }: { preload: () => void; request: () => void }) {
  return {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: request,
    onKeyDown: ({ key }: KeyboardEvent) => void (/^Arrow(Up|Down)$/.test(key) && request()),
  } as const;
}

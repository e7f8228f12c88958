import { useCallback, useState, type KeyboardEvent } from "react";

/**
 * Code that comes when someone reaches for it: `ahead` asks for it when a finger or the focus comes near, `bring` shows
 * it. When it does not come, `onMissing` is told, and the next time asks again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, onMissing: () => void) {
  const [part, setPart] = useState<{ now: Part } | null>(null);
  // Not worth a word when it fails: whoever goes on to press is told.
  const preload = useCallback(() => void load().catch(() => null), [load]);
  const request = () => void load().then((now) => setPart({ now }), onMissing);
  return { part: part?.now ?? null, preload, request };
}

/** What a button does that stands where the one of a menu will be. */
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

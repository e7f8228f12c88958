import { useCallback, useState, type KeyboardEvent } from "react";

/**
 * Code that comes when someone reaches for it: `ahead` asks for it when a finger or the focus comes near, `bring` shows
 * it. When it does not come, `onMissing` is told, and the next time asks again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, onMissing: () => void) {
  const [part, setPart] = useState<{ now: Part } | null>(null);
  // Not worth a word when it fails: whoever goes on to press is told.
  const ahead = useCallback(() => void load().catch(() => null), [load]);
  const bring = () => void load().then((now) => setPart({ now }), onMissing);
  return { part: part?.now ?? null, ahead, bring };
}

/** What a button does that stands where the one of a menu will be. */
export function menuStandIn({ ahead, bring }: { ahead: () => void; bring: () => void }) {
  return {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: bring,
    onKeyDown: ({ key }: KeyboardEvent) => void (/^Arrow(Up|Down)$/.test(key) && bring()),
  } as const;
}

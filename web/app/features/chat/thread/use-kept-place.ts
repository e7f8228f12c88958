import { useLayoutEffect, useRef, type RefObject } from "react";

/** Keeps what is being read where it is when earlier messages are put above it. */
export function useKeptPlace(scroller: RefObject<HTMLDivElement | null>, firstId: string | undefined) {
  const before = useRef<{ firstId: string | undefined; height: number }>({ firstId: undefined, height: 0 });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const previous = before.current;
    const known = previous.firstId !== undefined && box.querySelector(`[data-message="${previous.firstId}"]`) !== null;
    if (known && firstId !== previous.firstId) box.scrollTop += box.scrollHeight - previous.height;
    before.current = { firstId, height: box.scrollHeight };
  });
}

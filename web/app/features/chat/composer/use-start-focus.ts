import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";
import { isTouched } from "../../../ui/pointer.ts";
import { takeTyped } from "../../../ui/type-ahead.ts";
import type { ComposerHandle } from "./composer.tsx";

/** Nothing has the focus, or what led here: a link, or a window that is closing. */
const isFree = (active: Element | null): boolean => !active || active.matches("body, a, [role=dialog] *");

/** The input of an empty chat has the focus, and what was typed on the way there. */
export function useStartFocus(composer: RefObject<ComposerHandle | null>, isEmpty: boolean) {
  const { key } = useLocation();
  useEffect(() => {
    if (!isEmpty) return;
    const frame = requestAnimationFrame(() => {
      const typed = takeTyped();
      if (typed !== "") composer.current?.add(typed);
      else if (!isTouched() && isFree(document.activeElement)) composer.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [composer, isEmpty, key]);
}

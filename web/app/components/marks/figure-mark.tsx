import type { TextMark } from "@cofounder/contract";
import { use, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "../../ui/cn.ts";
import { MarksContext } from "./marks-context.ts";
import { nextMark } from "./shown-marks.ts";

const checked = "decoration-current/25";

const looks: Record<TextMark["kind"], string> = {
  founder: checked,
  computed: checked,
  source: checked,
  assumed: "decoration-muted",
  own: "decoration-muted",
  differs: "decoration-warn decoration-solid decoration-2",
};

/** A figure in a model's text: as quiet as the text, it tells on request what backs it. */
export function FigureMark({ children, ...data }: { children?: ReactNode; "data-mark"?: number }) {
  const text = use(MarksContext);
  const number = data["data-mark"] ?? -1;
  const mark = text?.marks[number];
  if (!text || !mark) return children;
  const { opened, reachable, onFocus, onPress } = text;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const aim = nextMark(currentTarget, key);
    if (key !== "Enter" && key !== " " && !aim) return;
    event.preventDefault();
    if (aim) aim.focus();
    else onPress(number, currentTarget);
  }

  return (
    // A real button would neither break across lines nor be copied with the text around it.
    <span
      role="button"
      data-mark={number}
      tabIndex={number === reachable ? 0 : -1}
      aria-expanded={number === opened || undefined}
      className={cn(
        "cursor-pointer rounded-[0.125rem] underline decoration-dotted decoration-1 underline-offset-[0.2em]",
        looks[mark.kind],
        "transition-[text-decoration-color,background-color] duration-fast ease-out",
        mark.kind !== "differs" && "hover:decoration-current focus-visible:decoration-current",
        "aria-expanded:bg-accent-soft",
      )}
      onFocus={() => onFocus(number)}
      onClick={({ currentTarget }) => onPress(number, currentTarget)}
      onKeyDown={onKeyDown}
    >
      {children}
    </span>
  );
}

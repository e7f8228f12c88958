import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { tipPlace, type TipSide } from "./tip-place.ts";

interface TooltipProps {
  content: ReactNode;
  side?: TipSide;
  /** It adds more than the name of its anchor: it is read out with it and opens on tap too. */
  explains?: boolean;
  /** A button or link; it needs a name of its own. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

const restMs = 400;

/** Opens on hover or focus, and closes when either ends. */
function useTip(explains: boolean) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs) timer.current = setTimeout(() => setOpen(next), afterMs);
    else setOpen(next);
  };
  const doors = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType !== "touch" && set(true, restMs),
    onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType !== "touch" && set(false),
    onFocus: ({ target }: { target: Element }) => target.matches(":focus-visible") && set(true),
    onBlur: () => set(false),
    onClick: () => set(explains),
  };
  return { open, close: () => set(false), doors };
}

/** A tooltip on hover or focus. */
export function Tooltip({ content, side = "top", explains = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, close, doors } = useTip(explains);
  return (
    <span ref={anchor} className="contents" {...doors}>
      {explains && open ? cloneElement(children, { "aria-describedby": id }) : children}
      {open && (
        <Tip id={id} side={side} anchorOf={() => anchor.current?.firstElementChild ?? null} onClose={close}>
          {content}
        </Tip>
      )}
    </span>
  );
}

interface TipProps {
  id: string;
  side: TipSide;
  anchorOf: () => Element | null;
  onClose: () => void;
  children: ReactNode;
}

/** Its padding reaches its anchor, so that the pointer can move over to it. */
function Tip({ id, side, anchorOf, onClose, children }: TipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const anchor = anchorOf();
    if (!box.current || !anchor) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const wanted = { side, anchor: anchor.getBoundingClientRect() };
    const { left, top } = tipPlace(wanted, box.current.getBoundingClientRect(), room);
    box.current.style.translate = `${left}px ${top}px`;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("scroll", onClose, { capture: true, passive: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("scroll", onClose, { capture: true });
    };
  });
  return createPortal(
    <div ref={box} className="fixed top-0 left-0 z-50 w-max max-w-[min(19rem,100vw)] p-1.5">
      <div
        id={id}
        role="tooltip"
        className={
          "rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs leading-relaxed text-ink " +
          "shadow-overlay transition-opacity duration-fast starting:opacity-0"
        }
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

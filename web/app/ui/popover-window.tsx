import { Popover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { popupStyles } from "./overlay-styles.ts";

interface PopoverProps {
  /** The element it is attached to; the focus returns there. */
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** The initial focus: the chosen option of the first group. */
const beginning = "[data-begin], select, input:checked";

/**
 * A small window attached to a button, on a phone at the foot of the page. A press on that button is left to the
 * button.
 */
export function PopoverWindow({ anchor, open, onClose, title, closeLabel, lang, className, children }: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, { event }) => {
        if (next || (event.target instanceof Node && anchor.contains(event.target))) return;
        onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          sideOffset={6}
          align="start"
          collisionPadding={8}
          className="z-50 outline-none max-sm:fixed! max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:transform-none!"
        >
          <Popover.Popup
            ref={content}
            lang={lang}
            initialFocus={() => {
              // The default focus would scroll the page to the window before it is positioned.
              const popup = content.current;
              const first = popup?.querySelector<HTMLElement>(beginning) ?? popup;
              first?.focus({ preventScroll: true });
              return false;
            }}
            finalFocus={() => anchor}
            className={cn(
              popupStyles,
              "flex max-h-[min(var(--available-height),40rem)] w-[26rem] flex-col rounded-card max-sm:max-h-[85dvh] max-sm:w-auto",
              className,
            )}
          >
            <div className="flex shrink-0 items-start justify-between gap-4 px-4 pt-3">
              <Popover.Title className="min-w-0 text-lg font-semibold tracking-tight break-words">
                {title}
              </Popover.Title>
              <Popover.Close
                aria-label={closeLabel}
                render={<Button variant="ghost" size="icon" className="-mt-1 -mr-2" />}
              >
                <X aria-hidden />
              </Popover.Close>
            </div>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { backdropStyles } from "./overlay-styles.ts";

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: "left" | "right";
  className?: string;
  children: ReactNode;
}

const sides = {
  left: "left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right: "right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
};

/** A drawer over the page, for phones. */
export function Sheet({ open, onOpenChange, title, closeLabel, side = "left", className, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyles} />
        <Dialog.Popup
          className={cn(
            "fixed inset-y-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] flex-col border-line bg-raised text-ink shadow-overlay outline-none",
            "transition-transform duration-slow ease-out",
            sides[side],
            className,
          )}
        >
          <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Dialog.Title className="font-semibold">{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} render={<Button variant="ghost" size="icon" />}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

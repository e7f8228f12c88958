import { ChevronRight } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { usePrinting } from "../virtualization/use-printing.ts";
import { isFoldOpen, keepFold } from "./fold-memory.ts";
import { ReplyContext } from "./reply-context.ts";

/** Content below a title, rendered only once opened, or for printing. */
export function FoldPart({ title, children }: { title: string; children: ReactNode }) {
  const { id } = use(ReplyContext);
  const [open, setOpen] = useState(() => isFoldOpen(id));
  const isPrinting = usePrinting();
  const shown = open || isPrinting;
  return (
    <details open={shown} className="group/fold border-t border-line pt-2">
      <summary
        className={
          "flex cursor-pointer list-none items-center gap-2 rounded-control py-2 text-lg font-semibold " +
          "tracking-tight select-none hover:text-accent [&::-webkit-details-marker]:hidden"
        }
        onClick={(event) => {
          // The browser would toggle it by itself, without the component's state.
          event.preventDefault();
          keepFold(id, !open);
          setOpen(!open);
        }}
      >
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-fast group-open/fold:rotate-90 print:hidden"
        />
        <h3 className="min-w-0 text-balance">{title}</h3>
      </summary>
      {shown && <div className="space-y-9 pt-6">{children}</div>}
    </details>
  );
}

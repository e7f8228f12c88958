import type { ReplyPart } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ReplyParts } from "./reply-parts.tsx";
import { keyParts } from "./reply-view.ts";
import { useReplyWords } from "./reply-words.ts";

/** The computed analysis beside a written reply: its key figures, which expand to the whole. */
export const FoldedCard = memo(function FoldedCard({ parts }: { parts: ReplyPart[] }) {
  const { say } = useReplyWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="rounded-2xl border border-line bg-surface p-4 sm:p-5" aria-label={say("reply.computed")}>
      <p className="mb-3 text-xs font-medium tracking-wide text-muted">{say("reply.computed")}</p>
      <ReplyParts parts={open ? parts : keyParts(parts)} dense={!open} />
      <Button className="mt-4" variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronDown className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} aria-hidden />
        {open ? say("reply.showLess") : say("reply.showAll")}
      </Button>
    </section>
  );
});

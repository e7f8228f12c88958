import { LoaderCircle } from "lucide-react";
import { cn } from "./cn.ts";

/** Decorative without a label: the text beside it then says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={cn("inline-flex", className)}>
      <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

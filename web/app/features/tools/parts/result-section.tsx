import { type ReactNode, useId } from "react";
import { cn } from "../../../ui/cn.ts";

interface ResultSectionProps {
  title: string;
  /** One line on how to read it. */
  lead?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A section of a result, with its heading. */
export function ResultSection({ title, lead, className, children }: ResultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("border-t border-line py-7 first:border-t-0 first:pt-0", className)}>
      <h3 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h3>
      {lead && <p className="mt-1 max-w-2xl text-sm text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";

interface SectionProps {
  id: string;
  title: string;
  /** Continues the title, in a quieter style. */
  more: string;
  className?: string;
  /** Set for a section that is always dark, or always light. */
  theme?: "light" | "dark";
  children: ReactNode;
}

/** A section of the page that an address can link to. */
export function Section({ id, title, more, className, theme, children }: SectionProps) {
  return (
    <section
      id={id}
      data-below
      data-theme={theme}
      aria-labelledby={`${id}-title`}
      className={cn("py-section", className)}
    >
      <div className="mx-auto max-w-page px-gutter">
        <h2 id={`${id}-title`} className="max-w-4xl text-title font-semibold text-pretty">
          {title} <span className="text-faint">{more}</span>
        </h2>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";

interface SectionProps {
  id: string;
  title: string;
  /** Goes on where the title stops, in a quieter voice. */
  more: string;
  className?: string;
  /** Set where a part of the page is dark, or light, at any hour. */
  theme?: "light" | "dark";
  children: ReactNode;
}

/** A part of the page that an address can point at. */
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

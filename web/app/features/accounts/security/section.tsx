import { useId, type ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the security page: its explanation beside its controls. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <Card className="p-5 sm:p-6">{children}</Card>
    </section>
  );
}

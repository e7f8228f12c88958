import { type ReactNode, useState } from "react";
import { Calculator } from "./calculator.tsx";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

/** `sheet`: a sheet for the visitor's own figures, which is drawn once it is asked for. */
export function CapabilitiesSection({ sheet }: { sheet: ReactNode }) {
  const { capabilities } = useLanding().landing;
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="capabilities" title={capabilities.title} more={capabilities.more}>
      <div className="mt-14 grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16">
        <ul className="self-center">
          {capabilities.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-4 first:border-t-0">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <Calculator onOwn={isOpen ? null : () => setOpen(true)} />
      </div>
      {isOpen && (
        <section aria-labelledby="own-figures" className="mt-14 border-t border-line pt-10">
          <h3 id="own-figures" className="mb-6 text-heading font-semibold">
            {capabilities.calculator.own}
          </h3>
          {sheet}
        </section>
      )}
    </Section>
  );
}

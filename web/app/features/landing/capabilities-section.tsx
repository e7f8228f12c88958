import { Calculator } from "./calculator.tsx";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

export function CapabilitiesSection() {
  const { capabilities } = useLanding().landing;
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
        <Calculator />
      </div>
    </Section>
  );
}

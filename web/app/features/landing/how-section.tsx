import { Section } from "./section.tsx";
import { ArgueDrawing, ComputeDrawing, TellDrawing } from "./step-drawings.tsx";
import { useLanding } from "./use-landing.ts";

const drawings = [TellDrawing, ComputeDrawing, ArgueDrawing];

export function HowSection() {
  const { how } = useLanding().landing;
  return (
    <Section id="how" title={how.title} more={how.more}>
      <ol className="mt-14 grid gap-x-12 gap-y-14 md:grid-cols-3">
        {how.steps.map((step, at) => {
          const Drawing = drawings[at] ?? TellDrawing;
          return (
            <li key={step.title} className="flex flex-col">
              <Drawing />
              <p aria-hidden className="mt-8 border-t border-line pt-5 font-mono text-sm text-accent">
                {at + 1}
              </p>
              <h3 className="mt-3 text-heading font-semibold">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

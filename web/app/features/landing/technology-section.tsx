import { cn } from "../../ui/cn.ts";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

/** The processing of a sentence, from the founder to the answer. */
export function TechnologySection() {
  const { technology } = useLanding().landing;
  return (
    <Section id="technology" title={technology.title} more={technology.more}>
      <p className="mt-5 max-w-xl text-lead text-muted">{technology.text}</p>
      <ol className="mt-14 grid lg:grid-cols-4">
        {technology.steps.map(({ title, text }, at) => (
          <li key={title} className="relative pb-9 pl-8 last:pb-0 lg:pr-8 lg:pb-0 lg:pl-0">
            <span
              aria-hidden
              className={cn(
                "absolute bg-line-strong max-lg:top-4 max-lg:bottom-0 max-lg:left-[0.4375rem] max-lg:w-px lg:inset-x-0 lg:top-[0.4375rem] lg:h-px",
                at === technology.steps.length - 1 && "max-lg:hidden",
              )}
            />
            <span
              aria-hidden
              className={cn(
                "absolute top-2 left-0 size-3.5 rounded-full border-2 lg:top-0",
                at === 1 ? "border-accent bg-accent" : "border-line-hover bg-canvas",
              )}
            />
            <h3 className="lg:mt-9 text-heading font-semibold">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

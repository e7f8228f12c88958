import { useLanding } from "./use-landing.ts";

export function HowSection() {
  const { how } = useLanding().landing;
  return (
    <section id="how" aria-labelledby="how-title" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="how-title" className="text-title font-semibold">
          {how.title}
        </h2>
        <ol className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {how.steps.map((step, index) => (
            <li key={step.title} className="border-t border-ink pt-5">
              <p aria-hidden className="font-mono text-sm text-accent">
                {index + 1}
              </p>
              <h3 className="mt-6 text-xl font-semibold tracking-tight">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { SampleBadge } from "./sample-badge.tsx";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

/** The item that names data centres, by its place. */
const dataCentres = 1;

/** Dark in both themes, unlike any other section. */
export function SecuritySection() {
  const { security } = useLanding().landing;
  return (
    <Section
      id="security"
      title={security.title}
      more={security.more}
      theme="dark"
      className="border-y border-line bg-canvas text-ink"
    >
      <ul className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {security.items.map(({ title, text }, at) => (
          <li key={title} className="border-t border-line-strong pt-5">
            <h3 className="font-semibold">
              {title}
              {at === dataCentres && <SampleBadge claim="dataCentres" />}
            </h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

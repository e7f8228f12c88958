import { Section } from "./section.tsx";
import { SampleBadge } from "./sample-badge.tsx";
import { useLanding } from "./use-landing.ts";
import { claimTexts } from "./writing.ts";

export function SupportSection() {
  const { landing, language } = useLanding();
  const { support } = landing;
  const claims = claimTexts(language);
  return (
    <Section id="support" title={support.title} more={support.more} className="border-t border-line">
      <div className="mt-14 grid gap-14 lg:grid-cols-2 lg:gap-20">
        <dl className="divide-y divide-line border-y border-line">
          {(["mentors", "experts", "investors"] as const).map((name) => (
            <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-4 py-3.5">
              <dt className="text-muted">
                {support[name]}
                <SampleBadge claim={name} />
              </dt>
              <dd className="w-12 shrink-0 font-semibold tabular-nums">{claims[name]}+</dd>
            </div>
          ))}
        </dl>
        <div className="lg:self-center">
          <h3 className="text-label text-muted">{support.industriesTitle}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-heading font-semibold">
            {support.industries.map((industry, at) => (
              <li key={industry} className={at % 2 ? "text-faint" : undefined}>
                {industry}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

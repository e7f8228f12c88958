import { Badge } from "../../ui/badge.tsx";
import { Section } from "./section.tsx";
import { SampleBadge } from "./sample-badge.tsx";
import { useLanding } from "./use-landing.ts";
import { fill } from "../../locales/page-texts.ts";
import { claimTexts } from "./writing.ts";

export function HonestSection() {
  const { landing, language } = useLanding();
  const { honest } = landing;
  return (
    <Section id="honest" title={honest.title} more={honest.more} className="border-t border-line">
      <ul className="mt-14 grid gap-px overflow-hidden rounded-window border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {honest.kinds.map((kind) => (
          <li key={kind.tag} className="bg-surface p-6">
            <Badge tone={kind.tone}>{kind.tag}</Badge>
            <h3 className="mt-10 font-semibold">{kind.title}</h3>
            <p className="mt-1 text-muted">{kind.text}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-14 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {honest.rules.map((rule) => (
          <li key={rule.title}>
            <h3 className="font-semibold">{rule.title}</h3>
            <p className="mt-1.5 text-muted">{rule.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12 border-t border-line pt-5 text-sm text-muted">
        {fill(honest.text, claimTexts(language))}
        <SampleBadge claim="accuracyPercent" />
      </p>
    </Section>
  );
}

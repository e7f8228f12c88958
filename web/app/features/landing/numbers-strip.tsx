import { isSample } from "../../content/claims.ts";
import { SampleBadge } from "./sample-badge.tsx";
import { useLanding } from "./use-landing.ts";
import { claimTexts } from "./writing.ts";

/** The operator's claims, in a quiet line. */
export function NumbersStrip() {
  const { landing, language } = useLanding();
  const { numbers, samples } = landing;
  const claims = claimTexts(language);
  const rows = [
    { figure: `${claims.entrepreneurs}+`, text: numbers.entrepreneurs, claim: "entrepreneurs" as const },
    { figure: `${claims.accuracyPercent}%`, text: numbers.accuracy, claim: "accuracyPercent" as const },
    { figure: `${claims.marketDataHours} h`, text: numbers.data, claim: "marketDataHours" as const },
    { figure: numbers.unlimited, text: numbers.ideas, claim: null },
  ];
  return (
    <section aria-label={numbers.label} className="mx-auto max-w-page px-gutter pb-section">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 lg:grid-cols-4">
        {rows.map(({ figure, text, claim }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-1">
            <dt className="max-w-56 text-sm text-muted">
              {text}
              {claim && <SampleBadge claim={claim} />}
            </dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {rows.some(({ claim }) => claim && isSample(claim)) && <p className="mt-5 text-sm text-muted">{samples.note}</p>}
    </section>
  );
}

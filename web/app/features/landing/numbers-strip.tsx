import { isSample } from "../../content/claims.ts";
import { SampleBadge } from "./sample-badge.tsx";
import { useLanding } from "./use-landing.ts";
import { claimTexts } from "./writing.ts";

/** The operator's claims, in large figures. */
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
    <section aria-label={numbers.label} className="border-y border-line">
      <dl className="mx-auto grid max-w-page grid-cols-2 px-gutter lg:grid-cols-4">
        {rows.map(({ figure, text, claim }) => (
          <div
            key={text}
            className={
              "flex flex-col-reverse justify-end gap-2 border-line py-8 pr-4 max-lg:nth-[n+3]:border-t lg:border-l " +
              "lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
            }
          >
            <dt className="max-w-56 text-sm text-muted">
              {text}
              {claim && <SampleBadge claim={claim} />}
            </dt>
            <dd className="text-figure font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {rows.some(({ claim }) => claim && isSample(claim)) && (
        <p className="mx-auto max-w-page px-gutter pb-6 text-sm text-muted">{samples.note}</p>
      )}
    </section>
  );
}

import type { InfluencerFinderOutput } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { DataTable } from "../parts/data-table.tsx";
import { LetterCard } from "../parts/letter-card.tsx";
import { Marked } from "../marks/marked.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Basis, Figures, StatementLine, Statements } from "../parts/statements.tsx";
import { WebLink } from "../parts/web-link.tsx";

type Output = InfluencerFinderOutput;

export function InfluencerResult({ output }: { output: Output }) {
  const { t } = useTranslation("influencerFinder");
  return (
    <div>
      <Creators output={output} />
      <Tiers tiers={output.tiers} />
      <ResultSection title={t("breakEven")} lead={t("breakEvenLead")}>
        <Figures items={output.breakEven.lines} />
        <StatementLine statement={output.breakEven.note} className="mt-3" />
      </ResultSection>
      <ResultSection title={t("searches")}>
        <ul className="flex flex-col divide-y divide-line">
          {output.searches.map(({ where, text, url }) => (
            <li key={where} className="flex flex-col gap-0.5 py-3 first:pt-0">
              <span className="text-sm text-muted">{where}</span>
              {url ? (
                <WebLink url={url}>{text}</WebLink>
              ) : (
                <span>
                  <Marked text={text} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title={t("benchmarks")}>
        <Figures items={output.benchmarks} />
      </ResultSection>
      <Vetting vetting={output.vetting} />
      <ResultSection title={t("letters")}>
        <div className="flex flex-col gap-3">
          {output.letters.map((letter) => (
            <LetterCard key={letter.name} letter={letter} name={letter.name} />
          ))}
        </div>
      </ResultSection>
      <ResultSection title={t("disclosure")}>
        <Statements items={output.disclosure} />
      </ResultSection>
    </div>
  );
}

function Creators({ output: { summary, influencers } }: { output: Output }) {
  const { t } = useTranslation("influencerFinder");
  return (
    <ResultSection title={t("creators")}>
      <StatementLine statement={summary} className="text-lg" />
      {influencers.length > 0 && (
        <ul className="mt-5 grid gap-3 sm:grid-cols-2">
          {influencers.map(({ name, handle, category, followers, engagement, origin, url, foundOn, unverified }) => (
            <li key={handle} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
              <h4 className="font-medium wrap-anywhere">{name}</h4>
              {url ? <WebLink url={url}>{handle}</WebLink> : <span className="text-sm">{handle}</span>}
              <p className="text-sm">{category}</p>
              <p className="text-sm tabular-nums">
                {followers === null ? t("unknownFollowers") : t("followers", { followers: formats.number(followers) })}
                {engagement !== null && `, ${t("engagement", { engagement })}`}
              </p>
              <p className="text-sm text-muted">
                {origin === "search" ? t("foundOn", { date: foundOn ?? "" }) : t(`from.${origin}`)}
              </p>
              <p className="text-sm text-warn">{t("unverified", { what: unverified.join("; ") })}</p>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}

function Tiers({ tiers }: Pick<Output, "tiers">) {
  const { t } = useTranslation("influencerFinder");
  return (
    <ResultSection title={t("tiers")} lead={t("tiersLead")}>
      <ul className="flex flex-col divide-y divide-line">
        {tiers.map(({ tier, followers, share, budget, why }) => (
          <li key={tier} className="grid gap-x-6 gap-y-1 py-4 first:pt-0 sm:grid-cols-[9rem_1fr]">
            <div>
              <h4 className="font-medium">{tier}</h4>
              <p className="text-sm text-muted">{t("followers", { followers })}</p>
              <p className="text-2xl font-semibold tabular-nums">{Math.round(share * 100)}%</p>
            </div>
            <div className="flex flex-col gap-1">
              <p className="font-medium">{budget.value}</p>
              <p className="text-sm text-muted">= {budget.formula}</p>
              <StatementLine statement={why} />
            </div>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Vetting({ vetting }: Pick<Output, "vetting">) {
  const { t } = useTranslation("influencerFinder");
  return (
    <ResultSection title={t("vetting")}>
      <DataTable
        caption={t("vetting")}
        head={[t("check"), t("how"), t("pass")]}
        rows={vetting.map(({ check, how, pass, source }) => ({
          key: check,
          cells: [
            check,
            how,
            <span key="pass">
              {pass} <Basis basis="source" source={source} />
            </span>,
          ],
        }))}
      />
    </ResultSection>
  );
}

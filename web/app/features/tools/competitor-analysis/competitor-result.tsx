import type { CompetitorAnalysisOutput } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Marked } from "../marks/marked.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Figures, StatementLine, Statements } from "../parts/statements.tsx";
import { WebLink } from "../parts/web-link.tsx";
import { PositioningMap } from "./positioning-map.tsx";

type Output = CompetitorAnalysisOutput;
const listed = ["whiteSpace", "advantages", "positioning", "strategy"] as const;

export function CompetitorResult({ output }: { output: Output }) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <div>
      <ResultSection title={t("overview")}>
        <p className="text-lg leading-relaxed text-pretty wrap-anywhere">
          <Marked text={output.marketOverview} />
        </p>
        <div className="mt-5">
          <Figures items={output.figures} />
        </div>
      </ResultSection>
      <Alternatives alternatives={output.alternatives} />
      <Matrix matrix={output.matrix} />
      <ResultSection title={t("map")} lead={t("mapLead")}>
        <PositioningMap map={output.map} />
      </ResultSection>
      <Forces forces={output.forces} />
      {listed.map((name) => (
        <ResultSection key={name} title={t(name)}>
          <Statements items={output[name]} />
        </ResultSection>
      ))}
      <Checks checks={output.checks} />
    </div>
  );
}

function Alternatives({ alternatives }: Pick<Output, "alternatives">) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ResultSection title={t("alternatives")} lead={t("alternativesLead")}>
      <ol className="flex flex-col divide-y divide-line">
        {alternatives.map(({ name, kind, about, howToCheck, url }, index) => (
          <li key={name} className="grid gap-x-6 gap-y-1.5 py-4 first:pt-0 sm:grid-cols-[13rem_1fr]">
            <div className="flex flex-col items-start gap-1.5">
              <h4 className="font-medium wrap-anywhere">
                <span className="text-muted tabular-nums">{index + 1}</span> {name}
              </h4>
              <Badge tone={kind === "example" || kind === "cited" || kind === "model" ? "warn" : "neutral"}>
                {t(`kinds.${kind}`)}
              </Badge>
            </div>
            <div className="flex min-w-0 flex-col gap-1.5">
              <StatementLine statement={about} />
              <p className="text-sm text-muted">{howToCheck}</p>
              {url && <WebLink url={url}>{t("page")}</WebLink>}
            </div>
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}

function Matrix({ matrix: { columns, rows } }: Pick<Output, "matrix">) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ResultSection title={t("matrix")} lead={t("matrixLead")}>
      <DataTable
        caption={t("matrix")}
        head={[t("feature"), ...columns]}
        rows={rows.map(({ label, cells }) => ({
          key: label,
          cells: [label, ...cells.map(({ text, basis }, index) => <Cell key={index} text={text} basis={basis} />)],
        }))}
      />
    </ResultSection>
  );
}

type CellProps = Output["matrix"]["rows"][number]["cells"][number];

function Cell({ text, basis }: CellProps) {
  const { t } = useTranslation("competitorAnalysis");
  if (basis === "unknown") return <span className="text-muted italic">{text}</span>;
  if (basis !== "assumption") return text;
  return (
    <span className="flex flex-col items-start gap-1">
      {text} <Badge tone="warn">{t("kinds.model")}</Badge>
    </span>
  );
}

function Forces({ forces }: Pick<Output, "forces">) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ResultSection title={t("forces")}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {forces.map(({ id, label, entries, check }) => (
          <div key={id}>
            <h4 className="mb-2 font-medium">{label}</h4>
            <Statements items={entries} />
            <p className="mt-2 text-sm text-muted">{check}</p>
          </div>
        ))}
      </div>
    </ResultSection>
  );
}

function Checks({ checks }: Pick<Output, "checks">) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ResultSection title={t("checks")} lead={t("checksLead")}>
      <ul className="flex flex-col divide-y divide-line">
        {checks.map(({ claim, how, search }) => (
          <li key={claim} className="flex flex-col gap-0.5 py-3">
            <p className="font-medium wrap-anywhere">{claim}</p>
            <p className="text-sm text-muted">{how}</p>
            {search && (
              <WebLink url={`https://www.google.com/search?q=${encodeURIComponent(search)}`}>{search}</WebLink>
            )}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

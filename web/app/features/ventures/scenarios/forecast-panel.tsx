import type { EventMonths, Forecast, OtherValues } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import { Download } from "lucide-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../api/index.ts";
import { numberOf } from "../../../components/typed-number.ts";
import { useMayEdit } from "../../../components/venture-access.tsx";
import { spokenLanguage } from "../../../locales/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { askEngine } from "../follows/engine.ts";
import type { CaseAnswer, ForecastSettings } from "../follows/engine-messages.ts";
import { nameOf } from "../follows/input-row.tsx";
import { Chart } from "./case-charts.tsx";
import { valueIn } from "./chart-values.ts";
import { forecastCsv } from "./forecast-csv.ts";

const LineDrawing = lazy(async () => ({ default: (await import("./drawings.tsx")).LineDrawing }));

export interface ForecastPanelProps {
  /** Of the case. */
  name: string;
  answer: CaseAnswer;
  figures: readonly SheetFigure[];
  values: OtherValues;
  settings: ForecastSettings;
  /** It can be stored with its months and its seed. */
  isScenario: boolean;
  onChange: (change: Partial<ForecastSettings>) => void;
}

/** One case month by month: a table, a chart, and files to go on with. */
export function ForecastPanel({ name, answer, figures, settings, isScenario, ...rest }: ForecastPanelProps) {
  const { t } = useTranslation("scenarios");
  const isKept = useMayEdit() && isScenario;
  const { forecast, bands } = answer;
  if (!forecast) return null;
  const names = Object.fromEntries(figures.map((figure) => [figure.id, nameOf(figure)]));
  const labels = labelsOf(forecast, names);
  const cash = forecast.lines.find((line) => line.name === "cash")?.values;
  return (
    <section aria-labelledby="forecast" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="forecast" className="text-lg font-semibold">
            {t("forecast.title", { name })}
          </h2>
          <p className="text-sm text-muted">
            {t("forecast.lead")} {isKept && t("forecast.kept")}
          </p>
        </div>
        {cash && <Exports {...{ name, forecast, figures, settings, names, labels }} values={rest.values} />}
      </div>
      {forecast.unknown.length > 0 && (
        <div className="rounded-control border border-warn/25 bg-warn-soft px-4 py-3 text-sm">
          <p className="font-medium">{t("forecast.unknown")}</p>
          <ul className="mt-1 list-disc space-y-1 pl-4">
            {forecast.unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {forecast.events.length > 0 && (
        <Events forecast={forecast} names={names} months={settings.months} onChange={rest.onChange} />
      )}
      {cash && <Course {...{ name, forecast, bands, cash, names, labels }} onChange={rest.onChange} />}
    </section>
  );
}

interface CourseProps extends Pick<ForecastPanelProps, "name" | "onChange"> {
  forecast: Forecast;
  bands: CaseAnswer["bands"];
  cash: readonly number[];
  names: Readonly<Record<string, string>>;
  labels: readonly string[];
}

function Course({ name, forecast, bands, cash, names, labels, onChange }: CourseProps) {
  const { t } = useTranslation("scenarios");
  const { evenMonth, emptyMonth, currency, lines } = forecast;
  const hasCosts = lines.some((line) => isCost(line.name));
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden">
        {hasCosts && <li>{evenMonth === null ? t("forecast.neverEven") : t("forecast.even", { month: evenMonth })}</li>}
        {emptyMonth !== null && (
          <li className="font-medium text-bad">{t("forecast.emptyIn", { month: emptyMonth })}</li>
        )}
      </ul>
      {bands && <BandSettings bands={bands} names={names} onChange={onChange} />}
      <Chart title={t("charts.cash")} note={t("charts.months")}>
        <LineDrawing
          lines={[{ name, values: cash }]}
          unit={currency}
          band={bands && { ...bands.cash, name: t("forecast.band") }}
        />
      </Chart>
      <Months forecast={forecast} labels={labels} />
    </>
  );
}

function labelsOf({ lines, events }: Forecast, names: Readonly<Record<string, string>>): string[] {
  return lines.map(({ name, label }) => {
    const event = /^event_(\d+)$/.exec(name)?.[1];
    return event === undefined ? label : (names[events[Number(event)]?.figure ?? ""] ?? label);
  });
}

interface EventsProps extends Pick<ForecastPanelProps, "onChange"> {
  forecast: Forecast;
  names: Readonly<Record<string, string>>;
  months: EventMonths;
}

/** Money whose month nobody said: it is in none until one is chosen. */
function Events({ forecast: { events, currency }, names, months, onChange }: EventsProps) {
  const { t } = useTranslation("scenarios");
  const options = [
    { value: "", label: t("forecast.noMonth") },
    ...Array.from({ length: 24 }, (_, index) => ({
      value: String(index + 1),
      label: t("forecast.month", { month: index + 1 }),
    })),
  ];
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <p className="text-sm text-muted">{t("forecast.events")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {events.map(({ figure, amount, recurs, month }) => (
          <Field
            key={figure}
            label={t(recurs ? "forecast.recurring" : "forecast.once", {
              name: names[figure] ?? "",
              amount: valueIn(amount, currency),
            })}
          >
            <Select
              value={month === null ? "" : String(month)}
              options={options}
              onValueChange={(chosen) => {
                const { [figure]: _old, ...others } = months;
                onChange({ months: chosen === "" ? others : { ...others, [figure]: Number(chosen) } });
              }}
            />
          </Field>
        ))}
      </div>
    </Card>
  );
}

interface BandSettingsProps extends Pick<ForecastPanelProps, "onChange"> {
  bands: NonNullable<CaseAnswer["bands"]>;
  names: Readonly<Record<string, string>>;
}

/** What was drawn, how often, and from which seed: the same seed draws the same. */
function BandSettings({ bands: { runs, seed, drawn, emptyShare }, names, onChange }: BandSettingsProps) {
  const { t } = useTranslation("scenarios");
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const number = numberOf(text);
    if (number !== null && Number.isInteger(number) && number >= 0 && number <= limits.seedMax)
      onChange({ seed: number });
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 text-sm sm:p-5">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">
          {t("forecast.drawn", { runs, figures: drawn.map((id) => names[id] ?? t("forecast.rate")).join(", ") })}
        </p>
        {emptyShare !== null && (
          <p className="mt-1 font-medium">{t("forecast.emptyShare", { share: valueIn(emptyShare, "ratio") })}</p>
        )}
      </div>
      <Field label={t("forecast.seed")} className="w-32">
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={typed ?? String(seed)}
          onValueChange={change}
          onBlur={() => setTyped(null)}
          className="h-9 tabular-nums"
        />
      </Field>
    </Card>
  );
}

const costs: ReadonlySet<string> = new Set([
  "variable_costs",
  "fixed_costs_row",
  "marketing_row",
  "given_row",
  "debt_row",
  "burn_row",
]);
/** Without costs every forecast is even from its first month on, which says nothing. */
const isCost = (name: string): boolean => costs.has(name);

const sums: ReadonlySet<string> = new Set(["contribution", "net", "cash"]);
const isSum = (name: string): boolean => sums.has(name);

function Months({ forecast: { lines, currency }, labels }: { forecast: Forecast; labels: readonly string[] }) {
  const { t } = useTranslation("scenarios");
  const months = lines[0]?.values.map((_, index) => index + 1) ?? [];
  const written = (value: number, kind: Forecast["lines"][number]["kind"]): string =>
    kind === "money" ? valueIn(value, currency) : valueIn(Number(value.toFixed(kind === "customers" ? 1 : 2)), "");
  return (
    <Card className="overflow-hidden">
      <div tabIndex={0} role="region" aria-label={t("forecast.table")} className="scroll-fade overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="sticky left-0 bg-surface px-4 py-2 text-left font-medium text-muted">
                {t("forecast.monthHead")}
              </th>
              {months.map((month) => (
                <th key={month} scope="col" className="px-3 py-2 text-right font-medium text-muted tabular-nums">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ name, kind, values }, index) => (
              <tr key={name} className={isSum(name) ? "font-medium" : ""}>
                <th
                  scope="row"
                  className={`sticky left-0 min-w-40 bg-surface px-4 py-2 text-left wrap-anywhere ${isSum(name) ? "font-medium" : "font-normal"}`}
                >
                  {labels[index]}
                </th>
                {values.map((value, month) => (
                  <td
                    key={months[month]}
                    className={`px-3 py-2 text-right whitespace-nowrap tabular-nums ${value < 0 && name === "cash" ? "text-bad" : ""}`}
                  >
                    {written(value, kind)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface ExportsProps extends Pick<ForecastPanelProps, "name" | "figures" | "values" | "settings"> {
  forecast: Forecast;
  names: Readonly<Record<string, string>>;
  labels: readonly string[];
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function Exports({ name, figures, values, settings, forecast, names, labels }: ExportsProps) {
  const { t } = useTranslation("scenarios");
  const [pending, setPending] = useState(false);
  const file = (name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "forecast").slice(0, 60);
  const saveXlsx = async () => {
    setPending(true);
    try {
      const { sheets } = await askEngine(
        { figures, language: spokenLanguage() },
        { kind: "workbook", values, months: settings.months, names },
      );
      const { workbookFile } = await import("./save-workbook.ts");
      if (sheets) saveFile(`${file}.xlsx`, new Blob([await workbookFile(sheets)], { type: xlsx }));
    } catch {
      toast.error(t("forecast.fileFailed"));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex gap-2">
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          saveFile(
            `${file}.csv`,
            new Blob([forecastCsv(forecast, t("forecast.monthHead"), (line) => labels[line] ?? "")]),
          )
        }
      >
        <Download aria-hidden />
        CSV
      </Button>
      <Button variant="secondary" size="sm" loading={pending} onClick={() => void saveXlsx()}>
        <Download aria-hidden />
        XLSX
      </Button>
    </div>
  );
}

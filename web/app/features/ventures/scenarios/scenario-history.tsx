import type { OtherValue } from "@cofounder/analyst/sheet";
import type { ScenarioParts, ScenarioVersion, SheetFigure, VentureScenario } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { VersionList, Versions } from "../../../components/versions.tsx";
import { amountOf } from "../figures/amount.ts";
import { nameOf } from "../follows/input-row.tsx";

interface ScenarioHistoryProps {
  scenario: VentureScenario;
  figures: readonly SheetFigure[];
}

/** Who changed a scenario, when, and what of it. */
export function ScenarioHistory(props: ScenarioHistoryProps) {
  const { t } = useTranslation("scenarios");
  return (
    <Versions label={t("history.title", { number: props.scenario.version })}>
      <History {...props} />
    </Versions>
  );
}

function History({ scenario: { ventureId, id: scenarioId }, figures }: ScenarioHistoryProps) {
  const { t } = useTranslation("scenarios");
  const query = useQuery(api.scenarios.versions.queryOptions({ input: { ventureId, scenarioId } }));
  const versions = query.data?.versions ?? [];
  const shown = versions.map((each, index) => ({
    version: each.version,
    at: each.at,
    by: each.author === null ? null : t("history.by", { name: each.author }),
    changes: changesOf(each, versions[index + 1] ?? null, { figures, t }),
  }));
  return <VersionList query={query} versions={shown} />;
}

interface Shown {
  figures: readonly SheetFigure[];
  t: TFunction<"scenarios">;
}

const asSheet: ScenarioParts = { values: {}, months: {}, seed: 1 };

/** What a version changed of the one before; the first one, of the sheet. A figure that is gone has no name any more. */
function changesOf(now: ScenarioVersion, earlier: ScenarioVersion | null, { figures, t }: Shown): string[] {
  const before: ScenarioVersion = earlier ?? { ...now, ...asSheet };
  const line = (what: string, from: string, to: string) => t("history.change", { what, from, to });
  const named = (id: string): string => {
    const figure = figures.find((each) => each.id === id);
    return figure ? nameOf(figure) : t("history.gone");
  };
  const value = (id: string, other: OtherValue | undefined): string => {
    const unit = figures.find((each) => each.id === id)?.reading.unit ?? {};
    if (!other) return t("asSheet");
    const { low, high } = other;
    if (low === undefined || high === undefined) return amountOf(other.value, unit);
    return t("history.range", {
      value: amountOf(other.value, unit),
      range: t("range", { low: amountOf(low, unit), high: amountOf(high, unit) }),
    });
  };
  const month = (chosen: number | undefined): string =>
    chosen === undefined ? t("history.noMonth") : t("forecast.month", { month: chosen });
  const moved = differing(now.values, before.values);
  const dated = differing(now.months, before.months);
  const changes = [
    ...(now.name === before.name ? [] : [line(t("name"), before.name, now.name)]),
    ...moved.map((id) => line(named(id), value(id, before.values[id]), value(id, now.values[id]))),
    ...dated.map((id) => line(named(id), month(before.months[id]), month(now.months[id]))),
    ...(now.seed === before.seed ? [] : [line(t("forecast.seed"), String(before.seed), String(now.seed))]),
  ];
  return earlier || now.version > 1 ? changes : [t("history.first", { name: now.name }), ...changes];
}

/** The keys under which two records differ. */
function differing<Value>(one: Record<string, Value>, other: Record<string, Value>): string[] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}

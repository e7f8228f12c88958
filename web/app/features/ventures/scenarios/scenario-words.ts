import type { OtherValues } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import type { TFunction } from "i18next";
import { amountOf } from "../figures/amount.ts";
import type { CaseAnswer } from "../follows/engine-messages.ts";
import { nameOf } from "../follows/input-row.tsx";

const mostResults = 5;
const mostChanges = 12;

interface Said {
  name: string;
  values: OtherValues;
  figures: readonly SheetFigure[];
  answer: CaseAnswer;
  t: TFunction<"scenarios">;
}

/** A scenario as a message to the co-founder: what differs from the sheet, and what it does to the main results. */
export function scenarioMessage({ name, values, figures, answer, t }: Said): string {
  const changes = figures
    .flatMap((figure) => {
      const other = values[figure.id];
      if (!other) return [];
      const written = (value: number): string => amountOf(value, figure.reading.unit);
      const { value, low, high } = other;
      const to =
        low === undefined || high === undefined
          ? written(value)
          : t("range", { low: written(low), high: written(high) });
      return [t("message.change", { figure: nameOf(figure), from: written(figure.value), to })];
    })
    .slice(0, mostChanges);
  const results = answer.following.results
    .flatMap(({ key, label, display }) => {
      const before = answer.differences?.moved[key]?.before;
      return before === undefined ? [] : [t("message.result", { label, from: before, to: display })];
    })
    .slice(0, mostResults);
  const list = (lines: string[]): string => lines.map((line) => `- ${line}`).join("\n");
  return [
    t("message.what", { name }),
    list(changes),
    ...(results.length > 0 ? [t("message.then"), list(results)] : []),
    t("message.ask"),
  ].join("\n");
}

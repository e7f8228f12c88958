import type { TestRule } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../locales/formats.ts";

/** The rule of a test in words. */
export function useRuleWords() {
  const { t } = useTranslation("killTests");
  const numberOf = (value: number | null): string => (value === null ? t("nothing") : formats.number(value));
  const valueOf = (rule: TestRule, field: keyof TestRule): string => {
    if (field === "assumption") return t(`assumptions.${rule.assumption ?? "none"}`);
    if (field === "comparison") return t(`comparisons.${rule.comparison}`);
    if (field === "endsOn") return formats.day(rule.endsOn);
    if (field === "threshold" || field === "sample" || field === "costMax") return numberOf(rule[field]);
    return rule[field] || t("nothing");
  };
  /** "At least 2 of 20". */
  const barOf = ({ comparison, threshold, sample }: TestRule): string => {
    const bar = t(`bars.${comparison}`, { threshold: formats.number(threshold) });
    return sample === null ? bar : t("bars.of", { bar, sample: formats.number(sample) });
  };
  const costOf = ({ costMax, currency }: TestRule): string | null =>
    costMax === null ? null : `${formats.number(costMax)} ${currency}`.trim();
  return { valueOf, barOf, costOf };
}

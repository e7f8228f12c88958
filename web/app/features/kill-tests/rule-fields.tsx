import { assumptions, comparisons } from "@cofounder/contract/assumptions";
import { useTranslation } from "react-i18next";
import { limits } from "../../api/index.ts";
import { decimalField, FormFields, optionsOf } from "../../ui/form-fields.tsx";
import type { RuleText } from "./rule-text.ts";

interface RuleFieldsProps {
  values: RuleText;
  onChange: (change: Partial<RuleText>) => void;
}

/** The rule of a test: what is counted, what passes it, until when and at what cost. */
export function RuleFields({ values, onChange }: RuleFieldsProps) {
  const { t } = useTranslation("killTests");
  const most = { maxLength: limits.testTextMaxLength };
  return (
    <FormFields<RuleText>
      values={values}
      onChange={onChange}
      rowClass="grid items-start gap-4 sm:grid-cols-2"
      fields={[
        { name: "statement", label: t("fields.statement"), rows: 2, required: true, ...most },
        {
          name: "assumption",
          label: t("fields.assumption"),
          options: optionsOf(["", ...assumptions] as const, (value) => t(`assumptions.${value || "none"}`)),
        },
        { name: "how", label: t("fields.how"), rows: 3, ...most },
        { name: "counted", label: t("fields.counted"), rows: 2, required: true, ...most },
        [
          {
            name: "comparison",
            label: t("fields.comparison"),
            options: optionsOf(comparisons, (value) => t(`comparisons.${value}`)),
          },
          { name: "threshold", label: t("fields.threshold"), required: true, ...decimalField },
        ],
        [
          { name: "sample", label: t("fields.sample"), hint: t("sampleHint"), ...decimalField, inputMode: "numeric" },
          { name: "endsOn", label: t("fields.endsOn"), hint: t("endsOnHint"), type: "date", required: true },
        ],
        [
          { name: "costMax", label: t("fields.costMax"), ...decimalField },
          { name: "currency", label: t("fields.currency"), maxLength: 3, placeholder: "EUR", autoComplete: "off" },
        ],
        { name: "stopRule", label: t("fields.stopRule"), rows: 2, ...most },
      ]}
    />
  );
}

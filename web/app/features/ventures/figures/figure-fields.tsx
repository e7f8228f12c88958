import { type ChoiceName, choiceOf, choices } from "@cofounder/contract/figure-choices";
import { useTranslation } from "react-i18next";
import { numberOf } from "../../../components/typed-number.ts";
import { FormFields, decimalField } from "../../../ui/form-fields.tsx";

/** A figure as it is typed. */
export interface FigureText {
  value: string;
  choice: ChoiceName | "";
  unit: string;
}

const names = Object.keys(choices) as ChoiceName[];

interface FigureFieldsProps {
  values: FigureText;
  onChange: (change: Partial<FigureText>) => void;
}

/** Value, unit and meaning of a figure. */
export function FigureFields({ values, onChange }: FigureFieldsProps) {
  const { t } = useTranslation("ventures");
  const { t: heard } = useTranslation("heard");
  const other = values.choice === "" ? [{ value: "" as const, label: t("figures.other") }] : [];
  return (
    <FormFields<FigureText>
      values={values}
      onChange={onChange}
      rowClass="grid items-start gap-4 sm:grid-cols-2"
      fields={[
        [
          { name: "value", label: t("figures.value"), required: true, ...decimalField },
          {
            name: "unit",
            label: t("figures.unit"),
            hint: t("figures.unitHint"),
            required: true,
            maxLength: 120,
            autoComplete: "off",
            spellCheck: false,
          },
        ],
        {
          name: "choice",
          label: t("figures.meaning"),
          options: [...other, ...names.map((name) => ({ value: name, label: heard(`means.${name}`) }))],
        },
      ]}
    />
  );
}

/** What was typed, as the server takes it; null where the value is no number. */
export function typedOf({ value, choice, unit }: FigureText) {
  const number = numberOf(value);
  if (number === null) return null;
  const meant = choice === "" ? {} : meaningOf(choice);
  return { value: number, unit: unit.trim(), ...meant };
}

export function meaningOf(choice: ChoiceName) {
  const { meaning, flow } = choiceOf(choice);
  return { meaning, flow };
}

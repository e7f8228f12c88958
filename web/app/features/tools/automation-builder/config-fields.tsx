import {
  allRows,
  comparisonLabels,
  type ConfigField,
  countOfRows,
  everything,
} from "@cofounder/generators/automations/services";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

interface ConfigFieldsProps {
  fields: readonly ConfigField[];
  config: Record<string, string>;
  onChange: (config: Record<string, string>) => void;
}

/** The settings of a step; an open one shows its question. */
export function ConfigFields({ fields, config, onChange }: ConfigFieldsProps) {
  return fields.map((field) => (
    <ConfigInput
      key={field.name}
      field={field}
      value={config[field.name] ?? ""}
      onChange={(value) => onChange({ ...config, [field.name]: value })}
    />
  ));
}

function ConfigInput({
  field,
  value,
  onChange,
}: {
  field: ConfigField;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation("automation");
  const { label, question, choices, long } = field;
  const placeholders = { fields: everything, rows: allRows, number: countOfRows };
  const meaning = hasPlaceholder(value) ? t("placeholders", placeholders) : undefined;
  const asked = question !== null && value.trim() === "" ? question : meaning;
  return (
    <Field label={label} hint={asked}>
      {choices ? (
        <Select
          value={value || (choices[0] ?? "")}
          options={choices.map((choice) => ({ value: choice, label: comparisonLabels[choice] ?? choice }))}
          onValueChange={onChange}
        />
      ) : long ? (
        <Textarea value={value} maxLength={2_000} rows={3} onValueChange={onChange} />
      ) : (
        <Input value={value} maxLength={2_000} onValueChange={onChange} />
      )}
    </Field>
  );
}

const hasPlaceholder = (value: string): boolean =>
  [everything, allRows, countOfRows].some((placeholder) => value.includes(placeholder));

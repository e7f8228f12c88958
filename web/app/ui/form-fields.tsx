import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

type InputLimits =
  | "type"
  | "inputMode"
  | "min"
  | "max"
  | "step"
  | "maxLength"
  | "placeholder"
  | "autoComplete"
  | "spellCheck"
  | "required";

interface Spec<Values, Name extends keyof Values> extends Pick<ComponentProps<"input">, InputLimits> {
  name: Name;
  /** Of the control, if it is not the same. */
  inputName?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
  /** Makes it a text of several lines. */
  rows?: number;
  /** Makes it a choice. */
  options?: readonly { value: Values[Name] & string; label: string }[];
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** A field of a form, as data. */
export type FieldSpec<Values> = { [Name in TextName<Values>]: Spec<Values, Name> }[TextName<Values>];

export interface FormFieldsProps<Values> {
  values: Values;
  onChange: (change: Partial<Values>) => void;
  /** One below the other; those of a list within the list side by side. */
  fields: readonly (FieldSpec<Values> | readonly FieldSpec<Values>[])[];
  /** How fields side by side are laid out. */
  rowClass?: string;
}

/** A number typed as text, so that a comma and an incomplete number are not lost. */
export const decimalField = { inputMode: "decimal", autoComplete: "off", maxLength: 16 } as const;

export const searchField = { type: "search", autoComplete: "off", maxLength: 200 } as const;

/** The choices of a field, each with its label. */
export const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** The fields of a form, from their description. */
export function FormFields<Values>({
  fields,
  rowClass = "grid grid-cols-2 items-end gap-4",
  ...form
}: FormFieldsProps<Values>) {
  return fields.map((entry) =>
    "name" in entry ? (
      <FormField key={entry.name} spec={entry} {...form} />
    ) : (
      <div key={entry[0]?.name} className={rowClass}>
        {entry.map((spec) => (
          <FormField key={spec.name} spec={spec} {...form} />
        ))}
      </div>
    ),
  );
}

type FormFieldProps<Values> = Pick<FormFieldsProps<Values>, "values" | "onChange"> & { spec: FieldSpec<Values> };

function FormField<Values>({ spec, values, onChange }: FormFieldProps<Values>) {
  const { name, inputName = name, label, hint, error, className = "", rows, options, ...limits } = spec;
  const { maxLength, placeholder, required } = limits;
  const control = {
    name: inputName,
    value: String(values[name]),
    onValueChange: (value: string) => onChange({ [name]: value } as Partial<Values>),
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {options ? (
        <Select {...control} options={options} />
      ) : rows ? (
        <Textarea {...control} rows={rows} maxLength={maxLength} placeholder={placeholder} required={required} />
      ) : (
        <Input {...control} {...limits} />
      )}
    </Field>
  );
}

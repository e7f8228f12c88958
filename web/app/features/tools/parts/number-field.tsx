import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface NumberFieldProps {
  label: string;
  hint?: string | undefined;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A number typed as text, so that a comma and an incomplete number are not lost. */
export function NumberField({ label, hint, name, value, onValueChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}

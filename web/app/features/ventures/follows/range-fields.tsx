import type { OtherValue } from "@cofounder/analyst/sheet";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { numberOf } from "../../../components/typed-number.ts";
import { decimalField } from "../../../ui/form-fields.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface RangeFieldsProps {
  figure: string;
  value: number;
  low: number | null;
  high: number | null;
  onChange: (other: OtherValue) => void;
}

type Ends = Record<"low" | "high", string>;

/** Both ends of a figure that is not sure; the value lies between them. */
export function RangeFields({ figure, value, low, high, onChange }: RangeFieldsProps) {
  const { t } = useTranslation("scenarios");
  const [typed, setTyped] = useState<Partial<Ends>>({});
  const shown: Ends = { low: low === null ? "" : String(low), high: high === null ? "" : String(high), ...typed };
  const change = (end: keyof Ends, text: string) => {
    const next = { ...shown, [end]: text };
    setTyped(next);
    const ends = { low: numberOf(next.low), high: numberOf(next.high) };
    if (ends.low !== null && ends.high !== null && ends.low <= value && value <= ends.high)
      onChange({ value, low: ends.low, high: ends.high });
    else if (next.low.trim() === "" && next.high.trim() === "") onChange({ value });
  };
  const [first, last] = [numberOf(shown.low), numberOf(shown.high)];
  const isWrong = (first !== null && first > value) || (last !== null && last < value);
  return (
    <div className="col-span-2 mt-2">
      <div className="grid grid-cols-2 gap-4">
        {(["low", "high"] as const).map((end) => (
          <Field key={end} label={t(`ends.${end}`, { figure })}>
            <Input
              {...decimalField}
              value={shown[end]}
              className="h-9 tabular-nums"
              onValueChange={(text) => change(end, text)}
            />
          </Field>
        ))}
      </div>
      <p role={isWrong ? "alert" : undefined} className={`mt-1 text-xs ${isWrong ? "text-bad" : "text-muted"}`}>
        {t(isWrong ? "ends.wrong" : "ends.hint")}
      </p>
    </div>
  );
}

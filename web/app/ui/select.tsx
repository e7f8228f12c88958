import { ChevronDown } from "lucide-react";
import { use } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";
import { FieldContext } from "./field.tsx";

interface Option<Value extends string> {
  value: Value;
  label: string;
  lang?: string;
}

interface SelectProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly Option<Value>[];
  /** More options, grouped under titles. */
  groups?: readonly { label: string; options: readonly Option<Value>[] }[];
  name?: string;
}

/** The system's own list, as on phones. Inside a `Field` it takes its label, hint and error from there. */
export function Select<Value extends string>({ value, onValueChange, options, groups = [], name }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const all = [...options, ...groups.flatMap((group) => group.options)];
    const option = all.find((each) => each.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <div className="relative">
      <select
        {...use(FieldContext)}
        name={name}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={cn(controlStyles, "h-10 cursor-pointer appearance-none truncate pr-9 pl-3 read-only:bg-surface")}
      >
        {options.map(drawOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(drawOption)}
          </optgroup>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
    </div>
  );
}

function drawOption<Value extends string>({ value, label, lang }: Option<Value>) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}

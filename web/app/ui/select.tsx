import { ChevronDown } from "lucide-react";
import { use } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";
import { FieldContext } from "./field.tsx";

interface SelectProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; lang?: string }[];
  name?: string;
}

/** The system's own list: a phone draws its own. Inside a `Field` it takes its label, hint and error from there. */
export function Select<Value extends string>({ value, onValueChange, options, name }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
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
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
    </div>
  );
}

import { useId } from "react";

interface PillsProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  labelOf: (name: Name) => string;
  /** The chosen name; undefined: none. */
  value: Name | undefined;
  onChange: (name: Name | undefined) => void;
}

export const pillStyles =
  "cursor-pointer rounded-full border border-line-strong px-2.5 py-1 text-left text-sm wrap-anywhere " +
  "hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium " +
  "aria-pressed:text-accent pointer-coarse:py-1.5";

/** Choices about a figure; pressing a chosen one again clears it. */
export function Pills<Name extends string>({ legend, names, labelOf, value, onChange }: PillsProps<Name>) {
  const title = useId();
  if (names.length === 0) return null;
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className="mb-1.5 text-sm font-medium">
        {legend}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === value}
            className={pillStyles}
            onClick={() => onChange(name === value ? undefined : name)}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

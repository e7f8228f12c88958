import { cn } from "./cn.ts";

interface ProgressProps {
  label: string;
  /** The progress so far; null if unknown. */
  value: number | null;
  max?: number;
  className?: string;
}

function stateOf(value: number | null, max: number) {
  if (value === null) return "indeterminate";
  return value >= max ? "complete" : "loading";
}

/** A progress bar: indeterminate, loading or complete. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const state = stateOf(value, max);
  const share = value === null ? 0.4 : Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      data-state={state}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-sunken", className)}
    >
      <div
        className={cn(
          "h-full rounded-full transition-[width,background-color] duration-slow",
          state === "complete" ? "bg-good" : "bg-accent",
          state === "indeterminate" && "animate-progress",
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

export function Switch({ checked, onCheckedChange, label, disabled = false, className }: SwitchProps) {
  return (
    <label
      className={cn(
        "inline-flex cursor-pointer items-center gap-2.5 text-sm text-ink has-disabled:cursor-not-allowed",
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        disabled={disabled}
        className={cn(
          "flex h-5 w-9 shrink-0 cursor-[inherit] appearance-none rounded-full bg-line-hover p-0.5 " +
            "transition-colors duration-fast checked:bg-accent disabled:opacity-55",
          "before:size-4 before:rounded-full before:bg-white before:shadow-raised before:transition-transform " +
            "before:duration-fast checked:before:translate-x-4",
        )}
      />
      {label}
    </label>
  );
}

import { Switch as BaseSwitch } from "@base-ui/react/switch";
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
    <label className={cn("inline-flex cursor-pointer items-center gap-2.5 text-sm text-ink", className)}>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        className="flex h-5 w-9 shrink-0 rounded-full bg-line-hover p-0.5 transition-colors duration-fast data-checked:bg-accent data-disabled:opacity-55"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-white shadow-raised transition-transform duration-fast data-checked:translate-x-4" />
      </BaseSwitch.Root>
      {label}
    </label>
  );
}

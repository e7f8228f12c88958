import { Field as BaseField } from "@base-ui/react/field";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface FieldProps {
  label: ReactNode;
  /** Says what is wrong and what to do; its presence marks the control as invalid. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, error, hint, aside, className, children }: FieldProps) {
  return (
    <BaseField.Root invalid={Boolean(error)} className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <BaseField.Label className="text-sm font-medium text-ink">{label}</BaseField.Label>
        {aside}
      </div>
      {children}
      {hint && !error && <BaseField.Description className="text-sm text-muted">{hint}</BaseField.Description>}
      {error && (
        <BaseField.Error match className="text-sm text-bad">
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}

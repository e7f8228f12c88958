import { createContext, useId, type ReactNode } from "react";
import { cn } from "./cn.ts";

interface FieldProps {
  label: ReactNode;
  /** What is wrong and what to do; if present, the control is marked as invalid. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The ids and states that link a control to its label, hint and error. */
interface FieldTies {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
}

export const FieldContext = createContext<FieldTies>({});

/** Label, control, hint and error, linked for assistive technology. */
export function Field({ label, error, hint, aside, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{ id, "aria-describedby": note ? noteId : undefined, "aria-invalid": error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {note && (
        <p id={noteId} className={cn("text-sm", error ? "text-bad" : "text-muted")}>
          {note}
        </p>
      )}
    </div>
  );
}

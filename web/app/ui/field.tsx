import { createContext, useId, type ReactNode } from "react";
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

/** What ties a control to the label, hint and error around it. */
interface FieldTies {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
}

export const FieldContext = createContext<FieldTies>({});

/** Label, control, hint and error, tied together for assistive technology. */
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

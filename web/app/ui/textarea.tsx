import { use, type ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";
import { FieldContext } from "./field.tsx";

interface TextareaProps extends ComponentProps<"textarea"> {
  onValueChange?: (value: string) => void;
}

/** Grows with its text. Inside a `Field` it takes its label, hint and error from there. */
export function Textarea({ className, onValueChange, rows = 4, ...rest }: TextareaProps) {
  return (
    <textarea
      {...use(FieldContext)}
      rows={rows}
      onChange={(event) => onValueChange?.(event.target.value)}
      {...rest}
      className={cn(
        controlStyles,
        "field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2 leading-relaxed",
        className,
      )}
    />
  );
}

import { use, type ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";
import { FieldContext } from "./field.tsx";

interface InputProps extends ComponentProps<"input"> {
  onValueChange?: (value: string) => void;
}

/** Inside a `Field` it takes its label, hint and error from there. */
export function Input({ className, onValueChange, ...rest }: InputProps) {
  return (
    <input
      {...use(FieldContext)}
      onChange={(event) => onValueChange?.(event.target.value)}
      {...rest}
      className={cn(controlStyles, "h-10 px-3", className)}
    />
  );
}

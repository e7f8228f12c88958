import { Field as BaseField } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";

/** Grows with its text where the browser can; inside a `Field` it takes its label from there. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <BaseField.Control
      render={
        <textarea className={cn(controlStyles, "field-sizing-content min-h-20 px-3 py-2.5", className)} {...rest} />
      }
    />
  );
}

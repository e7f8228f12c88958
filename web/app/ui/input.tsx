import { Input as BaseInput } from "@base-ui/react/input";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlStyles } from "./control-styles.ts";

/** Inside a `Field` it takes its label, hint and error from there. */
export function Input({
  className,
  ...rest
}: Omit<ComponentProps<typeof BaseInput>, "className"> & { className?: string }) {
  return <BaseInput className={cn(controlStyles, "h-10 px-3", className)} {...rest} />;
}

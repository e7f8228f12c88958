import type { ComponentProps, MouseEvent } from "react";
import { buttonStyles, type ButtonStyle } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "style"> & ButtonStyle & { loading?: boolean };

/** The press is ignored, and submits no form. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** While `loading` it keeps the focus and cannot be pressed. */
export function Button({ variant, size, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { "aria-busy": true, "aria-disabled": true, disabled: false, onClick: refuse })}
      className={cn(buttonStyles({ variant, size }), className)}
    >
      {loading && <Spinner />}
      {loading && size === "icon" ? null : children}
    </button>
  );
}

import { Button as BaseButton } from "@base-ui/react/button";
import type { ComponentProps } from "react";
import { buttonStyles, type ButtonStyle } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "style"> & ButtonStyle & { loading?: boolean };

/** While `loading` it keeps the focus and cannot be pressed. */
export function Button({ variant, size, loading = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      aria-busy={loading || undefined}
      disabled={Boolean(disabled) || loading}
      focusableWhenDisabled={loading}
      className={cn(buttonStyles({ variant, size }), className)}
      {...rest}
    >
      {loading && <Spinner />}
      {loading && size === "icon" ? null : children}
    </BaseButton>
  );
}

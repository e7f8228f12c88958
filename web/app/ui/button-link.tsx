import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonStyles, type ButtonStyle } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { ownLink } from "./own-link.ts";

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={cn(buttonStyles({ variant, size }), className)} state={ownLink} {...rest} />;
}

import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const badgeStyles = cva(
  "inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        neutral: "border-line bg-sunken text-muted",
        accent: "border-accent/25 bg-accent-soft text-accent",
        good: "border-good/25 bg-good-soft text-good",
        warn: "border-warn/25 bg-warn-soft text-warn",
        bad: "border-bad/25 bg-bad-soft text-bad",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>["tone"]>;

export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={cn(badgeStyles({ tone }), className)} {...rest} />;
}

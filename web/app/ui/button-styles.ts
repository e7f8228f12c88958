import { cva, type VariantProps } from "class-variance-authority";

export const buttonStyles = cva(
  [
    "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none",
    "transition-[background-color,border-color,color,box-shadow,opacity] duration-fast ease-out",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "bg-solid text-on-solid shadow-raised hover:not-aria-disabled:bg-solid-hover",
        secondary: "border border-line-strong bg-surface text-ink shadow-raised hover:not-aria-disabled:bg-hover",
        ghost: "text-muted hover:not-aria-disabled:bg-hover hover:not-aria-disabled:text-ink data-popup-open:bg-hover",
        danger: "bg-bad-solid text-on-bad shadow-raised hover:not-aria-disabled:bg-bad-solid-hover",
      },
      size: {
        sm: "h-8 px-3 text-sm [&_svg]:size-4",
        md: "h-10 px-4 text-sm [&_svg]:size-4",
        lg: "h-12 px-6 text-base [&_svg]:size-[1.125rem]",
        icon: "size-9 [&_svg]:size-[1.125rem]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyles>;

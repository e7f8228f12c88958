import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

interface TableProps extends ComponentProps<"table"> {
  /** Names the table for assistive technology, and its scrolling frame. */
  label: string;
}

/** Scrolls sideways in its own frame, never the page. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="w-full overflow-x-auto rounded-control border border-line"
    >
      <table aria-label={label} className={cn("w-full border-collapse text-left text-sm", className)} {...rest} />
    </div>
  );
}

export function TableHead(props: ComponentProps<"thead">) {
  return <thead {...props} className={cn("bg-sunken text-muted", props.className)} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} className={cn("divide-y divide-line", props.className)} />;
}

export function TableRow(props: ComponentProps<"tr">) {
  return <tr {...props} />;
}

export function TableHeader(props: ComponentProps<"th">) {
  return (
    <th scope="col" {...props} className={cn("px-3 py-2 text-xs font-medium whitespace-nowrap", props.className)} />
  );
}

export function TableCell(props: ComponentProps<"td">) {
  return <td {...props} className={cn("px-3 py-2.5 align-top text-ink", props.className)} />;
}

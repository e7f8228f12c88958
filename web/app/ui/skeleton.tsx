import { cn } from "./cn.ts";

/** A placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-control bg-hover", className)} />;
}

import { cn } from "./cn.ts";

/** A place that will be filled; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-control bg-hover", className)} />;
}

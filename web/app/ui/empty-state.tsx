import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface EmptyStateProps {
  title: string;
  text?: string;
  /** What to do next: buttons and links. */
  children?: ReactNode;
  className?: string;
}

/** A place where nothing is yet: what will be here, and what to do next. */
export function EmptyState({ title, text, children, className }: EmptyStateProps) {
  return (
    <div className={cn("rounded-card border border-dashed border-line-strong p-6", className)}>
      <p className="font-medium">{title}</p>
      {text && <p className="mt-1 max-w-xl text-sm text-muted">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

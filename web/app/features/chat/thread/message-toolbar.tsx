import type { ReactNode } from "react";

/** Hidden until its message is hovered or focused; always visible on devices without hover. */
export function MessageToolbar({ children, steady }: { children: ReactNode; steady?: boolean }) {
  const quiet = "opacity-0 group-hover/message:opacity-100 focus-within:opacity-100 pointer-coarse:opacity-100";
  return (
    <div
      className={`flex min-h-8 flex-wrap items-center gap-0.5 transition-opacity print:hidden ${steady ? "" : quiet}`}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from "react";

export function PartTitle({ children }: { children: ReactNode }) {
  return <h3 className="mb-2.5 text-lg font-semibold tracking-tight text-balance empty:hidden">{children}</h3>;
}

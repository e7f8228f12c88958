import type { LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

interface OverviewCardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

export function OverviewCard({ icon: Icon, title, children, footer }: OverviewCardProps) {
  const id = useId();
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 id={id} className="flex items-center gap-2.5 font-medium">
        <Icon aria-hidden className="size-4.5 text-accent" />
        {title}
      </h2>
      <dl aria-labelledby={id} className="mt-4 flex flex-col gap-3 text-sm">
        {children}
      </dl>
      {footer && <div className="mt-auto pt-5">{footer}</div>}
    </Card>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="max-w-[55%] shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere font-medium tabular-nums">{children}</dd>
    </div>
  );
}

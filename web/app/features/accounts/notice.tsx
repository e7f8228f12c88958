import { CircleAlert, CircleCheck, MailCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";

const looks = {
  bad: { icon: CircleAlert, className: "border-bad/30 bg-bad-soft", iconClass: "text-bad" },
  warn: { icon: TriangleAlert, className: "border-warn/30 bg-warn-soft", iconClass: "text-warn" },
  good: { icon: CircleCheck, className: "border-good/30 bg-good-soft", iconClass: "text-good" },
  mail: { icon: MailCheck, className: "border-accent/25 bg-accent-soft", iconClass: "text-accent" },
};

interface NoticeProps {
  look: keyof typeof looks;
  title?: string;
  children: ReactNode;
}

/** Announced when it appears: errors at once, others politely. */
export function Notice({ look, title, children }: NoticeProps) {
  const { icon: Icon, className, iconClass } = looks[look];
  return (
    <div
      role={look === "bad" ? "alert" : "status"}
      className={cn("flex gap-3 rounded-control border p-3.5 text-sm text-ink", className)}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", iconClass)} />
      <div className="min-w-0 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

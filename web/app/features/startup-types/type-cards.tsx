import { startupTypes, type StartupTypeId } from "@cofounder/contract/startup-types";
import {
  ArrowUpRight,
  Bitcoin,
  Bot,
  Cloud,
  GraduationCap,
  HeartPulse,
  Leaf,
  Smartphone,
  UserRound,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

const icons: Record<StartupTypeId, LucideIcon> = {
  "solo-founder": UserRound,
  "crypto-blockchain": Bitcoin,
  "ed-tech": GraduationCap,
  "mobile-app": Smartphone,
  "saas-platform": Cloud,
  "health-wellness": HeartPulse,
  sustainability: Leaf,
  "ai-automation": Bot,
};

/** The eight startup types, each linked to the chat; the address names the type by its English title or its id. */
export function TypeCards({ type }: { type: "title" | "id" }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {startupTypes.map((startupType) => (
        <li key={startupType.id} className="bg-surface">
          <TypeCard id={startupType.id} to={`/chat?type=${encodeURIComponent(startupType[type])}`} />
        </li>
      ))}
    </ul>
  );
}

function TypeCard({ id, to }: { id: StartupTypeId; to: string }) {
  const { t } = useTranslation("types");
  const Icon = icons[id];
  return (
    <Link
      to={to}
      className={
        "group flex h-full items-start gap-4 p-5 transition-colors duration-fast hover:bg-hover " +
        "focus-visible:-outline-offset-2 sm:flex-col sm:gap-0 sm:p-6"
      }
    >
      <span className="flex w-auto items-start justify-between sm:w-full">
        <Icon aria-hidden className="size-5 text-accent" />
        <ArrowUpRight
          aria-hidden
          className="hidden size-4 text-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 sm:block"
        />
      </span>
      <span className="sm:mt-8">
        <span className="block font-medium">{t(`titles.${id}`)}</span>
        <span className="mt-0.5 block text-sm text-muted">{t(`hints.${id}`)}</span>
      </span>
    </Link>
  );
}

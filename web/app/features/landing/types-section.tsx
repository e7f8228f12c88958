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
import { Link } from "react-router";
import { landing } from "../../content/landing.ts";

const { types } = landing;

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

export function TypesSection() {
  return (
    <section id="types" aria-labelledby="types-title" className="border-t border-line">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="types-title" className="max-w-2xl text-title font-semibold">
          {types.title}
        </h2>
        <p className="mt-4 max-w-xl text-lead text-muted">{types.text}</p>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {startupTypes.map(({ id, title }) => (
            <li key={id} className="bg-surface">
              <TypeCard id={id} title={title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TypeCard({ id, title }: { id: StartupTypeId; title: string }) {
  const Icon = icons[id];
  return (
    <Link
      to={`/chat?type=${encodeURIComponent(title)}`}
      className="group flex h-full items-start gap-4 p-5 transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-2 sm:flex-col sm:gap-0 sm:p-6"
    >
      <span className="flex w-auto items-start justify-between sm:w-full">
        <Icon aria-hidden className="size-5 text-accent" />
        <ArrowUpRight
          aria-hidden
          className="hidden size-4 text-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 sm:block"
        />
      </span>
      <span className="sm:mt-8">
        <span className="block font-medium">{title}</span>
        <span className="mt-0.5 block text-sm text-muted">{types.hints[id]}</span>
      </span>
    </Link>
  );
}

import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { SectionTabs } from "../../ui/section-tabs.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The code of each loads when it is opened. */
const parts = {
  subscriptions: lazy(async () => ({ default: (await import("./plans/subscription-list.tsx")).SubscriptionList })),
  blocked: lazy(async () => ({ default: (await import("./blocks/blocked-users.tsx")).BlockedUsers })),
  apiLogs: lazy(async () => ({ default: (await import("./api-logs/api-logs.tsx")).ApiLogs })),
  tokens: lazy(async () => ({ default: (await import("./tokens/token-management.tsx")).TokenManagement })),
  promoCodes: lazy(async () => ({
    default: (await import("./codes/promo-code-management.tsx")).PromoCodeManagement,
  })),
  transactions: lazy(async () => ({
    default: (await import("./transactions/transaction-history.tsx")).TransactionHistory,
  })),
  creators: lazy(async () => ({ default: (await import("./creators/operator-creators.tsx")).OperatorCreators })),
  messages: lazy(async () => ({ default: (await import("./messages/contact-messages.tsx")).ContactMessages })),
  audit: lazy(async () => ({ default: (await import("./audit/audit-log.tsx")).AuditLog })),
  model: lazy(async () => ({ default: (await import("./model/model-panel.tsx")).ModelPanel })),
  health: lazy(async () => ({ default: (await import("./health/system-health.tsx")).SystemHealthPanel })),
} satisfies Record<string, ComponentType>;

const order = [
  "subscriptions",
  "blocked",
  "apiLogs",
  "tokens",
  "promoCodes",
  "transactions",
  "creators",
  "messages",
  "pitches",
  "audit",
  "model",
  "health",
] as const;
type Section = (typeof order)[number];

const sectionOf = (text: string | null): Section => order.find((each) => each === text) ?? "subscriptions";

/** The admin page: each section has an address. The server checks the admin's rights on every request. */
export function AdminDashboard({ pitches }: { pitches: ReactNode }) {
  const { t } = useTranslation("adminDashboard");
  const [search, setSearch] = useSearchParams();
  const chosen = sectionOf(search.get("tab"));
  const [visited, setVisited] = useState<ReadonlySet<Section>>(new Set([chosen]));
  if (!visited.has(chosen)) setVisited(new Set(visited).add(chosen));
  const show = (next: Section) => setSearch({ tab: next }, { preventScrollReset: true });
  const sections = order.map((value) => ({
    value,
    label: t(`sections.${value}`),
    content: visited.has(value) && (
      <section aria-labelledby={`section-${value}`}>
        <h2 id={`section-${value}`} className="mb-5 text-xl font-semibold tracking-tight">
          {t(`sections.${value}`)}
        </h2>
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          {value === "pitches" ? pitches : <Part name={value} />}
        </Suspense>
      </section>
    ),
  }));
  return (
    <>
      <h1 className="mb-8 text-title font-semibold">{t("heading")}</h1>
      <SectionTabs label={t("label")} value={chosen} onValueChange={show} sections={sections} />
    </>
  );
}

function Part({ name }: { name: keyof typeof parts }) {
  const Content = parts[name];
  return <Content />;
}

import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { LeftOff } from "../features/chat/left-off/left-off.tsx";
import { FirstSteps } from "../features/dashboard/first-steps.tsx";
import { Dashboard } from "../features/dashboard/dashboard.tsx";
import { OverdueTests } from "../features/kill-tests/overdue-tests.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("dashboard", "chat");

export const meta = () =>
  pageMeta("/dashboard", { title: i18n.t("dashboard:title"), description: i18n.t("dashboard:description") });

export default function DashboardPage() {
  const { t } = useTranslation("dashboard");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <MemberGate loading={<Loading />} failure={t("loadFailed")}>
        {(member) => (
          <Dashboard
            member={member}
            leftOff={<LeftOff none={<FirstSteps />} />}
            overdue={<OverdueTests />}
            typeCards={<TypeCards type="id" />}
          />
        )}
      </MemberGate>
    </main>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="mt-8 h-10 max-w-xl" />
      <Skeleton className="mt-14 h-72 rounded-card" />
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { DecisionList } from "../features/decisions/decision-list.tsx";
import { TestList } from "../features/kill-tests/test-list.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("killTests", "decisions");

export const meta = () =>
  pageMeta("/tests", { title: i18n.t("killTests:pageTitle"), description: i18n.t("killTests:description") });

export default function TestsPage() {
  const { t } = useTranslation("killTests");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="mb-10 text-title font-semibold">{t("pageTitle")}</h1>
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-10 lg:[&_h2+p]:min-h-15">
        <MemberGate loading={<Skeleton className="h-64 rounded-card" />} failure={t("loadFailed")}>
          {() => (
            <>
              <TestList ventureId={null} currency="" />
              <DecisionList ventureId={null} />
            </>
          )}
        </MemberGate>
      </div>
    </main>
  );
}

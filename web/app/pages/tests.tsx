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
  pageMeta("/tests", { title: i18n.t("killTests:title"), description: i18n.t("killTests:description") });

export default function TestsPage() {
  const { t } = useTranslation("killTests");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="mb-8 text-title font-semibold">{t("title")}</h1>
      <div className="flex max-w-3xl flex-col gap-12">
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

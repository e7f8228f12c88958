import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { Markdown } from "../features/chat/text/markdown.tsx";
import { PlanView } from "../features/saved-plans/plan-view.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";

export const clientLoader = () => loadTexts("savedPlans", "chat");

export const meta = () => [{ title: i18n.t("titleOf", { page: i18n.t("savedPlans:title") }) }];

export default function SavedPlanPage() {
  const { t } = useTranslation("savedPlans");
  const { planId = "" } = useParams();
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <MemberGate loading={<Skeleton className="h-96 rounded-card" />} failure={t("loadFailed")}>
        {() => <PlanView key={planId} planId={planId} document={(markdown) => <Markdown text={markdown} />} />}
      </MemberGate>
    </main>
  );
}

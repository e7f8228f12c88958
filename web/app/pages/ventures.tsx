import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { VentureList } from "../features/ventures/venture-list.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("ventures");

export const meta = () =>
  pageMeta("/ventures", { title: i18n.t("ventures:title"), description: i18n.t("ventures:description") });

export default function VenturesPage() {
  const { t } = useTranslation("ventures");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-title font-semibold">{t("title")}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lead text-muted">{t("lead")}</p>
      <MemberGate loading={<Skeleton className="h-64 rounded-card" />} failure={t("loadFailed")}>
        {() => <VentureList />}
      </MemberGate>
    </main>
  );
}

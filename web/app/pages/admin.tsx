import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { AdminPanel } from "../features/admin/admin-panel.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export const clientLoader = () => loadTexts("admin");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("admin:title") }) },
  { name: "description", content: i18n.t("admin:description") },
];

export default function AdminPage() {
  const { t } = useTranslation("admin");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <MemberGate loading={<Loading />} failure={t("loadFailed.users")}>
        {(member) => (member.isAdmin ? <AdminPanel heading="h1" /> : <NotForMembers />)}
      </MemberGate>
    </main>
  );
}

function NotForMembers() {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation();
  return (
    <div className="max-w-lg">
      <h1 className="text-title font-semibold">{t("forbidden")}</h1>
      <ButtonLink to="/" variant="secondary" className="mt-6">
        {common("notFound.home")}
      </ButtonLink>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-6">
      <Skeleton className="h-12 max-w-sm" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

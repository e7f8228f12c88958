import { lazy, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { AdminDashboard } from "../features/admin/admin-dashboard.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("admin", "adminDashboard");

export const meta = () =>
  pageMeta("/admin", { title: i18n.t("admin:title"), description: i18n.t("admin:description") });

const Pitches = lazy(async () => {
  const [{ Moderation }] = await Promise.all([import("../features/pitches/moderation.tsx"), loadTexts("fundraising")]);
  return { default: Moderation };
});

export default function AdminPage() {
  const { t } = useTranslation("admin");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <MemberGate loading={<Loading />} failure={t("loadFailed.users")}>
        {(member) => (member.isAdmin ? <AdminDashboard pitches={<Pitches />} /> : <AccessDenied />)}
      </MemberGate>
    </main>
  );
}

/** Tells a member who is not an admin, and leads back to the start page. */
function AccessDenied() {
  const { t } = useTranslation("admin");
  const { t: dashboard } = useTranslation("adminDashboard");
  const navigate = useNavigate();
  const [title, text] = [dashboard("denied"), t("forbidden")];
  useEffect(() => {
    toast.error(title, text);
    void navigate("/", { replace: true });
  }, [navigate, title, text]);
  return <Loading />;
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

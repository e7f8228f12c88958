import type { EraseReceipt, Member } from "@cofounder/contract";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { ChangeEmail } from "../features/accounts/security/change-email.tsx";
import { ChangePassword } from "../features/accounts/security/change-password.tsx";
import { Erased } from "../features/accounts/security/erased.tsx";
import { SessionList } from "../features/accounts/security/session-list.tsx";
import { YourData } from "../features/accounts/security/your-data.tsx";
import { useSessionChange } from "../features/accounts/session.ts";
import { TwoFactorSection } from "../features/accounts/two-factor/two-factor-section.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("security", "factor");

export const meta = () =>
  pageMeta("/account/security", { title: i18n.t("security:title"), description: i18n.t("security:description") });

export default function SecurityPage() {
  const { t } = useTranslation("security");
  const [receipt, setReceipt] = useState<EraseReceipt | null>(null);
  const forget = useSessionChange();
  const leave = (erased: EraseReceipt) => {
    setReceipt(erased);
    void forget();
  };
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      {receipt ? (
        <Erased receipt={receipt} />
      ) : (
        <MemberGate loading={<Loading />} failure={t("loadFailed")}>
          {(member) => <Settings member={member} onDeleted={leave} />}
        </MemberGate>
      )}
    </main>
  );
}

function Settings({ member, onDeleted }: { member: Member; onDeleted: (receipt: EraseReceipt) => void }) {
  const { t } = useTranslation("security");
  return (
    <>
      <Link to="/account" className="inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t("back")}
      </Link>
      <h1 className="mt-3 mb-8 text-title font-semibold">{t("title")}</h1>
      <div className="flex flex-col gap-8">
        <TwoFactorSection member={member} />
        <ChangePassword />
        <ChangeEmail member={member} />
        <SessionList />
        <YourData onDeleted={onDeleted} />
      </div>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-8">
      <Skeleton className="h-12 max-w-sm" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}

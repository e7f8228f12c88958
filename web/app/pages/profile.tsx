import type { Member } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { ProfileForm } from "../features/accounts/profile/profile-form.tsx";
import { formats } from "../locales/formats.ts";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("profile");

export const meta = () =>
  pageMeta("/profile", { title: i18n.t("profile:title"), description: i18n.t("profile:description") });

export default function ProfilePage() {
  const { t } = useTranslation("profile");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="mb-8 text-title font-semibold">{t("title")}</h1>
      <MemberGate loading={<Loading />} failure={t("loadFailed")}>
        {(member) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
            <Card className="p-5 sm:p-7">
              <ProfileForm key={member.id} member={member} />
            </Card>
            <div className="flex flex-col gap-6">
              <Balance member={member} />
              <Card className="p-5 sm:p-6">
                <h2 className="font-medium">{t("security")}</h2>
                <p className="mt-1 text-sm text-muted">{t("securityText")}</p>
                <ButtonLink to="/account/security" variant="secondary" size="sm" className="mt-4">
                  {t("openSecurity")}
                </ButtonLink>
              </Card>
            </div>
          </div>
        )}
      </MemberGate>
    </main>
  );
}

function Balance({ member }: { member: Member }) {
  const { t } = useTranslation("profile");
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-medium">{t("balance")}</h2>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{formats.number(member.tokens)}</span>
        <span className="text-muted">{t("tokens", { count: member.tokens })}</span>
      </p>
      <p className="mt-2 text-sm text-muted">{t("balanceText")}</p>
      <ButtonLink to="/account#usage" variant="secondary" size="sm" className="mt-4">
        {t("history")}
      </ButtonLink>
    </Card>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-6 lg:grid-cols-[1fr_18rem]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { MemberGate } from "../features/accounts/member-gate.tsx";
import { AccountOverview, OverviewSkeleton } from "../features/accounts/overview/account-overview.tsx";
import { QuickActions } from "../features/accounts/overview/quick-actions.tsx";
import { PlanSection } from "../features/plan/plan-section.tsx";
import { LazyApiKeys } from "../features/api-keys/lazy-api-keys.tsx";
import { LazyPromoForm } from "../features/promo-codes/lazy-promo-form.tsx";
import { UsageHistory } from "../features/wallet/usage-history.tsx";
import { i18n } from "../locales/i18n.ts";
import { Card } from "../ui/card.tsx";
import { loadTexts } from "../locales/load-texts.ts";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = () => loadTexts("account", "wallet");

export const meta = () =>
  pageMeta("/account", { title: i18n.t("account:title"), description: i18n.t("account:description") });

export default function AccountPage() {
  const { t } = useTranslation("account");
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-title font-semibold">{t("title")}</h1>
        <QuickActions />
      </header>
      <MemberGate loading={<OverviewSkeleton />} failure={t("loadFailed")}>
        {(member) => (
          <div className="flex flex-col gap-10">
            <AccountOverview member={member} />
            <PlanSection
              promo={
                <Card className="p-5 sm:p-8">
                  <LazyPromoForm signedIn />
                </Card>
              }
            />
            <LazyApiKeys />
            <UsageHistory />
          </div>
        )}
      </MemberGate>
    </main>
  );
}

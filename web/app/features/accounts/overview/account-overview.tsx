import type { AccountOverview as Overview, Member } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, ChartNoAxesColumn, CircleUser, Coins, CreditCard, ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { EmailStatus } from "../email-status.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { Fact, OverviewCard } from "./overview-card.tsx";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6";

export function AccountOverview({ member }: { member: Member }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const { data, isError, error, refetch } = useQuery(api.accounts.overview.queryOptions());
  const failed = isError && !data;
  useEffect(() => {
    if (failed) toast.error(common("error"), t("loadFailed"));
  }, [failed, common, t]);
  if (failed) {
    const text = problemTexts[problemOf(error).code];
    return <LoadFailed title={t("loadFailed")} text={text} onRetry={() => void refetch()} />;
  }
  if (!data) return <OverviewSkeleton />;
  return (
    <div className={grid}>
      <ProfileCard member={member} />
      <TokenCard overview={data} />
      <TypeCard member={member} />
      <UsageCard overview={data} />
      <SecurityCard member={member} overview={data} />
      <MembershipCard overview={data} />
    </div>
  );
}

/** Placeholders for the six cards. */
export function OverviewSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className={grid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-52 rounded-card" />
      ))}
    </div>
  );
}

function ProfileCard({ member }: { member: Member }) {
  const { t } = useTranslation("account");
  return (
    <OverviewCard icon={CircleUser} title={t("profile.title")}>
      <Fact label={t("profile.name")}>{member.displayName?.trim() || t("profile.notSet")}</Fact>
      <Fact label={t("profile.email")}>
        <span title={member.email}>{member.email}</span>
      </Fact>
      <Fact label={t("profile.status")}>
        <EmailStatus />
      </Fact>
    </OverviewCard>
  );
}

function TokenCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation("account");
  const { available, used } = overview.tokens;
  return (
    <OverviewCard
      icon={Coins}
      title={t("tokens.title")}
      footer={
        <ButtonLink to="/account#usage" variant="secondary" size="sm">
          {t("tokens.history")}
        </ButtonLink>
      }
    >
      <Fact label={t("tokens.available")}>{formats.number(available)}</Fact>
      <Fact label={t("tokens.used")}>{formats.number(used)}</Fact>
    </OverviewCard>
  );
}

function TypeCard({ member }: { member: Member }) {
  const { t } = useTranslation("account");
  const { data } = useQuery(api.subscriptions.get.queryOptions());
  const plan = data?.subscription?.planName ?? (member.isPremium ? t("type.premium") : null);
  return (
    <OverviewCard
      icon={CreditCard}
      title={t("type.title")}
      footer={
        <ButtonLink to="/pricing" size="sm" variant={data?.paymentSetUp ? "primary" : "secondary"}>
          {t("type.upgrade")}
        </ButtonLink>
      }
    >
      <Fact label={t("type.plan")}>{plan ? <Badge tone="accent">{plan}</Badge> : <Badge>{t("type.free")}</Badge>}</Fact>
    </OverviewCard>
  );
}

function UsageCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation("account");
  return (
    <OverviewCard icon={ChartNoAxesColumn} title={t("usage.title")}>
      <Fact label={t("usage.chats")}>{formats.number(overview.totalChats)}</Fact>
      <Fact label={t("usage.messages")}>{formats.number(overview.messagesSent)}</Fact>
      <Fact label={t("usage.interactions")}>{formats.number(overview.aiInteractions)}</Fact>
    </OverviewCard>
  );
}

function SecurityCard({ member, overview }: { member: Member; overview: Overview }) {
  const { t } = useTranslation("account");
  const yes = <Badge tone="good">{t("security.yes")}</Badge>;
  return (
    <OverviewCard
      icon={ShieldCheck}
      title={t("security.title")}
      footer={
        <ButtonLink to="/account/security" variant="secondary" size="sm">
          {t("security.settings")}
        </ButtonLink>
      }
    >
      <Fact label={t("security.email")}>
        {overview.emailVerified ? yes : <Badge tone="warn">{t("security.no")}</Badge>}
      </Fact>
      <Fact label={t("security.twoFactor")}>{member.twoFactor ? yes : <Badge>{t("security.no")}</Badge>}</Fact>
    </OverviewCard>
  );
}

function MembershipCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation("account");
  return (
    <OverviewCard icon={CalendarDays} title={t("membership.title")}>
      <Fact label={t("membership.since")}>{formats.date(overview.memberSince)}</Fact>
      <Fact label={t("membership.days")}>{formats.number(overview.daysActive)}</Fact>
    </OverviewCard>
  );
}

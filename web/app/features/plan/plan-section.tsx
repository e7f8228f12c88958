import type { PlanState, Subscription } from "@cofounder/contract";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { claims } from "../../content/claims.ts";
import { plans } from "../../content/plans.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { cn } from "../../ui/cn.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { usePlan } from "./use-plan.ts";

/** The account's plan: its benefits, its end and its actions, and beside it the box that redeems promo codes. */
export function PlanSection({ promo }: { promo: ReactNode }) {
  const { t } = useTranslation("account");
  const { state, waiting, late } = usePlan();
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const ready = state !== undefined;
  // The page rendered this after the browser had looked for the anchor.
  useEffect(() => {
    if (ready && hash === "#plan") section.current?.scrollIntoView({ block: "start" });
  }, [ready, hash]);
  return (
    <section ref={section} id="plan" aria-labelledby="plan-title" className="scroll-mt-24">
      <h2 id="plan-title" className="mb-4 text-heading font-semibold">
        {t("plan.title")}
      </h2>
      {waiting && <Waiting>{late ? t("plan.waitingLong") : t("plan.waiting")}</Waiting>}
      <div className={cn("grid gap-4 lg:gap-6", !state?.subscription && "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]")}>
        {state ? <PlanCard state={state} /> : <Skeleton className="h-56 rounded-card" />}
        {promo}
      </div>
    </section>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-control border border-accent/25 bg-accent-soft p-3.5 text-sm"
    >
      <Spinner />
      {children}
    </p>
  );
}

function PlanCard({ state }: { state: PlanState }) {
  const { subscription } = state;
  return (
    <Card className="p-5 sm:p-8">
      {subscription ? <PresentPlan plan={subscription} state={state} /> : <NoPlan state={state} />}
    </Card>
  );
}

function NoPlan({ state }: { state: PlanState }) {
  const { t } = useTranslation("account");
  const { trialAvailable, offerAvailable, paymentSetUp } = state;
  return (
    <div className="flex h-full flex-wrap items-center justify-between gap-5">
      <div className="max-w-xl">
        <p className="text-lead font-medium">{t("type.free")}</p>
        <p className="mt-1 text-muted">{t("plan.none")}</p>
        {(offerAvailable || trialAvailable) && (
          <p className="mt-1 text-muted">
            {offerAvailable ? t("plan.offer", { count: claims.proFreeMonths }) : t("plan.trial")}
          </p>
        )}
        {!paymentSetUp && <p className="mt-1 text-muted">{t("plan.notSetUp")}</p>}
      </div>
      <ButtonLink to="/pricing" variant="secondary">
        {t("plan.choose")}
      </ButtonLink>
    </div>
  );
}

function PresentPlan({ plan, state }: { plan: Subscription; state: PlanState }) {
  const { t } = useTranslation("account");
  return (
    <>
      {plan.paymentFailed && <FailedPayment at={plan.next.at} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-title font-semibold">{plan.planName}</p>
            <Badge tone="accent">{t(`plan.source.${plan.source}`)}</Badge>
          </div>
          <p className="mt-2">
            <NextOf plan={plan} />
          </p>
          <p className="mt-1 text-muted">{t("plan.gives", { tokens: formats.number(plan.tokenLimit) })}</p>
        </div>
        <MonthTokens plan={plan} />
      </div>
      <PlanActions plan={plan} paymentSetUp={state.paymentSetUp} />
    </>
  );
}

function FailedPayment({ at }: { at: string }) {
  const { t } = useTranslation("account");
  return (
    <div role="status" className="mb-6 flex gap-3 rounded-control border border-warn/30 bg-warn-soft p-3.5 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <p>
        <span className="font-semibold">{t("plan.failedTitle")}</span>{" "}
        {t("plan.failedText", { date: formats.date(at) })}
      </p>
    </div>
  );
}

function NextOf({ plan: { next, endsAt } }: { plan: Subscription }) {
  const { t } = useTranslation("account");
  const date = formats.date(next.kind === "renews" && endsAt ? endsAt : next.at);
  if (next.kind === "ends" || endsAt) return t("plan.ends", { date });
  if (next.kind === "renews") return t("plan.renews", { date });
  return t("plan.changes", { date, plan: plans.find(({ tier }) => tier === next.tier)?.name ?? "" });
}

function MonthTokens({ plan: { tokensRemaining, tokenLimit } }: { plan: Subscription }) {
  const { t } = useTranslation("account");
  const text = t("plan.left", { left: formats.number(tokensRemaining), limit: formats.number(tokenLimit) });
  return (
    <div>
      <p id="month-tokens" className="text-sm text-muted">
        {t("plan.tokens")}
      </p>
      <p className="mt-1 text-lead font-medium tabular-nums">{text}</p>
      <div
        role="meter"
        aria-labelledby="month-tokens"
        aria-valuemin={0}
        aria-valuemax={Math.max(tokenLimit, tokensRemaining)}
        aria-valuenow={tokensRemaining}
        aria-valuetext={text}
        className="mt-3 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.min(tokensRemaining / tokenLimit, 1) * 100}%` }}
        />
      </div>
    </div>
  );
}

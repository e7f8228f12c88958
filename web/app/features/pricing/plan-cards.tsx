import type { PlanTier } from "@cofounder/contract";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { isSample } from "../../content/claims.ts";
import { type PlanFeature, plans, standingOf } from "../../content/plans.ts";
import { apiLimits } from "../../content/pricing.ts";
import { formats } from "../../locales/formats.ts";
import { fill } from "../../locales/page-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";
import { PlanButton } from "./plan-button.tsx";
import type { PlanChooser } from "./plan-choice.ts";
import { filled, usePricing } from "./pricing-texts.ts";

interface PlanCardsProps extends PlanChooser {
  /** The member's present plan. */
  current: PlanTier | null;
  /** False: nothing can be bought here, and the buttons say how to get a plan. */
  takesPayment: boolean;
}

/** The three plans; the most popular one is highlighted. */
export function PlanCards(props: PlanCardsProps) {
  const { sampleNote } = usePricing().plans;
  return (
    <>
      <Cards {...props} />
      {isSample("planServices") && <p className="mt-6 text-sm text-muted lg:mt-10">{sampleNote}</p>}
    </>
  );
}

function Cards(props: PlanCardsProps) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3 lg:gap-0">
      {plans.map((plan) => (
        <li
          key={plan.tier}
          className={cn(
            "rounded-window border p-6 sm:p-8",
            plan.popular
              ? "relative z-1 border-accent bg-surface shadow-window lg:-mx-px lg:-my-4 lg:py-12"
              : "border-line bg-sunken lg:first:rounded-r-none lg:last:rounded-l-none",
          )}
        >
          <PlanCard plan={plan} {...props} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan, current, takesPayment, ...chooser }: PlanCardsProps & { plan: (typeof plans)[number] }) {
  const { plans: texts, planFeatures } = usePricing();
  const { tier, name, price, tokens, popular, beside, features } = plan;
  return (
    <>
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-heading font-semibold">{name}</h2>
        {current === tier ? (
          <Badge tone="good">{texts.yours}</Badge>
        ) : (
          popular && <Badge tone="accent">{texts.popular}</Badge>
        )}
      </div>
      <p className="mt-6">
        <span className="text-figure font-semibold tabular-nums">{formats.dollars(price)}</span>{" "}
        <span className="text-muted">{texts.perMonth}</span>
      </p>
      <p className="mt-2 text-muted">
        <span className="font-medium text-ink tabular-nums">{formats.number(tokens)}</span> {texts.tokens}
      </p>
      <PlanButton
        choice={tier}
        variant={popular && takesPayment ? "primary" : "secondary"}
        className="mt-7 w-full"
        aria-label={`${texts.start}: ${name}`}
        {...chooser}
      >
        {texts.start}
      </PlanButton>
      {!takesPayment && <p className="mt-2.5 text-center text-sm text-muted">{texts.onRequest}</p>}
      <p className="mt-7 border-t border-line pt-5 text-sm text-muted">
        {beside ? fill(texts.everythingIn, { plan: beside }) : texts.toBegin}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {features.filter(isThere).map((feature) => (
          <Included key={feature}>{filled(planFeatures[feature])}</Included>
        ))}
        <Included>{requestsOf(tier, texts)}</Included>
      </ul>
      <Announced features={features.filter((feature) => !isThere(feature))} />
    </>
  );
}

const isThere = (feature: PlanFeature): boolean => {
  const standing = standingOf(feature);
  return standing === "present" || (standing === "service" && !isSample("planServices"));
};

type PlanTexts = ReturnType<typeof usePricing>["plans"];

function requestsOf(tier: PlanTier, { requests, unlimitedRequests }: PlanTexts): string {
  const { requestsPerDay } = apiLimits.find(({ plan }) => plan === tier) ?? apiLimits[0];
  return requestsPerDay === null ? unlimitedRequests : fill(requests, { requests: formats.number(requestsPerDay) });
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      <span>{children}</span>
    </li>
  );
}

/** What nobody has confirmed, and what is not available yet: below the rest, folded and marked. */
function Announced({ features }: { features: readonly PlanFeature[] }) {
  const { plans: texts, planFeatures } = usePricing();
  if (features.length === 0) return null;
  return (
    <details className="group mt-6">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-2 text-sm text-muted [&::-webkit-details-marker]:hidden">
        {isSample("planServices") && <Badge tone="warn">{texts.sample}</Badge>}
        {texts.notConfirmed}
        <span className="tabular-nums">({formats.number(features.length)})</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 transition-transform duration-base group-open:rotate-180"
        />
      </summary>
      <ul className="mt-2.5 grid gap-1.5 text-sm text-muted">
        {features.map((feature) => (
          <li key={feature} className="flex flex-wrap items-center gap-2">
            <span>{filled(planFeatures[feature])}</span>
            {standingOf(feature) === "announced" && <Badge>{texts.soon}</Badge>}
          </li>
        ))}
      </ul>
    </details>
  );
}

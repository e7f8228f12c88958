import type { PlanTier } from "@cofounder/contract";
import { Check } from "lucide-react";
import { isSample } from "../../content/claims.ts";
import { type PlanFeature, plans, standingOf } from "../../content/plans.ts";
import { formats } from "../../locales/formats.ts";
import { fill } from "../../locales/page-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";
import { PlanButton } from "./plan-button.tsx";
import type { PlanChooser } from "./plan-choice.ts";
import { usePricing } from "./pricing-texts.ts";

interface PlanCardsProps extends PlanChooser {
  /** The member's present plan. */
  current: PlanTier | null;
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
              ? "relative z-1 border-accent bg-surface shadow-window max-lg:order-first lg:-mx-px lg:-my-4 lg:py-12"
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
        variant={popular ? "primary" : "secondary"}
        className="mt-7 w-full"
        aria-label={`${texts.start}: ${name}`}
        {...chooser}
      >
        {texts.start}
      </PlanButton>
      {!takesPayment && <p className="mt-2 text-sm text-muted">{texts.paymentNotSetUp}</p>}
      <p className="mt-7 border-t border-line pt-5 text-sm text-muted">
        {beside ? fill(texts.everythingIn, { plan: beside }) : texts.toBegin}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            <span>
              <span>{planFeatures[feature]}</span> <Standing feature={feature} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Standing({ feature }: { feature: PlanFeature }) {
  const { soon, sample } = usePricing().plans;
  const standing = standingOf(feature);
  if (standing === "announced") return <Badge className="align-middle">{soon}</Badge>;
  if (standing === "service" && isSample("planServices")) {
    return (
      <Badge tone="warn" className="align-middle">
        {sample}
      </Badge>
    );
  }
  return null;
}

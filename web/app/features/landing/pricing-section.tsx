import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { claims, isSample, type UnmeasuredClaim } from "../../content/claims.ts";
import { limits } from "../../api/index.ts";
import { featuresWithin, type PlanFeature, plans, proPlan, standingOf } from "../../content/plans.ts";
import { SampleBadge } from "./sample-badge.tsx";
import { Section } from "./section.tsx";
import { MemberLink, StartButton, type StartProps } from "./start-button.tsx";
import { useLanding } from "./use-landing.ts";
import { fill } from "../../locales/page-texts.ts";
import { claimTexts, money, plain } from "./writing.ts";

const dollars = { currency: "USD" };

/** The two free offers, the monthly plans, and the box for codes. */
export function PricingSection({ promoBox, ...start }: StartProps & { promoBox: ReactNode }) {
  const { pricing } = useLanding().landing;
  return (
    <Section id="pricing" title={pricing.title} more={pricing.more} className="border-t border-line bg-sunken">
      <div className="mt-14 grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <ProOffer {...start} />
        <FreeOffer {...start} />
      </div>
      <MonthlyPlans />
      <PromoRow box={promoBox} />
    </Section>
  );
}

function ProOffer(start: StartProps) {
  const { landing, language } = useLanding();
  const { pro, note, planFeatures } = landing.pricing;
  const values = claimTexts(language);
  const told = (which: (feature: PlanFeature) => boolean) =>
    featuresWithin(proPlan)
      .filter(which)
      .map((feature) => fill(planFeatures[feature], values));
  return (
    <div className="rounded-window border border-line bg-surface p-6 shadow-window sm:p-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-heading font-semibold">{pro.name}</h3>
        <p className="font-medium text-accent">{fill(pro.free, values)}</p>
      </div>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="text-display font-semibold tabular-nums">{money(claims.proPriceUsd, language, dollars)}</span>
        <span className="text-muted">
          {pro.perMonth}, {fill(pro.afterwards, { price: money(proPlan.price, language, { ...dollars, digits: 2 }) })}
        </span>
      </p>
      <Points
        texts={[fill(pro.tokens, { tokens: plain(proPlan.tokens, language) }), ...told(isThere)]}
        className="sm:grid-cols-2"
      />
      <p className="mt-5 text-sm text-muted empty:hidden">
        {isSample("planServices") && (
          <>
            {told((feature) => !isThere(feature)).join(" · ")}
            <SampleBadge claim="planServices" />
          </>
        )}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <MemberLink to="/pricing" size="lg" {...start}>
          {fill(pro.trial, values)}
        </MemberLink>
        <p className="max-w-xs text-sm text-muted">{fill(note, values)}</p>
      </div>
    </div>
  );
}

function FreeOffer(start: StartProps) {
  const { landing, language } = useLanding();
  const { free } = landing.pricing;
  const values = { ...claimTexts(language), signUpTokens: plain(limits.signUpTokens, language) };
  return (
    <div className="flex flex-col p-6 sm:p-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-heading font-semibold">{free.name}</h3>
        <p className="text-muted">{free.text}</p>
      </div>
      <p className="mt-5 text-display font-semibold tabular-nums">{money(0, language, dollars)}</p>
      <Points texts={free.items.map((item) => fill(item, values))} claims={freeClaims} />
      <div className="mt-8 lg:mt-auto lg:pt-8">
        <StartButton {...start} />
      </div>
    </div>
  );
}

/** Of the items of the free plan, in their order. */
const freeClaims: readonly (UnmeasuredClaim | undefined)[] = [undefined, "starterPlansPerMonth"];

const isThere = (feature: PlanFeature): boolean =>
  standingOf(feature) === "present" || (standingOf(feature) === "service" && !isSample("planServices"));

interface PointsProps {
  texts: string[];
  /** What the texts claim, in their order. */
  claims?: readonly (UnmeasuredClaim | undefined)[];
  className?: string;
}

function Points({ texts, claims: claimed = [], className = "" }: PointsProps) {
  return (
    <ul className={`mt-6 grid gap-x-6 gap-y-2.5 ${className}`}>
      {texts.map((text, at) => (
        <li key={text} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <span>
            {text}
            <PointBadge claim={claimed[at]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const PointBadge = ({ claim }: { claim: UnmeasuredClaim | undefined }) => claim && <SampleBadge claim={claim} />;

function MonthlyPlans() {
  const { landing, language } = useLanding();
  const { pricing } = landing;
  return (
    <div className="mt-12 border-t border-line-strong pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h3 className="font-semibold">{pricing.monthly}</h3>
        <Link to="/pricing" className="rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline">
          {pricing.compare}
        </Link>
      </div>
      <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-3">
        {plans.map(({ tier, name, price, tokens }) => (
          <div key={tier} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-sm text-muted">
              {name}, {fill(pricing.tokens, { tokens: plain(tokens, language) })}
            </dt>
            <dd className="text-heading font-semibold tabular-nums">
              {money(price, language, { ...dollars, digits: 2 })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PromoRow({ box }: { box: ReactNode }) {
  const { promo } = useLanding().landing;
  return (
    <section id="promo" aria-labelledby="promo-title" className="mt-16 grid gap-6 lg:grid-cols-2 lg:items-center">
      <div>
        <h3 id="promo-title" className="text-heading font-semibold">
          {promo.title}
        </h3>
        <p className="mt-1.5 max-w-md text-muted">{promo.text}</p>
      </div>
      {box}
    </section>
  );
}

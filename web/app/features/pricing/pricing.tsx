import type { PlanTier } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { apiLimits } from "../../content/pricing.ts";
import { formats } from "../../locales/formats.ts";
import { loadTexts } from "../../locales/load-texts.ts";
import { fill } from "../../locales/page-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PlanButton } from "./plan-button.tsx";
import { PlanCards } from "./plan-cards.tsx";
import type { PlanChoice, PlanChooser } from "./plan-choice.ts";
import { filled, usePricing } from "./pricing-texts.ts";
import { ApiLimits, TokenCosts, TokenExamples } from "./token-costs.tsx";

/** A dialog; its code loads with the first choice. */
const ActivatePlan = lazy(async () => {
  const [{ ActivatePlan: Dialogs }] = await Promise.all([import("./activate-plan.tsx"), loadTexts("checkout")]);
  return { default: Dialogs };
});

interface PricingProps extends Pick<PlanChooser, "signedIn" | "onSignInFirst"> {
  current: PlanTier | null;
  /** False: no payment service is set up here. */
  takesPayment: boolean;
  /** The box that redeems promo codes. */
  promoBox: ReactNode;
}

export function Pricing({ signedIn, onSignInFirst, promoBox, current, takesPayment }: PricingProps) {
  const { title, more, lead } = usePricing();
  const [choice, setChoice] = useState<PlanChoice | null>(null);
  const chooser = { signedIn, onSignInFirst, onChoose: setChoice };
  return (
    <main id="content" className="mx-auto max-w-page px-gutter pt-16 pb-section sm:pt-24">
      <h1 className="max-w-4xl text-display font-semibold">
        {title} <span className="text-faint">{more}</span>
      </h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">{filled(lead)}</p>
      <Free signedIn={signedIn} />
      <Offer {...chooser} />
      {!takesPayment && <NoPayment />}
      <div className="mt-6 lg:mt-10">
        <PlanCards current={current} takesPayment={takesPayment} {...chooser} />
      </div>
      <Wallet promoBox={promoBox} />
      <Questions />
      {choice && (
        <Suspense>
          <ActivatePlan choice={choice} onClose={() => setChoice(null)} />
        </Suspense>
      )}
    </main>
  );
}

/** What everybody has without a plan. */
function Free({ signedIn }: { signedIn: boolean }) {
  const { free } = usePricing();
  const [{ requestsPerDay }] = apiLimits;
  return (
    <section
      aria-labelledby="free-title"
      className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-window border border-line bg-surface p-6 sm:px-8"
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id="free-title" className="text-heading font-semibold">
          {free.name} <span className="tabular-nums">{formats.money(0, "USD")}</span>
        </h2>
        <p className="max-w-xl text-muted">{fill(filled(free.text), { requests: formats.number(requestsPerDay) })}</p>
      </div>
      <ButtonLink to={signedIn ? "/chat" : "/auth"} variant="secondary">
        {signedIn ? free.open : free.start}
      </ButtonLink>
    </section>
  );
}

/** Says once, for all plans, that they cannot be paid for here, and what can be done instead. */
function NoPayment() {
  const { plans } = usePricing();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-window border border-line bg-sunken p-5 text-sm sm:px-8">
      <p className="max-w-2xl">{plans.paymentNotSetUp}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/pricing#promo" variant="secondary" size="sm">
          {plans.useCode}
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary" size="sm">
          {plans.contact}
        </ButtonLink>
      </div>
    </div>
  );
}

function Offer(chooser: PlanChooser) {
  const { offer } = usePricing();
  return (
    <section
      data-theme="dark"
      aria-labelledby="offer-title"
      className="mt-6 flex flex-col gap-6 rounded-window bg-surface p-6 text-ink sm:p-9 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="offer-title" className="text-heading font-semibold">
          {filled(offer.title)}
        </h2>
        <p className="mt-1.5 max-w-xl text-muted">{filled(offer.text)}</p>
      </div>
      <div className="flex flex-wrap gap-3 lg:shrink-0">
        <PlanButton choice="offer" {...chooser}>
          {filled(offer.take)}
        </PlanButton>
        <PlanButton choice="trial" variant="secondary" {...chooser}>
          {filled(offer.trial)}
        </PlanButton>
      </div>
    </section>
  );
}

function Wallet({ promoBox }: { promoBox: ReactNode }) {
  const { wallet, promo } = usePricing();
  return (
    <section aria-labelledby="wallet-title" className="mt-section">
      <h2 id="wallet-title" className="max-w-3xl text-title font-semibold text-pretty">
        {wallet.title} <span className="text-faint">{wallet.more}</span>
      </h2>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-20">
        <div>
          <p className="mb-6 max-w-xl text-muted">{wallet.text}</p>
          <TokenCosts />
          <TokenExamples />
        </div>
        <div className="flex flex-col gap-6">
          <section id="promo" aria-labelledby="promo-title">
            <h2 id="promo-title" className="text-heading font-semibold">
              {promo.title}
            </h2>
            <p className="mt-1.5 mb-5 text-muted">{promo.text}</p>
            {promoBox}
          </section>
          <ApiLimits />
        </div>
      </div>
    </section>
  );
}

function Questions() {
  const { faq } = usePricing();
  return (
    <section
      aria-labelledby="faq-title"
      className="mt-section grid gap-8 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)] lg:gap-16"
    >
      <h2 id="faq-title" className="text-title font-semibold">
        {faq.title}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {faq.items.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4.5 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-muted transition-transform duration-base group-open:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{filled(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

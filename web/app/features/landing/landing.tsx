import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ExampleSheet } from "./example-sheet.tsx";
import { Footer } from "./footer.tsx";
import { HonestSection } from "./honest-section.tsx";
import { HowSection } from "./how-section.tsx";
import { StartButton, type StartProps } from "./start-button.tsx";
import { TypesSection } from "./types-section.tsx";
import { useLanding } from "./use-landing.ts";

interface LandingProps extends StartProps {
  typeCards: ReactNode;
  /** The box that redeems promo codes. */
  promoBox: ReactNode;
}

export function Landing({ typeCards, promoBox, ...start }: LandingProps) {
  return (
    <>
      <main id="content">
        <Hero {...start} />
        <Example />
        <HowSection />
        <HonestSection />
        <TypesSection cards={typeCards} />
        <PromoSection box={promoBox} />
        <FinalCall {...start} />
      </main>
      <Footer />
    </>
  );
}

function Hero(start: StartProps) {
  const { hero } = useLanding().landing;
  return (
    <section className="mx-auto max-w-page px-4 pt-14 pb-12 sm:px-6 sm:pt-20 sm:pb-16">
      <h1 className="max-w-4xl text-display font-semibold">{hero.title}</h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">{hero.lead}</p>
      <div className="mt-9 flex flex-wrap items-center gap-3">
        <StartButton {...start} />
        <ButtonLink to="/#example" variant="secondary" size="lg">
          {hero.seeExample}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-muted">{hero.notes.join(" · ")}</p>
    </section>
  );
}

function Example() {
  const { example } = useLanding().landing;
  return (
    <section id="example" aria-labelledby="example-title" className="mx-auto max-w-page px-4 pb-20 sm:px-6 sm:pb-28">
      <ExampleSheet />
      <div className="mt-10 grid gap-4 md:grid-cols-2 md:gap-10">
        <h2 id="example-title" className="text-title font-semibold">
          {example.title}
        </h2>
        <p className="text-muted md:pt-2">{example.text}</p>
      </div>
    </section>
  );
}

function PromoSection({ box }: { box: ReactNode }) {
  const { promo } = useLanding().landing;
  return (
    <section id="promo" aria-labelledby="promo-title" className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="promo-title" className="text-title font-semibold">
            {promo.title}
          </h2>
          <p className="mt-3 max-w-lg text-muted">{promo.text}</p>
        </div>
        {box}
      </div>
    </section>
  );
}

function FinalCall(start: StartProps) {
  const { final } = useLanding().landing;
  return (
    <section className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-col items-start gap-8 px-4 py-20 sm:px-6 sm:py-28 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h2 className="max-w-2xl text-display font-semibold">{final.title}</h2>
          <p className="mt-5 text-lead text-muted">{final.text}</p>
        </div>
        <StartButton {...start} />
      </div>
    </section>
  );
}

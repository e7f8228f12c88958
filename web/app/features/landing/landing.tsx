import type { FirstAnalysis } from "@cofounder/contract";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CapabilitiesSection } from "./capabilities-section.tsx";
import { ExampleSection } from "./example-section.tsx";
import { HonestSection } from "./honest-section.tsx";
import { HowSection } from "./how-section.tsx";
import { IdeaAnswer } from "./idea/idea-answer.tsx";
import { IdeaBox } from "./idea/idea-box.tsx";
import { useIdea, type IdeaState } from "./idea/use-idea.ts";
import { NumbersStrip } from "./numbers-strip.tsx";
import { PartnershipSection } from "./partnership-section.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { Sparkles } from "./sparkles.tsx";
import { MemberLink, StartButton, type StartProps } from "./start-button.tsx";
import { StoriesSection } from "./stories-section.tsx";
import { SupportSection } from "./support-section.tsx";
import { TechnologySection } from "./technology-section.tsx";
import { ToolsSection, type ToolGroups } from "./tools-section.tsx";
import { TypesSection } from "./types-section.tsx";
import { useLanding } from "./use-landing.ts";

interface LandingProps extends StartProps {
  tools: ToolGroups;
  typeCards: ReactNode;
  /** The box that redeems promo codes. */
  promoBox: ReactNode;
  renderReply: (analysis: FirstAnalysis) => ReactNode;
  /** A sheet for a visitor's own figures, with the way to an account that keeps them. */
  renderSheet: (signUp: ReactNode) => ReactNode;
  /** Called when a member sends an idea: their chat takes it. */
  onMemberIdea: (text: string) => void;
  /** Waits until it is known who is signed in: a member's idea is not analysed as a visitor's. */
  isMember: () => Promise<boolean>;
}

export function Landing({
  tools,
  typeCards,
  promoBox,
  renderReply,
  renderSheet,
  onMemberIdea,
  isMember,
  ...rest
}: LandingProps) {
  const idea = useIdea();
  const onSignUpFor = (path: string) => {
    if (path === "/chat") idea.keep();
    rest.onSignUpFor(path);
  };
  const start = { ...rest, onSignUpFor };
  const send = async (text: string) => {
    if (!(await isMember())) return idea.analyse(text);
    idea.clear();
    onMemberIdea(text);
  };
  return (
    <main id="content">
      <div className="relative isolate overflow-hidden">
        <Sparkles count={30} />
        <Hero {...start} idea={idea} onIdea={(text) => void send(text)} />
        <IdeaAnswer idea={idea} renderReply={renderReply} {...start} />
        <ExampleSection />
      </div>
      <HowSection />
      <ToolsSection tools={tools} />
      <CapabilitiesSection sheet={renderSheet(<KeepLink {...start} />)} />
      <TypesSection cards={typeCards} />
      <TechnologySection />
      <HonestSection />
      <SupportSection />
      <PartnershipSection />
      <SecuritySection />
      <StoriesSection />
      <NumbersStrip />
      <PricingSection promoBox={promoBox} {...start} />
      <FinalCall {...start} />
    </main>
  );
}

function Hero({ idea, onIdea, ...start }: StartProps & { idea: IdeaState; onIdea: (text: string) => void }) {
  const { hero } = useLanding().landing;
  return (
    <section
      className={
        "mx-auto grid max-w-page gap-x-16 gap-y-9 px-gutter pt-14 pb-14 sm:pt-20 sm:pb-18 " +
        "lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-end"
      }
    >
      <div>
        <h1 className="max-w-4xl text-hero font-semibold">{hero.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-muted">{hero.lead}</p>
      </div>
      <div>
        <IdeaBox idea={idea} signedIn={start.signedIn} onSubmit={onIdea} />
        <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3">
          <StartButton {...start} variant="secondary" />
          <ButtonLink to="/#example" variant="ghost" size="lg">
            {hero.seeExample}
          </ButtonLink>
        </div>
        {!start.signedIn && <p className="mt-4 text-sm text-muted">{hero.notes.join(" · ")}</p>}
      </div>
    </section>
  );
}

function FinalCall(start: StartProps) {
  const { final } = useLanding().landing;
  return (
    <section id="start" aria-labelledby="start-title" className="relative isolate overflow-hidden border-t border-line">
      <Sparkles count={20} />
      <div className="mx-auto flex max-w-page flex-col items-center gap-9 px-gutter py-section text-center">
        <div>
          <h2 id="start-title" className="mx-auto max-w-3xl text-hero font-semibold">
            {final.title}
          </h2>
          {!start.signedIn && <p className="mt-6 text-lead text-muted">{final.text}</p>}
        </div>
        <StartButton {...start} />
      </div>
    </section>
  );
}

function KeepLink(start: StartProps) {
  const { capabilities } = useLanding().landing;
  return (
    <MemberLink to="/ventures" {...start}>
      {capabilities.calculator.keep}
    </MemberLink>
  );
}

import { ArrowRight } from "lucide-react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useLanding } from "./use-landing.ts";

export interface StartProps {
  signedIn: boolean;
  /** Called before a visitor is sent to sign up. */
  onGetStarted: () => void;
}

export function StartButton({ signedIn, onGetStarted }: StartProps) {
  const { hero } = useLanding().landing;
  if (signedIn) {
    return (
      <ButtonLink to="/chat" size="lg">
        {hero.openChat}
        <ArrowRight aria-hidden />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/auth" size="lg" onClick={onGetStarted} className="was-member:invisible">
      {hero.getStarted}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}

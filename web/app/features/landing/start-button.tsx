import { ArrowRight } from "lucide-react";
import { landing } from "../../content/landing.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

export interface StartProps {
  signedIn: boolean;
  /** Called before a visitor is sent to sign up. */
  onGetStarted: () => void;
}

export function StartButton({ signedIn, onGetStarted }: StartProps) {
  if (signedIn) {
    return (
      <ButtonLink to="/chat" size="lg">
        {landing.hero.openChat}
        <ArrowRight aria-hidden />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/auth" size="lg" onClick={onGetStarted} className="was-member:invisible">
      {landing.hero.getStarted}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}

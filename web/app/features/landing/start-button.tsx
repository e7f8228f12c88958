import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useLanding } from "./use-landing.ts";

export interface StartProps {
  signedIn: boolean;
  /** Called with the destination before a visitor is sent to sign up. */
  onSignUpFor: (path: string) => void;
}

interface MemberLinkProps extends StartProps, Omit<ComponentProps<typeof ButtonLink>, "to"> {
  to: string;
}

/** Leads members to a page, and visitors to the sign-up that leads there. */
export function MemberLink({ signedIn, onSignUpFor, to, ...rest }: MemberLinkProps) {
  if (signedIn) return <ButtonLink to={to} {...rest} />;
  return <ButtonLink to="/auth#sign-up" onClick={() => onSignUpFor(to)} data-after-sign-in={to} {...rest} />;
}

export function StartButton({ className, ...start }: StartProps & Pick<MemberLinkProps, "className" | "variant">) {
  const { hero } = useLanding().landing;
  return (
    <MemberLink
      to="/chat"
      size="lg"
      {...start}
      className={start.signedIn ? className : `was-member:invisible ${className ?? ""}`}
    >
      {start.signedIn ? hero.openChat : hero.getStarted}
      <ArrowRight aria-hidden />
    </MemberLink>
  );
}

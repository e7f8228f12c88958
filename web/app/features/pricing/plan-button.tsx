import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { ButtonStyle } from "../../ui/button-styles.ts";
import { Button } from "../../ui/button.tsx";
import type { PlanChoice, PlanChooser } from "./plan-choice.ts";

interface PlanButtonProps extends PlanChooser {
  choice: PlanChoice;
  variant?: ButtonStyle["variant"];
  className?: string;
  /** Distinguishes several buttons with the same text. */
  "aria-label"?: string;
  children: ReactNode;
}

/** Chooses for a member; sends a visitor to the sign-in, which returns here. */
export function PlanButton({ choice, signedIn, onSignInFirst, onChoose, ...rest }: PlanButtonProps) {
  if (!signedIn)
    return <ButtonLink to="/auth" size="lg" onClick={onSignInFirst} data-after-sign-in="/pricing" {...rest} />;
  return <Button size="lg" onClick={() => onChoose(choice)} {...rest} />;
}

import type { PlanTier } from "@cofounder/contract";

/** The choices on the page: a monthly plan, Pro for the free months, or its trial. */
export type PlanChoice = PlanTier | "trial" | "offer";

export interface PlanChooser {
  signedIn: boolean;
  /** Called before a visitor is sent to the sign-in page. */
  onSignInFirst: () => void;
  onChoose: (choice: PlanChoice) => void;
}

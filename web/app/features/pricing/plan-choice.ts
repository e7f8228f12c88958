import type { PlanTier } from "@cofounder/contract";

/** What can be asked for on the page: a plan by the month, Pro for the free months, or the trial of it. */
export type PlanChoice = PlanTier | "trial" | "offer";

export interface PlanChooser {
  signedIn: boolean;
  /** Called before a visitor is sent to the sign-in page. */
  onSignInFirst: () => void;
  onChoose: (choice: PlanChoice) => void;
}

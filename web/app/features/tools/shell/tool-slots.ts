import type { ReactNode } from "react";

/** Parts of other features that a page adds to a tool. */
export interface ToolSlots {
  /** Shown if the wallet is empty. */
  moreTokens: ReactNode;
  /** Further actions on a stored result. */
  actions: (run: { id: string; title: string }) => ReactNode;
  onSignIn: () => void;
}

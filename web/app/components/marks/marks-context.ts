import type { TextMark } from "@cofounder/contract";
import { createContext } from "react";

interface MarksInText {
  marks: readonly TextMark[];
  /** The mark that Tab reaches; the arrow keys lead to the others. */
  reachable: number | null;
  /** The mark whose window is open. */
  opened: number | null;
  onFocus: (mark: number) => void;
  onPress: (mark: number, anchor: HTMLElement) => void;
}

/** Null for a text without marks. */
export const MarksContext = createContext<MarksInText | null>(null);

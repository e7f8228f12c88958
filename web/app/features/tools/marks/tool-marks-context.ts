import { createContext } from "react";
import type { NumberedMark } from "./tool-marks.ts";

interface ToolMarksInResult {
  byText: ReadonlyMap<string, readonly NumberedMark[]>;
  /** Called by a marked text that is shown, with its first mark: the first one is what Tab reaches. */
  onShown: (number: number) => void;
}

/** Null around a result without marks. */
export const ToolMarksContext = createContext<ToolMarksInResult | null>(null);

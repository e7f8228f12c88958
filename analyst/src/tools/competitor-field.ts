import type { CompetitorAnalysisInput, CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Analysis } from "../analysis.ts";

export type Alternative = CompetitorAnalysisOutput["alternatives"][number];
/** The inputs of the analysis' parts. */
export interface Field {
  input: CompetitorAnalysisInput;
  analysis: Analysis;
  /** The founder's words for the buyer; a generic word without them. */
  buyer: string;
  today: string | null;
  alternatives: Alternative[];
}

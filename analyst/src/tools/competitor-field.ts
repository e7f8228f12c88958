import type { CompetitorAnalysisInput, CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Analysis } from "../analysis.ts";
import type { StartupTypeCard } from "../knowledge/startup-types.ts";
import type { Translator } from "../i18n/translator.ts";

export type Alternative = CompetitorAnalysisOutput["alternatives"][number];
/** The inputs of the analysis' parts. */
export interface Field {
  input: CompetitorAnalysisInput;
  analysis: Analysis;
  /** Of the result's language. */
  translator: Translator;
  /** The founder's words for the buyer; a generic word without them. */
  buyer: string;
  today: string | null;
  /** What is known of this kind of business, where the kind is certain. */
  card: StartupTypeCard | null;
  alternatives: Alternative[];
}

import type {
  Bands,
  Differences,
  EventMonths,
  Following,
  Forecast,
  OtherValues,
  StandingFigure,
  WorkbookSheet,
} from "@cofounder/analyst/sheet";
import type { Language } from "@cofounder/contract";

/** What the thread that computes is told before it is asked. */
export interface EngineSheet {
  figures: readonly StandingFigure[];
  language: Language;
}

/** How the months of a forecast are computed. */
export interface ForecastSettings {
  months: EventMonths;
  /** Of the draws from ranges. */
  seed: number;
}

/** Other values for a sheet; with settings its forecast is wanted too. */
export interface Case {
  values: OtherValues;
  forecast: ForecastSettings | null;
}

export type EngineQuestion =
  /** What follows in each of the cases. */
  | { kind: "cases"; cases: readonly Case[] }
  | { kind: "workbook"; values: OtherValues; months: EventMonths; names: Readonly<Record<string, string>> };

export interface CaseAnswer {
  following: Following;
  /** Beside the first case; null for the first. */
  differences: Differences | null;
  forecast: Forecast | null;
  /** Null: no figure of the forecast has a range. */
  bands: Bands | null;
}

export type EngineAnswer =
  | { kind: "cases"; cases: CaseAnswer[] }
  | { kind: "workbook"; sheets: WorkbookSheet[] | null };

export type ToEngine = { sheet: EngineSheet } | { id: number; question: EngineQuestion };
export type FromEngine = { id: number; answer: EngineAnswer } | { id: number; failure: string };

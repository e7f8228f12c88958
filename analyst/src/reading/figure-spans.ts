import { findFigures } from "../reader/find-figures.ts";
import type { Language } from "../i18n/language.ts";
import { setAside } from "./set-aside.ts";

/** The places of the numbers of a message in this language. */
export const figureSpans = (message: string, language: Language): { start: number; end: number }[] =>
  findFigures(setAside(message).text, language).map(({ start, end }) => ({ start, end }));

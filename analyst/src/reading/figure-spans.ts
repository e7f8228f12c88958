import { findFigures } from "../reader/find-figures.ts";
import type { Language } from "../i18n/language.ts";
import { setAside } from "./set-aside.ts";

/** Where the numbers of a message stand that is read in this language. */
export const figureSpans = (message: string, language: Language): { start: number; end: number }[] =>
  findFigures(setAside(message).text, language).map(({ start, end }) => ({ start, end }));

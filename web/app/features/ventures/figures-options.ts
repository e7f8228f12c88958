import { api } from "../../api/index.ts";
import { spokenLanguage } from "../../locales/language.ts";

/** The sheet of a venture, in the language of the page. */
export const figuresOptions = (ventureId: string) =>
  api.ventures.figures.queryOptions({ input: { ventureId, language: spokenLanguage() } });

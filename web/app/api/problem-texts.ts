import { i18n } from "../locales/i18n.ts";
import { problemKeys } from "./problem-keys.ts";
import type { ProblemName } from "./problem-keys.ts";

/** The text of each refusal in the present language; a refusal without a text does not compile. */
export const problemTexts: Record<ProblemName, string> = Object.defineProperties(
  { ...problemKeys },
  Object.fromEntries(
    Object.entries(problemKeys).map(([code, key]) => [
      code,
      { enumerable: true, get: () => i18n.t(key, { ns: "problems" }) },
    ]),
  ),
);

import { expect, test } from "vitest";
import { detectLanguage } from "./language.ts";
import { normalise } from "./normalise.ts";

test.each([
  ["fr", "Que veut dire churn ?"],
  ["fr", "Que signifie CAC ?"],
  ["fr", "Vesting, c’est quoi ?"],
  ["de", "Was heißt Runway?"],
  ["de", "Bitte Vesting erklären"],
  ["es", "¿Qué significa CAC?"],
  ["es", "¿Qué es vesting?"],
  ["en", "What does churn mean?"],
  ["en", "Explain vesting"],
])("in %s: %s", (language, question) => {
  expect(detectLanguage(normalise(question).text)?.language).toBe(language);
});

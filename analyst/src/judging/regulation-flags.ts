import type { ClaimSource } from "@cofounder/contract/analysis";
import { regulationRules } from "../knowledge/regulation.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";

/** A rule that may apply, with the first step to take. Not legal advice. */
export interface RegulationFlag {
  id: string;
  name: string;
  what: string;
  firstStep: string;
  licence: boolean;
  source: ClaimSource;
}

export function findFlags(input: { venture: Venture; text: string; now: Date }): RegulationFlag[] {
  const { translate } = translatorFor(input.venture.language);
  const today = input.now.toISOString().slice(0, 10);
  return regulationRules
    .filter((rule) => rule.applies(input.venture, input.text))
    .map(({ id, name, what, firstStep, licence, source, year, grade, reviewBy }) => ({
      id,
      name: translate(name),
      what: translate(what),
      firstStep: translate(firstStep),
      licence,
      source: { publisher: translate(source), year, url: null, grade, stale: today > reviewBy },
    }));
}

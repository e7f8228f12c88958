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

interface Told {
  venture: Venture;
  /** The founder's messages. */
  text: string;
  now: Date;
}

/**
 * What the founder says of the business itself. A cost ("insurance is 310 a month") or an aside is no subject of a rule;
 * where no sentence describes the business, all of the text counts.
 */
function aboutTheBusiness({ phrases, offer }: Venture, text: string): string {
  const { idea, problem, difference, feasibility, buyer } = phrases;
  const said = [idea, problem, difference, feasibility, buyer, offer].flatMap((phrase) =>
    phrase ? [phrase.text] : [],
  );
  return idea || offer ? said.join(". ") : text;
}

export function findFlags({ venture, text, now }: Told): RegulationFlag[] {
  const { translate } = translatorFor(venture.language);
  const today = now.toISOString().slice(0, 10);
  const business = aboutTheBusiness(venture, text);
  return regulationRules
    .filter((rule) => rule.applies(venture, business))
    .map(({ id, name, what, firstStep, licence, source, year, grade, reviewBy }) => ({
      id,
      name: translate(name),
      what: translate(what),
      firstStep: translate(firstStep),
      licence,
      source: { publisher: translate(source), year, url: null, grade, stale: today > reviewBy },
    }));
}

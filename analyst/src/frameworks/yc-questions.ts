import type { Analysis } from "../analysis.ts";
import { todayOf } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { computed, founder, orAsk } from "./framework.ts";
import type { Field, Framework } from "./framework.ts";

/** Ideas that look easy and have been tried for decades: apps for chance meetings, going out, lists of everything. */
const tarPit = new RegExp(
  String.raw`\b(?:meet(?:ing)? (?:new )?(?:people|friends)|find(?:ing)? friends|things to do` +
    "|what to do (?:tonight|this weekend)|restaurant discovery|split(?:ting)? the bill|conocer gente" +
    String.raw`|rencontrer des gens|Leute kennenlernen|Freunde finden)\b|交友|दोस्त बना`,
  "iu",
);

/** Ten questions about an idea (Jared Friedman, Y Combinator), answered from the analysis as far as it reaches. */
export function ycQuestions(analysis: Analysis): Framework {
  const translator = translatorFor(analysis.language);
  return {
    id: "yc",
    title: translator.t`Ten questions about the idea`,
    fields: [...aboutTheMarket(analysis, translator), ...aboutYou(analysis, translator)],
  };
}

function aboutTheMarket({ venture, metrics, rating }: Analysis, { t }: Translator): Field[] {
  const sam = metrics.find((metric) => metric.name === "sam_year");
  const problem = rating.parts.find((part) => part.criterion === "problem");
  const { phrases, competitors } = venture;
  const today = todayOf(venture);
  return [
    {
      id: "size",
      label: t`How big is it?`,
      entries: orAsk(
        [sam ? computed(`${sam.label}: ${sam.display}`) : null],
        t`How many buyers, times what they pay a year?`,
      ),
    },
    {
      id: "acute",
      label: t`How acute is the problem?`,
      entries: orAsk([problem?.score ? computed(problem.because) : null], t`Who would be upset if it were gone?`),
    },
    {
      id: "competition",
      label: t`Is there competition?`,
      entries: orAsk(
        [...competitors.map((name) => founder(name.text)), today ? founder(today) : null],
        t`What do they use now? No competition is rarely good news.`,
      ),
    },
    {
      id: "recent",
      label: t`Is it recently possible or necessary?`,
      entries: orAsk([phrases.whyNow ? founder(phrases.whyNow.text) : null], t`What changed?`),
    },
    {
      id: "proxies",
      label: t`Are there good proxies?`,
      entries: orAsk([], t`Which large company does this elsewhere or for somebody else?`),
    },
    {
      id: "space",
      label: t`Is it a good idea space?`,
      entries: tarPitEntries(
        venture.phrases.idea?.text ?? "",
        t`Many tried this before: talk to their founders first.`,
        t`How did the last five companies in this space do?`,
      ),
    },
  ];
}

function tarPitEntries(idea: string, warning: string, question: string): Field["entries"] {
  return orAsk([tarPit.test(idea) ? computed(warning) : null], question);
}

function aboutYou({ venture }: Analysis, { t }: Translator): Field[] {
  const { founder: why } = venture.phrases;
  const scales = venture.models.some(
    (model) => model === "subscription" || model === "marketplace" || model === "usage",
  );
  return [
    {
      id: "fit",
      label: t`Do you fit the market?`,
      entries: orAsk([why ? founder(why.text) : null], t`Why are you the ones to do it?`),
    },
    {
      id: "want",
      label: t`Do you want it yourself?`,
      entries: orAsk([], t`Do you, or people you know well, need this?`),
    },
    {
      id: "years",
      label: t`Would you work on it for years?`,
      entries: orAsk([], t`Would you still care after a year without growth?`),
    },
    {
      id: "scalable",
      label: t`Does it scale?`,
      entries: orAsk(
        [
          venture.models.includes("services")
            ? computed(t`Services grow with hours: say which part becomes a product.`)
            : null,
          scales ? computed(t`Revenue can grow faster than hours.`) : null,
        ],
        t`What has to grow with every new customer?`,
      ),
    },
  ];
}

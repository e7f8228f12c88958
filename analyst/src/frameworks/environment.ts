import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { known, payingCustomers } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import { computed, founder, orAsk, source } from "./framework.ts";
import type { Entry, Framework } from "./framework.ts";

const strongFrom = 6.5;
const weakUpTo = 4;

/**
 * Strengths and weaknesses from the rating, opportunities and threats from the founder's statements and the knowledge.
 */
export function swot(analysis: Analysis): Framework {
  const { venture, rating, flags, language } = analysis;
  const { t, translate } = translatorFor(language);
  const scored = rating.parts.filter((part) => part.score !== null);
  const card = venture.type?.isChosen ? cardOf(venture.type.id) : null;
  const about = (part: (typeof scored)[number]): Entry => computed(`${part.label}: ${part.because}`);
  const { whyNow, difference } = venture.phrases;
  return {
    id: "swot",
    title: t`SWOT`,
    fields: [
      {
        id: "strengths",
        label: t`Strengths`,
        entries: orAsk(
          scored.filter((part) => (part.score ?? 0) >= strongFrom).map(about),
          t`What can somebody else already check?`,
        ),
      },
      {
        id: "weaknesses",
        label: t`Weaknesses`,
        entries: [
          ...scored.filter((part) => (part.score ?? 10) <= weakUpTo).map(about),
          computed(analysis.riskiest.because),
        ],
      },
      {
        id: "opportunities",
        label: t`Opportunities`,
        entries: orAsk(
          [whyNow ? founder(whyNow.text) : null, difference ? founder(difference.text) : null],
          t`What changed lately that helps you?`,
        ),
      },
      {
        id: "threats",
        label: t`Threats`,
        entries: orAsk(
          [
            card ? source(translate(card.risk)) : null,
            ...flags.slice(0, 2).map((flag) => source(`${flag.name}: ${flag.what}`)),
          ],
          t`Who could copy this within six months?`,
        ),
      },
    ],
  };
}

/** Porter's five forces, as far as the founder's words and the kind of business allow. */
export function fiveForces({ venture, language }: Analysis): Framework {
  const { t } = translatorFor(language);
  const rivals = venture.competitors.map((name) => founder(name.text));
  const today = todayOf(venture);
  const { platform, usesAi } = venture.signals;
  const suppliers = [
    platform ? founder(platform) : null,
    usesAi ? computed(t`The model's vendor sets your largest cost and may ship the same feature.`) : null,
    venture.models.includes("marketplace")
      ? computed(t`The scarce side of the market decides whether you have anything to sell.`)
      : null,
  ];
  return {
    id: "porter",
    title: t`Five forces`,
    fields: [
      {
        id: "rivalry",
        label: t`Rivalry`,
        entries: orAsk(rivals, t`Which three names would your buyer put on a list?`),
      },
      {
        id: "entrants",
        label: t`New entrants`,
        entries: orAsk([], t`What would a team with more money need a year for?`),
      },
      {
        id: "substitutes",
        label: t`Substitutes`,
        entries: orAsk([today ? founder(today) : null], t`What do they do when they buy nothing?`),
      },
      {
        id: "suppliers",
        label: t`Suppliers`,
        entries: orAsk(suppliers, t`On whom do you depend who could raise the price?`),
      },
      {
        id: "buyers",
        label: t`Buyers`,
        entries: orAsk(
          [concentration(venture, t`One customer is more than a tenth of the revenue: losing it is a crisis.`)],
          t`How large is your largest customer's share of revenue?`,
        ),
      },
    ],
  };
}

const fewCustomers = 10;

function concentration(venture: Analysis["venture"], text: string): Entry | null {
  const paying = known(venture, payingCustomers);
  return paying > 0 && paying < fewCustomers ? computed(text) : null;
}

/** The environment; the legal row lists the rules that apply. */
export function pestle({ venture, flags, language }: Analysis): Framework {
  const { t } = translatorFor(language);
  const { whyNow } = venture.phrases;
  const place = venture.places[0]?.name ?? t`your first country`;
  return {
    id: "pestle",
    title: t`PESTLE`,
    fields: [
      {
        id: "political",
        label: t`Political`,
        entries: orAsk([], t`Which public money or program in ${place} touches this?`),
      },
      { id: "economic", label: t`Economic`, entries: orAsk([], t`Do your buyers cut or spend when times are bad?`) },
      {
        id: "social",
        label: t`Social`,
        entries: orAsk([whyNow ? founder(whyNow.text) : null], t`Which habit of your buyers is changing?`),
      },
      {
        id: "technological",
        label: t`Technological`,
        entries: orAsk(
          [venture.signals.platform ? founder(venture.signals.platform) : null],
          t`What became possible in the last two years?`,
        ),
      },
      {
        id: "legal",
        label: t`Legal`,
        entries: orAsk(
          flags.map((flag) => source(`${flag.name}: ${flag.firstStep}`)),
          t`Is there a rule in ${place} that a lawyer should look at?`,
        ),
      },
      { id: "environmental", label: t`Environmental`, entries: orAsk([], t`What is used up, shipped or thrown away?`) },
    ],
  };
}

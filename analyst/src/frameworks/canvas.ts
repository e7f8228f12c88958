import type { Analysis } from "../analysis.ts";
import { buyerOf } from "../planning/channels.ts";
import { acquisitionCosts, burns, type Figures, fixedCosts, prices, takeRates, unitCosts } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Phrase } from "../reading/venture.ts";
import { withPeriod } from "../presentation/with-period.ts";
import { translatorFor } from "../i18n/translator.ts";
import { computed, founder, orAsk } from "./framework.ts";
import type { Entry, Field, Framework } from "./framework.ts";

const said = (phrase: Phrase | null): Entry | null => (phrase ? founder(phrase.text) : null);

/** Lean Canvas (Ash Maurya) filled from the founder's statements; empty fields hold the question. */
export function leanCanvas(analysis: Analysis): Framework {
  const { t } = translatorFor(analysis.language);
  return { id: "lean_canvas", title: t`Lean Canvas`, fields: [...marketFields(analysis), ...moneyFields(analysis)] };
}

function marketFields({ venture, language }: Analysis): Field[] {
  const { t } = translatorFor(language);
  const { phrases } = venture;
  const today = todayOf(venture);
  const buyer = buyerOf(venture);
  return [
    {
      id: "problem",
      label: t`Problem`,
      entries: orAsk(
        [said(phrases.problem), today ? founder(today) : null],
        t`What goes wrong for ${buyer}, and how often?`,
      ),
    },
    { id: "segments", label: t`Customer segments`, entries: orAsk([said(phrases.buyer)], t`Who pays first?`) },
    {
      id: "value",
      label: t`Unique value proposition`,
      entries: orAsk([said(phrases.difference)], t`Why would ${buyer} choose this over what they have?`),
    },
    { id: "solution", label: t`Solution`, entries: orAsk([said(phrases.idea)], t`What does it do?`) },
    {
      id: "channels",
      label: t`Channels`,
      entries: orAsk(
        venture.channels.map((channel) => founder(channel.phrase.text)),
        t`How do ${buyer} hear of it?`,
      ),
    },
    {
      id: "advantage",
      label: t`Unfair advantage`,
      entries: orAsk([said(phrases.founder)], t`What do you have that cannot be copied or bought?`),
    },
  ];
}

function moneyFields(analysis: Analysis): Field[] {
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const { current, follows } = analysis.venture;
  const figures = (...wanted: Figures[]): Entry[] => {
    const found = new Set(wanted.flatMap((each) => each.in(analysis.venture)));
    return [...current, ...follows]
      .filter((figure) => found.has(figure))
      .map((figure) => founder(withPeriod(figure, translator)));
  };
  const metrics = analysis.metrics
    .filter((metric) => ["mrr", "monthly_churn", "gross_margin", "cac_payback_months"].includes(metric.name))
    .map((metric) => computed(`${metric.label}: ${metric.display}`));
  return [
    {
      id: "revenue",
      label: t`Revenue streams`,
      entries: orAsk(figures(prices, takeRates), t`What does one customer pay, and how often?`),
    },
    {
      id: "costs",
      label: t`Cost structure`,
      entries: orAsk(
        figures(unitCosts, fixedCosts, burns, acquisitionCosts),
        t`What does serving and winning one customer cost?`,
      ),
    },
    { id: "metrics", label: t`Key metrics`, entries: orAsk(metrics, t`Which number shows next week that it works?`) },
  ];
}

/** The job to be done: situation, motivation, outcome, and the four forces around a switch. */
export function jobToBeDone({ venture, language }: Analysis): Framework {
  const { t } = translatorFor(language);
  const { phrases } = venture;
  const today = todayOf(venture);
  return {
    id: "jtbd",
    title: t`Job to be done`,
    fields: [
      { id: "situation", label: t`When`, entries: orAsk([said(phrases.problem)], t`When did it last happen to them?`) },
      {
        id: "motivation",
        label: t`I want to`,
        entries: orAsk([said(phrases.idea)], t`What were they trying to get done?`),
      },
      { id: "outcome", label: t`So that`, entries: orAsk([said(phrases.difference)], t`How do they know it is done?`) },
      {
        id: "push",
        label: t`Push of the present`,
        entries: orAsk([said(phrases.problem)], t`What makes today's way unbearable?`),
      },
      {
        id: "pull",
        label: t`Pull of the new`,
        entries: orAsk([said(phrases.difference)], t`What draws them to something new?`),
      },
      {
        id: "habit",
        label: t`Habit`,
        entries: orAsk([today ? founder(today) : null], t`What would they have to stop doing?`),
      },
      { id: "anxiety", label: t`Anxiety`, entries: orAsk([], t`What do they fear when they switch?`) },
    ],
  };
}

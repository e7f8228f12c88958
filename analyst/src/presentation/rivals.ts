import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { buyerOf } from "../planning/channels.ts";
import { alternativeCosts, leading } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { withPeriod } from "./monetization.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, line, paragraphs } from "./sentences.ts";

export function renderGap({ venture, language }: Analysis): RenderedSection {
  const translator = translatorFor(language);
  const { t, quote } = translator;
  const { problem, difference, whyNow } = venture.phrases;
  return {
    id: "market_gap",
    text: paragraphs(
      problem ? t`The gap you describe: ${quote(problem.text)}.` : null,
      todayLine(venture, translator),
      priceOfToday(venture, translator),
      difference
        ? t`Your difference: ${quote(difference.text)}. Whether buyers see it that way is untested until one of them switches.`
        : null,
      whyNow ? t`Why now: ${quote(whyNow.text)}.` : null,
      missingLine(venture, translator),
    ),
  };
}

function todayLine(venture: Venture, { t, quote }: Translator): string | null {
  const today = todayOf(venture);
  if (!today) return null;
  return t`What they do today: ${quote(today)}. That is familiar and looks free, \
so better is not enough: it has to save money or hours that ${buyerOf(venture)} already count.`;
}

function priceOfToday(venture: Venture, translator: Translator): string | null {
  const cost = leading(venture, alternativeCosts);
  if (!cost) return null;
  return translator.t`The alternative costs ${withPeriod(cost, translator)} by your account: that is the sum your price is compared with.`;
}

/** Missing information is named once. */
function missingLine(venture: Venture, { t }: Translator): string | null {
  const { problem, difference, whyNow } = venture.phrases;
  const buyer = buyerOf(venture);
  const missing = [
    problem ? null : t`what goes wrong for ${buyer}, and how often`,
    todayOf(venture) ? null : t`what ${buyer} do about it today`,
    difference ? null : t`why ${buyer} would switch to you`,
    whyNow ? null : t`what changed lately that makes it possible or urgent now`,
  ].filter((item) => item !== null);
  return missing.length > 0 ? t`Not found in your words:\n\n${bullets(missing)}` : null;
}

export function renderCompetitors(analysis: Analysis): RenderedSection {
  const { venture } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const known = knownNames(venture);
  return {
    id: "top_competitors",
    text: paragraphs(
      rivalsLine(venture, translator),
      t`To find the rest, ask five ${buyerOf(venture)} what they paid for last.`,
    ),
    after: [competitorTable(analysis, known, translator)],
  };
}

const mostKnown = 4;

/** Well-known names of this type; general business software, or that of another trade, would only fill rows. */
function knownNames({ type, signals, competitors, language }: Venture): string[] {
  if (type === null || type.id === "saas-platform" || signals.physical) return [];
  const own = competitors.map((name) => name.text.toLowerCase());
  return (cardOf(type.id)?.alternatives ?? [])
    .filter((name) => !own.includes(name.toLowerCase()))
    .slice(0, mostKnown)
    .map((name) => translatorFor(language).translate(name));
}

function rivalsLine(venture: Venture, { t, quote, list }: Translator): string {
  const names = venture.competitors.map((name) => name.text).slice(0, 5);
  const today = todayOf(venture);
  const first = today
    ? t`The first rival is what they do today: ${quote(today)}.`
    : t`The first rival is the present way of doing it.`;
  if (names.length > 0) return line(first, t`Beside it you name ${list(names)}.`);
  return line(
    first,
    venture.signals.saysNoCompetitors
      ? t`You named nobody else and said there is no competition: that usually means the search has not been made.`
      : t`You named nobody else.`,
  );
}

const mostNamed = 6;

/** What keeps buyers with their current solution, and what might move them, as far as the founder said it. */
function competitorTable({ venture }: Analysis, known: string[], { t }: Translator): ReplyPart {
  const buyer = buyerOf(venture);
  const { today, difference } = venture.phrases;
  const quo = todayOf(venture);
  const rows = [
    [
      quo ? t`Do nothing new: ${quo}` : t`Do nothing, or the way ${buyer} manage now`,
      today ? t`said by you` : t`always there`,
      t`familiar, and looks free`,
      venture.phrases.problem?.text ?? t`the hours or errors it costs ${buyer}`,
    ],
    ...venture.competitors
      .slice(0, mostNamed)
      .map((name) => [
        name.text,
        t`named by you`,
        t`unknown: ask a customer of ${name.text}`,
        difference?.text ?? t`unknown: ask why they would leave ${name.text}`,
      ]),
    ...known.map((name) => [name, t`example, to check`, t`unknown for ${buyer}`, t`unknown for ${buyer}`]),
  ];
  return {
    kind: "table",
    title: t`Alternatives`,
    columns: [t`Alternative`, t`Where it comes from`, t`Why buyers stay with it`, t`Your opening`],
    rows,
    note: "",
  };
}

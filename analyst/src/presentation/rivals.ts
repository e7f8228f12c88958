import type { Analysis } from "../analysis.ts";
import { buyerOf } from "../planning/channels.ts";
import { alternativeCosts, leading } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { withPeriod } from "./with-period.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";

/** The gap as the founder describes it; null where nothing is said of it. */
export function renderGap({ venture, language }: Analysis): RenderedSection | null {
  const translator = translatorFor(language);
  const { t, quote } = translator;
  const { problem, difference, whyNow } = venture.phrases;
  const text = paragraphs(
    problem ? t`The gap you describe: ${quote(problem.text)}.` : null,
    difference
      ? t`Your difference: ${quote(difference.text)}. Whether buyers see it that way is untested until one of them switches.`
      : null,
    whyNow ? t`Why now: ${quote(whyNow.text)}.` : null,
  );
  return text === "" ? null : { id: "market_gap", text };
}

/** The named rivals and what buyers do today; null where nothing is said of either. */
export function renderCompetitors(analysis: Analysis): RenderedSection | null {
  const { venture } = analysis;
  const isSaid = venture.competitors.length > 0 || todayOf(venture) !== null || venture.signals.saysNoCompetitors;
  return isSaid || leading(venture, alternativeCosts) ? renderAskedCompetitors(analysis) : null;
}

/** For who asks for them: also that nobody is named, and how to find them. */
export function renderAskedCompetitors({ venture, language }: Analysis): RenderedSection {
  const translator = translatorFor(language);
  const { t } = translator;
  return {
    id: "top_competitors",
    text: paragraphs(
      rivalsLine(venture, translator),
      priceOfToday(venture, translator),
      venture.competitors.length === 0
        ? t`To find the rest, ask five ${buyerOf(venture)} what they paid for last.`
        : null,
    ),
  };
}

/** What buyers pay for the alternative, by the founder's account. */
export function priceOfToday(venture: Venture, translator: Translator): string | null {
  const cost = leading(venture, alternativeCosts);
  if (!cost) return null;
  return translator.t`The alternative costs ${withPeriod(cost, translator)} by your account: that is the sum your price is compared with.`;
}

function rivalsLine(venture: Venture, { t, quote, list }: Translator): string {
  const names = venture.competitors.map((name) => name.text).slice(0, 5);
  const today = todayOf(venture);
  const first = today ? t`The first rival is what they do today: ${quote(today)}.` : null;
  if (names.length > 0) return line(first, first ? t`Beside it you name ${list(names)}.` : t`You name ${list(names)}.`);
  return line(
    first,
    venture.signals.saysNoCompetitors
      ? t`You named nobody else and said there is no competition: that usually means the search has not been made.`
      : t`You named nobody else.`,
  );
}

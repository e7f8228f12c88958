import type { Metric } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, cited, line, paragraphs } from "./sentences.ts";

/** Two or three channels to test, with the most a customer may cost. */
export function renderGrowth(analysis: Analysis): RenderedSection {
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const cap = analysis.inverses.find((metric) => metric.name.startsWith("max_cac"));
  const channels = analysis.channels.map(({ name, how, why, sameReason }) =>
    sameReason ? t`**${name}**: ${how}` : t`**${name}**: ${how} Why this one: ${why}`,
  );
  return {
    id: "answer",
    title: t`Growth`,
    text: paragraphs(
      t`Test one channel at a time, in this order:`,
      bullets(channels),
      cap
        ? limitLine(cap, translator)
        : t`What a customer may cost cannot be said before it is clear what one leaves you.`,
      adsLine(analysis, cap, translator),
      t`What would change this order: a channel where you already have a list of named buyers.`,
    ),
    ...(cap ? { metrics: [cap], metricsTitle: t`What a customer may cost` } : {}),
  };
}

function limitLine(cap: Metric, { t }: Translator): string {
  const assumed = cap.inputs.some((input) => input.type === "assumption");
  return line(
    cap.name === "max_cac_first_sale"
      ? t`A customer may cost at most ${cap.display} to win, if the money is to come back with the first sale.`
      : t`A customer may cost at most ${cap.display} to win, if the money is to come back within 12 months.`,
    assumed ? t`The margin in it is an assumption.` : null,
  );
}

function adsLine({ benchmarks }: Analysis, cap: Metric | undefined, translator: Translator): string | null {
  const ads = benchmarks.find((item) => item.id === "search_ads");
  if (!ads) return null;
  const { t } = translator;
  const lead = ads.values[1]?.value ?? 0;
  const tooDear = cap?.unit === "USD" && (cap.value ?? 0) < lead;
  return line(
    cited(ads, translator),
    tooDear
      ? t`Your limit lies below the price of one such lead, so paid search comes last.`
      : t`Compare your limit with that before buying clicks.`,
  );
}

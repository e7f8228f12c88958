import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import type { Statement } from "@cofounder/contract/tools/statement";
import type { Analysis } from "../analysis.ts";
import type { Translator } from "../i18n/translator.ts";
import type { StartupTypeCard } from "../knowledge/startup-types.ts";
import { leading, problemCosts } from "../reading/figures.ts";
import type { Alternative, Field } from "./competitor-field.ts";
import { practice, shortened, sourced, toFind, told, within } from "./saying.ts";

const mostExamples = 5;

/** Known to whoever wrote the knowledge, and dated. */
export const examplesFrom = ({ t }: Translator) => practice(t`General knowledge, to be checked`, "2026");

export function alternativesOf({ input, analysis, translator, buyer, card, today }: Field): Alternative[] {
  const { t } = translator;
  const nothing: Alternative = {
    name: t`Do nothing`,
    kind: "nothing",
    about: nothingCosts(analysis, buyer, translator),
    howToCheck: t`Ask five ${shortened(buyer, 80)} what they did about it in the last month. If most did nothing, this is the competitor to beat.`,
    url: null,
  };
  const present: Alternative[] = today
    ? [
        {
          name: t`What they do today: ${shortened(today, 100)}`,
          kind: "today",
          about: told(
            t`You wrote that they ${shortened(within(today, translator), 300)}. It is paid for, familiar and needs no decision.`,
          ),
          howToCheck: t`Watch one of them do it and write down minutes and money per week.`,
          url: null,
        },
      ]
    : [];
  const named = rivalNames(input, analysis).map((name): Alternative => ({
    name,
    kind: "rival",
    about: told(t`You named ${name}. What it charges and whom it serves is not known here.`),
    howToCheck: t`Open the pricing page and the last three releases of ${name}, and read its worst reviews for a complaint that keeps coming back.`,
    url: null,
  }));
  // What buyers of this kind of business often know is a beginning for whoever names nobody.
  return [nothing, ...present, ...named, ...(named.length > 0 ? [] : examplesOf(card, translator))];
}

/** Names from the founder, without duplicates. */
function rivalNames({ rivals = [] }: CompetitorAnalysisInput, { venture }: Analysis): string[] {
  const names = [...rivals, ...venture.competitors.map(({ text }) => text)];
  const seen = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  return [...seen.values()].filter((name) => name !== "").slice(0, 8);
}

function examplesOf(card: StartupTypeCard | null, translator: Translator): Alternative[] {
  const examples = (card?.alternatives ?? []).filter((name) => /^\p{Lu}|^n8n$/u.test(name));
  const { t } = translator;
  const kind = card ? translator.translate(card.title) : t`product`;
  return examples.slice(0, mostExamples).map((name) => ({
    name,
    kind: "example",
    about: sourced(
      t`An example to check: often compared with businesses of the type ${kind}. Whether your buyer ever considers it is open.`,
      examplesFrom(translator),
    ),
    howToCheck: t`Ask five buyers whether ${name} was on their list. Cross it out if nobody says yes.`,
    url: null,
  }));
}

function nothingCosts({ venture }: Analysis, buyer: string, { t }: Translator): Statement {
  const cost = leading(venture, problemCosts);
  if (cost)
    return told(
      t`It costs them ${cost.quote} by your own figure, and no decision. That figure is what you sell against.`,
    );
  const open = venture.unread.find(({ guess }) => guess !== null && problemCosts.mayBe(guess));
  if (open)
    return told(
      t`You wrote ${open.quote}. If that is what it costs them to leave things as they are, it is what you sell against.`,
    );
  return toFind(
    t`What does it cost ${shortened(buyer, 80)} a month to leave things as they are? Without that figure, doing nothing wins.`,
  );
}

export const rivalsOf = (alternatives: Alternative[]): string[] =>
  alternatives.filter(({ kind }) => kind === "rival").map(({ name }) => name);

import { known, staff, yearsOfExperience } from "../reading/figures.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import { judgeAlternatives, judgeDistribution, judgeEconomics, judgeMarket } from "./criteria-of-business.ts";
import { judgeCustomer, judgeDemand, judgeProblem } from "./criteria-of-demand.ts";
import { verdict } from "./verdict.ts";
import type { Judged, Verdict } from "./verdict.ts";

export interface Criterion {
  id: string;
  label: string;
  weight: number;
  judge: (judged: Judged) => Verdict;
}

/** What somebody else says is nothing that the founder brings. */
const reported = new RegExp(
  String.raw`\b(?:brother|sister|wife|husband|partner|co-?founder|mother|father|family|he|she|they) (?:(?:is|was|keeps?) )?` +
    String.raw`(?:says?|said|saying|thinks?|thought|tells?|told|wants?|insists?)\b|\b(?:dicen?|dijo|cree|piensa|opina)\b` +
    String.raw`|\b(?:sagt|sagte|meint|meinte|findet|denkt)\b|\b(?:dit|disent|pense|trouve que)\b` +
    "|(?:भाई|बहन|पत्नी|पति|माँ|पिता)[^।]{0,60}(?:कहत|कह रह|बोल)|\\b(?:bhai|behen|biwi|papa|mummy)\\b.{0,60}\\b(?:keh|kah|bol)\\w*|(?:说|觉得|认为)",
  "iu",
);

function judgeFounder({ venture }: Judged): Verdict {
  const { t, quote, amount } = translatorFor(venture.language);
  const years = known(venture, yearsOfExperience);
  const { founder } = venture.phrases;
  const own = founder && !reported.test(founder.text) ? founder : null;
  if (!own && years === 0) return null;
  return verdict(
    5 + Math.min(3, years / 3) + (known(venture, staff) >= 2 ? 1 : 0),
    0.5 + (years > 0 ? 0.2 : 0),
    own ? t`You bring ${quote(own.text)}.` : t`You bring experience of ${amount(years, "years")}.`,
  );
}

/** A legal duty or a date counts more than a trend. */
const byLaw = new RegExp(
  String.raw`\b(?:law|regulation|mandatory|directive|deadline|banned|ley|normativa|obligatori\w*|directiva|loi` +
    String.raw`|réglementation|obligatoire|interdit\w*)\b|Gesetz|Pflicht|Verordnung|Richtlinie|verboten|कानून|नियम` +
    "|अनिवार्य|法规|法律|规定|政策|强制",
  "i",
);

function judgeTiming({ venture }: Judged): Verdict {
  const { whyNow } = venture.phrases;
  if (!whyNow) return null;
  const { t, quote } = translatorFor(venture.language);
  return verdict(byLaw.test(whyNow.text) ? 6.75 : 5.75, 0.5, t`Something changed: ${quote(whyNow.text)}.`);
}

function judgeFeasibility({ venture, flags }: Judged): Verdict {
  const { t } = translatorFor(venture.language);
  const licence = flags.find((flag) => flag.licence);
  if (licence && !venture.signals.licenceAddressed)
    return verdict(
      venture.stage === "idea" ? 2.5 : 3.5,
      0.5,
      t`${licence.name} may ask for a license, and you say nothing about it.`,
    );
  if (venture.stage === "idea") return null;
  const score = { prototype: 6, live: 7.5, revenue: 8.25 }[venture.stage];
  const because = {
    prototype: t`A first version exists.`,
    live: t`It is in use.`,
    revenue: t`People pay for it already.`,
  };
  return verdict(score, venture.stage === "prototype" ? 0.5 : 0.7, because[venture.stage]);
}

/** Ten criteria, weights adding up to 100. */
export const criteria: Criterion[] = [
  { id: "problem", label: msg("Problem acuteness"), weight: 15, judge: judgeProblem },
  { id: "customer", label: msg("Customer specificity"), weight: 10, judge: judgeCustomer },
  { id: "demand", label: msg("Evidence of demand"), weight: 15, judge: judgeDemand },
  { id: "market", label: msg("Bottom-up market"), weight: 10, judge: judgeMarket },
  { id: "alternatives", label: msg("Alternatives and difference"), weight: 10, judge: judgeAlternatives },
  { id: "economics", label: msg("Business model and unit economics"), weight: 15, judge: judgeEconomics },
  { id: "distribution", label: msg("Distribution"), weight: 10, judge: judgeDistribution },
  { id: "founder", label: msg("Founder fit"), weight: 5, judge: judgeFounder },
  { id: "timing", label: msg("Why now"), weight: 5, judge: judgeTiming },
  { id: "feasibility", label: msg("Feasibility and regulation"), weight: 5, judge: judgeFeasibility },
];

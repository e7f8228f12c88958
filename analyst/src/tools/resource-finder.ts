import type { ResourceFinderInput, ResourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import type { Figure } from "@cofounder/contract/tools/statement";
import { hiringPlaces } from "../knowledge/hiring.ts";
import type { Craft, HiringPlace } from "../knowledge/hiring.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { documentsFor } from "./resource-documents.ts";
import { bands, cardIn, dollars, type Found, named, spread } from "./resource-parts.ts";
import { onSiteWork } from "./on-site-work.ts";
import { languageOfInput } from "./language-of-input.ts";
import { computed, computedFigure, shortened, sourced } from "./saying.ts";
import { type Work, workOf } from "./work-kind.ts";

type Output = ResourceFinderOutput;

const shownPlaces = 5;
const usualRates = [25, 50, 100, 150];

/** Where to find somebody for a task, the total cost, and the documents for it. */
export function findResources(input: ResourceFinderInput): Output {
  const translator = translatorFor(languageOfInput([input.task, input.role, input.skills], input.language));
  const skills = skillsOf(input.skills);
  const work = workOf({ role: input.role, skills }, translator.language);
  const band = bands[input.budget];
  const { kind } = work;
  return {
    language: translator.language,
    work: kind,
    budget: band.name,
    budgetCheck: budgetCheck(input, translator),
    skills,
    ...(kind === "files"
      ? workAsFiles(input, { skills, work, translator })
      : onSiteWork({ input, skills, kind, band, translator })),
  };
}

interface Files {
  skills: string[];
  work: Work;
  translator: Translator;
}

function workAsFiles(input: ResourceFinderInput, { skills, work, translator }: Files) {
  const { t, translate, list } = translator;
  const found = skills.map((skill) => ({ skill, card: cardIn(skill, translator) }));
  const places = rankedPlaces(input, work, found);
  const names = places.slice(0, 2).map(({ name }) => translate(name));
  return {
    summary: computed(
      t`${bands[input.budget].name} for ${named(input.role, translator)} (${list(skills)}): start with ${list(names)}.`,
    ),
    platforms: places.map((place) => ({
      name: translate(place.name),
      url: place.url,
      why: sourced(translate(place.why), place.source),
      fees: sourced(translate(place.fees), place.source),
      cost: costOf(place, input, translator),
    })),
    ways: [],
    hours: hoursFor(places[0], input, translator),
    ...documentsFor(input, found, translator),
  };
}

/** The founder's hours at the founder's rate, held against the band. */
function budgetCheck({ hours, rate, budget }: ResourceFinderInput, { t, number }: Translator): Figure | null {
  if (!hours || !rate) return null;
  const { low, high, name } = bands[budget];
  const sum = hours * rate;
  const within = (most: number | null): string => {
    if (most !== null && sum > most)
      return t`${dollars(sum)}: ${dollars(sum - most)} more than your budget of ${name} allows`;
    return sum < low
      ? t`${dollars(sum)}: less than your budget of ${name}`
      : t`${dollars(sum)}: within your budget of ${name}`;
  };
  return computedFigure(t`Your hours at your rate, before fees`, within(high), `${number(hours)} h × ${dollars(rate)}`);
}

function skillsOf(text: string): string[] {
  const names = text.split(/[,;、，\n]/).map((name) => shortened(name, 60));
  return [...new Set(names.filter((name) => name !== ""))].slice(0, 8);
}

/** The places for the role that best fit the budget; ties follow the order of the knowledge. */
function rankedPlaces(input: ResourceFinderInput, { craft: ofRole }: Work, found: Found[]): HiringPlace[] {
  const known = found.flatMap(({ card }) => card?.craft ?? []);
  // The role decides: a designer who knows HTML is not found among engineers.
  const crafts = new Set<Craft>(ofRole ? [ofRole] : known);
  const score = ({ fits, crafts: there }: HiringPlace): number =>
    fits[input.budget] * 2 + [...crafts].reduce((sum, craft) => sum + (there[craft] ?? 0), 0);
  return hiringPlaces
    .filter(({ fits, crafts: there }) => fits[input.budget] > 0 && [...crafts].some((craft) => craft in there))
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, shownPlaces);
}

/** hours · rate · (1 + fee) + initiation; without hours and rate, the part of the band that reaches the person. */
function costOf(place: HiringPlace, { hours, rate, budget }: ResourceFinderInput, translator: Translator): Figure {
  const { t, number } = translator;
  const band = bands[budget];
  const { low, high } = place.fee ?? { low: 0, high: 0 };
  const { initiation } = place;
  const without = place.fee === null ? [t`without the fee that its page shows`] : [];
  const [fee, fees] = [feeText(low, high, translator), feesText(initiation)];
  if (hours && rate) {
    const least = hours * rate * (1 + low) + initiation.low;
    const most = hours * rate * (1 + high) + initiation.high;
    return computedFigure(
      t`Total client cost`,
      [spread(least, most), ...without].join(", "),
      `${number(hours)} h × ${dollars(rate)} × (1 + ${fee}) + ${fees}`,
    );
  }
  const top = band.high ?? band.low;
  const arrives = spread((top - initiation.high) / (1 + high), (top - initiation.low) / (1 + low));
  return computedFigure(
    t`Of your budget, this much pays for work`,
    [t`${arrives} of ${dollars(top)}`, ...without].join(", "),
    `(${dollars(top)} − ${fees}) / (1 + ${fee})`,
  );
}

const feeText = (low: number, high: number, { number }: Translator): string =>
  low === high ? `${number(low * 100)}%` : `${number(low * 100)}–${number(high * 100)}%`;
const feesText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `$${low}` : `$${low}–${high}`;

function hoursFor(
  place: HiringPlace | undefined,
  { rate, budget }: ResourceFinderInput,
  { t, number }: Translator,
): Figure[] {
  const band = bands[budget];
  const fee = place?.fee?.high ?? 0;
  const initiation = place?.initiation.high ?? 0;
  return (rate ? [rate] : usualRates).map((each) => {
    const at = (sum: number): string => number(Math.max(0, Math.floor((sum - initiation) / (each * (1 + fee)))));
    return computedFigure(
      t`At ${dollars(each)} an hour`,
      band.high === null ? t`${at(band.low)} hours and more` : t`${at(band.low)} to ${at(band.high)} hours`,
      t`(budget − $${String(initiation)}) / (${dollars(each)} × (1 + ${fee * 100}%))`,
    );
  });
}

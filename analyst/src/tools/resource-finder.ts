import { cutText } from "@cofounder/contract/cut-text";
import type {
  ResourceBudget,
  ResourceFinderInput,
  ResourceFinderOutput,
} from "@cofounder/contract/tools/resource-finder";
import type { Figure, Letter, Statement } from "@cofounder/contract/tools/statement";
import { earlyGrants, hiringPlaces, skillCards } from "../knowledge/hiring.ts";
import type { Craft, HiringPlace, SkillCard } from "../knowledge/hiring.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { computed, computedFigure, languageOfInput, shortened, sourced, toFind, told, upperFirst } from "./saying.ts";

type Output = ResourceFinderOutput;
interface Band {
  low: number;
  high: number | null;
  name: string;
}

const bands: Record<ResourceBudget, Band> = {
  low: { low: 500, high: 2000, name: "$500-2,000" },
  medium: { low: 2000, high: 5000, name: "$2,000-5,000" },
  high: { low: 5000, high: 10_000, name: "$5,000-10,000" },
  premium: { low: 10_000, high: null, name: "$10,000+" },
};
const shownPlaces = 5;
const usualRates = [25, 50, 100, 150];
const trialHours = 4;

/** Where to find somebody for a task, the total cost, and the documents for it. */
export function findResources(input: ResourceFinderInput): Output {
  const translator = translatorFor(languageOfInput([input.task, input.role, input.skills], input.language));
  const { t, translate, list } = translator;
  const skills = skillsOf(input.skills);
  const found = skills.map((skill) => ({ skill, card: cardIn(skill, translator) }));
  const band = bands[input.budget];
  const places = rankedPlaces(input, found);
  const names = places.slice(0, 2).map(({ name }) => translate(name));
  return {
    language: translator.language,
    budget: band.name,
    skills,
    summary: computed(
      t`${band.name} for ${named(input.role, translator)}, ${list(skills)}: start with ${list(names)}.`,
    ),
    platforms: places.map((place) => ({
      name: translate(place.name),
      url: place.url,
      why: sourced(translate(place.why), place.source),
      fees: sourced(translate(place.fees), place.source),
      cost: costOf(place, input, translator),
    })),
    hours: hoursFor(places[0], input, translator),
    scope: scopeOf(input, found, translator),
    jobPost: jobPostOf(input, found, translator),
    trial: trialOf(input, found, translator),
    equity: equityOf(input, translator),
    interview: interviewOf(input, found, translator),
    contract: contractOf(found, translator),
  };
}

interface Found {
  skill: string;
  card: SkillCard | null;
}

function skillsOf(text: string): string[] {
  const names = text.split(/[,;、，\n]/).map((name) => shortened(name, 60));
  return [...new Set(names.filter((name) => name !== ""))].slice(0, 8);
}

const cardOf = (skill: string): SkillCard | null => skillCards.find(({ cues }) => cues.test(skill)) ?? null;

/** In the words of the result's language. */
function cardIn(skill: string, { translate }: Translator): SkillCard | null {
  const card = cardOf(skill);
  if (!card) return null;
  const { deliverable, acceptance, trial, question, listenFor, warning } = card;
  const words = Object.entries({ deliverable, acceptance, trial, question, listenFor, warning });
  return { ...card, ...Object.fromEntries(words.map(([name, text]) => [name, translate(text)])) };
}

/** The role as a sentence names it: with its article in English. */
const named = (role: string, { language }: Translator): string =>
  language === "en" ? `${/^[aeiou]/i.test(role) ? "an" : "a"} ${role}` : role;
const dollars = (value: number): string => `$${Math.round(value).toLocaleString("en-US")}`;

/** The places for the role that best fit the budget; ties follow the order of the knowledge. */
function rankedPlaces(input: ResourceFinderInput, found: Found[]): HiringPlace[] {
  const roleCraft = cardOf(input.role)?.craft;
  const known = found.flatMap(({ card }) => card?.craft ?? []);
  // The role decides: a designer who knows HTML is not found among engineers.
  const crafts = new Set<Craft>(roleCraft ? [roleCraft] : known.length > 0 ? known : ["other"]);
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

const spread = (low: number, high: number): string =>
  dollars(low) === dollars(high) ? dollars(low) : `${dollars(low)}–${dollars(high)}`;
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

function scopeOf({ role, task }: ResourceFinderInput, found: Found[], { t, quote }: Translator): Output["scope"] {
  const known = cards(found);
  return {
    outcome: task
      ? told(t`In your words: ${quote(shortened(task, 400))}.`)
      : toFind(
          t`What is different for a customer when the work is done (${role})? One sentence, before you ask anybody.`,
        ),
    deliverables: [
      ...known.map(({ deliverable }) => deliverable),
      ...unknownSkills(found).map(
        (skill) => t`One finished piece that shows ${skill}, in files you can open without them`,
      ),
      t`A page that says how to go on without this person`,
    ],
    acceptance: [
      ...known.map(({ acceptance }) => acceptance),
      ...unknownSkills(found).map(
        (skill) => t`You name three cases for ${skill} beforehand, and all three work while you watch`,
      ),
    ],
    notIncluded: [
      t`Changes after acceptance, unless something was faulty`,
      t`Accounts, licences and hosting: they are in your name and paid by you`,
    ],
  };
}

function cards(found: Found[]): SkillCard[] {
  const byCues = new Map(found.flatMap(({ card }) => (card ? [[card.cues, card] as const] : [])));
  return [...byCues.values()];
}
const unknownSkills = (found: Found[]): string[] => found.filter(({ card }) => card === null).map(({ skill }) => skill);

function jobPostOf(input: ResourceFinderInput, found: Found[], translator: Translator): Letter {
  const { role, task, hours, rate, budget } = input;
  const { t, list } = translator;
  const skills = list(found.map(({ skill }) => skill));
  const [first] = cards(found);
  const size = hours ? t`About ${hours} hours` : t`A fixed scope`;
  const pay = rate ? t`${dollars(rate)} an hour` : t`${bands[budget].name} in all, by milestones`;
  return {
    subject: cutText(`${role}: ${skills}`, 200),
    body: [
      t`We are looking for ${named(role, translator)}. Skills: ${skills}.`,
      t`What shall be true when you are done: ${task ?? t`[one sentence]`}`,
      [
        t`You deliver: ${first?.deliverable ?? t`[what you can open and use]`}.`,
        t`We accept it when: ${first?.acceptance ?? t`[a test you name beforehand]`}.`,
      ].join(" "),
      [
        `${size}, ${pay}.`,
        t`It begins with a paid trial of ${trialHours} hours; whoever does it is paid whether or not we go on.`,
      ].join(" "),
      [
        t`Please answer with one piece of work that used ${found[0]?.skill ?? skills}, what you did in it yourself, and the question you would ask us first.`,
        t`Answers without the question are not read.`,
      ].join(" "),
    ].join("\n\n"),
  };
}

function trialOf({ role, rate }: ResourceFinderInput, found: Found[], { t }: Translator): Output["trial"] {
  const first = cards(found)[0];
  const skill = found[0]?.skill ?? role;
  const task =
    first?.trial ?? t`One small, real piece of ${skill} that you need anyway, with its acceptance written down`;
  const label = t`Pay for the trial`;
  return {
    task: t`${task}. Three candidates get the same task and the same day.`,
    hours: "3–5 h",
    pay: rate
      ? computedFigure(label, t`${spread(rate * 3, rate * 5)} per candidate`, `3–5 h × ${dollars(rate)}`)
      : {
          label,
          value: t`3 to 5 hours at their own rate, paid in any case`,
          basis: "unknown",
          formula: null,
          source: null,
        },
    judge: [
      t`What they asked before they began`,
      t`Whether it passes: ${first?.acceptance ?? t`the test you wrote down`}`,
      t`What they left out, and whether they said so`,
      t`Whether somebody else could go on with it tomorrow`,
    ].map((line) => cutText(line, 300)),
  };
}

function equityOf({ role, budget }: ResourceFinderInput, { t }: Translator): Statement[] {
  const core = budget === "premium" || /cto|co-?founder|lead|head|first|founding/i.test(role);
  return [
    core
      ? computed(
          t`${upperFirst(role)}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.`,
        )
      : computed(
          t`For one task of ${bands[budget].name}, pay money. Shares for a task cost more than they look and stay on the cap table.`,
        ),
    sourced(t`Median grants: 1.50% to the first employee, 0.33% to the fifth.`, earlyGrants),
    computed(t`Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.`),
    computed(
      t`No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.`,
    ),
  ];
}

function interviewOf(
  { role, task }: ResourceFinderInput,
  found: Found[],
  { t, quote }: Translator,
): Output["interview"] {
  return [
    ...cards(found).map(({ question, listenFor, warning }) => ({ question, listenFor, warning })),
    ...unknownSkills(found).map((skill) => ({
      question: t`What is the hardest thing you did with ${skill}, and who can confirm it?`,
      listenFor: t`One case in detail, with what went wrong`,
      warning: t`General words about the field`,
    })),
    {
      question: task
        ? t`I want this: ${quote(shortened(task, 200))}. What is the smallest version that would teach us something?`
        : t`What would you ask me before you begin (${role})?`,
      listenFor: t`They make it smaller, or ask who it is for`,
      warning: t`A price before a question`,
    },
    {
      question: t`Who did you disappoint once, and may I call them?`,
      listenFor: t`A name, and what they changed since`,
      warning: t`Nobody`,
    },
  ].slice(0, 12);
}

function contractOf(found: Found[], { t }: Translator): Statement[] {
  const code = cards(found).some(({ craft }) => craft === "code");
  return [
    computed(t`All rights to the work pass to the company when it is paid, in writing, before work begins.`),
    computed(t`Payment by milestone on acceptance; the last one is at least a fifth.`),
    computed(
      code
        ? t`Test data only; no customer data and no production keys until they are needed, and taken back on the last day.`
        : t`Access to what the task needs and no more, under your own accounts, taken back on the last day.`,
    ),
    toFind(
      t`Does the law where they live see an employee in them? Ask before it lasts longer than three months. Not legal advice.`,
    ),
  ];
}

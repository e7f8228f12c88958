import { cutText } from "@cofounder/contract/cut-text";
import type {
  ResourceBudget,
  ResourceFinderInput,
  ResourceFinderOutput,
} from "@cofounder/contract/tools/resource-finder";
import type { Figure, Letter, Statement } from "@cofounder/contract/tools/statement";
import { earlyGrants, hiringPlaces, skillCards } from "../knowledge/hiring.ts";
import type { Craft, HiringPlace, SkillCard } from "../knowledge/hiring.ts";
import { computed, computedFigure, list, number, quoted, shortened, sourced, toFind, told } from "./saying.ts";

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
  const skills = skillsOf(input.skills);
  const found = skills.map((skill) => ({ skill, card: cardOf(skill) }));
  const band = bands[input.budget];
  const places = rankedPlaces(input, found);
  return {
    budget: band.name,
    skills,
    summary: computed(
      `${band.name} for ${article(input.role)} with ${list(skills)}: begin with ${places
        .slice(0, 2)
        .map(({ name }) => name)
        .join(", then ")}.`,
    ),
    platforms: places.map((place) => ({
      name: place.name,
      url: place.url,
      why: sourced(place.why, place.source),
      fees: sourced(place.fees, place.source),
      cost: costOf(place, input, band),
    })),
    hours: hoursFor(places[0], input, band),
    scope: scopeOf(input, found),
    jobPost: jobPostOf(input, found, band),
    trial: trialOf(input, found),
    equity: equityOf(input, band),
    interview: interviewOf(input, found),
    contract: contractOf(found),
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
const article = (role: string): string => `${/^[aeiou]/i.test(role) ? "an" : "a"} ${role}`;
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
function costOf(place: HiringPlace, { hours, rate }: ResourceFinderInput, band: Band): Figure {
  const { low, high } = place.fee ?? { low: 0, high: 0 };
  const { initiation } = place;
  const beside = place.fee === null ? ", without the fee that its page shows" : "";
  if (hours && rate) {
    const least = hours * rate * (1 + low) + initiation.low;
    const most = hours * rate * (1 + high) + initiation.high;
    return computedFigure(
      "Total client cost",
      `${spread(least, most)}${beside}`,
      `${number(hours)} h × ${dollars(rate)} × (1 + ${feeText(low, high)}) + ${feesText(initiation)}`,
    );
  }
  const top = band.high ?? band.low;
  const arrives = [(top - initiation.high) / (1 + high), (top - initiation.low) / (1 + low)] as const;
  return computedFigure(
    "Of your budget, this much pays for work",
    `${spread(arrives[0], arrives[1])} of ${dollars(top)}${beside}`,
    `(${dollars(top)} − ${feesText(initiation)}) / (1 + ${feeText(low, high)})`,
  );
}

const spread = (low: number, high: number): string =>
  dollars(low) === dollars(high) ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
const feeText = (low: number, high: number): string =>
  low === high ? `${number(low * 100)}%` : `${number(low * 100)}% to ${number(high * 100)}%`;
const feesText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `$${low}` : `$${low} to $${high}`;

function hoursFor(place: HiringPlace | undefined, { rate }: ResourceFinderInput, band: Band): Figure[] {
  const fee = place?.fee?.high ?? 0;
  const initiation = place?.initiation.high ?? 0;
  return (rate ? [rate] : usualRates).map((each) => {
    const at = (budget: number): number => Math.max(0, Math.floor((budget - initiation) / (each * (1 + fee))));
    const until = band.high === null ? " and more" : ` to ${at(band.high)}`;
    return computedFigure(
      `At ${dollars(each)} an hour`,
      `${at(band.low)}${until} hours`,
      `(budget − $${initiation}) / (${dollars(each)} × (1 + ${number(fee * 100)}%))`,
    );
  });
}

function scopeOf({ role, task }: ResourceFinderInput, found: Found[]): Output["scope"] {
  const known = cards(found);
  return {
    outcome: task
      ? told(`In your words: ${quoted(task, 400)}.`)
      : toFind(`What is different for a customer when the ${role} is done? One sentence, before anybody is asked.`),
    deliverables: [
      ...known.map(({ deliverable }) => deliverable),
      ...unknownSkills(found).map(
        (skill) => `One finished piece that shows ${skill}, in files you can open without them`,
      ),
      "A page that says how to go on without this person",
    ],
    acceptance: [
      ...known.map(({ acceptance }) => acceptance),
      ...unknownSkills(found).map(
        (skill) => `You name three cases for ${skill} beforehand, and all three work while you watch`,
      ),
    ],
    notIncluded: [
      "Changes after acceptance, unless it was a fault",
      "Accounts, licences and hosting: they are in your name and paid by you",
    ],
  };
}

function cards(found: Found[]): SkillCard[] {
  return [...new Set(found.flatMap(({ card }) => (card ? [card] : [])))];
}
const unknownSkills = (found: Found[]): string[] => found.filter(({ card }) => card === null).map(({ skill }) => skill);

function jobPostOf({ role, task, hours, rate }: ResourceFinderInput, found: Found[], band: Band): Letter {
  const skills = list(found.map(({ skill }) => skill));
  const [first] = cards(found);
  const size = hours ? `About ${number(hours)} hours` : "A fixed scope";
  const pay = rate ? `$${rate} an hour` : `${band.name} in all, by milestones`;
  return {
    subject: cutText(`${role}: ${skills}`, 200),
    body: [
      `We look for ${article(role)} with ${skills}.`,
      `What shall be true when you are done: ${task ?? "[one sentence]"}`,
      `You deliver: ${first?.deliverable ?? "[what you can open and use]"}. We accept it when: ${first?.acceptance ?? "[a test you name beforehand]"}.`,
      `${size}, ${pay}. It begins with a paid trial of ${trialHours} hours; whoever does it is paid whether or not we go on.`,
      `Please answer with one piece of work that used ${found[0]?.skill ?? skills}, what you did in it ` +
        "yourself, and the question you would ask us first. Answers without the question are not read.",
    ].join("\n\n"),
  };
}

function trialOf({ role, rate }: ResourceFinderInput, found: Found[]): Output["trial"] {
  const first = cards(found)[0];
  const skill = found[0]?.skill ?? role;
  return {
    task:
      `${first?.trial ?? `One small, real piece of ${skill} that you need anyway, with its acceptance written down`}. ` +
      "Three candidates get the same task and the same day.",
    hours: "3–5 h",
    pay: rate
      ? computedFigure(
          "Pay for the trial",
          `${dollars(rate * 3)} to ${dollars(rate * 5)} a candidate`,
          `3 to 5 h × ${dollars(rate)}`,
        )
      : {
          label: "Pay for the trial",
          value: "3 to 5 hours at their own rate, paid in any case",
          basis: "unknown",
          formula: null,
          source: null,
        },
    judge: [
      "What they asked before they began",
      `Whether it passes: ${first?.acceptance ?? "the test you wrote down"}`,
      "What they left out, and whether they said so",
      "Whether somebody else could go on with it tomorrow",
    ].map((line) => cutText(line, 300)),
  };
}

function equityOf({ role, budget }: ResourceFinderInput, band: Band): Statement[] {
  const core = budget === "premium" || /cto|co-?founder|lead|head|first|founding/i.test(role);
  return [
    core
      ? computed(
          `${article(role).replace(/^a/, "A")} may be a skill you live from. Needed for longer than six ` +
            "months: hire or found together instead of buying hours.",
        )
      : computed(
          `For one task of ${band.name} pay money. Shares for a task cost more than they look and stay on the cap table.`,
        ),
    sourced("Median grants: 1.50% to the first employee, 0.33% to the fifth.", earlyGrants),
    computed("Four years of vesting with a cliff of one year, whoever it is; nothing is earned before the cliff."),
    computed(
      "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.",
    ),
  ];
}

function interviewOf({ role, task }: ResourceFinderInput, found: Found[]): Output["interview"] {
  return [
    ...cards(found).map(({ question, listenFor, warning }) => ({ question, listenFor, warning })),
    ...unknownSkills(found).map((skill) => ({
      question: `What is the hardest thing you did with ${skill}, and who can confirm it?`,
      listenFor: "One case in detail, with what went wrong",
      warning: "General words about the field",
    })),
    {
      question: task
        ? `I want this: ${quoted(task, 200)}. What is the smallest version that would teach us something?`
        : `What would you ask me before you begin as ${role}?`,
      listenFor: "They make it smaller, or ask who it is for",
      warning: "A price before a question",
    },
    {
      question: "Whom may I call whom you disappointed once?",
      listenFor: "A name, and what they changed since",
      warning: "Nobody",
    },
  ].slice(0, 12);
}

function contractOf(found: Found[]): Statement[] {
  const code = cards(found).some(({ craft }) => craft === "code");
  return [
    computed("All rights to the work pass to the company when it is paid, in writing, before work begins."),
    computed("Payment by milestone on acceptance; the last one is at least a fifth."),
    computed(
      code
        ? "Test data only; no customer data and no production keys until it is needed, and taken back on the last day."
        : "Access to what the task needs and no more, under your own accounts, taken back on the last day.",
    ),
    toFind(
      "Does the law where they live see an employee in them? Ask before it is longer than three months. Not legal advice.",
    ),
  ];
}

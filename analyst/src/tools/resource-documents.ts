import { cutText } from "@cofounder/contract/cut-text";
import type { ResourceFinderInput, ResourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import type { Letter, Statement } from "@cofounder/contract/tools/statement";
import { earlyGrants } from "../knowledge/hiring.ts";
import type { SkillCard } from "../knowledge/hiring.ts";
import type { Translator } from "../i18n/translator.ts";
import { bands, dollars, type Found, named, spread } from "./resource-parts.ts";
import { computed, computedFigure, shortened, sourced, toFind, told, upperFirst } from "./saying.ts";
import { questionAbout } from "./wishes.ts";
import { wishOf } from "./work-kind.ts";

type Output = ResourceFinderOutput;

const trialHours = 4;

/** The documents for work that is delivered as files. */
export function documentsFor(input: ResourceFinderInput, found: Found[], translator: Translator) {
  return {
    scope: scopeOf(input, found, translator),
    jobPost: jobPostOf(input, found, translator),
    trial: trialOf(input, found, translator),
    equity: equityOf(input, translator),
    interview: interviewOf(input, found, translator),
    contract: contractOf(found, translator),
  };
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
        (skill) => t`One finished piece that shows ${quote(skill)}, in a file that you can open yourself`,
      ),
      t`A page that says how somebody else goes on with it`,
    ],
    acceptance: [
      ...known.map(({ acceptance }) => acceptance),
      ...unknownSkills(found).map(
        (skill) => t`You name three cases for ${quote(skill)} beforehand, and all three work while you watch`,
      ),
    ],
    notIncluded: [
      t`Changes after acceptance, unless something was faulty`,
      t`Accounts, licenses and hosting: they are in your name and paid by you`,
    ],
  };
}

function cards(found: Found[]): SkillCard[] {
  const byCues = new Map(found.flatMap(({ card }) => (card ? [[card.cues, card] as const] : [])));
  return [...byCues.values()];
}
/** Skills without a card: neither a quality nor a place is one. */
const unknownSkills = (found: Found[]): string[] =>
  found.flatMap(({ card, skill }) => (card === null && wishOf(skill) === "other" ? [skill] : []));
const wishes = (found: Found[]): string[] => found.flatMap(({ card, skill }) => (card ? [] : [skill]));

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
      t`The result: ${task ?? t`[one sentence]`}`,
      [
        t`You deliver: ${first?.deliverable ?? t`[what you can open and use]`}.`,
        t`We accept it when: ${first?.acceptance ?? t`[a test you name beforehand]`}.`,
      ].join(" "),
      [
        `${size}, ${pay}.`,
        t`It begins with a paid trial of ${trialHours} hours; whoever does it is paid whether or not we go on.`,
      ].join(" "),
      [
        t`Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.`,
        t`Answers without the question are not read.`,
      ].join(" "),
    ].join("\n\n"),
  };
}

function trialOf({ rate }: ResourceFinderInput, found: Found[], { t }: Translator): Output["trial"] {
  const first = cards(found)[0];
  const task =
    first?.trial ?? t`One small, real piece of the work that you need anyway, with its acceptance written down`;
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

function interviewOf({ role, task }: ResourceFinderInput, found: Found[], translator: Translator): Output["interview"] {
  const { t, quote } = translator;
  return [
    ...cards(found).map(({ question, listenFor, warning }) => ({ question, listenFor, warning })),
    ...wishes(found).map((skill) => questionAbout(skill, translator)),
    {
      question: task
        ? t`I want this: ${quote(shortened(task, 200))}. What is the smallest version that would teach us something?`
        : t`What would you ask me before you begin (${role})?`,
      listenFor: t`They make it smaller, or ask who it is for`,
      warning: t`A price before a question`,
    },
    {
      question: t`Which client did you once disappoint, and may I call them?`,
      listenFor: t`A name, and what they have changed since`,
      warning: t`“There was nobody”`,
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
      t`Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.`,
    ),
  ];
}

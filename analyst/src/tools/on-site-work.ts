import { cutText } from "@cofounder/contract/cut-text";
import type { ResourceFinderInput, ResourceFinderOutput } from "@cofounder/contract/tools/resource-finder";
import type { Statement } from "@cofounder/contract/tools/statement";
import type { Translator } from "../i18n/translator.ts";
import { dollars, named } from "./resource-parts.ts";
import { computed, computedFigure, shortened, toFind, told, upperFirst } from "./saying.ts";
import { questionAbout } from "./wishes.ts";
import { type WorkKind, wishOf } from "./work-kind.ts";

type Output = ResourceFinderOutput;
type OnSite = Pick<
  Output,
  "summary" | "platforms" | "ways" | "hours" | "scope" | "jobPost" | "trial" | "equity" | "interview" | "contract"
>;

interface Wanted {
  input: ResourceFinderInput;
  skills: string[];
  kind: Exclude<WorkKind, "files">;
  /** The budget as a range of money. */
  band: { low: number; high: number | null; name: string };
  translator: Translator;
}

/** What holds for work that somebody does on site, or that is not known here: no marketplace, no fee and no usual rate. */
export function onSiteWork(wanted: Wanted): OnSite {
  return {
    summary: summaryOf(wanted),
    platforms: [],
    ways: waysOf(wanted),
    hours: hoursOf(wanted),
    scope: scopeOf(wanted),
    jobPost: jobPostOf(wanted),
    trial: trialOf(wanted),
    equity: [],
    interview: interviewOf(wanted),
    contract: contractOf(wanted),
  };
}

function summaryOf({ input: { role }, kind, translator: { t } }: Wanted): Statement {
  const who = upperFirst(role);
  return kind === "onSite"
    ? computed(
        t`${who}: this is work on site. The marketplaces that this tool knows are for work delivered as files, \
so it names none, and no fee or hourly rate either.`,
      )
    : computed(
        t`${who}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.`,
      );
}

function waysOf({ skills, translator: { t, quote } }: Wanted): Statement[] {
  const place = skills.find((skill) => wishOf(skill) === "place");
  return [
    computed(
      t`Ask customers, neighbors and people who already do this work for one name each, and call those people first.`,
    ),
    computed(
      place
        ? t`Put the job post where people come by (${quote(place)}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.`
        : t`Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.`,
    ),
    computed(
      t`Ask the public employment service and the schools or associations of this work; posting there is often free.`,
    ),
    toFind(
      t`Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?`,
    ),
    toFind(t`What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.`),
  ];
}

function hoursOf({ input: { rate }, band, translator: { t, number } }: Wanted): Output["hours"] {
  if (!rate) return [];
  const at = (sum: number): string => number(Math.floor(sum / rate));
  return [
    computedFigure(
      t`At ${dollars(rate)} an hour`,
      band.high === null ? t`${at(band.low)} hours and more` : t`${at(band.low)} to ${at(band.high)} hours`,
      t`budget / ${dollars(rate)}, before taxes and contributions`,
    ),
  ];
}

function scopeOf({ input: { task, role }, skills, translator: { t, quote } }: Wanted): Output["scope"] {
  const proofs = skills.filter((skill) => wishOf(skill) === "proof");
  return {
    outcome: task
      ? told(t`In your words: ${quote(shortened(task, 400))}.`)
      : toFind(t`What is done, where, on which days and at what time (${role})? One sentence, before you ask anybody.`),
    deliverables: [
      t`Each time as agreed: place, day, start and end are in one shared calendar`,
      t`A short message afterwards: what was done, and what was unusual`,
      t`A page with everything that somebody else needs to take over for a day`,
    ],
    acceptance: [
      t`You write down three things that you can check on the spot, and check them on the first, the third and the tenth time`,
      t`Once you watch without saying anything, and once you ask the people it is done for`,
      ...proofs.map((proof) => t`Before the first day you have seen the document, with its date: ${quote(proof)}`),
    ],
    notIncluded: [
      t`Work that was not agreed: it is agreed and paid for separately`,
      t`Travel, material and equipment: write down who brings and who pays for what`,
    ],
  };
}

function jobPostOf({ input, skills, translator }: Wanted): Output["jobPost"] {
  const { t, list } = translator;
  const { role, task, hours, rate } = input;
  const size = hours ? t`About ${hours} hours` : t`[how many hours a week]`;
  const pay = rate ? t`${dollars(rate)} an hour` : t`[what you pay, per hour or each time]`;
  return {
    subject: cutText(`${role}: ${list(skills)}`, 200),
    body: [
      t`We are looking for ${named(role, translator)}. What matters to us: ${list(skills)}.`,
      t`The work: ${task ?? t`[one sentence]`}`,
      t`When and where: [days, time, place]. ${size}, ${pay}.`,
      t`It begins with one paid trial shift; it is paid whether or not we go on.`,
      t`Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.`,
    ].join("\n\n"),
  };
}

function trialOf({ input: { rate }, translator: { t } }: Wanted): Output["trial"] {
  const label = t`Pay for the trial`;
  const unknown = { basis: "unknown", formula: null, source: null } as const;
  return {
    task: t`One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.`,
    hours: t`One shift`,
    pay: rate
      ? { ...computedFigure(label, t`The hours of the shift at ${dollars(rate)} each`, t`hours × ${dollars(rate)}`) }
      : { label, value: t`The usual pay for the hours of the shift, in any case`, ...unknown },
    judge: [
      t`Whether they were there on time and ready`,
      t`What they asked before they began`,
      t`Whether the three things that you wrote down were right`,
      t`Whether they told you what went wrong before you asked`,
    ],
  };
}

function interviewOf({ input: { task }, skills, translator }: Wanted): Output["interview"] {
  const { t, quote } = translator;
  return [
    ...skills.map((skill) => questionAbout(skill, translator)),
    {
      question: task
        ? t`This is the work: ${quote(shortened(task, 200))}. What can go wrong with it, and what do you do then?`
        : t`What can go wrong in this work, and what do you do then?`,
      listenFor: t`Two or three things that they have seen themselves`,
      warning: t`“Nothing goes wrong”`,
    },
    {
      question: t`You wake up ill on a day of work. What happens next?`,
      listenFor: t`They tell you at once, and know somebody who could step in`,
      warning: t`“I am never ill”`,
    },
    {
      question: t`Who did you last do this kind of work for, and may I call them?`,
      listenFor: t`A name, and how it ended`,
      warning: t`No name`,
    },
  ].slice(0, 12);
}

function contractOf({ translator: { t } }: Wanted): Statement[] {
  return [
    toFind(
      t`Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as \
employment. Ask before the first paid day. Not legal advice.`,
    ),
    toFind(
      t`Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.`,
    ),
    toFind(
      t`Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.`,
    ),
    computed(
      t`On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.`,
    ),
    computed(
      t`Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.`,
    ),
  ];
}

import type { SelfDevelopmentInput, SelfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import { categoryCards, goalCards, ifThenStudy, okrGrades } from "../knowledge/development.ts";
import type { GoalCard } from "../knowledge/development.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { goalLanguage } from "./goal-language.ts";
import { markOf } from "./goal-mark.ts";
import { computed, computedFigure, lowerFirst, quoted, shortened, sourced, upperFirst } from "./saying.ts";
import { dayIn } from "./self-development-words.ts";

type Output = SelfDevelopmentOutput;
type Phase = Output["phases"][number];
type Card = Omit<GoalCard, "cues">;
interface Frame {
  goal: string;
  card: Card;
  start: Date;
  weeks: number;
  hours: number;
  translator: Translator;
}

const usualHours = 4;
const usualWeeks = 12;
/** The usable share of the stated weekly hours. */
const usable = 0.7;
const reviewHours = 0.5;

/**
 * A plan from a goal, in the goal's language: phases that fit the weekly hours, habits, a weekly review and a rule for
 * giving up.
 */
export function planDevelopment(input: SelfDevelopmentInput, { now }: { now: Date }): Output {
  const translator = translatorFor(goalLanguage(input.goal));
  const { t } = translator;
  const frame: Frame = {
    goal: shortened(input.goal, 200),
    card: cardIn(translator, cardFor(input)),
    start: input.startDate ? new Date(`${input.startDate}T00:00:00Z`) : nextMonday(now),
    weeks: input.weeks ?? usualWeeks,
    hours: input.hoursPerWeek ?? usualHours,
    translator,
  };
  return {
    language: translator.language,
    title: shortened(upperFirst(input.goal), 110),
    overview: overviewOf(input, frame),
    startsOn: day(frame.start),
    weeks: frame.weeks,
    capacity: capacityOf(input, frame),
    phases: phasesOf(frame),
    habits: habitsOf(frame),
    habitSource: sourced(
      t`Plans of the form “if …, then I …” raised the share of goals reached by 0.65 standard deviations over 94 \
tests; expect less, later studies correct it downwards.`,
      { ...ifThenStudy, publisher: translator.translate(ifThenStudy.publisher) },
    ),
    review: reviewOf(frame),
    dropRule: computed(
      t`Missed in three of four weeks: halve it or strike it out on that Friday. A habit that survives on paper only takes the place of one that would live.`,
    ),
    objective: objectiveOf(frame),
  };
}

/** A card in the words of a language. */
function cardIn({ translate }: Translator, { measure, steps, habit, proof }: Card): Card {
  return {
    measure: translate(measure),
    steps: steps.map(([text, hours]) => [translate(text), hours]),
    habit: { ...habit, cue: translate(habit.cue), action: translate(habit.action) },
    proof: translate(proof),
  };
}

/** Words in the quotation marks of the plan's language, cut at a length. */
function quotedIn({ language, quote }: Translator, text: string, longest: number): string {
  return language === "en" ? quoted(text, longest) : quote(shortened(text, longest));
}

function capacityOf({ hoursPerWeek }: SelfDevelopmentInput, { hours, weeks, translator }: Frame): Output["capacity"] {
  const { t } = translator;
  return computedFigure(
    hoursPerWeek === undefined ? t`Hours a week, assumed` : t`Hours a week you can count on`,
    t`${hours * usable} h a week, ${hours * usable * weeks} h in all`,
    t`${hours} h × ${usable} × ${weeks} weeks`,
  );
}

/** The card whose words occur in the goal, the earliest first; the category's default without a match. */
function cardFor({ category, goal }: SelfDevelopmentInput): Card {
  const found = goalCards
    .map((card) => ({ card, at: goal.search(card.cues) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return found?.card ?? categoryCards[category];
}

function overviewOf({ category, goal }: SelfDevelopmentInput, { card, weeks, hours, translator }: Frame): string {
  const { t, translate, share, language } = translator;
  const named = markOf(goal);
  return [
    t`You want: ${quotedIn(translator, goal, 300)}. This plan works at ${translate(categoryCards[category].about)}, and counts one thing: ${card.measure}.`,
    named
      ? t`Your own mark is ${quotedIn(translator, named, 40)}; the last phase is held against it.`
      : t`You named no number. Write one down in the first week, or nobody can say whether it worked.`,
    t`It takes ${weeks} weeks at ${hours} hours, of which ${share(usable)} are planned: the others are for the weeks that go wrong.`,
  ].join(language === "zh" ? "" : " ");
}

const phaseNames = [
  msg("See where you stand"),
  msg("Make it small and regular"),
  msg("Do it when it is hard"),
  msg("Do it without the plan"),
];
/** Parts of the total time. */
const phaseShares = [0.15, 0.35, 0.3, 0.2];

function phasesOf(frame: Frame): Phase[] {
  const { t, translate, amount, language } = frame.translator;
  const lengths = weeksPerPhase(frame.weeks);
  let first = 1;
  return phaseNames.map((name, index) => {
    const weeks = lengths[index] ?? 1;
    const starts = addDays(frame.start, (first - 1) * 7);
    const ends = addDays(starts, weeks * 7 - 1);
    const duration = amount(weeks, "weeks");
    const made: Phase = {
      phase: translate(name),
      duration,
      starts: day(starts),
      ends: day(ends),
      when: t`${duration}, ${dayIn(language, starts)} to ${dayIn(language, ends)}`,
      goals: goalsOf(frame, index),
      actions: actionsOf(frame, { index, first, weeks }),
      milestones: milestonesOf(frame, index),
    };
    first += weeks;
    return made;
  });
}

/** Whole weeks that add up, at least one each. */
function weeksPerPhase(weeks: number): number[] {
  const lengths = phaseShares.map((share) => Math.max(1, Math.floor(weeks * share)));
  const left = weeks - lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length, index) => (index === 1 ? length + left : length));
}

function goalsOf({ goal, card, translator }: Frame, index: number): string[] {
  const { t } = translator;
  const goals = [
    [t`Know the number you start from: ${card.measure}`, t`Have said to one person what you want and by when`],
    [t`Do the smallest version of ${quotedIn(translator, goal, 80)} every week`, t`Lose no more than one week in four`],
    [t`Do it where it can fail: ${lowerFirst(card.steps.at(-1)?.[0] ?? goal)}`],
    [t`Reach what others can see: ${card.proof}`, t`Need no plan for it any more`],
  ];
  return goals[index] ?? [];
}

function milestonesOf({ card, translator: { t } }: Frame, index: number): string[] {
  const milestones = [
    [t`A baseline of ${card.measure}, with its date`],
    [t`Four Fridays in a row with a review`],
    [t`The number of ${card.measure} is above the baseline in three weeks of four`],
    [upperFirst(card.proof), t`A grade of 0.6 or more, or a decision to do something else`],
  ];
  return milestones[index] ?? [];
}

interface Span {
  index: number;
  first: number;
  weeks: number;
}
type Action = Phase["actions"][number];

/** The work that fits into the hours of the phase, spread over its weeks, after reserving time for the review. */
function actionsOf(frame: Frame, span: Span): Action[] {
  const weekly = frame.hours * usable;
  const room = Math.max(weekly * 0.5, weekly - reviewHours) * span.weeks;
  const wanted = stepsOf(frame, span.index);
  const chosen: Action[] = [];
  let spent = 0;
  for (const [text, hours] of wanted) {
    const fitted = Math.min(hours, room);
    if (spent + fitted > room + 1e-9) continue;
    const week = span.first + Math.min(span.weeks - 1, Math.floor(((spent + fitted / 2) / room) * span.weeks));
    chosen.push({ id: `${span.index + 1}.${chosen.length + 1}`, text, hours: Math.round(fitted * 10) / 10, week });
    spent += fitted;
  }
  return chosen.slice(0, 12);
}

/** The card's steps, the first ones early and the last ones late; the repeated practice takes the rest. */
function stepsOf({ card, goal, hours, weeks, translator }: Frame, index: number): [string, number][] {
  const { t } = translator;
  const { steps, measure } = card;
  const half = Math.ceil((steps.length - 1) / 2);
  const practice = Math.max(0.3, hours * usable * 0.4 * Math.max(1, Math.floor(weeks * (phaseShares[index] ?? 0.2))));
  const parts: [string, number][][] = [
    [
      [
        t`Write down what ${quotedIn(translator, goal, 80)} looks like when it is done, and the day you will judge it`,
        0.5,
      ],
      ...steps.slice(0, 1),
    ],
    [...steps.slice(1, half + 1), [t`Practise, the smallest version first; count ${measure}`, practice]],
    [...steps.slice(half + 1), [t`Repeat the step that went worst`, practice / 2]],
    [
      [t`Do it for two weeks without looking at this plan; count ${measure}`, practice / 2],
      [t`Tell the person of the first week what came of it, and what you would do differently`, 0.5],
      [t`Grade the key results and decide: keep, make larger, or stop`, 0.5],
    ],
  ];
  return parts[index] ?? [];
}

function habitsOf({ card, goal, translator }: Frame): Output["habits"] {
  const { t } = translator;
  const habits = [
    card.habit,
    { cue: t`it is Friday, 16:00`, action: t`open this plan and count: ${card.measure}`, minutes: 15 },
    {
      cue: t`I skipped it yesterday`,
      action: t`do two minutes of it today, for ${quotedIn(translator, goal, 80)}, and no more`,
      minutes: 2,
    },
  ];
  return habits.map((habit) => ({ ...habit, text: t`If ${habit.cue}, then I ${habit.action}.` }));
}

function reviewOf({ card, translator: { t } }: Frame): Output["review"] {
  return {
    day: "Friday",
    minutes: 15,
    questions: [
      t`What is this week's number: ${card.measure}?`,
      t`Which action was done, and which was moved a second time?`,
      t`What stood in the way that will be there next week too?`,
      t`Which habit was missed in three of the last four weeks?`,
      t`What is the one thing of next week, and in which hour?`,
    ],
  };
}

function objectiveOf({ goal, card, weeks, start, translator }: Frame): Output["objective"] {
  const { t, language } = translator;
  const end = dayIn(language, addDays(start, weeks * 7 - 1));
  return {
    objective: upperFirst(goal),
    keyResults: [
      t`${upperFirst(card.measure)}: from [baseline] to [target] by ${end}`,
      t`${upperFirst(card.proof)}: yes or no`,
      t`Reviews held: ${Math.ceil(weeks * 0.75)} of ${weeks} Fridays`,
    ],
    grading: sourced(
      t`Grade each from 0 to 1 on the last Friday: 0.7 and above is green, 0.4 to 0.6 yellow, below that red. \
An average of 0.6 to 0.7 means the goal was hard enough.`,
      okrGrades,
    ),
  };
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
const day = (date: Date): string => date.toISOString().slice(0, 10);

function nextMonday(now: Date): Date {
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return addDays(new Date(day(now)), days);
}

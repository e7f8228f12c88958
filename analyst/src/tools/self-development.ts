import type { SelfDevelopmentInput, SelfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import { categoryCards, goalCards, ifThenStudy, okrGrades } from "../knowledge/development.ts";
import type { GoalCard } from "../knowledge/development.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { goalLanguage } from "./goal-language.ts";
import { markOf } from "./goal-mark.ts";
import { computed, computedFigure, lowerFirst, quoted, shortened, sourced, upperFirst } from "./saying.ts";
import { actionsOf, type Card, type Frame, type Phase, phaseShares, type Step, usable } from "./plan-steps.ts";
import { categoryNames, dayIn } from "./self-development-words.ts";

type Output = SelfDevelopmentOutput;

const usualHours = 4;
const usualWeeks = 12;

/**
 * A plan from a goal, in the goal's language: phases that fit the weekly hours, habits, a weekly review and a rule for
 * giving up.
 */
export function planDevelopment(input: SelfDevelopmentInput, { now }: { now: Date }): Output {
  const translator = translatorFor(goalLanguage(input.goal));
  const { t } = translator;
  const frame: Frame = {
    mark: markOf(input.goal),
    card: cardIn(translator, cardOf(input.goal) ?? categoryCards[input.category]),
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
      t`A habit that you missed in three of four weeks: halve it or drop it that Friday. \
One that exists only on paper takes the place of one that you would keep.`,
    ),
    objective: objectiveOf(input, frame),
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

/** The card whose words occur in the goal, the earliest first. */
function cardOf(goal: string): GoalCard | null {
  const found = goalCards
    .map((card) => ({ card, at: goal.search(card.cues) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return found?.card ?? null;
}

function overviewOf({ category, goal }: SelfDevelopmentInput, { card, mark, weeks, hours, translator }: Frame): string {
  const { t, share, language } = translator;
  return [
    t`You want: ${quotedIn(translator, goal, 300)}.`,
    aboutOf({ category, goal }, translator),
    t`The plan counts one thing: ${card.measure}.`,
    mark
      ? t`Your target is ${quotedIn(translator, mark, 40)}; the last phase is measured against it.`
      : t`You named no number. Write one down in the first week, or nobody can say whether it worked.`,
    t`It takes ${weeks} weeks at ${hours} hours a week. Of these, ${share(usable)} are planned; the rest is for the weeks that go wrong.`,
  ].join(language === "zh" ? "" : " ");
}

/** What the plan works at. A category that plainly does not fit the goal's words is said, and asked. */
function aboutOf({ category, goal }: SelfDevelopmentInput, { t, translate }: Translator): string {
  const card = cardOf(goal);
  const chosen = translate(categoryNames[category]);
  if (!card)
    return t`This tool does not know this kind of goal, so the steps are general. They are about this: ${translate(categoryCards[category].about)}.`;
  const about = translate(card.about);
  return card.strange.includes(category)
    ? t`You chose “${chosen}”, but the goal reads like this: ${about}. The plan follows the goal. Is that what you meant?`
    : t`The plan is about this: ${about}.`;
}

const phaseNames = [
  msg("See where you stand"),
  msg("Make it small and regular"),
  msg("Do it when it is hard"),
  msg("Do it without the plan"),
];

function phasesOf(frame: Frame): Phase[] {
  const { t, translate, amount, language } = frame.translator;
  const lengths = weeksPerPhase(frame.weeks);
  let first = 1;
  let carried: Step[] = [];
  return phaseNames.map((name, index) => {
    const weeks = lengths[index] ?? 1;
    const starts = addDays(frame.start, (first - 1) * 7);
    const ends = addDays(starts, weeks * 7 - 1);
    const duration = amount(weeks, "weeks");
    const { actions, left } = actionsOf(frame, { index, first, weeks }, carried);
    carried = left;
    const made: Phase = {
      phase: translate(name),
      duration,
      starts: day(starts),
      ends: day(ends),
      when: t`${duration}, ${dayIn(language, starts)} to ${dayIn(language, ends)}`,
      goals: goalsOf(frame, index),
      actions,
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

function goalsOf({ mark, card, translator }: Frame, index: number): string[] {
  const { t } = translator;
  const proof = t`Reach something that others can see: ${card.proof}`;
  const goals = [
    [t`Know the number you start from: ${card.measure}`, t`Tell one person what you want and by when`],
    [t`Do the smallest version of it every week`, t`Miss no more than one week in four`],
    [t`Do it where it can fail: ${lowerFirst(card.steps.at(-1)?.[0] ?? "")}`],
    [mark ? t`Reach your target: ${quotedIn(translator, mark, 40)}` : proof, t`Need no plan for it any more`],
  ];
  return goals[index] ?? [];
}

function milestonesOf({ mark, card, translator }: Frame, index: number): string[] {
  const { t } = translator;
  const milestones = [
    [t`A baseline of ${card.measure}, with its date`],
    [t`Four Fridays in a row with a review`],
    [t`The number of ${card.measure} is above the baseline in three weeks of four`],
    [
      mark ? t`Target reached, or how much is missing: ${quotedIn(translator, mark, 40)}` : upperFirst(card.proof),
      t`A score of 0.6 or more, or a decision to do something else`,
    ],
  ];
  return milestones[index] ?? [];
}

function habitsOf({ card, translator }: Frame): Output["habits"] {
  const { t } = translator;
  const habits = [
    card.habit,
    { cue: t`it is Friday, 16:00`, action: t`open this plan and count: ${card.measure}`, minutes: 15 },
    {
      cue: t`I skipped it yesterday`,
      action: t`do two minutes of it today, and no more`,
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
      t`What stood in the way, and will still be there next week?`,
      t`Which habit was missed in three of the last four weeks?`,
      t`What is the one thing for next week, and at what time will you do it?`,
    ],
  };
}

function objectiveOf(
  { goal }: SelfDevelopmentInput,
  { mark, card, weeks, start, translator }: Frame,
): Output["objective"] {
  const { t, language } = translator;
  const end = dayIn(language, addDays(start, weeks * 7 - 1));
  return {
    objective: upperFirst(shortened(goal, 200)),
    keyResults: [
      ...(mark ? [t`Target of ${quotedIn(translator, mark, 40)} reached by ${end}: yes or no`] : []),
      t`${upperFirst(card.measure)}: from [baseline] to [target] by ${end}`,
      ...(mark ? [] : [t`${upperFirst(card.proof)}: yes or no`]),
      t`Reviews held: ${Math.ceil(weeks * 0.75)} of ${weeks} Fridays`,
    ],
    grading: sourced(
      t`On the last Friday, score each key result from 0 to 1: green from 0.7, yellow from 0.4, red below. \
An average between 0.6 and 0.7 means that the goal was ambitious enough.`,
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

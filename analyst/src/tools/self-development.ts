import type { SelfDevelopmentInput, SelfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import { categoryCards, goalCards, ifThenStudy, okrGrades } from "../knowledge/development.ts";
import type { GoalCard } from "../knowledge/development.ts";
import { markOf } from "./goal-mark.ts";
import { computed, computedFigure, lowerFirst, number, quoted, shortened, sourced, upperFirst } from "./saying.ts";

type Output = SelfDevelopmentOutput;
type Phase = Output["phases"][number];
type Frame = { goal: string; card: Omit<GoalCard, "cues">; start: Date; weeks: number; hours: number };

const usualHours = 4;
const usualWeeks = 12;
/** Of the hours a week seems to hold, so many are really there. */
const usable = 0.7;
const reviewHours = 0.5;

/** A plan from a goal: phases that fit the hours of a week, habits, a weekly review and a rule for giving up. */
export function planDevelopment(input: SelfDevelopmentInput, { now }: { now: Date }): Output {
  const hours = input.hoursPerWeek ?? usualHours;
  const frame: Frame = {
    goal: shortened(input.goal, 200),
    card: cardFor(input),
    start: input.startDate ? new Date(`${input.startDate}T00:00:00Z`) : nextMonday(now),
    weeks: input.weeks ?? usualWeeks,
    hours,
  };
  return {
    title: shortened(upperFirst(input.goal), 110),
    overview: overviewOf(input, frame),
    startsOn: day(frame.start),
    weeks: frame.weeks,
    capacity: computedFigure(
      input.hoursPerWeek === undefined ? "Hours a week, assumed" : "Hours a week you can count on",
      `${number(hours * usable)} h a week, ${number(hours * usable * frame.weeks)} h in all`,
      `${number(hours)} h × ${usable} × ${frame.weeks} weeks`,
    ),
    phases: phasesOf(frame),
    habits: habitsOf(frame),
    habitSource: sourced(
      "Plans of the form “if …, then I …” raised the share of goals reached by 0.65 standard deviations over 94 tests; expect less, later studies correct it downwards.",
      ifThenStudy,
    ),
    review: reviewOf(frame),
    dropRule: computed(
      "Missed in three of four weeks: halve it or strike it out on that Friday. A habit that survives on paper only takes the place of one that would live.",
    ),
    objective: objectiveOf(frame),
  };
}

/** The card whose words the goal holds, the earliest in the goal first; the category's own where none does. */
function cardFor({ category, goal }: SelfDevelopmentInput): Omit<GoalCard, "cues"> {
  const found = goalCards
    .map((card) => ({ card, at: goal.search(card.cues) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return found?.card ?? categoryCards[category];
}

function overviewOf({ category, goal }: SelfDevelopmentInput, { card, weeks, hours }: Frame): string {
  const mark = markOf(goal);
  return [
    `You want: ${quoted(goal, 300)}. This plan works at ${categoryCards[category].about}, and counts one thing: ${card.measure}.`,
    mark
      ? `Your own mark is ${quoted(mark, 40)}; the last phase is held against it.`
      : `You named no number. Write one down in the first week, or nobody can say whether it worked.`,
    `It takes ${weeks} weeks at ${number(hours)} hours, of which 70% are planned: the others are for the weeks that go wrong.`,
  ].join(" ");
}

const phaseNames = [
  "See where you stand",
  "Make it small and regular",
  "Do it when it is hard",
  "Do it without the plan",
];
/** Parts of the whole time. */
const phaseShares = [0.15, 0.35, 0.3, 0.2];

function phasesOf(frame: Frame): Phase[] {
  const lengths = weeksPerPhase(frame.weeks);
  let first = 1;
  return phaseNames.map((phase, index) => {
    const weeks = lengths[index] ?? 1;
    const starts = addDays(frame.start, (first - 1) * 7);
    const made: Phase = {
      phase,
      duration: weeks === 1 ? "1 week" : `${weeks} weeks`,
      starts: day(starts),
      ends: day(addDays(starts, weeks * 7 - 1)),
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

function goalsOf({ goal, card }: Frame, index: number): string[] {
  const goals = [
    [`Know the number you start from: ${card.measure}`, "Have said to one person what you want and by when"],
    [`Do the smallest version of ${quoted(goal, 80)} every week`, "Lose no more than one week in four"],
    [`Do it where it can fail: ${lowerFirst(card.steps.at(-1)?.[0] ?? goal)}`],
    [`Reach what others can see: ${card.proof}`, "Need no plan for it any more"],
  ];
  return goals[index] ?? [];
}

function milestonesOf({ card }: Frame, index: number): string[] {
  const milestones = [
    [`A baseline of ${card.measure}, with its date`],
    ["Four Fridays in a row with a review"],
    [`The number of ${card.measure} is above the baseline in three weeks of four`],
    [`${upperFirst(card.proof)}`, "A grade of 0.6 or more, or a decision to do something else"],
  ];
  return milestones[index] ?? [];
}

type Span = { index: number; first: number; weeks: number };
type Action = Phase["actions"][number];

/** What fits into the hours of the phase, spread over its weeks, with the review taken off first. */
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

/** The card's steps, the first ones early and the last ones late; the repeated practice takes what is left. */
function stepsOf({ card, goal, hours, weeks }: Frame, index: number): [string, number][] {
  const { steps } = card;
  const half = Math.ceil((steps.length - 1) / 2);
  const practice = Math.max(0.3, hours * usable * 0.4 * Math.max(1, Math.floor(weeks * (phaseShares[index] ?? 0.2))));
  const parts: [string, number][][] = [
    [
      [`Write down what ${quoted(goal, 80)} looks like when it is done, and the day you will judge it`, 0.5],
      ...steps.slice(0, 1),
    ],
    [...steps.slice(1, half + 1), [`Practise, the smallest version first; count ${card.measure}`, practice]],
    [...steps.slice(half + 1), [`Repeat the step that went worst`, practice / 2]],
    [
      [`Do it for two weeks without looking at this plan; count ${card.measure}`, practice / 2],
      ["Tell the person of the first week what came of it, and what you would do differently", 0.5],
      ["Grade the key results and decide: keep, make larger, or stop", 0.5],
    ],
  ];
  return parts[index] ?? [];
}

function habitsOf({ card, goal }: Frame): Output["habits"] {
  return [
    card.habit,
    { cue: "it is Friday, 16:00", action: `open this plan and count: ${card.measure}`, minutes: 15 },
    {
      cue: "I skipped it yesterday",
      action: `do two minutes of it today, for ${quoted(goal, 80)}, and no more`,
      minutes: 2,
    },
  ];
}

function reviewOf({ card }: Frame): Output["review"] {
  return {
    day: "Friday",
    minutes: 15,
    questions: [
      `What is this week's number: ${card.measure}?`,
      "Which action was done, and which was moved a second time?",
      "What stood in the way that will be there next week too?",
      "Which habit was missed in three of the last four weeks?",
      "What is the one thing of next week, and in which hour?",
    ],
  };
}

function objectiveOf({ goal, card, weeks, start }: Frame): Output["objective"] {
  return {
    objective: upperFirst(goal),
    keyResults: [
      `${upperFirst(card.measure)}: from [baseline] to [target] by ${day(addDays(start, weeks * 7 - 1))}`,
      `${upperFirst(card.proof)}: yes or no`,
      `Reviews held: ${Math.ceil(weeks * 0.75)} of ${weeks} Fridays`,
    ],
    grading: sourced(
      "Grade each from 0 to 1 on the last Friday: 0.7 and above is green, 0.4 to 0.6 yellow, below that red. An average of 0.6 to 0.7 means the goal was hard enough.",
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

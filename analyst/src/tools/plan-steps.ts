import type { SelfDevelopmentOutput } from "@cofounder/contract/tools/self-development";
import type { GoalCard } from "../knowledge/development.ts";
import type { Translator } from "../i18n/translator.ts";

export type Phase = SelfDevelopmentOutput["phases"][number];
export type Card = Pick<GoalCard, "measure" | "steps" | "habit" | "proof">;

export interface Frame {
  /** The number to be reached, as the founder wrote it. */
  mark: string | null;
  card: Card;
  start: Date;
  weeks: number;
  hours: number;
  translator: Translator;
}

/** The usable share of the stated weekly hours. */
export const usable = 0.7;
const reviewHours = 0.5;
/** Parts of the total time. */
export const phaseShares = [0.15, 0.35, 0.3, 0.2];

interface Span {
  index: number;
  first: number;
  weeks: number;
}
type Action = Phase["actions"][number];

export interface Step {
  text: string;
  hours: number;
  /** It belongs to this phase: it goes where it does not fit. */
  isOfPhase: boolean;
}

/**
 * The work that fits into the hours of the phase, spread over its weeks, after reserving time for the review. A step of
 * the goal that does not fit comes first in the next phase.
 */
export function actionsOf(frame: Frame, span: Span, carried: Step[]): { actions: Action[]; left: Step[] } {
  const weekly = frame.hours * usable;
  const room = Math.max(weekly * 0.5, weekly - reviewHours) * span.weeks;
  const actions: Action[] = [];
  const left: Step[] = [];
  let spent = 0;
  for (const step of [...carried, ...stepsOf(frame, span.index)]) {
    const open = room - spent;
    const fitted = Math.min(step.hours, open);
    const isFitting = left.length === 0 || step.isOfPhase;
    if (!isFitting || fitted < Math.min(step.hours, room) * leastPart) {
      if (!step.isOfPhase) left.push(step);
      continue;
    }
    const week = span.first + Math.min(span.weeks - 1, Math.floor(((spent + fitted / 2) / room) * span.weeks));
    const id = `${span.index + 1}.${actions.length + 1}`;
    actions.push({ id, text: step.text, hours: Math.round(fitted * 10) / 10, week });
    spent += fitted;
  }
  return { actions: actions.slice(0, 12), left };
}

/** The least part of a step's hours that is still the step. */
const leastPart = 0.6;

/** The card's steps, the first ones early and the last ones late; the repeated practice takes the rest. */
function stepsOf({ card, hours, weeks, translator }: Frame, index: number): Step[] {
  const { t } = translator;
  const { steps, measure } = card;
  const half = Math.ceil((steps.length - 1) / 2);
  const practice = Math.max(0.3, hours * usable * 0.4 * Math.max(1, Math.floor(weeks * (phaseShares[index] ?? 0.2))));
  const own = (text: string, each: number): Step => ({ text, hours: each, isOfPhase: true });
  const ofCard = (from: number, to?: number): Step[] =>
    steps.slice(from, to).map(([text, each]) => ({ text, hours: each, isOfPhase: false }));
  const parts: Step[][] = [
    [
      own(t`Write down what it looks like when the goal is reached, and the day on which you will judge it`, 0.5),
      ...ofCard(0, 1),
    ],
    [...ofCard(1, half + 1), own(t`Practise, the smallest version first; count ${measure}`, practice)],
    [...ofCard(half + 1), own(t`Repeat the step that went worst`, practice / 2)],
    [
      own(t`Do it for two weeks without looking at this plan; count ${measure}`, practice / 2),
      own(t`Tell the person from the first week what came of it, and what you would do differently`, 0.5),
      own(t`Score the key results and decide: keep going, aim higher, or stop`, 0.5),
    ],
  ];
  return parts[index] ?? [];
}

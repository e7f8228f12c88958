import type { Question as Asked } from "../analysis.ts";
import type { Question } from "../laws/term.ts";
import type { Meaning } from "../quantities/labels.ts";
import { describeReading } from "./describe-reading.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { gapsIn } from "./gaps.ts";
import { nameAll } from "./naming.ts";
import type { Withdrawn } from "./self-check.ts";
import type { Speech } from "./speech.ts";

const mostQuestions = 3;
/** Each open figure is asked where it was heard; here only those that decide most. */
const mostUnread = 2;

/** Rules that doubt how a figure was read. */
const asked: ReadonlySet<string> = new Set([
  "loss_from_unsure_unit",
  "no_rate",
  "mixed_currencies",
  "part_of_a_person",
  "two_values",
]);

export interface Open {
  unread: readonly GuessedFigure[];
  withdrawn: readonly Withdrawn[];
}

/** At most three questions: what the laws cannot tell, what is not confirmed, and what the deciding number lacks. */
export function askNext(speech: Speech, { unread, withdrawn }: Open): Asked[] {
  const { t } = speech.voice;
  const open = speech.computed.questions.flatMap((question) => fromLaw(question, speech));
  const doubted = withdrawn
    .filter(({ rule }) => asked.has(rule))
    .slice(0, 1)
    .map(({ about, rule }) => {
      const text = t`What exactly are ${speech.voice.list(nameAll(about, speech))}?`;
      return { id: `doubt_${rule}`, text, because: t`They do not fit together as I read them.` };
    });
  const waiting = weighty(unread)
    .slice(0, mostUnread)
    .map((figure) => fromGuess(figure, speech));
  return [...open, ...doubted, ...gapsIn(speech), ...waiting].slice(0, mostQuestions);
}

function fromLaw({ code, about }: Question, speech: Speech): Asked[] {
  const { t, list } = speech.voice;
  const names = nameAll(code === "pre_or_post" ? about.filter((id) => isValuation(id, speech)) : about, speech);
  if (names.length === 0) return [];
  const figures = list(names);
  const texts: Record<Question["code"], string> = {
    two_values: t`You say ${figures}. Which of them holds today?`,
    two_paths: t`${figures} lead to different results. Which of them is right, or are they different things?`,
    tax_included: t`Is ${figures} already in the price, or does it come on top?`,
    share_of_what: t`Of what is ${figures} a part?`,
    period: t`For how long is ${figures}: a month, a year, once?`,
    per_what: t`What is ${figures} for: one sale, one customer, a month?`,
    pre_or_post: t`Is ${figures} before or after the new money?`,
    paid_from_order: t`Is ${figures} paid out of the order, or on top of it?`,
    both_or_either: t`Which of these come together, and which replace one another: ${figures}?`,
    which_plan: t`Which of your offers is ${figures} for?`,
    currencies: t`At which rate do you exchange ${figures}?`,
  };
  return [{ id: `${code}_${about.join("_")}`, text: texts[code], because: t`Until then it is in no result.` }];
}

const isValuation = (id: string, { byId }: Speech): boolean => byId.get(id)?.meaning === "valuation";

/** What moves most when it is known. */
const weights: readonly Meaning[] = [
  "price",
  "unit_cost",
  "fee",
  "order_value",
  "fixed_cost",
  "pay",
  "volume",
  "usage",
  "paying",
  "cash",
  "churn",
];

const weighty = (unread: readonly GuessedFigure[]): GuessedFigure[] => {
  const rank = ({ guess }: GuessedFigure): number => {
    const index = guess ? weights.indexOf(guess.meaning) : -1;
    return index < 0 ? weights.length : index;
  };
  return unread.toSorted((one, two) => rank(one) - rank(two));
};

function fromGuess({ id, quote: words, guess, offered }: GuessedFigure, { voice }: Speech): Asked {
  const { t, quote, language } = voice;
  const because = t`Nothing is computed from it until you say.`;
  const labels = [
    ...new Set([...(guess ? [guess] : []), ...offered].map((reading) => describeReading(reading, voice))),
  ];
  if (labels.length === 0) return { id: `what_${id}`, text: t`What is ${quote(words)}?`, because };
  return {
    id: `what_${id}`,
    text: t`What is ${quote(words)}: ${labels.slice(0, 2).join(language === "zh" ? "、" : ", ")}, or something else?`,
    because,
  };
}

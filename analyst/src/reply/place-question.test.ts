import type { QuestionChoice } from "@cofounder/contract/analysis";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { analyse } from "../analyse.ts";
import { renderReply } from "../presentation/render-reply.ts";
import { askedIn, renderShort } from "../presentation/short-reply-of.ts";

const now = new Date("2026-11-26");
const shop =
  'The shop is in the station hall, the rent is ⟦CHF 6,800|fixed_cost CHF/month "station hall"⟧ a month. We sell ' +
  "⟦1,150|volume bouquet/month⟧ bouquets a month at ⟦34 francs|price CHF/bouquet⟧, of which " +
  "⟦14.50|unit_cost CHF/bouquet⟧ goes on growers. A shop in the old town is free at " +
  '⟦3,900|fixed_cost CHF/month planned "old town"⟧ a month. My girls cost ⟦9,400|pay CHF/month⟧ a month, here or there. ' +
  'The move is ⟦8,500|one_off_cost CHF planned "old town"⟧. We would still sell ' +
  '⟦1,050|volume bouquet/month planned "old town"⟧. Is the move to the old town worth it?';

const { messages, settled } = settledIn([shop]);
/** As they are stored: the latest of each figure. */
function after(...pressed: QuestionChoice[]) {
  const all = [...settled, ...pressed.map(({ settlement }) => settlement)];
  return analyse({ messages, now, settled: [...new Map(all.map((one) => [one.span.start, one])).values()] });
}
const asked = (...pressed: QuestionChoice[]) =>
  renderShort(after(...pressed)).flatMap((part) => (part.kind === "questions" ? part.items : []));
const answer = (...pressed: QuestionChoice[]): string => askedIn(after(...pressed))[0]?.answer ?? "";

describe("a press says what a planned figure takes the place of", () => {
  const [question] = asked();
  const [onTop, inPlace] = question?.choices ?? [];

  test("it is asked with an answer for each", () => {
    expect(answer()).toContain("leaves more than today is open");
    expect(question?.text).toContain('"3,900" (old town)');
    expect(question?.choices?.map(({ label }) => label)).toEqual([
      "On top of today's",
      'In place of "CHF 6,800" (station hall)',
    ]);
    expect(inPlace?.as).toBe("fixed cost each month, planned, in place of “CHF 6,800”");
  });

  test("in place of the rent of today: the difference between the two", () => {
    if (!inPlace) throw new Error("nothing to press");
    // (6,800 − 3,900) − 100 × 19.50 = 950; 8,500 / 950 = 8.95
    expect(answer(inPlace)).toContain("**CHF 950 each month** more than today");
    expect(answer(inPlace)).toContain("back after **8.95 months**");
    expect(asked(inPlace)).toEqual([]);
  });

  test("on top of it: both are paid", () => {
    if (!onTop) throw new Error("nothing to press");
    // −100 × 19.50 − 3,900 = −5,850
    expect(answer(onTop)).toContain("**CHF 5,850 each month** less than today");
    expect(asked(onTop).some(({ choices }) => choices)).toBe(false);
  });

  test("what was pressed is said of the figure, and the plain reading takes it back", () => {
    if (!inPlace) throw new Error("nothing to press");
    const [heard] = renderReply(after(inPlace)).parts.filter((part) => part.kind === "heard");
    const figure = heard?.figures.find(({ quote }) => quote === "3,900");
    expect(figure?.label).toBe("fixed cost each month, planned, in place of “CHF 6,800”");
    const label = "fixed cost each month, planned";
    expect(figure?.offers.map((offer) => offer.label)).toContain(label);
    const plain = figure?.offers.find((offer) => offer.label === label)?.reading ?? null;
    const settlement = { span: inPlace.settlement.span, reading: plain };
    expect(answer(inPlace, { ...inPlace, settlement })).toContain("leaves more than today is open");
  });
});

test("one press holds for the number of the first months too, and is put in place of what is so today", () => {
  const dairy = settledIn([
    '⟦2|paying customer "schools"⟧ schools buy. We sell ⟦2,400|volume litre/month⟧ litres a month at ⟦€1.50|price EUR/litre⟧, ' +
      'milk is ⟦€0.95|unit_cost EUR/litre⟧, the rent is ⟦€840|fixed_cost EUR/month "rent"⟧. A machine needs ⟦€60|fixed_cost EUR/month planned "machine"⟧ ' +
      "a month for gas " +
      'and takes ⟦€500|one_off_cost EUR planned "machine"⟧. I expect ⟦3,300|volume litre/month planned⟧ litres in the end, ' +
      "but the first months will still be ⟦2,400|volume litre/month planned⟧. Should I buy the machine?",
  ]);
  const first = renderShort(analyse({ ...dairy, now })).flatMap((part) =>
    part.kind === "questions" ? part.items : [],
  );
  const choices = first.find((question) => question.choices)?.choices ?? [];
  expect(choices.map(({ label }) => label)).toEqual(["On top of today's", 'In place of "2,400" (litres each month)']);
  const settlement = choices[1]?.settlement;
  if (!settlement) throw new Error("nothing to press");
  const others = dairy.settled.filter(({ span }) => span.start !== settlement.span.start);
  const said = askedIn(analyse({ ...dairy, now, settled: [...others, settlement] }))[0]?.answer;
  // 900 × 0.55 − 60
  expect(said).toContain("**€435 each month** more than today");
  expect(said).toContain('With "2,400" instead of "3,300" it is **€60 each month** less than today');
});

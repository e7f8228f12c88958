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

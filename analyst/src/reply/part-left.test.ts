import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { renderReply } from "../presentation/render-reply.ts";

const idea =
  "I run a mobile bike repair van in Leeds. I charge £45 per repair and do about 26 repairs a week. Parts cost me around " +
  "£9 each repair and fuel is £70 a week. The van lease is £320 a month. How much do I have left each month?";
const replyTo = (later: string): string => {
  const analysis = analyse({ messages: [idea, later], now: new Date("2026-05-04T00:00:00Z") });
  return renderReply(analysis, { ask: later }).markdown;
};

test("while a figure is open, what is left after the fixed costs that are known is told, and what is not in it", () => {
  const text = replyTo("Yes");
  expect(text).toContain('£3,750 each month is left after fixed costs of £320 each month. Not in it yet: "£70".');
  expect(text).toContain('After fixed costs of £320 each month it is **£3,750 each month**. Not in it yet: "£70".');
  expect(text).toContain("| Result after fixed costs | £3,750 each month | 4,069.73 − 320 |");
  // A tenth more of the price moves what is left after the costs, and not the contribution.
  expect(text).toContain("it is £4,258 each month");
  expect(text).not.toContain("What is left depends on");
});

test("once it is settled, the result is the whole one", () => {
  const text = replyTo("The £70 is a fixed cost per week, the rest is right.");
  expect(text).toContain("| Result after fixed costs | £3,445 each month |");
  expect(text).not.toContain("Not in it yet");
});

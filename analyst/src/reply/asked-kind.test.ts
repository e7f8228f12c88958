import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

const jars =
  "A jar sells for ⟦€8|price EUR/jar⟧, making it costs ⟦€3|unit_cost EUR/jar⟧ and the kitchen is " +
  "⟦€1,000|fixed_cost EUR/month⟧ a month. ";
const sold = `${jars}We sell ⟦500|volume jar/month⟧ jars a month. `;
const headlineOf = (reply: string): string => reply.split("\n").find((line) => line.startsWith("# ")) ?? "";

describe("a question gets the number it asks for", () => {
  test.each([
    // 500 − 1,000 / 5
    ["How many jars could we lose?", "**300 jars each month**"],
    ["How many could we lose before we lose money?", "**300 jars each month**"],
    // 500 / 4.348 = 114.9; 200 / 4.348 = 46
    ["How many jars a week can we lose?", "**68 jars each week**"],
    ["How many jars do we need not to lose money?", "At **200 jars each month**"],
    // 500 × 5 − 1,000
    ["What is left in a month?", "**€1,500 each month** is left"],
    ["What is left at the end of the month?", "**€1,500 each month** is left"],
    ["What is left of a jar?", "**€5 for each jar** is left"],
    // 500 × 8
    ["How much do we take in a month?", "**€4,000 each month**"],
    ["How many jars until the kitchen is covered?", "At **200 jars each month**"],
    ["Do we make money?", "Yes. **€1,500 each month**"],
  ])("%s", (question, holds) => expect(answerTo(sold + question)).toContain(holds));

  test.each([
    ["Ein Glas kostet ", "Wie viele Gläser dürfen wir im Monat verlieren?"],
    ["Un pot coûte ", "Combien de pots peut-on perdre par mois ?"],
    ["Un frasco cuesta ", "¿Cuántos frascos podemos perder al mes?"],
    ["एक जार की क़ीमत है ", "हम महीने में कितने जार खो सकते हैं?"],
    ["一罐的价格是 ", "我们一个月最多能流失多少个客户？"],
  ])("%s%s: what may be lost", (opening, question) =>
    expect(
      answerTo(
        `${opening}⟦€8|price EUR/customer/month⟧ ⟦€3|unit_cost EUR/customer/month⟧ ⟦€1000|fixed_cost EUR/month⟧ ` +
          `⟦500|paying customer⟧. ${question}`,
      ),
    ).toContain("**300"),
  );

  // 1 − 5 / 6
  test("what may be lost for a new price is held against what it brings", () =>
    expect(answerTo(`${sold}We want to go to ⟦€9|price EUR/jar planned⟧. How many sales could we lose?`)).toBe(
      "It leaves more as long as fewer than 16.7% of them go. That is **83 jars each month** of 500 jars each month.",
    ));

  test("nothing may be lost below the break-even", () =>
    expect(answerTo(`${jars}We sell ⟦150|volume jar/month⟧ jars a month. How many can we lose?`)).toBe(
      "**None**: today it is 150 jars each month, and it takes 200 jars each month to lose no money (1,000 / (8 − 3)).",
    ));

  test("what is left of everything stands before what is left of one", () =>
    expect(answerTo(`${sold}What is left?`)).toMatch(/^\*\*€1,500 each month\*\* is left .*\*\*€5 for each jar\*\*/u));
});

describe("another number does not take its place", () => {
  test.each([
    ["the margin of a sale is no month's", `${jars}What is left in a month?`],
    ["nor a time", `${jars}The oven costs ⟦€2,000|one_off_cost EUR⟧. How long until the oven is paid off?`],
    ["the break-even is not what may be lost", `${jars}How many can we lose?`],
  ])("%s: the sales are missing", (_, text) => {
    const reply = replyTo(text);
    expect(answerTo(text)).toBe("What is missing for it: how many you sell in a month.");
    expect(headlineOf(reply)).toBe("");
  });

  test("customers that may go are not counted in jars", () =>
    expect(answerTo(`${sold}How many customers can we lose?`)).not.toContain("jars"));

  test("what may go is not counted to the break-even where more has to stay", () =>
    expect(answerTo(`${sold}How many can we lose and still keep ⟦€500|profit EUR/month target⟧ a month?`)).not.toMatch(
      /300|200/u,
    ));

  test.each(["How many could we lose?", "How much do we take in a month?", "How many jars do we need to break even?"])(
    "the headline is no other number: %s",
    (question) => {
      const reply = replyTo(sold + question);
      expect(headlineOf(reply)).toBe("");
      expect(reply).toContain("€1,500 each month is left after the fixed costs.");
    },
  );

  test("a loss is said first all the same", () =>
    expect(
      headlineOf(replyTo(`${jars}We sell ⟦150|volume jar/month⟧ jars a month. How much do we take in a month?`)),
    ).toContain("You lose €250 each month"));
});

test("a planned price in the question is not answered with the price of today", () => {
  const cafe =
    "We sell ⟦300|volume cup/month⟧ cups a month at ⟦€3|price EUR/cup⟧, which cost ⟦€1|unit_cost EUR/cup⟧ each, and rent is " +
    "⟦€400|fixed_cost EUR/month⟧ a month. I want to go to ⟦€5|price EUR/cup planned⟧. ";
  // 400 / (5 − 1) = 100, and not 400 / (3 − 1) = 200
  expect(answerTo(`${cafe}At ⟦€5|price EUR/cup planned⟧ how many cups do I need to cover my costs?`)).not.toMatch(
    /\*\*200 cups/u,
  );
});

test("what a higher price may cost is told as a number too, and those who are expected to go are not left out", () => {
  const gym =
    "We have ⟦200|paying customer⟧ members who pay ⟦€50|price EUR/customer/month⟧ a month, each costs us " +
    "⟦€10|unit_cost EUR/customer/month⟧, and " +
    "rent is ⟦€5,000|fixed_cost EUR/month⟧ a month. I want to charge ⟦€60|price EUR/customer/month planned⟧; " +
    "we would lose ⟦15|churn customer planned⟧ of them. ";
  const reply = replyTo(
    `${gym}How many members could I lose at ⟦€60|price EUR/customer/month planned⟧ and still make what I make today? ` +
      "If it is the ⟦15|churn customer planned⟧, what is left each month?",
  );
  // 200 × 40 / 50
  expect(reply).toContain("It leaves more than today from **160 customers** on");
  expect(reply).toContain("That is **40 customers** fewer than today.");
  // 185 × 50 − 5,000; 200 × 40 − 5,000 is what is left today.
  expect(reply).toContain("**€4,250 each month** in all");
  expect(reply).not.toMatch(/what is left each month\?\*\* \*\*€3,000/u);
});

test("a question about the place that is planned is not answered with the one of today", () => {
  const shop =
    "We sell ⟦1,000|volume box/month⟧ boxes a month at ⟦€20|price EUR/box⟧, each costs " +
    '⟦€10|unit_cost EUR/box⟧, rent is ⟦€4,000|fixed_cost EUR/month "station"⟧. ' +
    'A shop in the old town costs ⟦€2,000|fixed_cost EUR/month planned "old town"⟧ a month. ';
  const answer = answerTo(`${shop}How many boxes a month may I lose in the old town before the move makes me poorer?`);
  // (1,000 × 10 − 4,000) / 10 = 600 is the reserve of today.
  expect(answer).not.toContain("600 boxes");
});

test("a question about a time that is planned is not answered with the costs of today", () => {
  const kayaks =
    "Kayak trips at ⟦890 kroner|price NOK/customer =890⟧ a guest, lunch is ⟦115|unit_cost NOK/customer⟧ each. A day costs " +
    '⟦2,600|pay NOK/day "guide"⟧ for the guide and ⟦450|fixed_cost NOK/day "harbour"⟧ to the harbour, with ' +
    "⟦seven|volume customer/day =7⟧ guests. In September the harbour would take ⟦700|fixed_cost NOK/day planned " +
    '"harbour"⟧ a day, on ⟦20|volume day/month planned once "September"⟧ days. ';
  const question = "How many guests do I need on a September day so that it does not cost me money?";
  // (2,600 + 450) / 775 = 3.9 are those of a day of today.
  expect(answerTo(kayaks + question)).not.toContain("4 customers");
  expect(answerTo(kayaks + question.replace("September", "usual"))).toContain("**4 customers each day**");
});

test("a question with a planned price is not answered with today's, beside another that makes it a plan to decide on", () => {
  const daycare =
    "We take ⟦$52|price AUD/dog/day⟧ a dog and day, with ⟦26|volume dog/day⟧ dogs, treats are ⟦$6.50|unit_cost AUD/dog/day⟧ " +
    "each, the handlers cost ⟦$640|pay AUD/day⟧ a day. I want ⟦$58|price AUD/dog/day planned⟧; ⟦two|churn dog/day planned " +
    "=2⟧ dogs would go. If it is the ⟦two|churn dog/day planned =2⟧, what do I make? And at ⟦$58|price AUD/dog/day planned⟧ " +
    "how many dogs do I need in a day to cover my costs?";
  // 640 / (52 − 6.50) = 14.1
  expect(replyTo(daycare)).not.toContain("to cover my costs?** At **15 dogs");
});

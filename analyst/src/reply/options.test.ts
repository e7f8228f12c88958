import { describe, expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

test("an order of the same thing takes the work by the hour that a piece of today takes", () => {
  const reply = replyTo(
    "We embroider ⟦600|volume cap/month⟧ caps a month at ⟦$14|price USD/cap⟧; a blank is ⟦$4|unit_cost USD/cap⟧ and Dee gets " +
      '⟦$18|pay USD/hour "Dee"⟧ an hour for ⟦12|capacity cap/hour "Dee"⟧ caps. A firm wants ' +
      '⟦2,000|volume cap planned "firm order"⟧ caps at ⟦$9|price USD/cap planned "firm order"⟧. Do we take the firm order?',
  );
  expect(reply).toContain("the whole order leaves **$7,000** (2,000 × (9 − (4 + 18 / 12)))");
});

describe("a higher price with two guesses of who goes", () => {
  const reply = replyTo(
    "We sell ⟦1,000|volume jug/month⟧ jugs a month at ⟦€18|price EUR/jug⟧, each costs ⟦€4|unit_cost EUR/jug⟧, and rent is " +
      "⟦€5,000|fixed_cost EUR/month⟧ a month. With ⟦€21|price EUR/jug hypothetical⟧ we would lose " +
      "⟦10%|churn % hypothetical⟧, or ⟦15%|churn % hypothetical⟧ if it goes badly. Do we raise the price or leave it?",
  );

  test("is computed with each of them", () => {
    expect(reply).toContain("**€1,300 each month** more than today");
    expect(reply).toContain('With "15%" instead of "10%" it is **€450 each month** more than today');
  });

  test("does not say that no figure tells how many stay", () => expect(reply).not.toContain("how many would stay"));
});

describe("a second shop that is only supposed", () => {
  const reply = replyTo(
    'We alter ⟦500|volume job/month⟧ jobs a month at ⟦€19|price EUR/job⟧, thread is ⟦€2|unit_cost EUR/job "thread"⟧ a job and ' +
      'rent ⟦€900|fixed_cost EUR/month "rent"⟧. Across the river the rent would be ⟦€700|fixed_cost EUR/month hypothetical "rent"⟧ ' +
      "and somebody there ⟦€1,700|pay EUR/month hypothetical⟧ a month, and the cleaner's next door would want " +
      '⟦10%|fee % out of="€19" hypothetical =10⟧ of each. Should we open a second shop?',
  );

  test("comes on top of the first one's costs", () => {
    expect(reply).toContain("costs **€2,400 each month** more");
    expect(reply).not.toContain("€1,500 each month");
  });

  test("is paid by sales that bear its own fee", () =>
    expect(reply).toContain("**159 jobs each month** beside today's on ((700 + 1,700) / (19 − (2 + 10% × 19)))"));
});

describe("an income of other sales, whose costs nobody names", () => {
  const reply = replyTo(
    "We send ⟦200|volume bouquet/month⟧ bouquets a month at ⟦€38|price EUR/bouquet⟧, flowers are ⟦€14|unit_cost EUR/bouquet⟧, " +
      'rent is ⟦€6,000|fixed_cost EUR/month⟧, and the shop takes in ⟦€11,500|revenue EUR/month "shop"⟧ a month. Is it profitable?',
  );

  test("withdraws the result and the break-even of a part", () => {
    expect(reply).not.toMatch(/[Bb]reak-even (?:is at|\|)/u);
    expect(reply).not.toContain("before you lose money");
  });

  test("is asked about", () =>
    expect(reply).toContain('What do the sales behind "€11,500" (shop) cost you each month?'));
});

test("a repayment that the founder names is not computed once more, and its terms are in it", () => {
  const reply = replyTo(
    "We fell ⟦30|volume tree/month⟧ trees a month at ⟦€400|price EUR/tree⟧, fuel is ⟦€60|unit_cost EUR/tree⟧. A grinder would cost " +
      '⟦€11,000|one_off_cost EUR planned "grinder"⟧; the bank lends ⟦€10,000|debt EUR planned "loan"⟧ over ' +
      '⟦4|duration year planned "loan"⟧ years at ⟦9%|interest %/year planned "loan"⟧, which is ' +
      '⟦€249|debt EUR/month out planned "loan"⟧ a month. Do we buy the grinder?',
  );
  expect(reply).toContain("costs **€249 each month** more");
  expect(reply).not.toMatch(/Not in it/u);
});

describe("two lines, one with two numbers that do not fit", () => {
  const reply = replyTo(
    'We sell ⟦900|volume jar/month "peppers"⟧ jars of peppers at ⟦€6|price EUR/jar⟧, which cost us ⟦€3|unit_cost EUR/jar⟧, and ' +
      "⟦300|volume pot/month⟧ pots of jam at ⟦€4|price EUR/pot⟧, at ⟦€2|unit_cost EUR/pot⟧. A shop takes " +
      '⟦120|volume jar/month "peppers of the shop"⟧ jars. Rent is ⟦€800|fixed_cost EUR/month⟧. What is left each month?',
  );

  test("have no sum of the other line alone", () => {
    expect(reply).not.toContain("| Contribution of all sales");
    expect(reply).not.toContain("€600");
  });

  test("are no contradiction under names of their own, and named as in no sum", () => {
    expect(reply).not.toContain("lead to different results");
    expect(reply).toContain('what does "900" (peppers) and "120" (peppers of the shop) belong to?');
  });
});

describe("an order against the capacity", () => {
  const shop = (capacity: number) =>
    "We embroider ⟦600|volume cap/month⟧ caps a month at ⟦$14|price USD/cap⟧, each costs ⟦$5|unit_cost USD/cap⟧, and the machine " +
    `could do ⟦${capacity}|capacity cap/month⟧. A firm wants ⟦1,800|volume cap planned "firm order"⟧ caps at ` +
    '⟦$9|price USD/cap planned "firm order"⟧. Do we take the firm order?';

  test("says how long it takes of what is free", () =>
    expect(replyTo(shop(1500))).toContain(
      "It takes **2 months** of the capacity that today's sales leave free (1,800 / (1,500 − 600)).",
    ));

  test("says that there is no room where today fills it", () =>
    expect(replyTo(shop(600))).toContain("Today's sales already fill your capacity"));
});

test("a worker who may make room for those who wait is told with what they would leave", () => {
  const reply = replyTo(
    "⟦38|paying customer⟧ owners give us ⟦5|volume change/customer/month⟧ changes a month at ⟦€38|price EUR/change⟧, each costs " +
      "⟦€8|unit_cost EUR/change⟧, the unit is ⟦€1,150|fixed_cost EUR/month⟧ and ⟦10|waiting customer⟧ more owners wait. " +
      'A worker would be ⟦€2,700|pay EUR/month planned "worker"⟧ and a van ⟦€300|fixed_cost EUR/month planned "worker"⟧ a month. ' +
      "Do we hire the worker or stay as we are?",
  );
  expect(reply).toContain("Those who wait for you would leave **€1,500 each month** on top, if it makes room for them");
});

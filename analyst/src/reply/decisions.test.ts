import { describe, expect, test } from "vitest";
import { answerTo, carpenters, replyTo } from "../fixtures/settled-replies.ts";

describe("a question between two ways", () => {
  const shop =
    "We sell ⟦300|volume lamp/month⟧ lamps a month at ⟦€40|price EUR/lamp⟧, each costs us ⟦€12|unit_cost EUR/lamp⟧, and " +
    "rent is ⟦€2,000|fixed_cost EUR/month⟧ a month. ";

  test.each(["Is it worth opening a second shop or do we save the money?", "Does it pay off to hire or to wait?"])(
    "%s is not answered with yes or no",
    (question) => {
      expect(answerTo(shop + question)).not.toMatch(/^(?:Yes|No)\b/u);
    },
  );

  test("one with 'or not' still is", () => {
    expect(answerTo(`${shop}Is it profitable or not?`)).toMatch(/^Yes\b/u);
  });
});

test("a supposition that leaves a result as it is changes it to nothing", () => {
  const reply = replyTo(
    "We make ⟦40|volume door/month⟧ doors a month at ⟦€500|price EUR/door⟧, wood is ⟦€200|unit_cost EUR/door⟧ and rent " +
      '⟦€3,000|fixed_cost EUR/month⟧ a month. The joiner gets ⟦€1,900|pay EUR/month "joiner"⟧, and if a cousin did it for ' +
      '⟦€1,900|pay EUR/month hypothetical "joiner"⟧? What is left?',
  );
  expect(reply).toContain("€7,100 each month");
  expect(reply).not.toContain("With what you suppose");
});

const twoWays =
  'Either we rent a shop in town for ⟦€900|fixed_cost EUR/month planned "shop"⟧ a month, where ⟦5|volume table/month planned ' +
  '"shop"⟧ tables a month would sell, or we buy a saw for ⟦€4,400|one_off_cost EUR planned "saw"⟧ that saves ' +
  '⟦€20|saving EUR/table planned "saw"⟧ a table. ';

describe("two ways with figures", () => {
  const reply = replyTo(`${carpenters}${twoWays}Is the shop better or the saw?`);

  test("are both computed beside today in one table", () => {
    expect(reply).toContain('| What | Today | "shop" | "saw" |');
    expect(reply).toContain("| More or less than today | – | +€1,300 each month | +€600 each month |");
    expect(reply).toContain(
      "| Left in all, with today's business | €9,200 each month | €10,500 each month | €9,800 each month |",
    );
    expect(reply).toContain("| Paid back after | – | – | 7.33 months (4,400 / (30 × 20)) |");
  });

  test("are answered in the first lines, and never added up", () => {
    expect(reply).toContain('By these figures "shop" brings €700 each month more than "saw".');
    expect(reply).not.toContain("€11,100");
  });

  test("the costs that may end are asked about", () =>
    expect(reply).toContain('Which costs of today would end with "shop"?'));
});

describe("one plan against today", () => {
  const order =
    'A shop chain wants ⟦40|volume table/month planned "chain"⟧ tables a month at ⟦€450|price EUR/table planned "chain"⟧, ' +
    'paid after ⟦60|duration day planned "chain"⟧ days; we would need a man for ⟦€2,400|pay EUR/month planned "joiner"⟧ a month. ';
  const reply = replyTo(`${carpenters}${order}Should we take the chain or leave it?`);

  test("days of credit move the cash", () => {
    expect(reply).toContain("€25,233 ((40 × 260 + 2,400) × 60 / 30.436)");
    expect(reply).toContain('# "chain" needs €25,233 before it brings anything, and you have €9,000.');
    expect(reply).toContain("Today's business leaves €9,200 each month beside it.");
  });

  test("what it stands or falls with is the money until they pay", () =>
    expect(reply).toContain('It only works if €16,233 more is there before "chain" brings anything.'));

  test("a figure that is in none of it makes it a bound and is named", () => {
    const open = replyTo(
      `${carpenters}${order.replace("a month. ", 'a month and ⟦€30|unit_cost EUR/pallet planned "pallets"⟧ a pallet. ')}Should we take the chain or leave it?`,
    );
    expect(open).toContain('Not in it: "60" (chain) and "€30" (pallets).');
    expect(open).toContain("| More or less than today | – | at most +€5,200 each month |");
    expect(open).not.toMatch(/"chain" leaves €[\d,]+ each month more/u);
  });
});

test("a question about the plan is not answered from today's business alone", () => {
  const reply = replyTo(
    `${carpenters}A second workshop would cost ⟦€2,000|fixed_cost EUR/month planned "second workshop"⟧ a month, for ` +
      '⟦10|volume table/month planned "second workshop"⟧ more tables. Is it worth it or do we stay? How many tables a month ' +
      "do we need to break even?",
  );
  expect(reply).toContain("Today's business: At **10 tables each month**");
  expect(reply).toContain("its running costs are paid from **5 tables each month** of its own on");
});

test("a higher price is said to bring more only as long as enough of the sales stay, with the fee of the new price", () => {
  const reply = replyTo(
    "⟦200|paying customer⟧ people pay ⟦€10|price EUR/customer/month⟧ a month, the shop keeps " +
      '⟦20%|fee % out of="€10" =20⟧ and servers cost ⟦€1|unit_cost EUR/customer/month⟧ each. A partner would pay us ' +
      '⟦€300|revenue EUR/month planned "partner"⟧ a month for ⟦€100|fixed_cost EUR/month planned "partner"⟧ of costs. ' +
      "Should we take the partner or raise the price to ⟦€12|price EUR/customer/month planned⟧?",
  );
  expect(reply).toContain('"partner": **€200 each month** more than today (300 − 100).');
  expect(reply).toContain('"price": **€320 each month** more than today');
  expect(reply).toContain("It brings more as long as fewer than 18.6% of the sales go.");
  expect(reply).not.toContain("By these figures");
});

test("money that nothing is taken from does not run out", () => {
  const answer = answerTo(`${carpenters}How long does our money last?`);
  expect(answer).toBe(
    "By these figures it does not run out: **€9,200 each month** is left (30 × (700 − 260) − 4,000).",
  );
});

test("a result after the loan stands where there is one", () =>
  expect(replyTo(`${carpenters}We repay ⟦€1,100|debt EUR/month "loan"⟧ a month. What is left?`)).toContain(
    '# €8,100 each month is left after the fixed costs and "€1,100" (loan).',
  ));

test("sales of a season alone are said to be that, and pay nothing back after months", () => {
  const reply = replyTo(
    `${carpenters}A stand at the lake costs ⟦€700|fixed_cost EUR/month planned "stand"⟧ a month and ⟦€3,000|one_off_cost EUR ` +
      'planned "stand"⟧ once; only in summer ⟦6|volume table/month planned "stand"⟧ more tables a month would sell. ' +
      "Should we open the stand or not?",
  );
  expect(reply).toContain('"stand": **€1,940 each month** more than today (6 × (700 − 260) − 700).');
  expect(reply).toContain("That is for a month of the season alone.");
  expect(reply).not.toContain("back after");
  expect(reply).not.toContain("Paid back after");
});

describe("an order at a price below its cost", () => {
  const reply = replyTo(
    `${carpenters}A hotel wants ⟦60|volume table planned "hotel"⟧ tables once at ⟦€250|price EUR/table planned "hotel"⟧, paid ` +
      'after ⟦30|duration day planned "hotel"⟧ days. Should we take the order of the hotel or not?',
  );

  test("is a loss first of all, not a question of money", () => {
    expect(reply).toContain('# The order of "hotel" loses €600.');
    expect(reply).toContain('It only works from €260 for each table on, instead of "€250".');
    expect(reply).not.toContain("not promised in writing");
  });

  test("rests on today's cost of each, which is asked", () =>
    expect(reply).toContain('Does each sale of "hotel" cost the same as today: "€260" (cost for each table)?'));
});

describe("costs of which no figure says what they bring", () => {
  const repairs =
    "We do ⟦85|volume job/month⟧ jobs a month at ⟦£62|price GBP/job⟧, parts are ⟦£18|unit_cost GBP/job⟧ each and all the rest " +
    'is ⟦£3,400|fixed_cost GBP/month⟧ a month. A second van is ⟦£2,200|fixed_cost GBP/month planned "second van"⟧ a month and ' +
    '⟦£5,000|one_off_cost GBP planned "second van"⟧ first. ';

  test("are stated with the sales that pay them, and not as a loss", () => {
    const reply = replyTo(`${repairs}Is the second van worth it?`);
    expect(reply).toContain("costs **£2,200 each month** more; it pays from **50 jobs each month** beside today's on");
    expect(reply).not.toMatch(/less than today|never comes back/u);
  });

  test("are compared with a higher price, from which the buyers are taken off whom the founder expects to lose", () => {
    const reply = replyTo(
      `${repairs}Or I put the price up to ⟦£72|price GBP/job hypothetical⟧, and prices like that lose me ` +
        "⟦10%|churn % hypothetical =10⟧. Should I get the second van or raise prices?",
    );
    // 85 × 0.9 × 54 − 85 × 44
    expect(reply).toContain('"prices": **£391 each month** more than today');
    expect(reply).toContain(
      '# "second van" costs £2,200 each month more, which takes 50 jobs each month beside today\'s. "prices" leaves',
    );
    expect(reply).not.toContain("brings £");
  });

  test("a choice between two numbers gets no yes or no", () => {
    const supposing = `${repairs.split("A second")[0]}Do I take ⟦£50|price GBP/job hypothetical⟧ or keep it as it is?`;
    expect(answerTo(supposing)).not.toMatch(/^(?:Yes|No)\b/u);
  });

  test("a long choice is quoted with both ways", () => {
    const long =
      "Can we hold out until March without cutting anything at all (it is October now and the winter is slow), or do we " +
      "have to raise our price to ⟦£70|price GBP/job hypothetical⟧ this month already?";
    expect(replyTo(`${repairs.split("A second")[0]}${long}`)).toContain("**Can we hold out until March");
  });

  test("make no yes or no of what sales leave before them", () => {
    const bakery =
      "⟦€4|price EUR/loaf⟧ a loaf, flour ⟦€1|unit_cost EUR/loaf⟧, rent ⟦€900|fixed_cost EUR/month⟧ a month. ";
    expect(answerTo(`${bakery}Is it worth it?`)).not.toMatch(/^(?:Yes|No)\b/u);
    expect(answerTo(`${bakery}Is it worth it?`)).toContain("€3 for each loaf");
  });

  test("are compared with today where they are only supposed, without a yes or no", () => {
    const hiring = `${repairs.split("A second")[0]}Would hiring a helper for ⟦£300|pay GBP/month hypothetical "helper"⟧ a month make sense?`;
    expect(answerTo(hiring)).toContain("What it brings is not in that.");
    expect(answerTo(hiring)).not.toMatch(/^(?:Yes|No)\b/u);
  });
});

test("a price that is only supposed is no part of the plan beside it", () => {
  const laundry =
    "We do ⟦1,450|volume wash/month⟧ washes a month at ⟦£5.20|price GBP/wash⟧, each costs ⟦£1.60|unit_cost GBP/wash⟧ and the rest " +
    'is ⟦£3,165|fixed_cost GBP/month⟧ a month. A washer for ⟦£7,800|one_off_cost GBP planned "washer"⟧ would bring ' +
    '⟦160|volume wash/month planned "washer"⟧ more. Or I simply charge ⟦£5.70|price GBP/wash hypothetical⟧ and lose ' +
    "⟦6%|churn % hypothetical =6⟧ of them. ";
  // 160 × 3.60; 1,450 × 0.94 × 4.10 − 1,450 × 3.60
  const both = replyTo(`${laundry}Should I buy the extra washer or put the price up?`);
  expect(both).toContain("| More or less than today | – | +£576 each month | +£368 each month |");
  const unclear = answerTo(`${laundry}Should I buy the washer or sit on my hands?`);
  expect(unclear).toContain("£576 each month");
  expect(unclear).not.toContain("5.7");
});

describe("a question about", () => {
  const kitchen =
    "We serve ⟦180|volume senior⟧ seniors ⟦5|usage meal/senior/week⟧ meals a week, ⟦$6|price USD/meal⟧ a meal, each costs " +
    '⟦$5|unit_cost USD/meal⟧. The kitchen is ⟦$6,000|fixed_cost USD/month⟧ a month, and we are given ⟦$3,000|grant USD/month "donations"⟧. ';

  test("what comes in is answered with the sales", () => {
    expect(answerTo(`${kitchen}How much do we take in each month?`)).toContain("$23,479 each month");
  });

  test("those who wait is answered with what they would leave", () => {
    const asked = `${kitchen}Can we take the ⟦65|waiting senior⟧ on now?`;
    expect(answerTo(asked)).toContain("$1,413 each month");
  });

  test("how long money lasts gets both, today and with what is supposed", () => {
    const asked = `${kitchen.replace("$6,000", "$9,000")}We have ⟦$20,000|cash USD⟧. How long does it last at ⟦$6.50|price USD/meal hypothetical⟧ a meal?`;
    const answer = answerTo(asked);
    // 20,000 / (9,000 − 3,913.20 − 3,000) = 9.58
    expect(answer).toContain("9.58 months");
  });

  test("a result that donations carry says what it would be without them", () => {
    expect(replyTo(`${kitchen}What is left?`)).toMatch(
      /# \$913 each month is left with "\$3,000" \(donations\); without that you would lose \$2,087/u,
    );
  });
});

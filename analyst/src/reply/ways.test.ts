import { describe, expect, test } from "vitest";
import { answerTo, carpenters, replyTo } from "../fixtures/settled-replies.ts";

describe("two ways that no word of the question names", () => {
  const candles =
    "I make ⟦400|volume candle/month⟧ candles a month at ⟦€14|price EUR/candle⟧, wax is ⟦€4.50|unit_cost EUR/candle⟧ each, the " +
    'studio ⟦€650|fixed_cost EUR/month⟧ a month. A shop would take ⟦250|volume candle/month planned "shop"⟧ at ' +
    '⟦€8|price EUR/candle planned "shop"⟧. A stall costs ⟦€480|fixed_cost EUR/month planned "stall"⟧ a month and would sell ' +
    '⟦110|volume candle/month planned "stall"⟧. ';

  test.each(["Which is better?", "What should I do?", "The one or the other?"])("are told apart: %s", (question) =>
    // 250 × 3.50 = 875; 110 × 9.50 − 480 = 565
    expect(answerTo(candles + question)).toContain('By these figures "shop" brings €310 each month more than "stall".'),
  );

  test("are one plan where the question is whether to stay", () =>
    expect(replyTo(`${candles}Should I do it or stay as I am?`)).not.toContain("Both ways"));

  test("that both cost more than they bring are said to", () =>
    expect(answerTo(`${candles.replace("€480", "€1,480").replace("€8", "€4")}Which is better?`)).toContain(
      'all of them leave less than today; "shop" costs €310 each month less than "stall".',
    ));
});

test("another number of the same thing is computed beside the first", () => {
  const reply = replyTo(
    "We wash ⟦60|volume dog/month⟧ dogs a month at ⟦€55|price EUR/dog⟧, soap is ⟦€6|unit_cost EUR/dog⟧ each. A groomer gets " +
      '⟦€1,700|pay EUR/month planned "groomer"⟧ a month and would bring ⟦40|volume dog/month planned "groomer"⟧ dogs, later ' +
      '⟦80|volume dog/month hypothetical "groomer"⟧. Should I hire her or stay alone?',
  );
  expect(reply).toContain('"groomer": **€260 each month** more than today (40 × (55 − 6) − 1,700).');
  expect(reply).toContain('With "80" instead of "40" it is **€2,220 each month** more than today');
  expect(reply).toContain('| More or less than today, with "80" | – | +€2,220 each month |');
});

describe("a change of supplier", () => {
  const coffee =
    'We sell ⟦310|volume bag/month⟧ bags a month at ⟦$16|price USD/bag⟧. Beans cost ⟦$5.40|unit_cost USD/bag "beans"⟧ a bag, bags ' +
    'and labels ⟦$0.90|unit_cost USD/bag "packaging"⟧. An importer sells the beans at ⟦$4.60|unit_cost USD/bag planned "beans"⟧. ';

  test.each(["Is it worth changing?", "Should we switch or stay with ours?"])("is a difference: %s", (question) => {
    expect(answerTo(coffee + question)).toContain("**$248 each month** more than today (310 × (5.4 − 4.6))");
    expect(answerTo(coffee + question)).not.toMatch(/^(?:Yes|No)\b/u);
  });
});

test("a loan is named with what repays it, and pays nothing back a second time", () => {
  const answer = answerTo(
    `${carpenters}A saw for ⟦€6,000|one_off_cost EUR planned "saw"⟧ would bring ⟦5|volume table/month planned "saw"⟧ tables ` +
      'more. The bank lends ⟦€6,000|debt EUR planned "loan"⟧ at ⟦6%|interest %/year planned "loan" =6⟧ over ' +
      '⟦2|duration year planned "loan"⟧ years. Should we buy the saw or not?',
  );
  expect(answer).toContain("**€1,934 each month** more than today (5 × (700 − 260) − 265.924)");
  expect(answer).toContain('"€6,000" (loan) is lent for it: €266 each month repays it with its interest');
  expect(answer).not.toContain("back after");
});

test("months without sales are counted beside a grant", () => {
  const answer = answerTo(
    `${carpenters}For a new bench we would build for ⟦3|duration month planned⟧ months without any sales, with a grant of ` +
      '⟦€20,000|grant EUR planned "grant"⟧. Should we take the grant or go on as we are?',
  );
  // 20,000 − 3 × 30 × 440; 3 × 4,000 − 20,000 leaves the money as it is
  expect(answer).toContain("**€19,600** less than going on as today (20,000 − 3 × 30 × (700 − 260))");
});

describe("a question whether to close", () => {
  const bakery =
    "We sell ⟦2,400|volume loaf/month⟧ loaves a month at ⟦€1.80|price EUR/loaf⟧, flour is ⟦€0.55|unit_cost EUR/loaf⟧ each, rent and " +
    "the baker ⟦€3,250|fixed_cost EUR/month⟧ a month, and ⟦€6,000|cash EUR⟧ is left. " +
    'A job would pay me ⟦€1,700|revenue EUR/month hypothetical "job"⟧ a month. ';
  const reply = replyTo(`${bakery}Do I close or go on?`);

  test("is answered with what going on brings, and what would come in instead", () => {
    expect(reply).toContain("Going on as today loses **€250 each month**");
    expect(reply).toContain('"€1,700" (job) in its place would be **€1,950 each month** more.');
    expect(reply).toContain("Your money covers that for 24 months.");
  });

  test("comes with no test of more sales, and asks what goes on", () => {
    expect(reply).not.toContain("The test:");
    expect(reply).toContain("Which costs would go on after closing");
  });
});

test("money that lasts for many years is not counted in months", () => {
  const boats =
    "We rent out ⟦14|volume boat/month⟧ boats a month at ⟦€320|price EUR/boat⟧, cleaning is ⟦€35|unit_cost EUR/boat⟧ each, the berth " +
    "⟦€4,100|fixed_cost EUR/month⟧ a month. We have ⟦€41,000|cash EUR⟧. How long does our money last?";
  expect(answerTo(boats)).toContain("over 10 years");
});

test("the parts of a sum are not added to it", () =>
  expect(
    answerTo(
      "We do ⟦180|volume repair/month⟧ repairs a month at ⟦€65|price EUR/repair⟧, parts are ⟦€18|unit_cost EUR/repair⟧ each. Our " +
        'costs are ⟦€5,200|fixed_cost EUR/month "costs"⟧ a month, of which two mechanics ⟦€1,500|pay EUR/month "mechanic"⟧ each ' +
        'and ⟦€900|fixed_cost EUR/month "rent"⟧ rent. What is left each month?',
    ),
  ).toContain("€3,260 each month"));

test("the better way decides, and no test is told of the other", () => {
  const sauce =
    "We sell ⟦1,300|volume bottle/month⟧ bottles a month at ⟦$8.50|price USD/bottle⟧, each costs ⟦$3|unit_cost USD/bottle⟧. A " +
    'supermarket wants ⟦900|volume bottle/month planned "supermarket"⟧ at ⟦$5.60|price USD/bottle planned "supermarket"⟧ and pays ' +
    'after ⟦60|duration day planned "supermarket"⟧ days; a helper gets ⟦$1,200|pay USD/month planned "supermarket"⟧. A box ' +
    'company takes ⟦500|volume bottle/month planned "box company"⟧ at ⟦$6.40|price USD/bottle planned "box company"⟧. We have ' +
    "⟦$4,000|cash USD⟧. Which one should we take?";
  const reply = replyTo(sauce);
  // 500 × 3.40 − (900 × 2.60 − 1,200)
  expect(reply).toContain('# By these figures "box company" brings $560 each month more than "supermarket".');
  expect(reply).not.toContain("What it stands or falls with");
});

test("a smallest order in money belongs to the cost of its sentence", () => {
  const cleaners =
    "⟦18|paying customer⟧ customers pay ⟦€420|price EUR/customer/month⟧ a month, soap is ⟦€22|unit_cost EUR/customer/month " +
    '"soap"⟧ each. Another shop sells it at ⟦€15|unit_cost EUR/customer/month planned "soap"⟧, from ⟦€1,800|order_value EUR ' +
    'planned supplier "order"⟧ on. Is it worth changing or do we stay?';
  // 18 × 7; 1,800 / (18 × 15)
  expect(answerTo(cleaners)).toContain("**€126 each month** more than today (18 × (22 − 15))");
  expect(answerTo(cleaners)).toContain("At least €1,800 has to be bought at once, which lasts 6.67 months.");
  expect(answerTo(cleaners)).not.toContain("how many would stay");
});

test("months without sales and what is spent are paid back by what comes after them", () => {
  const reply = replyTo(
    `${carpenters}For a bigger oven (⟦€6,000|one_off_cost EUR planned "oven"⟧) we would rebuild for ⟦2|duration month planned "oven"⟧ ` +
      'months and sell nothing; then ⟦20|volume table/month planned "oven"⟧ tables a month more. Should we do it or leave it?',
  );
  // (6,000 + 2 × 13,200) / (20 × 440)
  expect(reply).toContain("that and what the months without sales cost is back after **3.68 months**");
  expect(reply).not.toContain("no figure says. It takes");
});

test("a number of the season stands beside one of every month, and marks itself alone", () => {
  const spread =
    "We sell ⟦2,200|volume jar/month⟧ jars a month at ⟦€4.90|price EUR/jar⟧, each costs ⟦€2.15|unit_cost EUR/jar⟧. A shop takes " +
    '⟦600|volume jar/month planned "shop"⟧ at ⟦€3.40|price EUR/jar planned "shop"⟧. Or a website for ⟦€190|fixed_cost EUR/month ' +
    'planned "website"⟧ a month sells ⟦150|volume jar/month planned "website"⟧, in the Christmas season ' +
    '⟦400|volume jar/month hypothetical "website"⟧. Which is better?';
  const answer = answerTo(spread);
  expect(answer).toContain('By these figures "shop" brings €528 each month more than "website".');
  expect(answer).toContain(
    "€910 each month** more than today (400 × (4.9 − 2.15) − 190). That is for a month of the season",
  );
});

test("whether to change is a decision in three words", () =>
  // 110 × 3.50 − 40
  expect(
    answerTo(
      "Wir machen ⟦110|volume reparatur/month⟧ Reparaturen im Monat zu ⟦58 €|price EUR/reparatur⟧, Teile kosten ⟦17 €|unit_cost " +
        'EUR/reparatur "Teile"⟧. Ein anderer Händler verlangt ⟦13,50 €|unit_cost EUR/reparatur planned "Teile" =13.5⟧ und ' +
        '⟦40 €|fixed_cost EUR/month planned "Lieferung"⟧ im Monat. Soll ich wechseln?',
    ),
  ).toContain("**345 € je Monat** mehr als heute"));

test("months without sales alone are paid back too", () => {
  const answer = answerTo(
    `${carpenters}For ⟦2|duration month planned "range"⟧ months we would draw a new range without any sales; then ` +
      '⟦10|volume table/month planned "range"⟧ tables a month more. Is it worth it or do we leave it?',
  );
  // 2 × 13,200 / (10 × 440)
  expect(answer).toContain("That is back after **6 months**.");
});

test("a wage that is said again with what comes on top of it is counted once", () => {
  const reply = replyTo(
    "We wash ⟦60|volume dog/month⟧ dogs a month at ⟦€55|price EUR/dog⟧, soap is ⟦€6|unit_cost EUR/dog⟧ each. A groomer gets " +
      '⟦€1,700|pay EUR/month planned "groomer"⟧ a month, call it ⟦€2,058|pay EUR/month planned "groomer"⟧ with insurance. ' +
      "Should I hire her or stay alone?",
  );
  // 2,058 / 49 = 42
  expect(reply).toContain("costs **€2,058 each month** more; it pays from **42 dogs each month**");
  expect(reply).not.toContain('Not in it: "€1,700"');
});

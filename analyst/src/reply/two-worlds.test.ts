import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

describe("a cost of today that ends with the plan, by the founder's words", () => {
  const cards =
    "We sell ⟦1,200|volume card/month⟧ cards a month at ⟦€4|price EUR/card⟧; paper is ⟦€0.80|unit_cost EUR/card⟧ a card, rent " +
    '⟦€1,100|fixed_cost EUR/month "rent"⟧ and the printer gets ⟦€900|fixed_cost EUR/month "printer"⟧ a month. A press would cost ' +
    '⟦€14,000|one_off_cost EUR planned "press"⟧ and ⟦€220|fixed_cost EUR/month planned "press"⟧ a month';

  test.each([
    ", and it would replace the printer. Should we buy the press or not?",
    ", and we would no longer need the printer. Should we buy the press or not?",
    ". Should we buy the press or stay with the printer?",
  ])("leaves the plan's world: %s", (words) => {
    const reply = replyTo(cards + words);
    // 900 − 220 = 680; 14,000 / 680 = 20.6
    expect(reply).toContain('"press": **€680 each month** more than today (900 − 220).');
    expect(reply).toContain('That counts "€900" (printer) as ended with it.');
    expect(reply).toContain("which is back after **20.6 months**");
    expect(reply).not.toContain("Which costs of today would end");
  });

  test("without such words goes on, and is asked about", () => {
    const reply = replyTo(`${cards}. Should we buy the press or not?`);
    expect(reply).toContain("costs **€220 each month** more");
    expect(reply).toContain('Which costs of today would end with "press"?');
  });
});

test("a fee that ends is saved on all sales, and those who may go are held against it", () => {
  const answer = answerTo(
    "Wir verkaufen ⟦900|volume pizza/month⟧ Pizzen im Monat zu ⟦12 €|price EUR/pizza⟧, Zutaten kosten ⟦3,50 €|unit_cost EUR/pizza " +
      '"Zutaten" =3.5⟧, Miete ⟦2.200 €|fixed_cost EUR/month "Miete" =2200⟧. Die Plattform nimmt ⟦30 %|fee % out of="12 €" ' +
      '"Plattform" =30⟧. Mit eigener Lieferung würden wir die Plattform nicht mehr bezahlen: ein Fahrer kostet ' +
      '⟦2.600 €|pay EUR/month planned "Fahrer" =2600⟧ im Monat, und vielleicht bleiben ⟦20 %|churn % hypothetical =20⟧ weg. ' +
      "Lohnt sich die eigene Lieferung oder bleiben wir bei der Plattform?",
  );
  // 900 × 3.60 − 2,600 = 640; 640 / (900 × 8.50) = 8.37 %; 900 × 8.50 × 0.8 − 4,800 − 2,210 = −890
  expect(answer).toContain("„Fahrer“: **640 € je Monat** mehr als heute (900 × 30 % × 12 − 2.600).");
  expect(answer).toContain("solange weniger als 8,37 % der Verkäufe wegfallen");
  expect(answer).toMatch(/Mit „20 %“.*\*\*890 € je Monat\*\* weniger als heute .*: Es lohnt sich nicht\./u);
});

test("what is bought instead of a hire is compared with the hire, and not added to it", () => {
  const reply = replyTo(
    'Hacemos ⟦600|volume camisa/month⟧ camisas al mes a ⟦22 €|price EUR/camisa⟧, la tela cuesta ⟦7 €|unit_cost EUR/camisa "tela"⟧. ' +
      'Una máquina costaría ⟦19.000 €|one_off_cost EUR planned "máquina" =19000⟧ y ⟦150 €|fixed_cost EUR/month planned "máquina"⟧ al ' +
      'mes, en vez de contratar a alguien por ⟦1.700 €|pay EUR/month planned "ayudante" =1700⟧ al mes. ¿Compramos la máquina?',
  );
  expect(reply).toContain("| Qué | Hoy | «máquina» | «ayudante» |");
  expect(reply).not.toContain("1.850");
});

describe("an estimated cost of a plan", () => {
  const cakes =
    "We sell ⟦300|volume cake/month⟧ cakes a month at ⟦$30|price USD/cake⟧, ingredients ⟦$9|unit_cost USD/cake⟧, " +
    'rent ⟦$2,000|fixed_cost USD/month "rent"⟧. ' +
    'A café would cost ⟦$20,000|one_off_cost USD planned "café"⟧; its rent would be about ' +
    '⟦$1,600|fixed_cost USD/month assumed "rent of the café"⟧ a month and a ' +
    'barista ⟦$2,400|pay USD/month assumed "barista"⟧, and we might sell ⟦100|volume cake/month assumed "café"⟧ cakes more. ';
  const reply = replyTo(`${cakes}Should we open the café?`);

  test("is none of today", () => {
    // 300 × 21 − 2,000
    expect(reply).toContain("$4,300 each month is left");
    expect(reply).not.toContain("$300 each month");
  });

  test("and what it may sell stands beside what it needs", () => {
    // (1,600 + 2,400) / 21 = 190.5; 100 × 21 − 4,000 = −1,900
    expect(reply).toContain("it pays from **191 cakes each month** beside today's on");
    expect(reply).toContain('With "100" (café), as you expect, it is **$1,900 each month** less than today');
    expect(reply).toContain('with "100" (café) it does not pay');
  });
});

describe("what the founder expects beside what it needs", () => {
  test("is said in the time of the need, with the verdict", () => {
    const reply = replyTo(
      "We rent out kayaks: ⟦120|volume tour/month⟧ tours a month at ⟦€40|price EUR/tour⟧, each costs us ⟦€9|unit_cost EUR/tour⟧. A second " +
        'guide would cost ⟦€1,860|pay EUR/month planned "guide"⟧ a month. The hotel could send us maybe ⟦fifteen|volume tour/week hypothetical ' +
        '"hotel" =15⟧ tours a week. Should we hire the guide or not?',
    );
    // 1,860 / 31 = 60; 15 × 4.348 = 65.2; 65.22 × 31 − 1,860 = 162
    expect(reply).toContain("it pays from **60 tours each month** beside today's on");
    expect(reply).toContain(
      'With "fifteen" (hotel) = 65.2 tours each month, as you expect, it is **€162 each month** more',
    );
    expect(reply).not.toContain("How many it brings, no figure says.");
  });

  test("is a case for each of several guesses", () => {
    const answer = answerTo(
      "Vendemos ⟦400|volume pan/month⟧ panes al mes a ⟦5 €|price EUR/pan⟧, cada uno cuesta ⟦1 €|unit_cost EUR/pan⟧. Un puesto costaría " +
        '⟦640 €|fixed_cost EUR/month planned "puesto"⟧ al mes. Ahí venderíamos quizá ⟦65|volume pan/month hypothetical "puesto"⟧ al mes, con ' +
        'suerte ⟦200|volume pan/month hypothetical "puesto"⟧. ¿Cogemos el puesto o lo dejamos?',
    );
    // 640 / 4 = 160; 65 × 4 − 640 = −380; 200 × 4 − 640 = 160
    expect(answer).toContain("se paga a partir de **160 panes al mes**");
    expect(answer).toContain(
      "Con «65» (puesto), como se espera, son **380 € al mes** menos que hoy (65 × (5 − 1) − 640): no compensa.",
    );
    expect(answer).toContain(
      "Con «200» (puesto), como se espera, son **160 € al mes** más que hoy (200 × (5 − 1) − 640): compensa.",
    );
  });

  test("holds for a higher price and those who would leave", () => {
    const answer = answerTo(
      "⟦60|paying customer⟧ members pay ⟦€50|price EUR/customer/month⟧ a month, each costs ⟦€6|unit_cost EUR/customer/month⟧, the hall is " +
        "⟦€1,400|fixed_cost EUR/month⟧ a month. I could charge ⟦€65|price EUR/customer/month hypothetical⟧; maybe ⟦a third|churn 1 hypothetical " +
        "=0.3333⟧ would leave. Should I raise the price?",
    );
    // 60 × 59 × 2/3 − 60 × 44 = −280; 1 − 44 / 59
    expect(answer).toContain("**€280 each month** less than today");
    expect(answer).toContain("as long as fewer than 25.4% of the sales go");
  });
});

test("an order at a discount is counted with the lower price and the room by the hour", () => {
  const reply = replyTo(
    "I sell ⟦400|volume jar/month⟧ jars a month at ⟦€5|price EUR/jar⟧, each costs ⟦€2|unit_cost EUR/jar⟧, the kitchen is " +
      '⟦€30|unit_cost EUR/hour "kitchen"⟧ an hour and ⟦60|capacity jar/hour⟧ jars come out of one. A chain wants ' +
      '⟦3,000|volume jar planned "chain order"⟧ jars at ⟦20%|discount % planned of="€5" "chain" =20⟧ off. Do I take the chain order?',
  );
  // 5 × 0.8 − (2 + 30 / 60) = 1.50
  expect(reply).toContain("the whole order leaves **€4,500** (3,000 × (4 − (2 + 30 / 60)))");
});

test("of those who wait only the part that would come is counted", () => {
  const answer = answerTo(
    "⟦50|paying customer⟧ members pay ⟦€80|price EUR/customer/month⟧ a month, each costs ⟦€10|unit_cost EUR/customer/month⟧. ⟦20|waiting " +
      'customer⟧ wait, ⟦half|share 1 of="20" assumed =0.5⟧ would join. A second room would be ⟦€900|fixed_cost EUR/month planned "room"⟧ a ' +
      'month and ⟦€5,000|one_off_cost EUR planned "room"⟧ first. Should we open the room or not?',
  );
  // 20 × 70 / 2
  expect(answer).toContain("Those who wait for you would leave **€700 each month** on top");
});

test("of a cost that ends for a part of the sales only the rest is saved", () => {
  const answer = answerTo(
    'We bill ⟦$12|price USD/cap⟧ a cap and a contractor sews them for ⟦$5|unit_cost USD/cap "contractor"⟧ each, ⟦400|volume cap/month⟧ caps ' +
      'a month. A machine for ⟦$9,600|one_off_cost USD planned "machine"⟧ would replace the contractor; thread is ⟦$1|unit_cost USD/cap planned ' +
      '"thread"⟧ a cap. We would still need him for ⟦25%|share % of="400" assumed =25⟧ of the caps. When is the machine paid off?',
  );
  // 400 × 0.75 × (5 − 1) = 1,200; 9,600 / 1,200
  expect(answer).toContain("**$1,200 each month** more than today (400 × (1 − 25%) × (5 − 1))");
  expect(answer).toContain("back after **8 months**");
});

describe("work that is handed over either way", () => {
  const studio =
    "⟦10|paying customer⟧ clients pay us ⟦€300|price EUR/customer/month⟧ a month. Either I hire an editor for ⟦€2,000|pay EUR/month planned " +
    '"editor"⟧ a month, or Lea takes ⟦€50|unit_cost EUR/film planned "Lea"⟧ a film. I would hand over ⟦20|volume film/month planned ' +
    '"handed over"⟧ films a month either way and win ⟦4|paying customer planned "clients"⟧ clients more. Is the editor worth it or do I take Lea?';

  test("is paid by the piece or by the month, beside the same sales", () => {
    const reply = replyTo(studio);
    // 4 × 300 − 2,000; 4 × 300 − 20 × 50; 2,000 / 50
    expect(reply).toContain('"editor": **€800 each month** less than today');
    expect(reply).toContain('"Lea": **€200 each month** more than today (4 × 300 − 20 × 50)');
    expect(reply).toContain("Both cost the same at **40 films each month** (2,000 / 50).");
  });
});

describe("to do without a part of the business", () => {
  test("takes its contribution and ends the costs that are its own", () => {
    const reply = replyTo(
      "Wir backen ⟦500|volume brot/month⟧ Brote im Monat zu ⟦6 €|price EUR/brot⟧, Mehl kostet ⟦1,50 €|unit_cost EUR/brot =1.5⟧, und " +
        "⟦80|volume torte/month⟧ Torten zu ⟦30 €|price EUR/torte⟧ mit Zutaten für ⟦16 €|unit_cost EUR/torte⟧; die Konditorin bekommt " +
        '⟦1.300 €|pay EUR/month "Konditorin für die Torten" =1300⟧. Miete ⟦1.000 €|fixed_cost EUR/month "Miete" =1000⟧. Soll ich die Torten aufgeben?',
    );
    // 1,300 − 80 × 14 = 180; 500 × 4.50 + 80 × 14 − 2,300 + 180 = 1,250
    expect(reply).toContain("# Ohne „Torten“ bleiben 180 € je Monat mehr als heute.");
    expect(reply).toContain("| 1.070 € je Monat | 1.250 € je Monat |");
    expect(reply).not.toContain("Schließen");
  });

  test("keeps what the others share", () => {
    const reply = replyTo(
      '⟦800|volume bottle/month "shops"⟧ bottles go to shops at ⟦£3.20|price GBP/bottle "shops"⟧ and ⟦1,000|volume bottle/month "supermarket"⟧ ' +
        'to a supermarket at ⟦£1.70|price GBP/bottle "supermarket"⟧. Each costs ⟦£1.10|unit_cost GBP/bottle⟧, the unit ' +
        '⟦£900|fixed_cost GBP/month "unit"⟧ a month. Should we drop the supermarket?',
    );
    // −1,000 × 0.60; 1,680 + 600 − 900 − 600
    expect(reply).toContain('# Without "supermarket", £600 each month less than today is left.');
    expect(reply).toContain("| £1,380 each month | £780 each month |");
  });
});

describe("an order against the free hours and its deadline", () => {
  const translator =
    "Ich übersetze ⟦100|volume stunde/month⟧ Stunden im Monat zu ⟦45 €|price EUR/stunde⟧. Ein Verlag bietet ⟦9.000 €|revenue EUR planned " +
    '"Verlag" =9000⟧ für ein Buch, das sind ⟦300|work_time hour planned "Verlag"⟧ Stunden, in ';
  const free =
    "Wochen fertig; ich habe ⟦20|work_time hour/week⟧ freie Stunden in der Woche. Soll ich den Verlag annehmen?";

  test("is said not to fit, with the hours that are lacking", () => {
    const reply = replyTo(`${translator}⟦8|duration week planned "Verlag"⟧ ${free}`);
    // 300 / 20 = 15; 300 − 8 × 20 = 140
    expect(reply).toContain("# „Verlag“ passt nicht in die freien Stunden: Es fehlen 140 Stunden.");
    expect(reply).toContain("Mit den freien Stunden dauert das **15 Wochen** (300 / 20).");
  });

  test("fits where there is time enough", () =>
    expect(replyTo(`${translator}⟦16|duration week planned "Verlag"⟧ ${free}`)).toContain("20 Stunden bleiben übrig"));

  test("is held against a day that is written in words", () => {
    const reply = replyTo(
      "I edit for ⟦€40|price EUR/hour⟧ an hour, ⟦90|volume hour/month⟧ hours a month. A press wants ⟦240|volume hour planned " +
        '"press"⟧ hours at ⟦€35|price EUR/hour planned "press"⟧ by the end of March; it is mid January now. I have ' +
        "⟦60|capacity hour/month⟧ free hours a month. Should I take the press?",
    );
    // 240 / 60 = 4 months; from mid January to the end of March 2.5 × 60 = 150
    expect(reply).toContain("Your free hours do it in **4 months** (240 / 60).");
    expect(reply).toContain('**It does not fit until "end of March": 90 hours are lacking.**');
    expect(reply).not.toContain("fill your capacity");
  });
});

test("monthly sales beyond the capacity are said not to fit", () =>
  expect(
    replyTo(
      "We sell ⟦600|volume cap/month⟧ caps a month at ⟦$14|price USD/cap⟧, each costs ⟦$5|unit_cost USD/cap⟧, the machine can do " +
        '⟦800|capacity cap/month⟧. A chain takes ⟦350|volume cap/month planned "chain"⟧ at ⟦$9|price USD/cap planned "chain"⟧. Do we take the chain?',
    ),
  ).toMatch(
    /at most \*\*\$800 each month\*\* more than today .*that is 150 caps each month more than your capacity \(600 \+ 350 − 800\)/u,
  ));

test("what is turned away in one month only is not a year's", () => {
  const answer = answerTo(
    "We run ⟦90|volume trip/month⟧ trips a month at ⟦€150|price EUR/trip⟧, fuel is ⟦€40|unit_cost EUR/trip⟧. In July only we turn away " +
      '⟦20|volume trip/month hypothetical⟧ trips. A second boat would cost ⟦€600|fixed_cost EUR/month planned "second boat"⟧ a month. Should we buy it?',
  );
  // 20 × 110 − 600; 20 × 110 − 12 × 600
  expect(answer).toContain("it is **€1,600 each month** more than today");
  expect(answer).toContain("over the year it is **€5,000 each year** less");
  expect(answer).toContain("so it does not pay");
});

test("what the founder cannot pay today does not end with the plan", () =>
  expect(
    replyTo(
      "We bake ⟦800|volume loaf/month⟧ loaves a month at ⟦€5|price EUR/loaf⟧, flour is ⟦€1.20|unit_cost EUR/loaf⟧, rent is " +
        '⟦€1,500|fixed_cost EUR/month "rent"⟧ and we can no longer pay the rent from the shop alone. ' +
        'A stall would cost ⟦€300|fixed_cost EUR/month planned "stall"⟧ a month and sell maybe ' +
        '⟦60|volume loaf/month hypothetical "stall"⟧ loaves. Should we take the stall or leave it?',
    ),
  ).not.toContain("as ended with it"));

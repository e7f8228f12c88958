import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

describe("an evening with a hall", () => {
  const quiz =
    "We plan a quiz night. The cellar takes ⟦70|capacity ticket⟧ people, a ticket will be ⟦£12|price GBP/ticket⟧ and crisps are " +
    '⟦£2|unit_cost GBP/ticket "crisps"⟧ a head. The quizmaster gets ⟦£180|one_off_cost GBP planned "quizmaster"⟧ and the ' +
    'helpers ⟦£95|pay GBP planned "helpers"⟧ together. ';

  test("leaves all tickets less what is paid once, if it is full", () =>
    // 70 × (12 − 2) − 180 − 95
    expect(answerTo(`${quiz}If it is full, what do we make?`)).toBe("**£425** is left (70 × (12 − 2) − 180 − 95)."));

  test("is not taken for full where nobody says so", () =>
    expect(answerTo(`${quiz}If it is half full, what do we make?`)).not.toContain("425"));

  test("loses nothing from so many tickets on", () =>
    // 275 / 10 = 27.5
    expect(answerTo(`${quiz}How many tickets do we need to sell to break even?`)).toBe(
      "At **28 tickets** ((180 + 95) / (12 − 2)).",
    ));

  test("is not asked about where the question is about one of its costs", () =>
    expect(answerTo(`${quiz}How many tickets do we need to sell to pay the quizmaster?`)).not.toContain("28 tickets"));

  test("is not asked about where the question is about one ticket", () =>
    expect(answerTo(`${quiz}If it is full, what do we make per ticket?`)).not.toContain("425"));

  test("loses nothing from so many guests on in other words too", () =>
    // (300 + 90) / (25 − 5) = 19.5
    expect(
      answerTo(
        'Ich plane eine Lesung. Der Saal kostet ⟦300 €|one_off_cost EUR planned "Saal"⟧, die Technik ⟦90 €|one_off_cost EUR planned ' +
          '"Technik"⟧, eine Karte ⟦25 €|price EUR/Karte planned⟧ und das Getränk dazu ⟦5 €|unit_cost EUR/Karte planned "Getränk"⟧. ' +
          "Ab wie vielen Karten zahlen wir nicht drauf?",
      ),
    ).toBe("Ab **20 Karten** ((300 + 90) / (25 − 5))."));
});

test("a load of stock is sold in part, and each market day of it is paid", () =>
  // 300 × 70% × 9 − 800 − 4 × 60
  expect(
    answerTo(
      'I bought a garage full of records for ⟦€800|one_off_cost EUR "records"⟧: ⟦300|stock record⟧ of them. I guess ' +
        '⟦70%|share % assumed of="300"⟧ will go at ⟦€9|price EUR/record assumed⟧ each, on ⟦four|volume fair planned =4⟧ fairs at ' +
        '⟦€60|fixed_cost EUR/fair planned "table"⟧ a table. What do I earn on all of it?',
    ),
  ).toBe("**€850** is left (300 × 70% × 9 − 800 − 4 × 60)."));

test("what is not sold of stock that costs something each is in no such sum", () =>
  expect(
    answerTo(
      "We have ⟦300|stock jar⟧ jars at ⟦€7|price EUR/jar⟧ that cost us ⟦€2|unit_cost EUR/jar⟧ each. Some " +
        '⟦80%|share % assumed of="300"⟧ will sell. What do we earn on all of it?',
    ),
  ).not.toContain("1,200"));

describe("an order with a discount", () => {
  const lamp = "A lamp is ⟦€150|price EUR/lamp⟧, its parts are ⟦€48|unit_cost EUR/lamp⟧ each. ";
  const order =
    'A hotel orders ⟦80|volume lamp planned⟧ lamps and wants ⟦10%|discount % planned of="€150"⟧ off. ' +
    'The crates are ⟦€260|one_off_cost EUR planned "crates"⟧. ';

  test("leaves its pieces at the lower price less what is paid once for it", () =>
    // 80 × (150 × 0.9 − 48) − 260
    expect(answerTo(`${lamp}${order}What would I earn on the order?`)).toBe(
      "**€6,700** is left (80 × (150 × (1 − 10%) − 48) − 260).",
    ));

  test("is paid beside the costs of each month, which are named", () =>
    expect(
      answerTo(
        `${lamp}The workshop is ⟦€900|fixed_cost EUR/month "workshop"⟧ a month. ${order}What would I earn on the order?`,
      ),
    ).toMatch(/\*\*€6,700\*\* is left .*Not in it yet: .*workshop/u));

  test("is not summed up while a cost of it is open", () =>
    expect(
      answerTo(
        `${lamp}${order}A fitter gets ⟦€20|pay EUR/hour planned "fitter"⟧ an hour. What would I earn on the order?`,
      ),
    ).not.toContain("6,700"));
});

test("the fee of a platform is a part of the lower price", () =>
  // 40 × (20 × 0.75 × 0.9 − 6)
  expect(
    answerTo(
      'Une boîte coûte ⟦20 €|price EUR/boîte⟧, le site prend ⟦10 %|fee % out of="20 €"⟧, le contenu revient à ' +
        "⟦6 €|unit_cost EUR/boîte⟧. Une entreprise en veut ⟦40|volume boîte planned⟧ avec une remise de " +
        '⟦25 %|discount % planned of="20 €"⟧. Qu\'est-ce qui me reste sur cette commande ?',
    ),
  ).toContain("**300 €**"));

test("a kitchen of a restaurant is no event of its seats", () =>
  expect(
    answerTo(
      "We have ⟦40|capacity seat⟧ seats, a seat brings ⟦€30|price EUR/seat⟧ and food is ⟦€11|unit_cost EUR/seat⟧. The kitchen was " +
        "⟦€50,000|one_off_cost EUR⟧, rent is ⟦€3,000|fixed_cost EUR/month⟧ a month. If we are full, what is left?",
    ),
  ).not.toContain("49,240"));

test("a feast is paid with its waiters and its way", () =>
  // 80 × (30 − 12) − 3 × 90 − 50 × 0.4
  expect(
    answerTo(
      "En la fiesta serán ⟦80|volume menú planned⟧ menús a ⟦30 €|price EUR/menú planned⟧, con ⟦12 €|unit_cost EUR/menú planned⟧ de " +
        "comida. Llevo ⟦tres|staff camarero planned =3⟧ camareros a ⟦90 €|pay EUR/camarero planned⟧ y conduzco " +
        "⟦50|physical km planned⟧ km a ⟦0,40 €|unit_cost EUR/km⟧. ¿Qué me queda de esta fiesta?",
    ),
  ).toContain("**1.150 €**"));

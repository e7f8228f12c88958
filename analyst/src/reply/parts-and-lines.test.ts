import { describe, expect, test } from "vitest";
import { answerTo as answerOf, replyTo } from "../fixtures/settled-replies.ts";

const answerTo = (marked: string): string => answerOf(marked).replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a number of sales of which a part is promised", () => {
  test("is counted with the promised part first, and then with the rest as sales like today's", () => {
    const answer = answerTo(
      "We bake ⟦800|volume loaf/month⟧ loaves a month at ⟦€5|price EUR/loaf⟧, flour and power come to ⟦€2|unit_cost EUR/loaf⟧ a loaf. For a new " +
        'oven the bank lends ⟦€20,000|debt EUR held planned "loan"⟧ at ⟦€380|debt EUR/month planned "loan"⟧ a month. We could sell ' +
        '⟦300|volume loaf/month hypothetical "more"⟧ loaves more, of which ⟦120|volume loaf/month planned of="300" "hotel"⟧ are ordered by the ' +
        'hotel at ⟦€4|price EUR/loaf planned "hotel"⟧. Should we take the loan?',
    );
    // 120 × 2 − 380 = −140; + 180 × 3 = 400
    expect(answer).toContain("**€140 each month** less than today");
    expect(answer).toContain('With "300" (more), as you expect, it is **€400 each month** more than today');
  });

  test("holds in other words", () => {
    const answer = answerTo(
      "Wir waschen ⟦2.000|volume Hemd/month =2000⟧ Hemden im Monat zu ⟦3 €|price EUR/Hemd⟧, jedes kostet ⟦1 €|unit_cost EUR/Hemd⟧. Eine zweite " +
        'Presse kostet ⟦500 €|fixed_cost EUR/month planned "Presse"⟧ im Monat. Damit könnten wir ⟦900|volume Hemd/month hypothetical "mehr"⟧ ' +
        'Hemden mehr schaffen, davon sind ⟦400|volume Hemd/month planned of="900" "Hotels"⟧ fest zugesagt, zu ' +
        '⟦2,50 €|price EUR/Hemd planned =2.5 "Hotels"⟧. Sollen wir die Presse mieten?',
    );
    // 400 × 1.5 − 500 = 100; + 500 × 2 = 1,100
    expect(answer).toContain("**100 € je Monat** mehr als heute");
    expect(answer).toMatch(/Mit „900“ \(mehr\), wie erwartet, sind es \*\*1\.100 € je Monat\*\* mehr als heute/u);
  });
});

describe("to do without a part of the business", () => {
  const brewer =
    'Durch die Bar verkaufen wir ⟦300|volume Kiste/month "Bar"⟧ Kisten im Monat zu ⟦20 €|price EUR/Kiste "Bar"⟧, im Hof ' +
    '⟦200|volume Kiste/month "Hof"⟧ Kisten zu ⟦26 €|price EUR/Kiste "Hof"⟧; jede kostet ⟦14 €|unit_cost EUR/Kiste "Brauen"⟧. Miete sind ' +
    '⟦900 €|fixed_cost EUR/month "Miete"⟧. Der Fahrer kostet ⟦1.200 €|pay EUR/month "Fahrer" =1200⟧ im Monat; ohne die Bar kündigen wir ' +
    'dem Fahrer. Vielleicht kommt ⟦ein Viertel|share 1 assumed of="300" "in den Hof" =0.25⟧ davon in den Hof. ';

  test("ends the costs that end with it by the founder's words, and counts who comes all the same at the other price", () => {
    const answer = answerTo(`${brewer}Sollen wir die Bar aufgeben?`);
    // 1,200 − 300 × 6 = −600; + 75 × 12 = 300; 600 / (300 × 12)
    expect(answer).toContain("Ohne „Bar“: **600 € je Monat** weniger als heute");
    expect(answer).toContain("**300 € je Monat** mehr als heute");
    expect(answer).toContain("16,7 %");
  });

  test("is counted over the year where some of its months are larger", () => {
    const reply = replyTo(
      'We sell ⟦100|volume wreath/month "web"⟧ wreaths a month on the web at ⟦£30|price GBP/wreath "web"⟧ and ⟦50|volume wreath/month "stall"⟧ at the ' +
        'stall at ⟦£40|price GBP/wreath "stall"⟧; each costs ⟦£20|unit_cost GBP/wreath⟧. In November and December the web sells ' +
        '⟦three times|growth 1 =3 "web in November and December"⟧ that. The website costs ⟦£1,200|fixed_cost GBP/month "web"⟧ a month. Should we stop the ' +
        "web?",
    );
    // 1,200 − 100 × 10 = 200 a month; 14,400 − 1,000 × (10 + 2 × 3) = −1,600 a year
    expect(reply).toContain('Without "web": **£200 each month** more than today');
    expect(reply).toContain("Over the year, with its larger months, it is **£1,600 each year** less");
  });
});

test("an order leaves what is left after what is spent once for it", () => {
  const answer = answerTo(
    "Hacemos ⟦500|volume taza/month⟧ tazas al mes a ⟦12 €|price EUR/taza⟧, cada una cuesta ⟦5 €|unit_cost EUR/taza⟧. Un hotel quiere " +
      '⟦400|volume taza planned "hotel"⟧ tazas a ⟦8 €|price EUR/taza planned "hotel"⟧, y el molde costaría ' +
      '⟦900 €|one_off_cost EUR planned "hotel"⟧. ¿Aceptamos el pedido del hotel?',
  );
  // 400 × 3 − 900
  expect(answer).toContain("300 €");
});

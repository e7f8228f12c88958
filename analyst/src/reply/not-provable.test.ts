import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

describe("a question that no sum answers", () => {
  const pastry =
    "Wir verkaufen ⟦500|volume Torte/month⟧ Torten im Monat zu ⟦30 €|price EUR/Torte⟧, jede kostet ⟦12 €|unit_cost EUR/Torte⟧, der Laden " +
    '⟦4.000 €|fixed_cost EUR/month =4000 "Laden"⟧ im Monat. Ein Konditor hat ⟦16|duration week planned "Messe"⟧ Wochen Zeit bis zur Messe. ';

  test("is followed by what is left today and by what is in no sum, and by no threshold, test or lever", () => {
    const reply = replyTo(`${pastry}Passt das zu uns auf der Messe?`);
    expect(reply).toContain("Das beantwortet noch keine meiner Rechnungen.");
    // 500 × 18 − 4,000
    expect(reply).toContain("5.000\u00a0€ je Monat");
    expect(reply).toContain("Noch in keiner Rechnung: „16“ (Messe).");
    for (const verdict of ["Es trägt", "Am meisten bewegt", "Kostendeckend", "Der Test", "# Nach den Fixkosten"])
      expect(reply).not.toContain(verdict);
  });

  test("asks nothing that another number would need", () =>
    expect(
      replyTo(
        "Vendo ⟦80|volume silla/month⟧ sillas al mes a ⟦90 €|price EUR/silla⟧ y cada una me cuesta ⟦40 €|unit_cost EUR/silla⟧. " +
          "¿Encaja esto con mi vida de ahora?",
      ),
    ).not.toContain("Lo que necesito saber"));
});

describe("a break-even", () => {
  const lessons =
    "I teach ⟦60|volume lesson/month⟧ lessons a month at ⟦€50|price EUR/lesson⟧, each costs me ⟦€10|unit_cost EUR/lesson⟧, and the " +
    "room is ⟦€800|fixed_cost EUR/month⟧ a month.";

  test("counts what the owner means to be paid, or is not told", () => {
    // 800 / 40 = 20
    expect(replyTo(lessons)).toContain("20 lessons");
    expect(replyTo(`${lessons} I want ⟦€1,500|pay EUR/month target "me"⟧ a month for myself.`)).not.toContain(
      "20 lessons",
    );
  });

  test("counts the loan that is meant to be taken, or is not told", () =>
    expect(
      replyTo(`${lessons} My uncle would lend me ⟦€6,000|debt EUR held planned "uncle"⟧ for a piano.`),
    ).not.toContain("20 lessons"));

  test("of one of several things sold is not told as if it paid all costs alone", () => {
    const reply = replyTo(
      "Vendo pan a ⟦4 €|price EUR/pan⟧, me cuesta ⟦1 €|unit_cost EUR/pan⟧, y tartas a ⟦25 €|price EUR/tarta⟧, que cuestan " +
        "⟦10 €|unit_cost EUR/tarta⟧. El local son ⟦900 €|fixed_cost EUR/month⟧ al mes.",
    );
    expect(reply).not.toContain("300 panes");
    expect(reply).not.toContain("60 tartas");
  });

  test("knows no fifty-two weeks where those that are worked are stated", () => {
    const clinic =
      "Ich behandle höchstens ⟦20|capacity Pferd/week⟧ Pferde in der Woche zu ⟦90 €|price EUR/Pferd⟧, Material kostet " +
      "⟦15 €|unit_cost EUR/Pferd⟧, der Rest ⟦2.000 €|fixed_cost EUR/month =2000⟧ im Monat.";
    expect(replyTo(clinic)).toContain("4,348");
    expect(replyTo(`${clinic} Ich arbeite ⟦40|work_time week/year⟧ Wochen im Jahr.`)).not.toContain("4,348");
  });
});

test("what is bought once is not back before the first sales have paid the running costs", () =>
  expect(
    replyTo(
      "Quiero vender helados a ⟦3 €|price EUR/helado planned⟧ con un carro de ⟦6.000 €|one_off_cost EUR planned =6000⟧; el permiso son " +
        "⟦150 €|fixed_cost EUR/month planned⟧ al mes. ¿Cuánto cuesta el carro?",
    ),
  ).not.toContain("2.000 helados"));

test("what may be won for money that is not spent yet is no cost of today's new customers", () =>
  expect(
    replyTo(
      "⟦50|paying customer⟧ gyms pay us ⟦$100|price USD/customer/month⟧, each costs ⟦$20|unit_cost USD/customer/month⟧. We win " +
        '⟦4|volume customer/month "new gyms"⟧ new ones a month. A fair would cost ⟦$800|acquisition_spend USD/month assumed "fair"⟧ a month.',
    ),
  ).not.toContain("$200"));

test("two numbers under names of their own are not asked about as a contradiction", () => {
  const reply = replyTo(
    'Wir verleihen im Sommer ⟦90|volume Boot/week "Sommer"⟧ Boote in der Woche und im Herbst ⟦20|volume Boot/week "Herbst"⟧, zu ' +
      "⟦35 €|price EUR/Boot⟧ das Boot. Was bleibt uns im Monat?",
  );
  expect(reply).not.toContain("verschiedenen Ergebnissen");
});

test("the answer to a decision claims nothing about what the message says", () => {
  const answer = answerTo(
    "We sell ⟦300|volume pie/month⟧ pies a month at ⟦£9|price GBP/pie⟧, each costs us ⟦£4|unit_cost GBP/pie⟧. A stall would be " +
      '⟦£250|fixed_cost GBP/month planned "stall"⟧ a month. Should we take the stall?',
  );
  // 250 / 5
  expect(answer).toContain("it pays from **50 pies each month** beside today's on");
  expect(answer).not.toContain("no figure says");
});

test("the running cost of the only way that sells something is no way of its own", () => {
  const reply = replyTo(
    "Ich schneide Hecken für ⟦120 €|price EUR/Hecke⟧, jede kostet mich ⟦10 €|unit_cost EUR/Hecke⟧, ⟦30|volume Hecke/month⟧ im Monat. Ich denke an " +
      'ein Abo zu ⟦19 €|price EUR/customer/month planned "Abo"⟧ mit ⟦zwei|usage Hecke/customer/year planned "Abo" =2⟧ Schnitten im Jahr. Das ' +
      'Buchungsprogramm kostet ⟦40 €|fixed_cost EUR/month planned "Buchungsprogramm"⟧ im Monat. Ist das besser für mich oder verschenke ich Arbeit?',
  );
  expect(reply).not.toContain("„Buchungsprogramm“ kostet");
  expect(reply).toContain("Noch in keiner Rechnung: ");
});

test("what those who buy again bring is not told of each customer", () => {
  const reply = replyTo(
    'Vendo kits a ⟦20 €|price EUR/kit "kit"⟧, cada uno cuesta ⟦12 €|unit_cost EUR/kit⟧, ⟦50|volume kit/month⟧ al mes. El ⟦40 %|retention % of="50" =40 ' +
      '"repiten"⟧ compra luego recargas a ⟦9 €|price EUR/recarga "recarga"⟧, que cuestan ⟦3 €|unit_cost EUR/recarga "recarga"⟧, ' +
      "⟦4|usage recarga/customer/year⟧ veces al año. ¿Qué gano con cada cliente?",
  );
  // 6 × 4 / 12
  expect(reply).not.toContain("por cliente y mes");
});

test("a bound of what is dropped is no headline", () => {
  const reply = replyTo(
    'We sell ⟦200|volume box/month "shop"⟧ boxes a month in the shop and ⟦80|volume box/month "fair"⟧ at the fair, at ⟦€10|price EUR/box⟧; each costs ' +
      '⟦€4|unit_cost EUR/box⟧. The fair costs ⟦€700|fixed_cost EUR/month "fair"⟧ a month, and ⟦a fifth|retention 1 of="80" "come again" =0.2⟧ come ' +
      "again. Should we drop the fair?",
  );
  // 700 − 80 × 6
  expect(reply).toContain('Without "fair": at most **€220 each month** more than today');
  expect(reply).not.toContain("# Without");
});

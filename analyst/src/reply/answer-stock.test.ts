import { describe, expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

const soap =
  "We make soap, ⟦1,900|volume bar/month⟧ bars a month at ⟦$6.20|price NZD/bar⟧. Oil comes from a wholesaler in " +
  '⟦20|physical kilo/pail⟧-kilo pails at ⟦$7.40|unit_cost NZD/kilo "wholesaler"⟧ a kilo, and ⟦95|volume kilo/month "oil"⟧ ' +
  "kilos go in a month. ";
const offer =
  'An importer offers ⟦1,000|volume kilo planned "importer"⟧ kilos at ⟦$4.60|unit_cost NZD/kilo planned "importer"⟧ a kilo. ' +
  'Freight is ⟦680|one_off_cost NZD planned "freight"⟧ and handling ⟦240|one_off_cost NZD planned "handling"⟧. It would ' +
  'sit in a shed for ⟦$45|fixed_cost NZD/month planned "shed"⟧ a month, and ⟦6%|loss % planned⟧ will go off. ';

describe("a stock that is bought at once", () => {
  test("lasts for what can be used of it, and not as long as the money", () => {
    const reply = replyTo(`${soap}${offer}How long do the kilos last?`);
    // 1,000 × 0.94 / 95
    expect(reply).toContain('"1,000" (importer) lasts **9.89 months** (1,000 × (1 − 6%) / 95).');
    expect(reply).not.toContain("run out");
  });

  test.each([
    "What does a kilo that I can use end up costing me?",
    "How much would I save against the pails?",
    "How much of it could go bad before the wholesaler is cheaper?",
    "Should I buy from the importer or stay with the wholesaler?",
  ])("costs what is paid for it in all, for each that can be used: %s", (question) => {
    const reply = replyTo(`${soap}${offer}${question}`);
    // 4,600 + 680 + 240 = 5,520; + 45 × 9.895 = 5,965.26; / 940 = 6.346
    expect(reply).toContain("comes to **NZ$6.35 for each kilo**");
    expect(reply).toContain("against NZ$7.40 for each kilo today");
    // 940 × 7.40 − 5,965.26
    expect(reply).toContain("In all that is **NZ$991** less than at today's price.");
    // 5,520 / (7.40 − 45 / 95) = 796.96 have to be usable
    expect(reply).toContain("no more than **203 kilos** of it (20.3%) are lost");
    expect(reply).toContain("NZ$5,520 has to be paid for it at once.");
    expect(reply).not.toContain("Spent once before it starts");
  });

  test("goes by what each sale uses, where no number of a month is told", () => {
    const candles =
      "We sell ⟦300|volume candle/month⟧ candles a month at ⟦$14|price NZD/candle⟧, with ⟦0.25|usage kilo/candle⟧ kilos of " +
      "wax in each. We bought ⟦600|stock kilo⟧ kilos of wax. How long will the wax last, that is the kilos?";
    // 600 / (300 × 0.25)
    expect(replyTo(candles)).toContain('"600" (units you have (kilo)) lasts **8 months** (600 / (300 × 0.25)).');
  });

  test("of which no number is told is asked about, and not answered with money", () => {
    const reply = replyTo(
      `${soap}An importer offers oil at ⟦$4.60|unit_cost NZD/kilo planned⟧. How long does the tonne last?`,
    );
    expect(reply).toContain("takes how much of it you buy at once");
    expect(reply).not.toContain("run out");
  });

  test("a question of the money is answered with the money", () => {
    const cash = "There is ⟦$11,000|cash NZD⟧ in the bank. How long does our money last?";
    expect(replyTo(`${soap}${offer}${cash}`)).not.toContain("lasts **");
  });

  test("costs nothing that is known where another plan stands beside it", () => {
    const press =
      'A press would be ⟦$2,000|one_off_cost NZD planned "press"⟧ and ⟦$90|pay NZD/month planned⟧ for help. ';
    const reply = replyTo(`${soap}${offer}${press}What does a kilo that I can use end up costing me?`);
    expect(reply).not.toContain("for each kilo** (");
  });
});

test.each([
  [
    "Wir verkaufen ⟦1.900|volume Seife/month =1900⟧ Seifen im Monat zu ⟦6 €|price EUR/Seife =6⟧ und brauchen ⟦95|volume " +
      "Kilo/month⟧ Kilo Öl im Monat zu ⟦7 €|unit_cost EUR/Kilo =7⟧ je Kilo. Ich könnte eine Tonne kaufen. Wie lange reicht die Tonne?",
    "wie viel davon auf einmal gekauft wird",
  ],
  [
    "Vendemos ⟦1.900|volume jabón/month =1900⟧ jabones al mes a ⟦6 €|price EUR/jabón =6⟧ y gastamos ⟦95|volume kilo/month⟧ " +
      "kilos de aceite al mes a ⟦7 €|unit_cost EUR/kilo =7⟧ el kilo. Podría comprar una tonelada. ¿Cuánto dura la tonelada?",
    "cuánto se compra de una vez",
  ],
  [
    "Nous vendons ⟦1 900|volume savon/month =1900⟧ savons par mois à ⟦6 €|price EUR/savon =6⟧ et il part ⟦95|volume kilo/month⟧ " +
      "kilos d’huile par mois à ⟦7 €|unit_cost EUR/kilo =7⟧ le kilo. Je pourrais acheter une tonne. Combien de temps dure la tonne ?",
    "la quantité achetée d’un coup",
  ],
  [
    "हम महीने में ⟦1,900|volume साबुन/month⟧ साबुन ⟦₹60|price INR/साबुन⟧ में बेचते हैं और महीने में ⟦95|volume किलो/month⟧ किलो तेल " +
      "⟦₹70|unit_cost INR/किलो⟧ किलो लगता है। मैं एक टन ले सकता हूँ। टन कितने दिन चलेगा?",
    "एक बार में कितना ख़रीदा जाता है",
  ],
  [
    "我们每月卖⟦1900|volume 皂/month⟧块皂，每块⟦60元|price CNY/皂 =60⟧，每月用⟦95|volume 公斤/month⟧公斤油，每公斤⟦70元|unit_cost " +
      "CNY/公斤 =70⟧。我可以买一吨。这吨油能用多久，够用吗？",
    "取决于一次买多少",
  ],
])("a measure is no money in other languages: %s", (text, said) => expect(replyTo(text)).toContain(said));

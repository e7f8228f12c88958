import { expect, test } from "vitest";
import { readQuestion } from "./question-words.ts";
import { topicsOf } from "./topics.ts";
import type { Language } from "../i18n/language.ts";

const asksFor = (text: string, isInvestedIn = false): string[] =>
  topicsOf({ ...readQuestion(text, "en"), named: [], isInvestedIn, inSeason: false, isWanting: false }).map(
    ({ id }) => id,
  );

test.each([
  ["Is it worth going on?", false, ["profit"]],
  ["Is the market stall worth the trouble?", false, ["profit"]],
  ["What is the company worth?", false, ["round"]],
  ["Is it worth what they offer?", true, ["round"]],
] as const)(
  "the worth of something refers to the round only where one is mentioned: %s",
  (text, isInvestedIn, topics) => expect(asksFor(text, isInvestedIn)).toEqual(topics),
);

const everyday: [Language, string, string][] = [
  ["en", "break_even", "What membership number do we need to not go broke, and is that realistic?"],
  ["en", "profit", "Should I take the contract?"],
  ["en", "hire", "Do I need a third person for it?"],
  ["en", "break_even", "How many kids have to come each week so the bills are paid?"],
  ["en", "runway", "How much time do we have before the account is empty?"],
  ["en", "payback", "When will the van have paid for itself?"],
  ["en", "tied_up", "How much cash do I need to bridge the 60 days until they pay?"],
  ["en", "price", "Am I charging the right amount?"],
  ["en", "left", "What ends up in my pocket per job?"],
  ["en", "break_even", "What occupancy keeps the lights on?"],
  ["en", "profit", "Does this business make any sense at all?"],
  ["de", "break_even", "Wie viele Abos brauchen wir, damit wir nicht pleitegehen?"],
  ["de", "profit", "Soll ich den Auftrag annehmen?"],
  ["de", "hire", "Brauche ich dafür eine dritte Kraft?"],
  ["de", "tied_up", "Wie viel Geld muss ich vorschießen, bis die zahlen?"],
  ["de", "runway", "Wann ist das Konto leer?"],
  ["de", "left", "Was bleibt mir am Ende pro Stunde?"],
  ["de", "price", "Bin ich zu günstig?"],
  ["de", "payback", "Ab wann hat sich die Maschine bezahlt gemacht?"],
  ["de", "profit", "Kann man davon leben?"],
  ["es", "tied_up", "¿Cuánto efectivo necesito para aguantar los 60 días?"],
  ["es", "profit", "¿Lo tomo?"],
  ["es", "profit", "¿Acepto el contrato?"],
  ["es", "break_even", "¿Cuántas oficinas necesito para no quebrar?"],
  ["es", "runway", "¿Cuántos meses aguantamos con lo que hay en el banco?"],
  ["es", "left", "¿Con cuánto me quedo por cada comida?"],
  ["es", "price", "¿Estoy cobrando de menos?"],
  ["fr", "profit", "Est-ce que je signe ?"],
  ["fr", "break_even", "Combien d'immeubles faut-il pour ne pas couler ?"],
  ["fr", "runway", "On peut tenir combien de temps avec ce qu'on a en caisse ?"],
  ["fr", "hire", "Faut-il prendre quelqu'un en plus ?"],
  ["fr", "tied_up", "Quelle trésorerie faut-il pour attendre le paiement ?"],
  ["fr", "left", "Il me reste quoi sur chaque lot ?"],
  ["fr", "payback", "En combien de temps la machine est-elle rentabilisée ?"],
  ["fr", "price", "Mon tarif est-il assez élevé ?"],
  ["hi", "break_even", "महीने में कितने डिब्बे बेचूँ कि घाटा न हो?"],
  ["hi", "profit", "क्या मुझे यह ऑर्डर लेना चाहिए?"],
  ["hi", "hire", "क्या एक और आदमी रखना पड़ेगा?"],
  ["hi", "left", "एक किलो पर मेरे हाथ में क्या आता है?"],
  ["hi", "price", "क्या मेरा रेट ठीक है?"],
  ["zh", "break_even", "一个月要签多少家才不会倒闭？"],
  ["zh", "profit", "这个合同该不该接？"],
  ["zh", "hire", "要不要再请一个人？"],
  ["zh", "tied_up", "账期60天，我要准备多少现金？"],
  ["zh", "left", "每单到我手里多少钱？"],
  ["zh", "runway", "账上的钱还能用几个月？"],
];

test.each(everyday)("a question in everyday words has its topic: %s %s: %s", (language, topic, text) => {
  const asked = { ...readQuestion(text, language), named: [], isInvestedIn: false, inSeason: false, isWanting: false };
  expect(topicsOf(asked).map(({ id }) => id)).toContain(topic);
});

import { expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { hear } from "./hear.ts";

const partsOf = (marked: string): [quote: string, of: string][] => {
  const { messages, settled } = settledIn([marked]);
  const { quantities } = hear(messages, { language: "en", settled });
  const quoteOf = (id: string): string => quantities.find((quantity) => quantity.id === id)?.quote ?? "";
  return quantities.flatMap(({ quote, share }): [string, string][] => (share ? [[quote, quoteOf(share.of)]] : []));
};

test.each([
  ["⟦14|said_yes person⟧ of the ⟦31|asked person⟧ we asked would pay", "14", "31"],
  ["Last month I did ⟦96|volume visit/month⟧ visits, ⟦31|volume visit/month⟧ of them for two firms", "31", "96"],
  [
    "We put ⟦412|volume kid/season⟧ kids through it for ⟦173,000 dollars|fixed_cost USD/season⟧. ⟦389|volume kid/season⟧ of them swim now",
    "389",
    "412",
  ],
  ["⟦96|volume Besuch/month⟧ Besuche im Monat, davon ⟦31|volume Besuch/month⟧ bei Firmen", "31", "96"],
  ["⟦96|volume visita/month⟧ visitas, ⟦31|volume visita/month⟧ de ellas a empresas", "31", "96"],
  ["⟦96|volume visite/month⟧ visites par mois, dont ⟦31|volume visite/month⟧ chez des entreprises", "31", "96"],
  ["महीने में ⟦96|volume विज़िट/month⟧ विज़िट, उनमें से ⟦31|volume विज़िट/month⟧ कंपनियों के लिए", "31", "96"],
  ["每月⟦96|volume 次/month⟧次上门，其中⟦31|volume 次/month⟧次是公司", "31", "96"],
])("a part gets the whole that stands beside it: %s", (marked, part, whole) => {
  expect(partsOf(marked)).toEqual([[part, whole]]);
});

test.each([
  "We did ⟦96|volume visit/month⟧ visits and ⟦31|volume repair/month⟧ repairs of them all",
  "⟦31|volume visit/month⟧ visits in May, ⟦96|volume visit/month⟧ of them in June",
  "We take ⟦0.9%|fee % in⟧ of the sales, of which ⟦0.35%|fee % out⟧ go to the bank",
  "⟦9%|churn %/month⟧ leave, ⟦4%|churn %/month⟧ of them at once",
  "A visit is ⟦45|price EUR/visit⟧, ⟦11|unit_cost EUR/visit⟧ of them for parts",
])("a number that is not a part of its neighbour has no whole: %s", (marked) => {
  expect(partsOf(marked)).toEqual([]);
});

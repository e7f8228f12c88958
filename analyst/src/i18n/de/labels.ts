import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Retention: "Bindung",
  Conversion: "Konversion",
  "Cost to win a customer": "Kosten der Kundengewinnung",
  "Take rate": "Provision",
  "Market share": "Marktanteil",
  "Monthly burn": "Monatliche Ausgaben",
  "Fixed costs": "Fixkosten",
  "Uses one unit lasts": "Einsätze pro Stück",
  Suppliers: "Anbieter",
  "Money spent once": "Einmalige Ausgaben",
  "Valuation before the money": "Bewertung vor dem Geld",
};

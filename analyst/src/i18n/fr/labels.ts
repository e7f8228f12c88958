import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Retention: "Rétention",
  Conversion: "Conversion",
  "Cost to win a customer": "Coût d'acquisition d'un client",
  "Take rate": "Commission",
  "Market share": "Part de marché",
  "Monthly burn": "Dépense mensuelle",
  "Fixed costs": "Coûts fixes",
  "Uses one unit lasts": "Usages par unité",
  Suppliers: "Fournisseurs",
  "Money spent once": "Argent dépensé une fois",
  "Valuation before the money": "Valorisation avant l'argent",
};

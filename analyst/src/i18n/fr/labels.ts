import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Suppliers: "Fournisseurs",
};

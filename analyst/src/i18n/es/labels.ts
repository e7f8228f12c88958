import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Retention: "Retención",
  Conversion: "Conversión",
  "Cost to win a customer": "Coste de ganar un cliente",
  "Take rate": "Comisión",
  "Market share": "Cuota de mercado",
  "Monthly burn": "Gasto mensual",
  "Fixed costs": "Costes fijos",
  "Uses one unit lasts": "Usos que dura una unidad",
  Suppliers: "Proveedores",
  "Money spent once": "Dinero gastado una vez",
  "Valuation before the money": "Valoración antes del dinero",
};

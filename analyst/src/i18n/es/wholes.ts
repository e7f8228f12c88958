import type { Catalogue } from "../catalogue.ts";

/** Parts, wholes and what is set beside them. */
export const wholes: Catalogue = {
  "Not in it yet: {0}.": "Aún sin descontar: {0}.",
  "That is with all of it sold.": "Eso es con todo vendido.",
  "You sell in a season, so I count no twelve months of it.":
    "Se vende por temporada, así que no lo cuento como doce meses.",
  "{0} is in it before any of it is sold.": "{0} están metidos ahí antes de vender nada.",
  "At least {0} is in it before any of it is sold; {1} may come on top.":
    "Al menos {0} están metidos ahí antes de vender nada; {1} puede sumarse.",
  "At least {0}; {1} is in that already or comes on top.": "Al menos {0}; {1} ya está incluido o se suma.",
  "A competitor asks {0}, as you do.": "Un competidor cobra {0}, igual que tú.",
  "A competitor asks {0}, you ask {1}: {2} more.": "Un competidor cobra {0}, tú cobras {1}: {2} más.",
  "A competitor asks {0}, you ask {1}: {2} less.": "Un competidor cobra {0}, tú cobras {1}: {2} menos.",
  "A competitor spends {0}, as you do.": "Un competidor gasta {0}, igual que tú.",
  "A competitor spends {0}, you spend {1}: {2} more.": "Un competidor gasta {0}, tú gastas {1}: {2} más.",
  "A competitor spends {0}, you spend {1}: {2} less.": "Un competidor gasta {0}, tú gastas {1}: {2} menos.",
  "Taken together that leaves {0} before the fixed costs.": "En conjunto quedan {0} antes de los costes fijos.",
  "{0} is left before the fixed costs: {1} comes in, {2} goes out.":
    "Quedan {0} antes de los costes fijos: entran {1}, salen {2}.",
  "Even with all of it sold you lose {0}.": "Incluso con todo vendido pierdes {0}.",
  "With all of it sold {0} is left.": "Con todo vendido quedan {0}.",
  "You spent at least {0}.": "Gastaste al menos {0}.",
  "You spent {0}.": "Gastaste {0}.",
  "{what}, at most": "{what}, como máximo",
  "Comes in when all of it is sold": "Entra cuando todo está vendido",
  "Is left when all of it is sold": "Queda cuando todo está vendido",
  "Goes out for all that is in it": "Sale por todo lo que contiene",
  "Revenue of the season": "Ingresos de la temporada",
  "The smallest order costs at most": "El pedido mínimo cuesta como máximo",
  "The smallest order lasts": "El pedido mínimo dura",
  "{what}: {why}": "{what}: {why}",
  "it is your supplier's, and I count nothing of it as yours": "es de tu proveedor y no cuento nada de ello como tuyo",
  "it is no longer so": "ya no es así",
  "You lose at least {0}: {1} is not in it.": "Se pierden al menos {0}: {1} no está incluido.",
  "You lose at least {0}.": "Se pierden al menos {0}.",
  "{0} is not in it: it is in another currency.": "{0} no está incluido: está en otra moneda.",
  "how many of it you have or buy at once": "cuánto tienes o compras de una vez",
  "{0} is not in it: it is paid for each {1}, however many are sold of it.":
    "{0} no está incluido: se paga por cada {1}, se venda lo que se venda.",
  "it is in a larger sum already": "ya está en una suma mayor",
  "The smallest order takes at most {0}.": "El pedido mínimo requiere como máximo {0}.",
  "What that comes to in time I say when it is in it.": "Lo que eso da en ese tiempo lo digo cuando esté incluido.",
  "Some results depend on it.": "De eso dependen algunos resultados.",
  "what borrowing or renting it costs": "lo que cueste pedirlo prestado o alquilarlo",
  "{0} percentage points": "{0} puntos porcentuales",
  "On each of the next four {0}, count what you sell, nothing given away.":
    "En cada una de las próximas cuatro veces ({0}), cuenta lo que vendes, sin regalar nada.",
  "Stop as it is if it is fewer than {0} on each of the four.":
    "Déjalo así si son menos de {0} en cada una de las cuatro.",
  "Not in it yet": "Todavía no incluido",
  "What is left depends on {0}: all that is not counted yet may come to {1} at most before you lose money.":
    "Lo que queda depende de {0}: todo lo que aún no está contado puede sumar como máximo {1} antes de perder dinero.",
  "To be paid back within a year, winning a customer may cost at most {0}.":
    "Para recuperarlo en un año, ganar un cliente puede costar como máximo {0}.",
  "To be paid back with the first sale, winning a customer may cost at most {0}.":
    "Para recuperarlo con la primera venta, ganar un cliente puede costar como máximo {0}.",
  "So far it is {0}.": "Hasta ahora son {0}.",
  "You name no such cost yet.": "Todavía no nombras ese coste.",
};

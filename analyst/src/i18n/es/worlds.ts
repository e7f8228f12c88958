import type { Catalogue } from "../catalogue.ts";

/** Two worlds of a decision: what ends, what is expected, and what fits. */
export const worlds: Catalogue = {
  "With {0}, as you expect, it is {1} less than today ({2}): it does not pay.":
    "Con {0}, como se espera, son {1} menos que hoy ({2}): no compensa.",
  "With {0}, as you expect, it is {1} more than today ({2}): it pays.":
    "Con {0}, como se espera, son {1} más que hoy ({2}): compensa.",
  "with {0} it does not pay": "con {0} no compensa",
  "with {0} it pays": "con {0} compensa",
  "{0} costs **{1}** more.": "{0} cuesta **{1}** más.",
  "{0} costs **{1}** more; it pays from **{2}** beside today's on ({3}).":
    "{0} cuesta **{1}** más; se paga a partir de **{2}** además de lo de hoy ({3}).",
  "{0} costs {1} more: {2}.": "{0} cuesta {1} más: {2}.",
  "{0} costs {1} more, which takes {2} beside today's: {3}.":
    "{0} cuesta {1} más; para eso hacen falta {2} además de lo de hoy: {3}.",
  "That counts {0} as ended with it.": "El cálculo da por terminado con ello {0}.",
  "Whether {0} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: {1}.":
    "Si con {0} queda más que hoy queda abierto hasta que se diga abajo si esto se suma a lo de hoy o lo sustituye: {1}.",
  "Its sales take the place of {0}.": "Sus ventas ocupan el lugar de {0}.",
  "It leaves more than today from **{0}** on ({1}).": "Deja más que hoy a partir de **{0}** ({1}).",
  "{0}; {1}.": "{0}; {1}.",
  "Then {0} is back after **{1}**.": "Entonces {0} se recuperan después de **{1}**.",
  "Without {0}": "Sin {0}",
  "{0}, {1} less than today is left.": "{0} quedan {1} menos que hoy.",
  "{0}, {1} more than today is left.": "{0} quedan {1} más que hoy.",
  "Other costs that would end, and what the time that it frees would bring, are not in it.":
    "Otros gastos que terminarían, y lo que aportaría el tiempo que deja libre, no están incluidos.",
  "Both cost the same at **{0}** ({1}).": "Las dos cuestan lo mismo con **{0}** ({1}).",
  "With {0} it is {1} less than today ({2}).": "Con {0} son {1} menos que hoy ({2}).",
  "With {0} it is at most {1} more than today ({2}).": "Con {0} son como mucho {1} más que hoy ({2}).",
  "With {0} it is {1} more than today ({2}).": "Con {0} son {1} más que hoy ({2}).",
  "You say that of those months alone: over the year it is {0} less ({1}), so it does not pay.":
    "Eso vale solo para esos meses: en el año son {0} menos ({1}), así que no compensa.",
  "You say that of those months alone: over the year it is {0} more ({1}).":
    "Eso vale solo para esos meses: en el año son {0} más ({1}).",
  "Your free hours do it in **{0}** ({1}).": "Con las horas libres se tarda **{0}** ({1}).",
  "It only fits if it starts that long before {0}.": "Solo cabe si empieza ese tiempo antes de {0}.",
  "**It does not fit until {0}: {1} are lacking.**": "**Hasta {0} no cabe: faltan {1}.**",
  "It fits until {0}, with {1} to spare.": "Hasta {0} cabe, y sobran {1}.",
  "{0} does not fit into your free hours: {1} are lacking.": "{0} no cabe en las horas libres: faltan {1}.",
  "It brings more than today as long as more than {0} of these sales come all the same.":
    "Rinde más que hoy mientras más de un {0} de esas ventas llegue de todos modos.",
  "Over the year, with its larger months, it is {0} less ({1}).":
    "En el año, con sus meses fuertes, son {0} menos ({1}).",
  "Over the year, with its larger months, it is {0} more ({1}).":
    "En el año, con sus meses fuertes, son {0} más ({1}).",
  "{0}: **{1}** instead of {2} is left of each sale ({3}).": "{0}: de cada venta quedan **{1}** en vez de {2} ({3}).",
  "With {0}, as you expect, fewer go: it pays.": "Con {0}, como se espera, se van menos: compensa.",
  "With {0}, as you expect, more go: it does not pay.": "Con {0}, como se espera, se van más: no compensa.",
  "Of {0} that would be {1}; you turn away {2}.": "De {0} serían {1}; se rechazan {2}.",
  "{0} brings more as long as fewer than {1} of the sales go.":
    "{0} rinde más mientras se pierda menos de un {1} de las ventas.",
  "Each place of {0} leaves {1} more than one at {2}.": "Cada plaza de {0} deja {1} más que una a {2}.",
  "Each place of {0} would leave {1} more at {2}: **{3}** ({4}), if others take all of them and each takes the same time.":
    "Cada plaza de {0} dejaría {1} más a {2}: **{3}** ({4}), si otros las ocupan todas y cada una lleva el mismo tiempo.",
  "Each place of {0} would leave {1} more at {2}, if others take it and it takes the same time.":
    "Cada plaza de {0} dejaría {1} más a {2}, si otro la ocupa y lleva el mismo tiempo.",
  "With what belongs to each order that is **{0}** ({1}).": "Con lo que lleva cada pedido son **{0}** ({1}).",
  "No. Today's business lacks {0} for {1} ({2}).": "No. Al negocio de hoy le faltan {0} para {1} ({2}).",
  "Yes. With today's sales {0} is left after {1} ({2}).": "Sí. Con las ventas de hoy, después de {1} quedan {0} ({2}).",
};

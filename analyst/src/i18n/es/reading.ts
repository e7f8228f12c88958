import type { Catalogue } from "../catalogue.ts";

export const reading: Catalogue = {
  "A share above 100% or below zero cannot be.":
    "Una proporción por encima del 100 % o por debajo de cero no puede ser.",
  "A gross margin above 100% cannot be.": "Un margen bruto por encima del 100 % no puede ser.",
  "That is more people than are alive.": "Son más personas de las que viven.",
  "That is more than the whole world produces in a year.": "Es más de lo que el mundo entero produce en un año.",
  "A week has fewer hours.": "Una semana tiene menos horas.",
  "Winning a customer cannot cost less than nothing.": "Ganar un cliente no puede costar menos que nada.",
  "A price below zero cannot be.": "Un precio por debajo de cero no puede ser.",
  "You gave {0} for one thing ({1}). Which one is right?": "Diste {0} para una misma cosa ({1}). ¿Cuál es el correcto?",
  "Growth above 50% every month cannot last.": "Un crecimiento superior al 50 % cada mes no puede durar.",
};

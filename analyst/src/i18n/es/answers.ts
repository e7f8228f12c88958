import type { Catalogue } from "../catalogue.ts";

export const answers: Catalogue = {
  "This answer exists in English only so far.": "Esta respuesta solo existe en inglés por ahora.",
  "[Read it among the guides]({0})": "[Leerla en las guías]({0})",
  "A template to fill in": "Una plantilla para completar",
  "This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.":
    "Esto es una plantilla, rellenada con lo que sé de tu proyecto. Lo que está entre [corchetes] lo completas tú.",
  "As of {0}.": "A fecha de {0}.",
  "No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one]({0})":
    "Aquí no hay ningún modelo de lenguaje conectado: respondo con lo que puedo calcular y con las guías. [Cómo conectar uno]({0})",
  "Did you mean: {answers}?": "¿Te refieres a: {answers}?",
};

import type { Catalogue } from "../catalogue.ts";

/** What stands around the parts of a reply. */
export const around: Catalogue = {
  "{score}/10, the analyst rating. Show the reasons.": "{score}/10, la nota del analista. Ver los motivos.",
  "Calculations only": "Solo cálculos",
  "Offline analysis: computed by the engine alone, without a language model.":
    "Análisis sin conexión: calculado solo por el motor, sin modelo de lenguaje.",
  "Computed analysis": "Análisis calculado",
  "Show the whole analysis": "Ver el análisis completo",
  "Show less": "Ver menos",
  Sources: "Fuentes",
  "Web search is not set up on this installation. The reply does without it.":
    "La búsqueda web no está configurada en esta instalación. La respuesta prescinde de ella.",
  "The web search failed ({detail}). The reply does without it and is not charged for it.":
    "La búsqueda web falló ({detail}). La respuesta prescinde de ella y no se cobra.",
  "In your words": "En tus palabras",
  "Checked: it follows from your figures": "Comprobado: se deduce de tus cifras",
  "From a source": "De una fuente",
  "Computed, from an assumption of the model": "Calculado, a partir de un supuesto del modelo",
  "From the model, not checked": "Del modelo, sin comprobar",
  "Differs from what was computed": "Difiere de lo calculado",
  "{checked} of {all} figures checked; the others are the model's own":
    "{checked} de {all} cifras comprobadas; las demás son del modelo",
  "Every figure checked ({all})": "Todas las cifras comprobadas ({all})",
  "The language model gave no reading of your figures. The engine's own reading is used.":
    "El modelo de lenguaje no leyó tus cifras. Se usa la lectura del propio motor.",
  "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.":
    "La respuesta del modelo de lenguaje terminó antes de estar completa: su servidor no permite más. Pídele que siga.",
  "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.":
    "Tus mensajes más antiguos ({detail}) llegaron al modelo de lenguaje solo como resumen: cifras, comprador, oferta, competidores, preguntas y correcciones; de lo demás, las primeras frases.",
  "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.":
    "Esta conversación es más larga de lo que el modelo de lenguaje puede leer. Recibió los mensajes más recientes y lo demostrado a partir de los anteriores.",
  "The language model did not answer. This is the engine's own analysis, free of charge.":
    "El modelo de lenguaje no respondió. Este es el análisis del propio motor, sin coste.",
  "Too little is known to rate this idea.": "Se sabe demasiado poco para puntuar esta idea.",
  "out of 10": "de 10",
  "Between {low} and {high} with what is known.": "Entre {low} y {high} con lo que se sabe.",
  "{percent} of the criteria have evidence.": "El {percent} de los criterios tiene pruebas.",
  "Left out, because nothing is known yet:": "Quedan fuera porque aún no se sabe nada:",
  "weight {percent}": "peso {percent}",
  "Held at {cap}:": "Limitada a {cap}:",
  "What would move it": "Qué la cambiaría",
  "{from} to {to}": "de {from} a {to}",
  "to {to}": "a {to}",
  "How {label} was computed": "Cómo se calculó: {label}",
  Formula: "Fórmula",
  "{low} to {high}": "de {low} a {high}",
  "Not known yet": "Aún no se sabe",
  "You said": "Lo dijiste tú",
  Computed: "Calculado",
  Sourced: "De una fuente",
  Assumed: "Supuesto",
  Unknown: "Desconocido",
  "Show as table": "Ver como tabla",
  "Show as chart": "Ver como gráfico",
  Category: "Categoría",
  "From the web": "De la web",
  "Sources: {0}": "Fuentes: {0}",
  "Weigh these pages against what you know of your own customers before you act on them.":
    "Antes de actuar, contrasta estas páginas con lo que sabes de tus propios clientes.",
  "Based on: 1 page, not checked by the engine": "Basado en: 1 página, no comprobada por el motor",
  "Based on: {0} pages, not checked by the engine": "Basado en: {0} páginas, no comprobadas por el motor",
  "{0}: {1}": "{0}: {1}",
};

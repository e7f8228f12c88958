import type { Catalogue } from "../catalogue.ts";

/** What stands around the parts of a reply. */
export const around: Catalogue = {
  "{score}/10, the analyst rating. Show the reasons.": "{score}/10, die Bewertung des Analysten. Gründe zeigen.",
  "Calculations only": "Nur Berechnungen",
  "Offline analysis: computed by the engine alone, without a language model.":
    "Offline-Analyse: allein von der Engine berechnet, ohne Sprachmodell.",
  "Computed analysis": "Berechnete Analyse",
  "Show the whole analysis": "Ganze Analyse zeigen",
  "Show less": "Weniger zeigen",
  Sources: "Quellen",
  "Web search is not set up on this installation. The reply does without it.":
    "Die Websuche ist in dieser Installation nicht eingerichtet. Die Antwort kommt ohne sie aus.",
  "The web search failed ({detail}). The reply does without it and is not charged for it.":
    "Die Websuche ist fehlgeschlagen ({detail}). Die Antwort kommt ohne sie aus, und sie wird nicht berechnet.",
  "In your words": "In deinen Worten",
  "Checked: it follows from your figures": "Geprüft: folgt aus deinen Zahlen",
  "From a source": "Aus einer Quelle",
  "Computed, from an assumption of the model": "Berechnet, aus einer Annahme des Modells",
  "From the model, not checked": "Vom Modell, nicht geprüft",
  "Differs from what was computed": "Weicht vom Berechneten ab",
  "{checked} of {all} figures checked; the others are the model's own":
    "{checked} von {all} Zahlen geprüft; die übrigen stammen vom Modell",
  "Every figure checked ({all})": "Alle Zahlen geprüft ({all})",
  "The language model gave no reading of your figures. The engine's own reading is used.":
    "Das Sprachmodell hat deine Zahlen nicht gelesen. Es gilt, was die Engine selbst gelesen hat.",
  "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.":
    "Die Antwort des Sprachmodells endete, bevor sie vollständig war: Länger lässt sein Server sie nicht werden. Bitte es, weiterzuschreiben.",
  "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.":
    "Deine ältesten Nachrichten ({detail}) bekam das Sprachmodell nur als Zusammenfassung: Zahlen, Käufer, Angebot, Wettbewerber, Fragen und Korrekturen, sonst ihre ersten Sätze.",
  "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.":
    "Dieses Gespräch ist länger, als das Sprachmodell lesen kann. Es bekam die neuesten Nachrichten und das, was aus den früheren belegt ist.",
  "The language model did not answer. This is the engine's own analysis, free of charge.":
    "Das Sprachmodell hat nicht geantwortet. Dies ist die Analyse der Engine, kostenlos.",
  "Too little is known to rate this idea.": "Es ist zu wenig bekannt, um diese Idee zu bewerten.",
  "out of 10": "von 10",
  "Between {low} and {high} with what is known.": "Zwischen {low} und {high} nach dem, was bekannt ist.",
  "{percent} of the criteria have evidence.": "Für {percent} der Kriterien gibt es Belege.",
  "Left out, because nothing is known yet:": "Ausgelassen, weil noch nichts bekannt ist:",
  "weight {percent}": "Gewicht {percent}",
  "Held at {cap}:": "Gedeckelt bei {cap}:",
  "What would move it": "Was sie ändern würde",
  "{from} to {to}": "{from} auf {to}",
  "to {to}": "auf {to}",
  "How {label} was computed": "So berechnet: {label}",
  Formula: "Formel",
  "{low} to {high}": "{low} bis {high}",
  "Not known yet": "Noch nicht bekannt",
  "You said": "Von dir",
  Computed: "Berechnet",
  Sourced: "Aus einer Quelle",
  Assumed: "Angenommen",
  Unknown: "Unbekannt",
  "Show as table": "Als Tabelle zeigen",
  "Show as chart": "Als Diagramm zeigen",
  Category: "Kategorie",
  "From the web": "Aus dem Netz",
  "Sources: {0}": "Quellen: {0}",
  "Weigh these pages against what you know of your own customers before you act on them.":
    "Halte diese Seiten gegen das, was du von deinen eigenen Kunden weißt, bevor du danach handelst.",
  "Based on: 1 page, not checked by the engine": "Beruht auf: 1 Seite, von der Engine nicht geprüft",
  "Based on: {0} pages, not checked by the engine": "Beruht auf: {0} Seiten, von der Engine nicht geprüft",
  "{0}: {1}": "{0}: {1}",
};

import type { Catalogue } from "../catalogue.ts";

/** What stands around the parts of a reply. */
export const around: Catalogue = {
  "{score}/10, the analyst rating. Show the reasons.": "{score}/10, la note de l'analyste. Voir les raisons.",
  "Calculations only": "Calculs seuls",
  "Offline analysis: computed by the engine alone, without a language model.":
    "Analyse hors ligne : calculée par le moteur seul, sans modèle de langage.",
  "Computed analysis": "Analyse calculée",
  "Show the whole analysis": "Voir toute l'analyse",
  "Show less": "Voir moins",
  Sources: "Sources",
  "Web search is not set up on this installation. The reply does without it.":
    "La recherche web n'est pas configurée sur cette installation. La réponse s'en passe.",
  "The web search failed ({detail}). The reply does without it and is not charged for it.":
    "La recherche web a échoué ({detail}). La réponse s'en passe et elle n'est pas facturée.",
  "In your words": "Dans tes mots",
  "Checked: it follows from your figures": "Vérifié : découle de tes chiffres",
  "From a source": "D’une source",
  "Computed, from an assumption of the model": "Calculé, à partir d'une hypothèse du modèle",
  "From the model, not checked": "Du modèle, non vérifié",
  "Differs from what was computed": "Diffère du calcul",
  "{checked} of {all} figures checked; the others are the model's own":
    "{checked} chiffres sur {all} vérifiés ; les autres viennent du modèle",
  "Every figure checked ({all})": "Tous les chiffres vérifiés ({all})",
  "The language model gave no reading of your figures. The engine's own reading is used.":
    "Le modèle de langage n’a pas lu tes chiffres. La lecture du moteur est utilisée.",
  "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.":
    "La réponse du modèle de langage s’est arrêtée avant la fin : son serveur n’en permet pas plus. Demande-lui de continuer.",
  "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.":
    "Tes messages les plus anciens ({detail}) ne sont parvenus au modèle de langage qu'en résumé : chiffres, acheteur, offre, concurrents, questions et corrections, sinon leurs premières phrases.",
  "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.":
    "Cette conversation est plus longue que ce que le modèle de langage peut lire. Il a reçu les messages les plus récents et ce qui est prouvé des précédents.",
  "The language model did not answer. This is the engine's own analysis, free of charge.":
    "Le modèle de langage n'a pas répondu. Voici l'analyse du moteur, gratuite.",
  "Too little is known to rate this idea.": "On en sait trop peu pour noter cette idée.",
  "out of 10": "sur 10",
  "Between {low} and {high} with what is known.": "Entre {low} et {high} d'après ce que l'on sait.",
  "{percent} of the criteria have evidence.": "{percent} des critères reposent sur des preuves.",
  "Left out, because nothing is known yet:": "Laissés de côté, car rien n'est encore connu :",
  "weight {percent}": "poids {percent}",
  "Held at {cap}:": "Plafonnée à {cap} :",
  "What would move it": "Ce qui la ferait bouger",
  "{from} to {to}": "de {from} à {to}",
  "to {to}": "à {to}",
  "How {label} was computed": "Comment c'est calculé : {label}",
  Formula: "Formule",
  "{low} to {high}": "de {low} à {high}",
  "Not known yet": "Pas encore connu",
  "You said": "Tu l'as dit",
  Computed: "Calculé",
  Sourced: "D'une source",
  Assumed: "Supposé",
  Unknown: "Inconnu",
  "Show as table": "Voir en tableau",
  "Show as chart": "Voir en graphique",
  Category: "Catégorie",
  "From the web": "Sur le web",
  "Sources: {0}": "Sources : {0}",
  "Weigh these pages against what you know of your own customers before you act on them.":
    "Avant d'agir, compare ces pages à ce que tu sais de tes propres clients.",
  "Based on: 1 page, not checked by the engine": "Fondé sur : 1 page, non vérifiée par le moteur",
  "Based on: {0} pages, not checked by the engine": "Fondé sur : {0} pages, non vérifiées par le moteur",
  "{0}: {1}": "{0} : {1}",
};

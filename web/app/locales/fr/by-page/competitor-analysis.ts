import type { competitorAnalysis as english } from "../../en/by-page/competitor-analysis.ts";
import type { TextsOf } from "../../texts-of.ts";

export const competitorAnalysis: TextsOf<typeof english> = {
  title: "Analyse des concurrents",
  description:
    "Ce que tes acheteurs peuvent choisir à la place, ne rien faire d’abord, et où il y a de la place. Aucun rival inventé.",
  lead: "Ce que ton acheteur peut choisir d’autre, à commencer par ne rien faire. Un rival ne figure ici que si toi, la base de connaissances ou une page du web le nomme.",
  industry: "Secteur",
  industryExample: "Logiciel dentaire",
  idea: "Idée d’entreprise",
  ideaHint: "Dis qui achète, ce qu’ils font aujourd’hui et ce qui diffère : c’est la matière de l’analyse.",
  ideaExample:
    "Un outil de réservation pour dentistes qui remplit les fauteuils vides. Aujourd’hui ils utilisent des agendas papier. Contrairement à…",
  rivals: "Rivaux que tu connais",
  rivalsHint: "Séparés par des virgules.",
  price: "Ton prix",
  priceExample: "49 € par mois",
  analyze: "Analyser",
  required: { title: "Informations manquantes", text: "Indique le secteur et l’idée d’entreprise" },
  done: "Analyse terminée",
  failed: { title: "Échec de l’analyse", text: "Les concurrents n’ont pas pu être analysés. Réessaie." },
  empty:
    "Le marché dans tes mots, chaque alternative avec un moyen de la vérifier, une matrice, une carte et les cinq forces.",
  overview: "Vue du marché",
  alternatives: "Alternatives",
  alternativesLead: "Ne rien faire est le rival contre lequel perdent la plupart des startups.",
  kinds: {
    nothing: "Toujours là",
    today: "Ce qu’ils font aujourd’hui",
    rival: "Nommé par toi",
    cited: "Trouvé sur le web",
    example: "Exemple à vérifier",
  },
  page: "Ouvrir la page",
  matrix: "Fonctionnalités et prix",
  matrixLead: "Ce que personne n’a vérifié reste inconnu.",
  map: "Carte de positionnement",
  mapLead:
    "Les axes viennent de ton idée. Seul ce que tu as dit a une place ; mets les autres là où leurs pages les mettent.",
  placeTitle: "Place-les toi-même",
  nobodyPlaced: "Personne n’a encore de place sur les deux axes. Commence par toi, puis lis les pages des autres.",
  placeWho: "Qui placer",
  notPlaced: "{{name}} (non placé)",
  axis: "{{low}} – {{high}}",
  feature: "Fonctionnalité",
  forces: "Cinq forces",
  whiteSpace: "Espaces libres",
  advantages: "Avantages",
  positioning: "Positionnement",
  strategy: "Stratégie",
  checks: "Comment vérifier chaque affirmation",
  checksLead: "Une heure de lecture change la plupart des croyances en savoir.",
};

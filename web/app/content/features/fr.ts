import type { FeatureTexts } from "../features.ts";

export const features: FeatureTexts = {
  meta: {
    title: "Fonctionnalités",
    inHelpCenter: "Les fonctionnalités, en détail",
    description:
      "Neuf fonctionnalités pour une startup : générateur d’idées, analyse de la concurrence, investisseurs adaptés, analyse du pitch deck, cofondateur IA disponible 24 h/24, recherche de ressources, générateur d’applications, étude de marché et guides.",
  },
  title: "Fonctionnalités.",
  more: "Neuf façons d’avancer.",
  lead: "Chacune t’enlève une tâche et reprend les chiffres que tu as déjà donnés. Derrière, il y a le chat, ses {{tools}} outils, ton tableau d’idées et les guides, même sans modèle de langage ; avec lui, ils rédigent aussi.",
  start: "Commencer gratuitement",
  openChat: "Ouvrir le chat",
  cards: {
    cofounder: {
      to: "/chat",
      title: "Cofondateur IA, 24 h/24",
      text: "Raconte-lui une idée à toute heure. Il calcule ce qui peut l’être, nomme l’hypothèse la plus risquée et demande ce qu’il ne sait pas.",
    },
    generator: {
      to: "/ideas",
      title: "Générateur d’idées",
      text: "Des idées tirées de ce que tu sais faire, de ce que tu aimes et de ce que tu as, notées une à une et gardées sur ton tableau.",
    },
    pitch: {
      to: "/pitch-analyzer",
      title: "Analyse du pitch deck",
      text: "Une note et ses raisons : ce qui est solide, ce qui manque, ce qu’un investisseur demandera ensuite.",
    },
    competitors: {
      to: "/competitor-analysis",
      title: "Analyse de la concurrence",
      text: "Qui répond déjà au besoin, où chacun se situe, et où il reste une place pour toi.",
    },
    market: {
      to: "/chat?feature=market-analysis",
      title: "Étude de marché",
      text: "Ton marché, estimé de bas en haut, avec la source de chaque chiffre.",
    },
    investors: {
      to: "/investor-guide",
      title: "Investisseurs adaptés",
      text: "Quels investisseurs conviennent à ton stade, quels tickets ils signent, et ce qu’il te reste après un tour.",
    },
    resources: {
      to: "/resource-finder",
      title: "Recherche de ressources",
      text: "Où trouver les personnes qu’il te faut, avec le budget que tu as.",
    },
    app: {
      to: "/app-generator",
      title: "Générateur d’applications",
      text: "Décris ton application et reçois des fichiers à lire, modifier, télécharger et exécuter.",
    },
    guides: {
      to: "/startup-guides",
      title: "Guides pour startups",
      text: "Cinq étapes, de l’idée à la sortie, avec des listes qui retiennent où tu en étais.",
    },
  },
  costs: {
    reply: "1 à 3 jetons par réponse",
    run: "{{tokens}} jetons",
    free: "Gratuit",
    plan: "Dans tous les forfaits payants, au plus {{tokens}} jetons par application",
  },
  names: { investors: "Guide des investisseurs", generator: "Idées" },
  closing: { title: "Dix jetons pour commencer.", text: "Pas de carte bancaire, pas d’appel, pas de démo à réserver." },
  closingForMember: {
    title: "Commence par ce que tu sais.",
    text: "Une phrase et un chiffre suffisent pour une première réponse.",
  },
};

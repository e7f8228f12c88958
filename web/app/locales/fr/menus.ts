import type { menus as english } from "../en/menus.ts";
import type { TextsOf } from "../texts-of.ts";

export const menus: TextsOf<typeof english> = {
  links: {
    chat: "Assistant de discussion",
    image: "Générateur d’images",
    website: "Créateur de site web",
    app: "Générateur d’application",
    favicon: "Générateur de favicon",
    automation: "Automatisations",
    pitch: "Analyse de pitch deck",
    competitors: "Analyse des concurrents",
    fundraising: "Calendrier de levée",
    investors: "Guide des investisseurs",
    resources: "Recherche de ressources",
    influencers: "Recherche d’influenceurs",
    development: "Développement personnel",
  },
  hints: {
    chat: "Creuser une idée, chiffres à l’appui",
    image: "Des images pour une marque et ses pages",
    website: "Une page produit d’après une description",
    app: "Concept, écrans et modèle de données",
    favicon: "Une icône à toutes les tailles utiles",
    automation: "Des étapes qui font le travail répétitif",
    pitch: "Ton deck vu par les investisseurs",
    competitors: "Qui répond déjà au besoin, et où se placer",
    fundraising: "Quand lever, et combien",
    investors: "Qui solliciter, et comment",
    resources: "Outils et programmes adaptés à ton stade",
    influencers: "Celles et ceux que tes clients écoutent",
    development: "Un plan pour toi, au-delà de la startup",
  },
};

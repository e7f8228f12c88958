import type { dashboard as english } from "../en/dashboard.ts";
import type { TextsOf } from "../texts-of.ts";

export const dashboard: TextsOf<typeof english> = {
  title: "Tableau de bord",
  description: "Ouvre une discussion avec ton cofondateur ou reprends là où tu en étais.",
  welcome: "Bienvenue, {{name}}",
  welcomeNameless: "Bienvenue",
  balance: "Solde de jetons",
  tokens_one: "{{count, number}} jeton",
  tokens_other: "{{count, number}} jetons",
  actions: "Que faire",
  newChat: "Discuter",
  savedPlans: "Mes plans",
  getIdeas: "Des idées",
  settings: "Paramètres",
  startFrom: "Pars du type d’entreprise que tu crées",
  startFromText: "Il détermine les chiffres qui comptent et les questions à poser en premier.",
  loadFailed: "Impossible de charger le tableau de bord",
};

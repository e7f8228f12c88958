import type { PlanFeatureTexts } from "./en.ts";

export const planFeatures: PlanFeatureTexts = {
  appGenerator: "Générateur d’applications par IA",
  gitHub: "Intégration GitHub",
  basicSupport: "Assistance de base",
  codeExport: "Export du code",
  vercel: "Déploiement sur Vercel",
  prioritySupport: "Assistance prioritaire",
  templates: "Modèles avancés",
  collaboration: "Travail en équipe",
  premiumSupport: "Assistance premium 24 h/24, 7 j/7",
  integrations: "Intégrations sur mesure",
  accountManager: "Interlocuteur dédié",
  whiteLabel: "Marque blanche",
  unlimitedIdeas: "Idées illimitées",
  mentorReview: "Relecture par un mentor sous {{mentorReviewHours}} h",
  strategyCalls: "Appel stratégique mensuel de {{strategyCallMinutes}} minutes",
  introductions: "Mises en relation avec des investisseurs",
};

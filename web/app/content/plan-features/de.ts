import type { PlanFeatureTexts } from "./en.ts";

export const planFeatures: PlanFeatureTexts = {
  appGenerator: "KI-App-Generator",
  gitHub: "GitHub-Anbindung",
  basicSupport: "Basis-Support",
  codeExport: "Code-Export",
  vercel: "Deployment über Vercel",
  prioritySupport: "Bevorzugter Support",
  templates: "Erweiterte Vorlagen",
  collaboration: "Zusammenarbeit im Team",
  premiumSupport: "Premium-Support rund um die Uhr",
  integrations: "Individuelle Integrationen",
  accountManager: "Persönlicher Account-Manager",
  whiteLabel: "White Label",
  unlimitedIdeas: "Unbegrenzt Ideen",
  mentorReview: "Prüfung durch Mentoren binnen {{mentorReviewHours}} Stunden",
  strategyCalls: "Monatlich {{strategyCallMinutes}} Minuten Strategiegespräch",
  introductions: "Kontakte zu Investoren",
};

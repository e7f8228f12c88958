import type { PlanFeatureTexts } from "./en.ts";

export const planFeatures: PlanFeatureTexts = {
  appGenerator: "Generador de apps con IA",
  gitHub: "Integración con GitHub",
  basicSupport: "Soporte básico",
  codeExport: "Exportación del código",
  vercel: "Despliegue en Vercel",
  prioritySupport: "Soporte prioritario",
  templates: "Plantillas avanzadas",
  collaboration: "Trabajo en equipo",
  premiumSupport: "Soporte premium 24/7",
  integrations: "Integraciones a medida",
  accountManager: "Gestor de cuenta dedicado",
  whiteLabel: "Marca blanca",
  unlimitedIdeas: "Ideas sin límite",
  mentorReview: "Revisión de un mentor en {{mentorReviewHours}} h",
  strategyCalls: "Llamada mensual de estrategia de {{strategyCallMinutes}} minutos",
  introductions: "Contactos con inversores",
};

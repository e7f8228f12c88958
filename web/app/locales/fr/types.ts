import type { types as english } from "../en/types.ts";
import type { TextsOf } from "../texts-of.ts";

export const types: TextsOf<typeof english> = {
  titles: {
    "solo-founder": "Entreprendre en solo",
    "crypto-blockchain": "Crypto/Blockchain",
    "ed-tech": "Technologie éducative",
    "mobile-app": "Application mobile",
    "saas-platform": "Plateforme SaaS",
    "health-wellness": "Santé et bien-être",
    sustainability: "Écologie/Durabilité",
    "ai-automation": "IA/Automatisation",
  },
  hints: {
    "solo-founder": "Ce qu’une seule personne peut porter",
    "crypto-blockchain": "La réglementation avant la feuille de route",
    "ed-tech": "Qui paie, qui apprend",
    "mobile-app": "La rétention avant les téléchargements",
    "saas-platform": "Churn, retour sur CAC, prix",
    "health-wellness": "Des preuves et des autorisations",
    sustainability: "Des économies que quelqu’un paie",
    "ai-automation": "La marge après le coût de calcul",
  },
};

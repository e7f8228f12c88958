import type { types as english } from "../en/types.ts";
import type { TextsOf } from "../texts-of.ts";

export const types: TextsOf<typeof english> = {
  titles: {
    "solo-founder": "Solo-Gründung",
    "crypto-blockchain": "Krypto/Blockchain",
    "ed-tech": "Bildungstechnologie",
    "mobile-app": "Mobile App",
    "saas-platform": "SaaS-Plattform",
    "health-wellness": "Gesundheit & Wellness",
    sustainability: "Öko/Nachhaltigkeit",
    "ai-automation": "KI/Automatisierung",
  },
  hints: {
    "solo-founder": "Was eine Person allein stemmen kann",
    "crypto-blockchain": "Erst die Regulierung, dann die Roadmap",
    "ed-tech": "Wer zahlt, wer lernt",
    "mobile-app": "Erst die Bindung, dann die Downloads",
    "saas-platform": "Churn, Amortisation, Preis",
    "health-wellness": "Nachweise und Zulassung",
    sustainability: "Einsparungen, für die jemand zahlt",
    "ai-automation": "Was nach den Rechenkosten bleibt",
  },
};

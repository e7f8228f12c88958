import type { types as english } from "../en/types.ts";
import type { TextsOf } from "../texts-of.ts";

export const types: TextsOf<typeof english> = {
  titles: {
    "solo-founder": "Emprender en solitario",
    "crypto-blockchain": "Cripto/Blockchain",
    "ed-tech": "Tecnología educativa",
    "mobile-app": "App móvil",
    "saas-platform": "Plataforma SaaS",
    "health-wellness": "Salud y bienestar",
    sustainability: "Ecología/Sostenibilidad",
    "ai-automation": "IA/Automatización",
  },
  hints: {
    "solo-founder": "Hasta dónde llega una sola persona",
    "crypto-blockchain": "La regulación antes que la hoja de ruta",
    "ed-tech": "Quién paga y quién aprende",
    "mobile-app": "La retención antes que las descargas",
    "saas-platform": "Churn, retorno del CAC, precio",
    "health-wellness": "Evidencia y autorizaciones",
    sustainability: "Un ahorro por el que alguien paga",
    "ai-automation": "El margen tras el coste de cómputo",
  },
};

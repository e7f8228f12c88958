import type { menus as english } from "../en/menus.ts";
import type { TextsOf } from "../texts-of.ts";

export const menus: TextsOf<typeof english> = {
  links: {
    chat: "Asistente de chat",
    image: "Generador de imágenes",
    website: "Creador de sitios web",
    app: "Generador de apps",
    favicon: "Generador de favicons",
    automation: "Automatizaciones",
    pitch: "Análisis de pitch deck",
    competitors: "Análisis de competidores",
    fundraising: "Momento de financiación",
    investors: "Guía de inversores",
    resources: "Buscador de recursos",
    influencers: "Buscador de influencers",
    development: "Desarrollo personal",
  },
  hints: {
    chat: "Habla de una idea, con las cifras delante",
    image: "Imágenes para una marca y sus páginas",
    website: "Una página a partir de una descripción",
    app: "Un concepto con pantallas y modelo de datos",
    favicon: "Un icono en todos los tamaños necesarios",
    automation: "Pasos que hacen el trabajo repetitivo",
    pitch: "Tu deck frente a lo que buscan los inversores",
    competitors: "Quién más lo resuelve y dónde hay hueco",
    fundraising: "Cuándo levantar capital y cuánto",
    investors: "A quién acudir y cómo",
    resources: "Herramientas y programas para tu etapa",
    influencers: "A quién escuchan tus clientes",
    development: "Un plan para ti, no solo para la empresa",
  },
};

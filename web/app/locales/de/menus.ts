import type { menus as english } from "../en/menus.ts";
import type { TextsOf } from "../texts-of.ts";

export const menus: TextsOf<typeof english> = {
  links: {
    chat: "Chat-Assistent",
    image: "Bildgenerator",
    website: "Website-Baukasten",
    app: "App-Generator",
    favicon: "Favicon-Generator",
    automation: "Automatisierungen",
    pitch: "Pitch-Deck-Analyse",
    competitors: "Wettbewerbsanalyse",
    fundraising: "Finanzierungsfenster",
    investors: "Investorenratgeber",
    resources: "Ressourcenfinder",
    influencers: "Influencer-Suche",
    development: "Selbstentwicklung",
  },
  hints: {
    chat: "Eine Idee durchsprechen, mit den Zahlen",
    image: "Bilder für eine Marke und ihre Seiten",
    website: "Eine Produktseite aus einer Beschreibung",
    app: "Ein Konzept mit Screens und Datenmodell",
    favicon: "Ein Icon in allen nötigen Größen",
    automation: "Abläufe, die Routine übernehmen",
    pitch: "Dein Deck mit den Augen von Investoren",
    competitors: "Wer es sonst löst und wo noch Platz ist",
    fundraising: "Wann du Kapital aufnimmst und wie viel",
    investors: "Wen du ansprichst und wie",
    resources: "Tools und Programme, die zur Phase passen",
    influencers: "Menschen, auf die deine Kunden hören",
    development: "Ein Plan für dich, nicht nur für die Firma",
  },
};

import type { competitorAnalysis as english } from "../../en/by-page/competitor-analysis.ts";
import type { TextsOf } from "../../texts-of.ts";

export const competitorAnalysis: TextsOf<typeof english> = {
  title: "Análisis de competidores",
  description:
    "Qué pueden elegir tus compradores en su lugar, empezando por no hacer nada, y dónde hay hueco. Sin rivales inventados.",
  lead: "Qué más puede elegir tu comprador, empezando por no hacer nada. Un rival solo aparece aquí si lo nombras tú, la base de conocimiento o una página de la web.",
  industry: "Sector",
  industryExample: "Software dental",
  idea: "Idea de negocio",
  ideaHint: "Di quién compra, qué hacen hoy y qué es distinto: de ahí sale el análisis.",
  ideaExample:
    "Una herramienta de reservas para dentistas que llena sillones vacíos. Hoy usan agendas de papel. A diferencia de…",
  rivals: "Rivales que conoces",
  rivalsHint: "Separados por comas.",
  price: "Tu precio",
  priceExample: "49 € al mes",
  analyze: "Analizar",
  required: { title: "Faltan datos", text: "Indica el sector y la idea de negocio" },
  done: "Análisis terminado",
  failed: { title: "El análisis falló", text: "No se pudieron analizar los competidores. Inténtalo de nuevo." },
  empty:
    "El mercado con tus palabras, cada alternativa con una forma de comprobarla, una matriz, un mapa y las cinco fuerzas.",
  overview: "Panorama del mercado",
  alternatives: "Alternativas",
  alternativesLead: "No hacer nada es el rival ante el que pierden la mayoría de las startups.",
  kinds: {
    nothing: "Siempre presente",
    today: "Lo que hacen hoy",
    rival: "Nombrado por ti",
    cited: "Encontrado en la web",
    example: "Ejemplo por comprobar",
  },
  page: "Abrir la página",
  matrix: "Funciones y precios",
  matrixLead: "Lo que nadie ha mirado queda como desconocido.",
  map: "Mapa de posicionamiento",
  mapLead:
    "Los ejes salen de tu idea. Solo tiene lugar lo que dijiste; coloca a los demás donde los sitúan sus páginas.",
  placeTitle: "Colócalos tú",
  nobodyPlaced: "Nadie tiene aún lugar en los dos ejes. Empieza por ti y luego lee las páginas de los demás.",
  placeWho: "A quién colocar",
  notPlaced: "{{name}} (sin colocar)",
  axis: "{{low}} – {{high}}",
  feature: "Función",
  forces: "Cinco fuerzas",
  whiteSpace: "Huecos",
  advantages: "Ventajas",
  positioning: "Posicionamiento",
  strategy: "Estrategia",
  checks: "Cómo comprobar cada afirmación",
  checksLead: "Una hora de lectura convierte en saber la mayor parte de lo que se cree.",
};

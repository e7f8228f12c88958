import type { FeatureTexts } from "../features.ts";

export const features: FeatureTexts = {
  meta: {
    title: "Funciones",
    inHelpCenter: "Las funciones, explicadas",
    description:
      "Nueve funciones para una startup: generador de startups, análisis de competidores, inversores a tu medida, análisis del pitch deck, cofundador de IA 24/7, buscador de recursos, generador de apps, investigación de mercado y guías.",
  },
  title: "Funciones.",
  more: "Nueve maneras de avanzar.",
  lead: "Cada una te quita una tarea y usa las cifras que ya diste. Detrás están el chat, sus {{tools}} herramientas, tu tablero de ideas y las guías, sin necesidad de un modelo de lenguaje; con uno, además escriben.",
  start: "Empezar gratis",
  openChat: "Abrir el chat",
  cards: {
    cofounder: {
      to: "/chat",
      title: "Cofundador de IA 24/7",
      text: "Cuéntale una idea a cualquier hora. Calcula lo que se puede calcular, señala la suposición más arriesgada y pregunta lo que no sabe.",
    },
    generator: {
      to: "/ideas",
      title: "Generador de startups",
      text: "Ideas a partir de lo que sabes hacer, lo que te gusta y lo que tienes; el motor puntúa cada una y la guarda en tu tablero.",
    },
    pitch: {
      to: "/pitch-analyzer",
      title: "Analizador de pitch decks",
      text: "Una nota con sus razones: qué es fuerte, qué falta y qué preguntará después un inversor.",
    },
    competitors: {
      to: "/competitor-analysis",
      title: "Análisis de competidores",
      text: "Quién más lo resuelve, en qué se diferencian y dónde hay un hueco para ti.",
    },
    market: {
      to: "/chat?feature=market-analysis",
      title: "Investigación de mercado",
      text: "Tu mercado, calculado de abajo arriba, con la fuente de cada cifra.",
    },
    investors: {
      to: "/investor-guide",
      title: "Inversores a tu medida",
      text: "Qué inversores encajan con tu etapa, cuánto invierten y con qué te quedas después de una ronda.",
    },
    resources: {
      to: "/resource-finder",
      title: "Buscador de recursos",
      text: "Dónde encontrar a las personas que necesitas, con el presupuesto que tienes.",
    },
    app: {
      to: "/app-generator",
      title: "Generador de apps",
      text: "Describe tu app y recibe archivos que puedes leer, cambiar, descargar y ejecutar.",
    },
    guides: {
      to: "/startup-guides",
      title: "Guías para startups",
      text: "Cinco etapas, de la idea a la salida, con listas que recuerdan dónde lo dejaste.",
    },
  },
  costs: {
    reply: "De 1 a 3 tokens por respuesta",
    run: "{{tokens}} tokens",
    free: "Gratis",
    plan: "En todos los planes de pago, como máximo {{tokens}} tokens por app",
  },
  names: { investors: "Guía de inversores", generator: "Ideas" },
  closing: { title: "Diez tokens para empezar.", text: "Sin tarjeta, sin llamadas, sin demos que reservar." },
  closingForMember: {
    title: "Empieza con lo que sabes.",
    text: "Una frase y una cifra bastan para una primera respuesta.",
  },
};

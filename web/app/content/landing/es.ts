import type { LandingTexts } from "../landing.ts";

export const landing: LandingTexts = {
  meta: {
    title: "AI Co-Founder: análisis que puedes comprobar",
    description:
      "Cuéntale una idea a tu cofundador de IA. Calcula la economía, muestra la fórmula o la fuente de cada cifra y pregunta lo que no sabe.",
  },
  hero: {
    title: "El cofundador que enseña sus cálculos.",
    lead: "Cuéntale tu idea. Calcula la economía, muestra la fórmula o la fuente de cada cifra y pregunta lo que no sabe.",
    openChat: "Abrir el chat",
    getStarted: "Empieza gratis",
    seeExample: "Ver un ejemplo",
    notes: ["10 tokens gratis", "Sin tarjeta de crédito"],
  },
  example: {
    label: "Ejemplo",
    title: "Entra un párrafo. Sale una hoja que puedes discutir.",
    text: "El párrafo lo escribimos nosotros; ese cliente no existe. Las cifras son las que el motor calcula a partir de sus cuatro números, con las fórmulas que las acompañan.",
    founder: "La fundadora",
    says: [
      { text: "Reservas en línea para fisioterapeutas. Cobramos " },
      { input: "price", text: " al mes por consulta. El margen bruto es del " },
      { input: "grossMargin", text: ". El churn mensual es del " },
      { input: "monthlyChurn", text: ". El CAC es de " },
      { input: "acquisitionCost", text: "." },
    ],
    metricsTitle: "Economía por cliente",
    metrics: {
      contribution: { label: "Contribución por cliente y mes" },
      lifetimeValue: { label: "Valor de vida, 60 meses como máximo" },
      ratio: { label: "LTV : CAC" },
      payback: { label: "Amortización del CAC" },
      mostToWin: { label: "Lo máximo que puede costar ganar un cliente, para recuperarlo en 12 meses" },
    },
    months: "meses",
    computed: "Calculado",
    figure: "Cifra",
    value: "Valor",
    chartTitle: "Lo que ha aportado un cliente medio, menos el CAC",
    chartText:
      "Empieza {{start}} por debajo de cero, cruza el cero a los {{crossing}} meses contando el churn y llega a {{end}} a los {{months}} meses.",
    chartCrossing: "Cubierto a los {{crossing}} meses, con churn",
    chartAxis: "Mes",
    breaksTitle: "Qué lo echaría abajo",
    breaks: "Con un churn mensual superior al {{churn}}, el valor de vida cae por debajo de tres veces el CAC.",
    asksTitle: "Qué pregunta después",
    asks: "¿A cuántos fisioterapeutas les has preguntado, y cuántos habían gastado ya tiempo o dinero en ello?",
  },
  how: {
    title: "Cómo funciona",
    steps: [
      {
        title: "Cuéntale lo que sabes",
        text: "Para empezar basta una frase. Precios, costes, churn, clientes: cada número que das se lee con su unidad y se guarda como tuyo.",
      },
      {
        title: "Calcula antes de hablar",
        text: "Las cifras salen de fórmulas, no de un modelo de lenguaje. El modelo, cuando lo hay, escribe las palabras que las rodean.",
      },
      {
        title: "Discute, corrige, profundiza",
        text: "Corrige un número y la hoja se actualiza. Pregunta por el mercado, la competencia, el precio o el crecimiento en el mismo chat.",
      },
    ],
  },
  honest: {
    title: "Cuatro tipos de cifras. Cada una dice cuál es.",
    text: "Un análisis vale lo que valen sus datos. Por eso cada cifra lleva consigo de dónde viene.",
    kinds: [
      { tag: "Tuya", tone: "accent", title: "Lo dijiste tú", text: "Tomada de tus palabras, tal como la diste." },
      {
        tag: "Calculada",
        tone: "good",
        title: "Se deduce",
        text: "Sale de otras cifras, con la fórmula al lado.",
      },
      {
        tag: "Con fuente",
        tone: "neutral",
        title: "Alguien la midió",
        text: "Una referencia, con quién la publicó y en qué año.",
      },
      {
        tag: "Desconocida",
        tone: "warn",
        title: "Nadie lo sabe todavía",
        text: "No se inventa. Se convierte en una pregunta para ti o en un supuesto que se presenta como tal.",
      },
    ],
    rules: [
      {
        title: "Solo puntúa con pruebas",
        text: "Una idea se puntúa del 1 al 10, con las razones que movieron la nota. Donde se sabe demasiado poco, no hay nota.",
      },
      {
        title: "Si no sirve, no se cobra",
        text: "Un análisis cuesta de 1 a 3 tokens. Cuando no te llega nada útil, los tokens vuelven.",
      },
      {
        title: "Funciona sin modelo",
        text: "Si no hay un modelo de lenguaje configurado o falla, el motor responde solo y la respuesta lo indica.",
      },
    ],
  },
  types: {
    title: "Parte del tipo de empresa que estás creando",
    text: "El tipo decide qué cifras importan y qué preguntas van primero.",
  },
  promo: {
    title: "¿Tienes un código promocional?",
    text: "Canjéalo por tokens y ventajas. Se aplica a tu cuenta al momento, en todas las pestañas abiertas.",
  },
  final: {
    title: "Trae esa idea a la que siempre vuelves.",
    text: "Diez tokens bastan para descubrir en qué se sostiene.",
  },
  footer: {
    label: "Pie de página",
    text: "Un análisis te ayuda a decidir. No es asesoramiento legal, fiscal ni de inversión.",
    links: {
      chat: "Chat",
      example: "Ejemplo",
      how: "Cómo funciona",
      honest: "Cómo se marcan las cifras",
      types: "Tipos de startup",
      auth: "Entrar",
    },
  },
};

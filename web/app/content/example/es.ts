import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "Reservas online para fisioterapeutas. ", figure: false },
    { text: "40", figure: true },
    { text: " clínicas pagan ", figure: false },
    { text: "49 €", figure: true },
    { text: " al mes. El margen bruto es del ", figure: false },
    { text: "80 %", figure: true },
    { text: ", el churn mensual del ", figure: false },
    { text: "6 %", figure: true },
    { text: " y el CAC de ", figure: false },
    { text: "180 €", figure: true },
    { text: ". Tenemos ", figure: false },
    { text: "60.000 €", figure: true },
    { text: " en el banco y gastamos ", figure: false },
    { text: "7.500 €", figure: true },
    { text: " al mes. Entrevisté a ", figure: false },
    { text: "14", figure: true },
    { text: " fisioterapeutas y ", figure: false },
    { text: "9", figure: true },
    { text: " pierden tardes enteras al teléfono.", figure: false },
  ],
  headline: "Quedan 39,20 € por cliente y mes.",
  metricsTitle: "Lo que se puede calcular",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Margen de contribución por cliente y mes",
      value: "39,20 €",
      formula: "precio al mes × margen",
    },
    {
      name: "ltv",
      label: "Valor de vida del cliente (LTV)",
      value: "653 €",
      formula: "contribución por cliente / cancelación mensual",
    },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    {
      name: "cac_payback_months",
      label: "Amortización del CAC",
      value: "4,59 meses",
      formula: "CAC / contribución por cliente",
    },
    { name: "runway_months", label: "Meses de caja", value: "8 meses", formula: "caja / gasto mensual" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Cancelación mensual máxima para un LTV : CAC de 3",
      value: "7,26 %",
      formula: "contribución por cliente / (3 × CAC)",
    },
  ],
  chart: {
    title: "Caja que queda cada mes",
    note: "Tu caja menos tu gasto mensual, sin que cambie nada más.",
    unit: "EUR",
    values: [60000, 52500, 45000, 37500, 30000, 22500, 15000, 7500, 0],
  },
  rating: {
    title: "Nota del analista",
    score: 7,
    parts: [
      {
        label: "Gravedad del problema",
        score: 6.3,
        because:
          "9 de 14 personas consultadas lo confirmaron, al menos un 38,8 % descontando lo pequeña que es la muestra.",
      },
      { label: "Claridad del cliente", score: 5.5, because: "«clínicas» se pueden listar por su nombre." },
      { label: "Pruebas de demanda", score: 8.1, because: "40 clientes que pagan: dinero, no palabras." },
      {
        label: "Modelo de negocio y economía por unidad",
        score: 7.5,
        because: "El precio es de 49 € al mes. Un cliente se amortiza en 4,6 meses.",
      },
      { label: "Canal de venta", score: 6.5, because: "Ganar un cliente cuesta 180 € según tu cifra." },
      { label: "Viabilidad y normativa", score: 8.3, because: "Ya se paga por ello." },
    ],
  },
  risk: {
    title: "De qué depende todo",
    paragraphs: [
      { lead: "", text: "Solo sigue adelante si entra dinero nuevo en 8 meses." },
      {
        lead: "La prueba:",
        text: " Pregunta ya a todos los que podrían darlo, y apunta quién dice una cantidad y una fecha. Lleva 122 días y nada de dinero.",
      },
      {
        lead: "Cuándo parar:",
        text: " Recorta los gastos si a la mitad de ese plazo nadie ha prometido ambas por escrito.",
      },
    ],
  },
  questions: { title: "Lo que necesito saber ahora", items: ["¿Qué hay que pagar cada mes, se venda o no?"] },
  words: { founder: "Lo dijiste tú", computed: "Calculado", offline: "Solo cálculos" },
};

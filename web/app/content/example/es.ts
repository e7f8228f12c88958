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
  headline: "7 de 10. Qué decide ahora: si «fisioterapeutas» lo siguen usando, y pagando, cuando pasa la novedad.",
  metricsTitle: "Lo que deja un cliente",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Contribución por cliente y mes",
      value: "39,20 €",
      formula: "precio × margen bruto",
    },
    { name: "ltv", label: "Valor de vida del cliente (LTV)", value: "653 €", formula: "contribución / cancelación" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    { name: "cac_payback_months", label: "Amortización del CAC", value: "4,59 meses", formula: "CAC / contribución" },
    { name: "runway_months", label: "Meses de caja", value: "8 meses", formula: "caja / gasto mensual" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Cancelación mensual máxima para un LTV : CAC de 3",
      value: "7,26 %",
      formula: "contribución / (3 × CAC)",
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
      { label: "Claridad del cliente", score: 5.5, because: "«fisioterapeutas» se pueden listar por su nombre." },
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
    title: "Hipótesis más arriesgada",
    paragraphs: [
      {
        lead: "",
        text: "Supones que «fisioterapeutas» lo siguen usando, y pagando, cuando pasa la novedad. Por qué va primero: La tasa de cancelación se apoya en pocos clientes y meses. Si es falsa, cada venta hay que volver a hacerla.",
      },
      {
        lead: "Prueba: Una cohorte.",
        text: " Sigue a 30 de los que pagan durante cuatro semanas, sin recordárselo a mano, y cuenta quién lo sigue usando. Lleva 28 días y sin dinero, unas 8 horas.",
      },
      {
        lead: "Regla de parada, fijada antes de empezar:",
        text: " Para o cambia la idea si menos de 24 de 30 lo siguen usando en la semana 4. Incluso 24 de 30 dejan la tasa real en cualquier punto entre 62,7 % y 90,5 % (intervalo de Wilson del 95 %).",
      },
    ],
  },
  questions: {
    title: "Lo que necesito saber ahora",
    items: [
      "¿A cuántos de «fisioterapeutas» podrías llegar con este producto, y de dónde sale el recuento?",
      "¿Qué hacen hoy «fisioterapeutas» al respecto, y qué les haría cambiar?",
      "¿En qué país empiezas?",
    ],
  },
  words: { founder: "Lo dijiste tú", computed: "Calculado", offline: "Análisis sin conexión" },
};

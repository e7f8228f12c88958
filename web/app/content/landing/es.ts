import { exampleReply } from "../example/es.ts";
import { planFeatures } from "../plan-features/es.ts";
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
    box: {
      label: "Tu idea",
      placeholder: "Describe tu idea: para quién es, cuánto pagan, cuánto cuesta…",
      hint: "Sin cuenta: el primer análisis es gratis.",
      clear: "Borrar",
      analyse: "Analizar mi idea",
      blank: "Escribe primero una frase sobre tu idea.",
      tooLong: "Acórtala a {{max}} caracteres: el chat admite textos más largos.",
    },
  },
  first: {
    title: "Tu primer análisis",
    keepTitle: "Guárdalo en tu propio chat.",
    keepText:
      "Con una cuenta gratuita, el cofundador lo recuerda, acepta tus correcciones y responde a lo que preguntes después.",
    keep: "Guardarlo y seguir",
  },
  samples: {
    badge: "Ejemplo",
    note: "Lo marcado como «Ejemplo» es provisional: nadie lo ha medido ni confirmado para este sitio.",
  },
  example: {
    title: "Entra un párrafo. Sale un análisis que puedes discutir.",
    text: "El párrafo lo escribimos nosotros; esa empresa no existe. La respuesta es lo que el motor calcula a partir de él, cifra por cifra.",
    assistant: "Tu cofundador de IA",
    ready: "Ejemplo",
    founder: "La fundadora",
    answer: "Tu cofundador",
    analysing: "Analizando tu idea de startup…",
    placeholder: "Pregúntame por cualquier idea de startup…",
    play: "Ver el ejemplo en marcha",
    pause: "Pausar",
    resume: "Seguir",
    replay: "Ver otra vez",
    openChat: "Pruébalo en el chat",
    month: "Mes",
    reply: exampleReply,
  },
  numbers: {
    label: "En cifras",
    entrepreneurs: "emprendedores",
    accuracy: "de precisión",
    data: "entre dos actualizaciones de los datos de mercado",
    ideas: "ideas, tantas como tengas",
    unlimited: "Sin límite",
  },
  how: {
    title: "Cómo funciona.",
    more: "Tres pasos, y puedes parar tras el primero.",
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
  tools: {
    title: "El chat y sus {{tools}} herramientas.",
    more: "Un solo proyecto detrás de todas: lo que contaste a una lo aprovechan las demás.",
    groups: {
      aiTools: { title: "Herramientas de creación", text: "De una descripción a algo que se puede enseñar." },
      startupTools: { title: "Herramientas de estrategia", text: "Para las preguntas que deciden si funciona." },
      growth: { title: "Herramientas de crecimiento", text: "Para llegar lejos, y para quien tiene que sostenerlo." },
    },
  },
  capabilities: {
    title: "Lo esencial que hace.",
    more: "Mueve un número y mira qué le pasa al negocio.",
    items: [
      { title: "Ideas", text: "Salen de lo que sabes, te gusta y tienes, y cada una se valora." },
      { title: "Planes de negocio", text: "Fases, tareas y reglas para saber cuándo parar." },
      { title: "Análisis de mercado", text: "Contado desde abajo, con la fuente de cada recuento." },
      { title: "Modelos de ingresos", text: "Tarifas, punto de equilibrio y lo que tiene que cumplirse." },
      { title: "Material de pitch", text: "Revisado con los ojos de un inversor." },
      { title: "Consejos de crecimiento", text: "Primero un canal, y lo que puede costar un cliente." },
    ],
    calculator: {
      title: "Economía por cliente",
      price: "Precio al mes",
      grossMargin: "Margen bruto",
      monthlyChurn: "Cancelación mensual",
      own: "Usar tus propias cifras",
      keep: "Guardarlas en una cuenta gratuita",
      acquisitionCost: "Coste de ganar un cliente",
      months: "meses",
      chartTitle: "Lo que ha aportado un cliente medio, menos lo que costó ganarlo",
      chartText:
        "Empieza {{start}} por debajo de cero y llega a {{end}} tras {{months}} meses. Recuperado a los {{crossing}} meses, contando las bajas.",
      chartNever:
        "Empieza {{start}} por debajo de cero y ahí se queda: con esta cancelación un cliente nunca devuelve lo que costó.",
      even: "Recuperado a los {{crossing}} meses, con bajas",
      never: "No se recupera nunca",
    },
  },
  types: {
    title: "Empieza por lo que construyes.",
    more: "El tipo decide qué cifras importan y qué preguntas van primero.",
  },
  technology: {
    title: "Una calculadora por dentro.",
    more: "Un modelo de lenguaje para las palabras.",
    text: "El orden es fijo, y de eso se trata: un número se calcula antes de escribir una frase, y se comprueba otra vez después.",
    steps: [
      { title: "Tus palabras", text: "Seis idiomas, leídos con unidades y moneda." },
      { title: "El motor", text: "Fórmulas y referencias con fecha. Las mismas palabras, las mismas cifras, siempre." },
      {
        title: "El modelo",
        text: "Un modelo de chat rápido y de pesos abiertos, servido por un proveedor, escribe alrededor.",
      },
      { title: "El filtro", text: "Un número que nadie dio, calculó ni citó no pasa." },
    ],
  },
  honest: {
    title: "Una precisión que puedes comprobar.",
    more: "Cuatro tipos de cifras, y cada una dice cuál es.",
    text: "{{accuracyPercent}} % de precisión, con datos de mercado que se actualizan cada {{marketDataHours}} horas.",
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
        text: "Un análisis cuesta de 1 a 3 tokens. Si no te llega nada útil, no se cobra nada.",
      },
      {
        title: "Funciona sin modelo",
        text: "Si no hay un modelo de lenguaje configurado o falla, el motor responde solo y la respuesta lo indica.",
      },
    ],
  },
  support: {
    title: "Personas, cuando no basta una fórmula.",
    more: "Y un motor que conoce las cifras de tu sector.",
    mentors: "mentores que han creado empresas",
    experts: "expertos en derecho, finanzas y producto",
    investors: "inversores que leen las presentaciones",
    industriesTitle: "Nos movemos bien en",
    industries: ["SaaS", "fintech", "salud", "e-commerce", "educación", "IA", "cripto", "sostenibilidad"],
  },
  partnership: {
    title: "Humano e IA.",
    more: "Cada uno hace lo que el otro no puede.",
    you: "Tú",
    it: "Tu cofundador",
    rows: [
      { you: "Hablas con clientes", it: "Dice a qué doce preguntar y qué cambiaría el plan" },
      { you: "Conoces el terreno", it: "Convierte lo que sabes en cifras que encajan entre sí" },
      { you: "Decides", it: "Señala la suposición más arriesgada y la prueba más barata" },
      { you: "Asumes el riesgo", it: "Calcula cuánto dura el dinero" },
    ],
  },
  security: {
    title: "Tu idea sigue siendo tuya.",
    more: "La seguridad está en cómo se construye, no en un sello.",
    items: [
      { title: "Nunca se usa para entrenar", text: "Lo que escribes no entrena ningún modelo, ni nuestro ni ajeno." },
      { title: "Centros de datos en EE. UU. y la UE", text: "Elige a qué lado del océano descansan tus datos." },
      { title: "Dos factores", text: "Los códigos de una app protegen lo que una sesión robada no debe alcanzar." },
      {
        title: "Llévatelo o bórralo",
        text: "Exporta todo lo que hiciste. Al borrar una cuenta, desaparece de todas las tablas a la vez.",
      },
    ],
  },
  stories: {
    title: "Casos de éxito.",
    more: "Cambió un número. Y con él, la empresa.",
    label: "Ejemplos resueltos con fundadores inventados. El motor calcula ambas cifras.",
    months: "meses",
    items: {
      pricing: {
        company: "Turnos para cafeterías",
        measure: "para recuperar un cliente",
        text: "El producto estaba bien y el precio no. A 9 $ una cafetería tardaba más de un año en compensar; a 19 $ nadie preguntó si había algo más barato.",
      },
      churn: {
        company: "Clases particulares en línea",
        measure: "valor del cliente frente a lo que cuesta ganarlo",
        text: "El plan era más publicidad. La hoja dijo que un alumno que se va cuesta más que uno que no llega. Así que arreglaron la segunda semana.",
      },
      runway: {
        company: "Estaciones de recarga para oficinas",
        measure: "de caja",
        text: "Seis meses no bastan para buscar inversión. Gastar la mitad compró el tiempo para la única prueba que importaba.",
      },
    },
    voicesTitle: "Testimonios",
    voicesNote: "Voces de muestra, hasta que los clientes de este sitio presten la suya.",
  },
  pricing: {
    title: "Empieza gratis.",
    more: "Paga cuando se lo haya ganado.",
    free: {
      name: "Gratis",
      text: "Para tus primeras ideas, sin tarjeta.",
      items: [
        "{{signUpTokens}} tokens que no caducan",
        "{{starterPlansPerMonth}} planes con IA al mes",
        "Herramientas básicas",
        "Investigación de mercado básica",
      ],
    },
    planFeatures,
    pro: {
      name: "Pro",
      free: "Gratis para todos durante {{proFreeMonths}} meses",
      perMonth: "al mes",
      afterwards: "después, {{price}} al mes",
      tokens: "{{tokens}} tokens al mes",
      trial: "Probar gratis {{trialDays}} días",
    },
    note: "Sin tarjeta de crédito. Los {{proFreeMonths}} meses gratis siguen siendo tuyos tras la prueba.",
    monthly: "Planes mensuales",
    tokens: "{{tokens}} tokens",
    compare: "Comparar los planes",
  },
  promo: {
    title: "¿Tienes un código promocional?",
    text: "Canjéalo por tokens y ventajas. Se aplica a tu cuenta al momento, en todas las pestañas abiertas.",
  },
  final: {
    title: "Trae esa idea a la que siempre vuelves.",
    text: "Diez tokens bastan para descubrir en qué se sostiene.",
  },
};

import { planFeatures } from "../plan-features/es.ts";
import type { PricingTexts } from "../pricing.ts";

export const pricing: PricingTexts = {
  meta: {
    title: "Precios",
    description:
      "Empieza con {{signUpTokens}} tokens gratis. Planes mensuales desde {{price}} con {{tokens}} tokens, prueba de Pro durante {{trialDays}} días y sin tarjeta de crédito.",
  },
  title: "Precios.",
  more: "Pagas por el trabajo, no por usuario.",
  lead: "Cada cuenta empieza con {{signUpTokens}} tokens gratis. Un plan suma tokens cada mes y desbloquea el generador de apps.",
  offer: {
    title: "Pro es gratis para todos durante {{proFreeMonths}} meses",
    text: "Los {{proFreeMonths}} meses no piden tarjeta y terminan solos; después se aplica el precio de abajo. La prueba de {{trialDays}} días es para echar un vistazo antes: con ella no empiezan los {{proFreeMonths}} meses.",
    take: "Quiero Pro durante {{proFreeMonths}} meses",
    trial: "Probar gratis {{trialDays}} días",
  },
  free: {
    name: "Gratis",
    text: "{{signUpTokens}} tokens una sola vez, que no caducan. Todas las herramientas salvo el generador de apps y {{requests}} solicitudes de API al día.",
    start: "Empezar gratis",
    open: "Abrir chat",
  },
  plans: {
    perMonth: "al mes",
    tokens: "tokens al mes",
    popular: "El más elegido",
    yours: "Tu plan",
    start: "Empezar",
    toBegin: "Incluye",
    everythingIn: "Todo lo de {{plan}} y además",
    soon: "Próximamente",
    sample: "Muestra",
    sampleNote:
      "«El más elegido» y todo lo que figura bajo «Muestra» aún no está confirmado. «Próximamente» indica lo que todavía no está disponible.",
    requests: "{{requests}} solicitudes de API al día",
    unlimitedRequests: "Solicitudes de API ilimitadas",
    notConfirmed: "Aún sin confirmar",
    onRequest: "Con código o a petición",
    paymentNotSetUp:
      "Aquí aún no se pueden comprar planes en línea. Ya puedes usar los meses gratis de Pro o la prueba de arriba, un código promocional, o escribirnos para que activemos un plan.",
    useCode: "Introducir un código",
    contact: "Escríbenos",
  },
  planFeatures,
  wallet: {
    title: "Qué compra un token.",
    more: "Sin resultado, no se cobra.",
    text: "Al empezar reservamos el coste máximo; al terminar cobramos lo usado y devolvemos el resto. Si algo falla, se te devuelve todo. Primero se gastan los del plan; los de tu monedero no caducan.",
    ten: "Los {{free}} tokens gratis dan, por ejemplo, para {{replies}} de las respuestas más largas del chat, {{analyses}} análisis de competidores o {{websites}} sitios web.",
    apps: "Cuando un modelo de lenguaje escribe una app, se cobra según su extensión; por eso las apps se pagan con los tokens de un plan: los {{tokens}} al mes de {{plan}} alcanzan para al menos {{apps}} de las más grandes, o más si son pequeñas.",
    chat: { name: "Una respuesta en el chat", cost: "{{least}} a {{most}}" },
    free: "Generador de favicons, Ventana de financiación, Ideas",
    app: "Generador de apps",
    appCost: "{{tokens}} como máximo",
    name: "Trabajo",
    cost: "Tokens",
  },
  tools: {
    "pitch-analyzer": "Análisis de pitch deck",
    "competitor-analysis": "Análisis de competidores",
    "investor-guide": "Guía de inversores",
    "automation-builder": "Automatizaciones",
    "website-builder": "Creador de sitios web",
    "image-generator": "Generador de imágenes",
    "enhance-prompt": "Generador de imágenes: prompt mejorado",
    "resource-finder": "Buscador de recursos",
    "influencer-finder": "Buscador de influencers",
    "self-development": "Desarrollo personal",
  },
  api: {
    title: "La API",
    text: "El mismo motor para tus propios programas, con una clave que creas en la página de tu cuenta. Solicitudes al día según el plan:",
    link: "Documentación de la API",
    plan: "Plan",
    requests: "Solicitudes al día",
    unlimited: "Sin límite",
    limits: { free: "Gratis y Starter", pro: "Pro", premium: "Premium" },
  },
  promo: {
    title: "¿Tienes un código promocional?",
    text: "Suma tokens o el estado premium a tu cuenta al instante.",
  },
  faq: {
    title: "Preguntas frecuentes.",
    items: [
      {
        question: "¿Cuándo se renuevan mis tokens?",
        answer:
          "Los tokens de un plan se renuevan cada mes. Lo que sobra no pasa al mes siguiente, así que nunca tienes más tokens que los de un mes de tu plan. Los de tu monedero, del registro o de un código promocional, se quedan hasta que los gastes.",
      },
      {
        question: "¿Puedo cambiar de plan?",
        answer:
          "Sí, cuando quieras. El cambio se aplica en el siguiente ciclo de facturación; hasta entonces conservas lo que ya pagaste.",
      },
      {
        question: "¿Puedo cancelar?",
        answer:
          "Sí, en cualquier momento, en la página de tu cuenta. Conservas el plan y sus tokens hasta el final del mes pagado; después no se te cobra más. La prueba y los meses gratis terminan solos.",
      },
      {
        question: "¿Qué pasa con mis tokens si cambio de plan?",
        answer:
          "Con el plan nuevo empieza un mes propio: recibes todos sus tokens y lo que quedaba del anterior caduca. Lo mismo vale para los meses gratis después de una prueba, para un plan que compres durante ella y para uno que te asigne un administrador. Los tokens de tu monedero no se tocan.",
      },
      {
        question: "¿Qué herramientas necesitan un plan de pago?",
        answer:
          "El generador de apps, porque una sola app puede gastar miles de tokens. Todo lo demás funciona con el monedero gratuito.",
      },
      {
        question: "¿Qué pasa si me quedo sin tokens?",
        answer:
          "La solicitud se rechaza antes de gastar nada y ves lo que habría costado. Lo que ya hiciste sigue siendo tuyo: puedes leerlo, copiarlo y exportarlo. Con un código promocional o un plan, sigues adelante.",
      },
      {
        question: "¿Me cobran si algo falla?",
        answer:
          "No. Primero se reserva lo máximo que puede costar una solicitud y al final se liquida. Si no te llegó nada útil, se te devuelve todo.",
      },
      {
        question: "¿Cómo funciona la prueba gratis?",
        answer:
          "Tienes Pro durante {{trialDays}} días, una vez por cuenta. Al terminar vuelves al monedero gratuito y no se cobra nada.",
      },
    ],
  },
};

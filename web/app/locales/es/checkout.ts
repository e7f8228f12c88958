import type { checkout as english } from "../en/checkout.ts";
import type { TextsOf } from "../texts-of.ts";

export const checkout: TextsOf<typeof english> = {
  close: "Cerrar",
  back: "Ahora no",
  failed: "No ha funcionado",
  yourPlan: "Ir a tu plan",
  begin: {
    trial: {
      title_one: "Prueba Pro durante {{count, number}} día",
      title_other: "Prueba Pro durante {{count, number}} días",
      text: "Recibes al momento {{tokens, number}} tokens y el generador de apps. No se pide tarjeta y no se cobra nada al terminar.",
      confirm: "Empezar la prueba",
      done_one: "Tu {{count, number}} día de Pro ha empezado",
      done_other: "Tus {{count, number}} días de Pro han empezado",
    },
    offer: {
      title_one: "Pro gratis durante {{count, number}} mes",
      title_other: "Pro gratis durante {{count, number}} meses",
      text_one:
        "Recibes {{tokens, number}} tokens y el generador de apps, durante {{count, number}} mes. No se pide tarjeta; después el plan termina por sí solo.",
      text_other:
        "Recibes cada mes {{tokens, number}} tokens y el generador de apps, durante {{count, number}} meses. No se pide tarjeta; después el plan termina por sí solo.",
      confirm_one: "Aprovechar {{count, number}} mes gratis",
      confirm_other: "Aprovechar {{count, number}} meses gratis",
      done: "Tus meses gratis han empezado",
    },
  },
  buy: {
    title: "Comprar {{plan}}",
    text: "Pagas {{price}} al mes en una página de nuestro servicio de pago, Stripe, y vuelves aquí. Este sitio nunca ve tu tarjeta. Puedes cancelar cuando quieras.",
    replaces: "Sustituye al plan que tienes ahora.",
    confirm: "Ir al pago",
  },
  change: {
    title: "Cambiar a {{plan}}",
    text: "El cambio vale desde tu próximo ciclo de facturación, el {{date}}, por {{price}} al mes. Hasta entonces conservas lo que has pagado.",
    confirm: "Cambiar a {{plan}}",
    done: "El cambio queda anotado",
  },
  same: {
    title: "Este es tu plan",
    text: "Ya tienes {{plan}}.",
  },
  taken: {
    trial: "La prueba se ofrece una vez por cuenta y no junto a otro plan, así que ahora no puede empezar.",
    offer:
      "Los meses gratis se ofrecen una vez por cuenta y solo donde están disponibles, así que ahora no pueden empezar.",
  },
  notSetUp: {
    title: "El pago no está configurado aquí",
    text: "Quien gestiona este sitio no ha conectado un servicio de pago, así que no se puede comprar nada y no se ha cobrado nada. El plan {{plan}} se puede abrir para tu cuenta de dos maneras:",
    promo: "Escribe un código promocional que dé tokens o Premium.",
    contact: "Pide al operador que te lo active.",
    usePromo: "Escribir un código promocional",
    ask: "Contactar con el operador",
  },
};

import type { wallet as english } from "../en/wallet.ts";
import type { TextsOf } from "../texts-of.ts";

export const wallet: TextsOf<typeof english> = {
  title: "Historial de tokens",
  text: "Cada token que entró y salió, del más reciente al más antiguo.",
  download: "Descargar CSV",
  more: "Mostrar más",
  none: "Ningún movimiento coincide. Cambia o borra los filtros para ver otros.",
  plan: "Plan",
  left_one: "queda {{count, number}}",
  left_other: "quedan {{count, number}}",
  table: { at: "Cuándo", reason: "Qué", tokens: "Tokens", left: "Saldo después" },
  filter: {
    direction: "Dirección",
    both: "Ambas",
    in: "Entradas",
    out: "Salidas",
    reason: "Motivo",
    all: "Todos",
    from: "Desde",
    to: "Hasta",
    clear: "Borrar filtros",
  },
  reasons: {
    sign_up: "Tokens de bienvenida",
    reserve: "Reservados para una respuesta",
    release: "Devueltos tras una respuesta",
    promo_code: "Código promocional",
    grant: "Concedidos",
    adjustment: "Ajustados por un admin",
    expired: "Caducados con el mes del plan",
  },
};

import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "Código promocional",
  placeholder: "Tu código",
  apply: "Canjear",
  hint: "Escribe tu código promocional para obtener tokens y ventajas",
  applied: "¡Código promocional canjeado!",
  benefits: {
    tokens_one: "{{count, number}} token",
    tokens_other: "{{count, number}} tokens",
    premium: "Premium",
    admin: "Admin de esta instalación",
    none: "Nada nuevo: tu cuenta ya lo tenía",
  },
  signInFirst: "Inicio de sesión necesario - Inicia sesión para canjear códigos promocionales",
  failed: "No se pudo canjear el código promocional. Inténtalo de nuevo.",
  admin: {
    title: "¿Convertirte en admin?",
    text: "El código {{code}} convierte tu cuenta en admin de esta instalación. Los admins ven todas las cuentas y chats, y lo que hacen queda en el registro de auditoría. Canjéalo solo si confías en quien te lo dio.",
    confirm: "Ser admin",
    cancel: "No canjearlo",
  },
};

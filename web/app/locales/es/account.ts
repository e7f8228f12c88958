import type { account as english } from "../en/account.ts";
import type { TextsOf } from "../texts-of.ts";

export const account: TextsOf<typeof english> = {
  title: "Resumen de la cuenta",
  description: "Tus tokens, tu uso y cómo está protegida tu cuenta.",
  loadFailed: "No se pudieron cargar los datos de la cuenta",
  profile: {
    title: "Perfil",
    name: "Nombre visible",
    notSet: "Sin indicar",
    email: "Correo electrónico",
    status: "Estado del correo",
  },
  tokens: { title: "Saldo de tokens", available: "Disponibles", used: "Usados", history: "Ver historial" },
  type: { title: "Tipo de cuenta", plan: "Plan", free: "Gratis", premium: "Premium", upgrade: "Mejorar plan" },
  usage: {
    title: "Uso",
    chats: "Chats en total",
    messages: "Mensajes enviados",
    interactions: "Respuestas de la IA",
  },
  security: {
    title: "Seguridad",
    email: "Correo verificado",
    twoFactor: "2FA activada",
    yes: "Sí",
    no: "No",
    settings: "Ajustes de seguridad",
  },
  membership: { title: "Membresía", since: "Miembro desde", days: "Días de actividad" },
  actions: { title: "Accesos rápidos", profile: "Editar perfil", chat: "Nuevo chat", dashboard: "Panel" },
};

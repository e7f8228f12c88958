import type { common as english } from "../en/common.ts";
import type { TextsOf } from "../texts-of.ts";

export const common: TextsOf<typeof english> = {
  brand: "AI Co-Founder",
  brandTagline: "Un análisis que puedes comprobar, no uno que tengas que creer.",
  close: "Cerrar",
  promoCode: "Código promo",
  success: "¡Listo!",
  error: "Error",
  emailStatus: { verified: "Verificado", pending: "Pendiente" },
  loading: "Cargando",
  retry: "Reintentar",
  notifications: "Notificaciones",
  skipToContent: "Ir al contenido",
  titleOf: "{{page}} · AI Co-Founder",
  crash: {
    title: "Algo salió mal",
    text: "Esta página encontró un error inesperado. Lo que guardaste está a salvo. Inténtalo de nuevo o vuelve al inicio.",
    home: "Ir a la página de inicio",
    reload: "Recargar la página",
    offline: "No se pudo cargar una parte de esta página. Revisa tu conexión e inténtalo de nuevo.",
  },
  notFound: {
    title: "Página no encontrada",
    text: "No hay nada en esta dirección. Puede que la página se haya movido o que el enlace tenga una errata.",
    home: "Ir a la página de inicio",
    chat: "Abrir el chat",
    popular: "Páginas populares",
    links: {
      features: "Funciones",
      pricing: "Precios",
      guides: "Guías para startups",
      help: "Centro de ayuda",
      contact: "Contacto",
    },
  },
};

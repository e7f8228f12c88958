import type { mailbox as english } from "../en/mailbox.ts";
import type { TextsOf } from "../texts-of.ts";

export const mailbox: TextsOf<typeof english> = {
  title: "Buzón local",
  description: "Los mensajes que se quedan en este equipo mientras no hay un servidor de correo configurado.",
  note: "Para desarrollo: mientras no haya un servidor de correo configurado, todos los mensajes que esta instalación enviaría se detienen aquí. Nada sale de este equipo.",
  empty: "Aún no hay mensajes",
  emptyText: "Crea una cuenta o pide una contraseña nueva y el mensaje aparecerá aquí en dos segundos.",
  to: "Para {{to}}",
  open: "Abrir enlace",
  unavailable: "Aquí no hay un buzón local",
  unavailableText: "Esta instalación envía correos reales o el servidor no está en marcha.",
  count_one: "{{count, number}} mensaje",
  count_other: "{{count, number}} mensajes",
};

import type { AccountMailTexts } from "./account-mail-texts.ts";

export const es: AccountMailTexts = {
  confirmation: {
    subject: "Confirma tu correo electrónico",
    lines: [
      "¡Te damos la bienvenida!",
      "Confirma tu dirección para abrir tu cuenta. Tus primeros 10 tokens ya te esperan.",
    ],
    action: "Confirmar mi correo",
    after:
      "El enlace funciona durante una hora. Si lo abres en el navegador con el que te registraste, entras directamente; " +
      "en cualquier otro te pedirá la contraseña. Si no te registraste tú, ignora este correo: la cuenta seguirá cerrada " +
      "y se eliminará en una semana.",
  },
  accountExists: {
    subject: "Ya tienes una cuenta",
    lines: [
      "Alguien, probablemente tú, se registró con esta dirección. Ya tienes una cuenta aquí y no se ha cambiado nada.",
    ],
    forgotten: "¿Olvidaste tu contraseña? Elige una nueva:",
    action: "Iniciar sesión",
    after: "Si no fuiste tú, puedes ignorar este correo.",
  },
  accountBlocked: {
    subject: "Tu cuenta está bloqueada",
    lines: [
      "Alguien, probablemente tú, se registró con esta dirección. Ya existe una cuenta, que está bloqueada, así que no se creó otra.",
      "Si crees que es un error, responde a este correo.",
    ],
    action: "",
    after: "Si no fuiste tú, puedes ignorar este correo.",
  },
  newAddress: {
    subject: "Confirma tu nuevo correo electrónico",
    lines: ["Alguien, probablemente tú, quiere usar esta dirección para una cuenta en nuestro servicio."],
    action: "Confirmar el nuevo correo",
    after:
      "El enlace funciona durante una hora y pide la contraseña de la cuenta. Si no fuiste tú, puedes ignorar este correo.",
  },
  addressChange: {
    subject: "Tu correo electrónico está a punto de cambiar",
    lines: ["Alguien, probablemente tú, pidió cambiar el correo electrónico de tu cuenta."],
    action: "Revisar la seguridad de mi cuenta",
    after: "Si no fuiste tú, cambia tu contraseña ahora mismo y cierra la sesión en todos los demás dispositivos.",
  },
  factorRemoved: {
    subject: "Se desactivó la verificación en dos pasos",
    lines: [
      "Un administrador quitó la verificación en dos pasos de tu cuenta. Se hace a petición, cuando se pierde un dispositivo.",
      "Cerramos tu sesión en todos los dispositivos. Entra con tu contraseña y configura la verificación en tu nuevo dispositivo.",
    ],
    action: "Iniciar sesión",
    after: "Si no lo pediste tú, cambia tu contraseña de inmediato y responde a este correo.",
  },
  reset: {
    subject: "Elige una contraseña nueva",
    lines: ["Alguien, probablemente tú, pidió restablecer la contraseña de esta cuenta."],
    action: "Elegir una contraseña nueva",
    after:
      "El enlace funciona durante una hora. Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.",
  },
};

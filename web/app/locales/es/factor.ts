import type { factor as english } from "../en/factor.ts";
import type { TextsOf } from "../texts-of.ts";

export const factor: TextsOf<typeof english> = {
  appCode: "Código de la app",
  appHint: "Los seis dígitos que tu app de autenticación muestra ahora.",
  backupCode: "Código de respaldo",
  backupHint: "Uno de los códigos que guardaste. Cada uno sirve una vez.",
  useBackup: "Usar un código de respaldo",
  useApp: "Usar la app de autenticación",
  missing: "Escribe el código.",
  stepUp: {
    title: "Confirma que eres tú",
    text: "Esto requiere tu segundo factor. Escribe un código y seguimos desde aquí.",
    confirm: "Confirmar",
  },
  challenge: {
    title: "Verificación en dos pasos",
    text: "Tu contraseña es correcta. Ahora confirma que eres tú.",
    verify: "Verificar",
  },
  errors: {
    code: "Este código no es correcto. Mira el más reciente en tu app y escríbelo de nuevo.",
    backupCode: "Este código de respaldo no es correcto o ya se usó.",
    tooManyCodes: "Demasiados códigos incorrectos. Inicia sesión otra vez para volver a intentarlo.",
    locked: "Demasiados códigos incorrectos. Tu cuenta está bloqueada por un rato. Inténtalo en unos 15 minutos.",
    challengeOver: "Pasó demasiado tiempo. Inicia sesión otra vez.",
  },
};

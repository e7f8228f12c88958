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
};

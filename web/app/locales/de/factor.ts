import type { factor as english } from "../en/factor.ts";
import type { TextsOf } from "../texts-of.ts";

export const factor: TextsOf<typeof english> = {
  appCode: "Code aus der App",
  appHint: "Die sechs Ziffern, die deine Authenticator-App gerade zeigt.",
  backupCode: "Backup-Code",
  backupHint: "Einer der Codes, die du gesichert hast. Jeder gilt einmal.",
  useBackup: "Backup-Code verwenden",
  useApp: "Authenticator-App verwenden",
  missing: "Gib den Code ein.",
  stepUp: {
    title: "Bestätige, dass du es bist",
    text: "Dafür brauchst du deinen zweiten Faktor. Gib einen Code ein, dann geht es hier weiter.",
    confirm: "Bestätigen",
  },
};

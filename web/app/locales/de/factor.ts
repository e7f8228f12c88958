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
  challenge: {
    title: "Zwei-Faktor-Authentifizierung",
    text: "Dein Passwort stimmt. Bestätige jetzt, dass du es bist.",
    verify: "Bestätigen",
  },
  errors: {
    code: "Dieser Code stimmt nicht. Gib den neuesten aus deiner App ein.",
    backupCode: "Dieser Backup-Code stimmt nicht oder wurde schon benutzt.",
    tooManyCodes: "Zu viele falsche Codes. Melde dich neu an, um es noch einmal zu versuchen.",
    locked: "Zu viele falsche Codes. Dein Konto ist vorübergehend gesperrt. Versuch es in etwa 15 Minuten noch einmal.",
    challengeOver: "Das hat zu lange gedauert. Melde dich noch einmal an.",
  },
};

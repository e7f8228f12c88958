import type { profile as english } from "../en/profile.ts";
import type { TextsOf } from "../texts-of.ts";

export const profile: TextsOf<typeof english> = {
  title: "Profileinstellungen",
  description: "Dein Name, dein Bild und die Sprache der Seiten.",
  avatarUrl: "Bild-URL",
  avatarHint:
    "Die https-Adresse eines Bildes, das beim Speichern einmal gelesen wird, oder lade eines hoch: PNG, JPEG, WebP oder AVIF, höchstens 5 MB.",
  avatarUnread:
    "Unter dieser Adresse ließ sich kein Bild lesen, deshalb steht hier dein Anfangsbuchstabe. Lade das Bild hoch oder gib eine andere Adresse ein.",
  avatarUploaded: "Dein hochgeladenes Bild wird verwendet. Gib eine Adresse ein, um ein anderes zu nehmen.",
  avatarForm: "Gib eine vollständige Adresse ein, die mit https:// beginnt",
  upload: "Bild hochladen",
  uploading: "Wird hochgeladen …",
  uploaded: "Bild gespeichert",
  removePicture: "Bild entfernen",
  email: "E-Mail",
  created: "Konto erstellt am",
  language: "Sprache",
  followBrowser: "Wie im Browser",
  save: "Änderungen speichern",
  saved: "Profil gespeichert",
  saveFailed: "Das Profil konnte nicht gespeichert werden",
  loadFailed: "Die Profildaten konnten nicht geladen werden",
  balance: "Token-Guthaben",
  tokens_one: "Token",
  tokens_other: "Tokens",
  balanceText: "Eine Analyse kostet 1 bis 3 Tokens. Was nicht nützlich war, wird nicht berechnet.",
  history: "Verlauf ansehen",
  security: "Sicherheit",
  securityText: "Passwort, E-Mail-Adresse, Zwei-Faktor-Authentifizierung und wo du angemeldet bist.",
  openSecurity: "Zu den Einstellungen",
};

import type { AccountMailTexts } from "./account-mail-texts.ts";

export const de: AccountMailTexts = {
  confirmation: {
    subject: "Bestätige deine E-Mail-Adresse",
    lines: [
      "Willkommen!",
      "Bestätige deine Adresse, dann ist dein Konto offen. Deine ersten 10 Tokens liegen schon bereit.",
    ],
    action: "E-Mail-Adresse bestätigen",
    after:
      "Der Link gilt eine Stunde. In dem Browser, in dem du dich registriert hast, führt er dich direkt hinein; überall " +
      "sonst fragt er nach deinem Passwort. Du hast dich nicht registriert? Dann ignoriere diese E-Mail: Das Konto " +
      "bleibt geschlossen und wird nach einer Woche gelöscht.",
  },
  accountExists: {
    subject: "Du hast schon ein Konto",
    lines: [
      "Jemand – vermutlich du – hat sich mit dieser Adresse registriert. Dazu gibt es hier schon ein Konto, und daran hat sich nichts geändert.",
    ],
    forgotten: "Passwort vergessen? Wähle ein neues:",
    action: "Anmelden",
    after: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren.",
  },
  accountBlocked: {
    subject: "Dein Konto ist gesperrt",
    lines: [
      "Jemand – vermutlich du – hat sich mit dieser Adresse registriert. Dazu gibt es schon ein Konto. Es ist gesperrt, deshalb wurde kein neues angelegt.",
      "Wenn du das für einen Fehler hältst, antworte auf diese E-Mail.",
    ],
    action: "",
    after: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren.",
  },
  newAddress: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    lines: ["Jemand – vermutlich du – möchte diese Adresse für ein Konto bei uns verwenden."],
    action: "Neue Adresse bestätigen",
    after:
      "Der Link gilt eine Stunde und fragt nach dem Passwort des Kontos. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.",
  },
  addressChange: {
    subject: "Deine E-Mail-Adresse soll geändert werden",
    lines: ["Jemand – vermutlich du – möchte die E-Mail-Adresse deines Kontos ändern."],
    action: "Sicherheitseinstellungen prüfen",
    after: "Wenn du das nicht warst, ändere sofort dein Passwort und melde dich überall sonst ab.",
  },
  factorRemoved: {
    subject: "Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet",
    lines: [
      "Ein Admin hat den zweiten Faktor aus deinem Konto entfernt. Das geschieht auf Anfrage, wenn ein Gerät verloren geht.",
      "Du wurdest überall abgemeldet. Melde dich mit deinem Passwort an und richte den zweiten Faktor auf deinem neuen Gerät ein.",
    ],
    action: "Anmelden",
    after: "Wenn du nicht darum gebeten hast, ändere sofort dein Passwort und antworte auf diese E-Mail.",
  },
  reset: {
    subject: "Wähle ein neues Passwort",
    lines: ["Jemand – vermutlich du – möchte das Passwort dieses Kontos zurücksetzen."],
    action: "Neues Passwort wählen",
    after: "Der Link gilt eine Stunde. Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort ist unverändert.",
  },
};

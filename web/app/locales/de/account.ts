import type { account as english } from "../en/account.ts";
import type { TextsOf } from "../texts-of.ts";

export const account: TextsOf<typeof english> = {
  title: "Kontoübersicht",
  description: "Deine Tokens, deine Nutzung und wie dein Konto geschützt ist.",
  loadFailed: "Die Kontodaten konnten nicht geladen werden",
  profile: {
    title: "Profil",
    name: "Anzeigename",
    notSet: "Nicht angegeben",
    email: "E-Mail",
    status: "E-Mail-Status",
  },
  tokens: { title: "Token-Guthaben", available: "Verfügbar", used: "Verbraucht", history: "Verlauf ansehen" },
  type: { title: "Kontotyp", plan: "Tarif", free: "Kostenlos", premium: "Premium", upgrade: "Tarif upgraden" },
  usage: {
    title: "Nutzung",
    chats: "Chats gesamt",
    messages: "Gesendete Nachrichten",
    interactions: "KI-Antworten",
  },
  security: {
    title: "Sicherheit",
    email: "E-Mail bestätigt",
    twoFactor: "2FA aktiv",
    yes: "Ja",
    no: "Nein",
    settings: "Sicherheitseinstellungen",
  },
  membership: { title: "Mitgliedschaft", since: "Mitglied seit", days: "Aktive Tage" },
  actions: { title: "Schnellzugriff", profile: "Profil bearbeiten", chat: "Neuer Chat", dashboard: "Dashboard" },
};

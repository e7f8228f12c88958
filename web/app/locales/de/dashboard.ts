import type { dashboard as english } from "../en/dashboard.ts";
import type { TextsOf } from "../texts-of.ts";

export const dashboard: TextsOf<typeof english> = {
  title: "Dashboard",
  description: "Starte einen Chat mit deinem Mitgründer oder mach da weiter, wo du warst.",
  welcome: "Willkommen, {{name}}",
  welcomeNameless: "Willkommen",
  balance: "Token-Guthaben",
  tokens_one: "{{count, number}} Token",
  tokens_other: "{{count, number}} Tokens",
  actions: "Was du tun kannst",
  newChat: "Neuer Chat",
  savedPlans: "Meine Pläne",
  getIdeas: "Ideen finden",
  settings: "Einstellungen",
  startFrom: "Beginne mit der Art von Startup, die du aufbaust",
  startFromText: "Davon hängt ab, welche Zahlen zählen und welche Fragen zuerst kommen.",
  loadFailed: "Das Dashboard konnte nicht geladen werden",
};

import type { navigation as english } from "../en/navigation.ts";
import type { TextsOf } from "../texts-of.ts";

export const navigation: TextsOf<typeof english> = {
  label: "Hauptmenü",
  home: "AI Co-Founder, Startseite",
  menus: { aiTools: "KI-Tools", startupTools: "Startup-Tools", growth: "Wachstum" },
  guides: "Ratgeber",
  pricing: "Preise",
  signIn: "Anmelden",
  getStarted: "Kostenlos starten",
  tokens_one: "{{count, number}} Token",
  tokens_other: "{{count, number}} Tokens",
  tokensLeft: "Tokens, die du ausgeben kannst",
  account: "Kontomenü von {{name}}",
  fallbackName: "Nutzer",
  accountPage: "Konto",
  profilePage: "Profileinstellungen",
  admin: "Admin",
  logOut: "Abmelden",
  logOutFailed: "Du bist noch angemeldet",
  menu: "Menü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  theme: "Design",
  language: "Sprache",
  toDark: "Dunkles Design verwenden",
  toLight: "Helles Design verwenden",
};

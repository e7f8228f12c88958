import type { navigation as english } from "../en/navigation.ts";
import type { TextsOf } from "../texts-of.ts";

export const navigation: TextsOf<typeof english> = {
  label: "Navigation principale",
  home: "AI Co-Founder, page d’accueil",
  menus: { aiTools: "Outils IA", startupTools: "Outils startup", growth: "Croissance" },
  guides: "Guides",
  pricing: "Tarifs",
  signIn: "Se connecter",
  getStarted: "Essayer gratuitement",
  tokens_one: "{{count, number}} jeton",
  tokens_other: "{{count, number}} jetons",
  tokensLeft: "Jetons que tu peux dépenser",
  account: "Menu du compte de {{name}}",
  fallbackName: "Utilisateur",
  accountPage: "Compte",
  profilePage: "Paramètres du profil",
  admin: "Admin",
  logOut: "Se déconnecter",
  logOutFailed: "Tu es toujours connecté",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  theme: "Thème",
  language: "Langue",
  toDark: "Passer au thème sombre",
  toLight: "Passer au thème clair",
};

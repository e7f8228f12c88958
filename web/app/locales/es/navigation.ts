import type { navigation as english } from "../en/navigation.ts";
import type { TextsOf } from "../texts-of.ts";

export const navigation: TextsOf<typeof english> = {
  label: "Principal",
  home: "AI Co-Founder, página de inicio",
  menus: { aiTools: "Herramientas de IA", startupTools: "Para startups", growth: "Crecimiento" },
  guides: "Guías",
  pricing: "Precios",
  signIn: "Entrar",
  getStarted: "Empieza gratis",
  tokens_one: "{{count, number}} token",
  tokens_other: "{{count, number}} tokens",
  tokensLeft: "Tokens que puedes gastar",
  account: "Menú de la cuenta de {{name}}",
  fallbackName: "Usuario",
  accountPage: "Cuenta",
  profilePage: "Ajustes del perfil",
  admin: "Admin",
  logOut: "Cerrar sesión",
  logOutFailed: "Tu sesión sigue abierta",
  menu: "Menú",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  theme: "Tema",
  language: "Idioma",
  toDark: "Usar el tema oscuro",
  toLight: "Usar el tema claro",
};

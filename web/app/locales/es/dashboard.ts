import type { dashboard as english } from "../en/dashboard.ts";
import type { TextsOf } from "../texts-of.ts";

export const dashboard: TextsOf<typeof english> = {
  title: "Panel",
  description: "Empieza un chat con tu cofundador o sigue donde lo dejaste.",
  welcome: "Hola, {{name}}",
  welcomeNameless: "Hola",
  balance: "Saldo de tokens",
  tokens_one: "{{count, number}} token",
  tokens_other: "{{count, number}} tokens",
  actions: "Qué hacer",
  newChat: "Nuevo chat",
  savedPlans: "Mis planes",
  getIdeas: "Ver ideas",
  settings: "Ajustes",
  startFrom: "Empieza por el tipo de empresa que construyes",
  startFromText: "El tipo decide qué cifras importan y qué preguntas van primero.",
  loadFailed: "No se pudo cargar el panel",
};

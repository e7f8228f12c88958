import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "Promo-Code",
  placeholder: "Dein Code",
  apply: "Einlösen",
  hint: "Gib deinen Promo-Code ein, um Tokens und Vorteile zu erhalten",
  applied: "Promo-Code eingelöst!",
  benefits: {
    tokens_one: "{{count, number}} Token",
    tokens_other: "{{count, number}} Tokens",
    premium: "Premium",
    admin: "Admin dieser Installation",
    none: "Nichts Neues: Dein Konto hatte es schon",
  },
  signInFirst: "Anmeldung erforderlich - Melde dich an, um Promo-Codes einzulösen",
  failed: "Der Promo-Code konnte nicht eingelöst werden. Versuch es noch einmal.",
  admin: {
    title: "Admin werden?",
    text: "Der Code {{code}} macht dein Konto zum Admin dieser Installation. Admins sehen alle Konten und Chats, und was sie tun, wird im Audit-Protokoll festgehalten. Löse ihn nur ein, wenn du dem vertraust, von dem du ihn hast.",
    confirm: "Admin werden",
    cancel: "Nicht einlösen",
  },
};

import type { wallet as english } from "../en/wallet.ts";
import type { TextsOf } from "../texts-of.ts";

export const wallet: TextsOf<typeof english> = {
  title: "Token-Verlauf",
  text: "Jeder Token, der kam und ging, der neueste zuerst.",
  download: "CSV herunterladen",
  more: "Mehr anzeigen",
  none: "Keine Bewegung passt dazu. Ändere oder lösche die Filter, um andere zu sehen.",
  plan: "Tarif",
  left_one: "noch {{count, number}}",
  left_other: "noch {{count, number}}",
  table: { at: "Wann", reason: "Was", tokens: "Tokens", left: "Guthaben danach" },
  filter: {
    direction: "Richtung",
    both: "Beide",
    in: "Eingänge",
    out: "Ausgänge",
    reason: "Grund",
    all: "Alle",
    from: "Von",
    to: "Bis",
    clear: "Filter löschen",
  },
  reasons: {
    sign_up: "Willkommens-Tokens",
    reserve: "Für eine Antwort reserviert",
    release: "Nach einer Antwort zurück",
    promo_code: "Promo-Code",
    grant: "Gutgeschrieben",
    adjustment: "Von einem Admin angepasst",
    expired: "Mit dem Monat des Tarifs verfallen",
  },
};

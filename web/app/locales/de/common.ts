import type { common as english } from "../en/common.ts";
import type { TextsOf } from "../texts-of.ts";

export const common: TextsOf<typeof english> = {
  brand: "AI Co-Founder",
  brandTagline: "Eine Analyse, die du prüfen kannst, statt ihr glauben zu müssen.",
  close: "Schließen",
  promoCode: "Promo-Code",
  success: "Geschafft!",
  error: "Fehler",
  emailStatus: { verified: "Bestätigt", pending: "Ausstehend" },
  loading: "Wird geladen",
  retry: "Erneut versuchen",
  notifications: "Mitteilungen",
  skipToContent: "Zum Inhalt springen",
  titleOf: "{{page}} · AI Co-Founder",
  crash: {
    title: "Etwas ist schiefgelaufen",
    text: "Auf dieser Seite ist ein unerwarteter Fehler aufgetreten. Was du gespeichert hast, ist sicher. Versuch es noch einmal oder geh zurück zum Anfang.",
    home: "Zur Startseite",
    reload: "Seite neu laden",
    offline: "Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
  },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link enthält einen Tippfehler.",
    home: "Zur Startseite",
    chat: "Chat öffnen",
    popular: "Beliebte Seiten",
    links: {
      features: "Funktionen",
      pricing: "Preise",
      guides: "Startup-Leitfäden",
      help: "Hilfe",
      contact: "Kontakt",
    },
  },
};

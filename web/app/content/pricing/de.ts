import { planFeatures } from "../plan-features/de.ts";
import type { PricingTexts } from "../pricing.ts";

export const pricing: PricingTexts = {
  meta: {
    title: "Preise",
    description:
      "Starte mit {{signUpTokens}} kostenlosen Tokens. Monatstarife ab {{price}} mit {{tokens}} Tokens, Pro {{trialDays}} Tage zum Testen, keine Kreditkarte nötig.",
  },
  title: "Preise.",
  more: "Du zahlst für Ergebnisse, nicht für Sitzplätze.",
  lead: "Jedes Konto beginnt mit {{signUpTokens}} kostenlosen Tokens. Ein Tarif bringt jeden Monat neue dazu und schaltet den App-Generator frei.",
  offer: {
    title: "Pro ist {{proFreeMonths}} Monate lang für alle kostenlos",
    text: "Die {{proFreeMonths}} Monate brauchen keine Karte und enden von selbst; danach gilt der Preis unten. Die {{trialDays}} Tage Testphase sind für einen Blick vorab: Die {{proFreeMonths}} Monate beginnen damit nicht.",
    take: "Pro für {{proFreeMonths}} Monate holen",
    trial: "{{trialDays}} Tage kostenlos testen",
  },
  free: {
    name: "Kostenlos",
    text: "Einmalig {{signUpTokens}} Tokens, die nie verfallen. Alle Werkzeuge außer dem App-Generator und {{requests}} API-Anfragen am Tag.",
    start: "Kostenlos starten",
    open: "Chat öffnen",
  },
  plans: {
    perMonth: "im Monat",
    tokens: "Tokens im Monat",
    popular: "Am beliebtesten",
    yours: "Dein Tarif",
    start: "Loslegen",
    toBegin: "Das ist drin",
    everythingIn: "Alles aus {{plan}}, dazu",
    soon: "Bald verfügbar",
    sample: "Beispiel",
    sampleNote:
      "„Am beliebtesten“ und alles unter „Beispiel“ ist noch nicht bestätigt. Was „bald verfügbar“ ist, gibt es noch nicht.",
    requests: "{{requests}} API-Anfragen am Tag",
    unlimitedRequests: "Unbegrenzte API-Anfragen",
    notConfirmed: "Noch nicht bestätigt",
    onRequest: "Per Promo-Code oder auf Anfrage",
    paymentNotSetUp:
      "Bezahlte Tarife lassen sich hier noch nicht online kaufen. Schon jetzt geht: die Gratismonate von Pro oder die Testphase oben, ein Promo-Code, oder du schreibst uns und wir schalten einen Tarif frei.",
    useCode: "Promo-Code eingeben",
    contact: "Schreib uns",
  },
  planFeatures,
  wallet: {
    title: "Was ein Token kauft.",
    more: "Kein Ergebnis, keine Kosten.",
    text: "Zu Beginn reservieren wir den Höchstpreis, am Ende buchen wir ab, was verbraucht wurde, und geben den Rest frei; geht etwas schief, bekommst du alles zurück. Zuerst werden die Tokens des Tarifs verbraucht, die in deinem Guthaben verfallen nie.",
    ten: "Die {{free}} kostenlosen Tokens reichen zum Beispiel für {{replies}} der längsten Antworten im Chat, {{analyses}} Wettbewerbsanalysen oder {{websites}} Websites.",
    apps: "Schreibt ein Sprachmodell die App, kostet sie nach Länge und wird deshalb aus den Tokens eines Tarifs bezahlt: Die {{tokens}} im Monat von {{plan}} reichen für mindestens {{apps}} der größten Apps und für mehr, wenn sie kleiner sind.",
    chat: { name: "Eine Antwort im Chat", cost: "{{least}} bis {{most}}" },
    free: "Favicon-Generator, Finanzierungsfenster, Ideen",
    app: "App-Generator",
    appCost: "höchstens {{tokens}}",
    name: "Leistung",
    cost: "Tokens",
  },
  tools: {
    "pitch-analyzer": "Pitch-Deck-Analyse",
    "competitor-analysis": "Wettbewerbsanalyse",
    "investor-guide": "Investorenratgeber",
    "automation-builder": "Automatisierungen",
    "website-builder": "Website-Baukasten",
    "image-generator": "Bildgenerator",
    "enhance-prompt": "Bildgenerator: verbesserter Prompt",
    "resource-finder": "Ressourcenfinder",
    "influencer-finder": "Influencer-Suche",
    "self-development": "Selbstentwicklung",
  },
  api: {
    title: "Die API",
    text: "Dasselbe Rechenwerk für deine eigenen Programme, mit einem Schlüssel von deiner Kontoseite. Anfragen pro Tag, je nach Tarif:",
    link: "API-Dokumentation",
    plan: "Tarif",
    requests: "Anfragen pro Tag",
    unlimited: "Unbegrenzt",
    limits: { free: "Kostenlos und Starter", pro: "Pro", premium: "Premium" },
  },
  promo: {
    title: "Hast du einen Promo-Code?",
    text: "Er bringt deinem Konto sofort Tokens oder den Premium-Status.",
  },
  faq: {
    title: "Häufige Fragen.",
    items: [
      {
        question: "Wann werden meine Tokens erneuert?",
        answer:
          "Die Tokens eines Tarifs werden jeden Monat zurückgesetzt. Was übrig bleibt, wandert nicht in den nächsten Monat; mehr als einen Monat deines Tarifs hast du also nie. Tokens in deinem Guthaben, von der Registrierung oder einem Promo-Code, bleiben, bis du sie ausgibst.",
      },
      {
        question: "Kann ich den Tarif wechseln?",
        answer:
          "Ja, jederzeit. Der Wechsel gilt ab der nächsten Abrechnung; bis dahin behältst du, wofür du bezahlt hast.",
      },
      {
        question: "Kann ich kündigen?",
        answer:
          "Ja, jederzeit auf deiner Kontoseite. Tarif und Tokens behältst du bis zum Ende des bezahlten Monats; danach wird nichts mehr abgebucht. Testphase und Gratismonate enden von selbst.",
      },
      {
        question: "Was passiert mit meinen Tokens, wenn ich den Tarif wechsle?",
        answer:
          "Mit dem neuen Tarif beginnt ein eigener Monat: Du bekommst alle seine Tokens, und der Rest aus dem alten verfällt. Das gilt auch für die Gratismonate nach einer Testphase, für einen Tarif, den du währenddessen kaufst, und für einen, den dir ein Admin gibt. Die Tokens in deinem Guthaben bleiben unberührt.",
      },
      {
        question: "Für welche Werkzeuge brauche ich einen bezahlten Tarif?",
        answer:
          "Für den App-Generator, weil eine einzige App Tausende Tokens kosten kann. Alles andere läuft mit dem kostenlosen Guthaben.",
      },
      {
        question: "Was passiert, wenn mir die Tokens ausgehen?",
        answer:
          "Die Anfrage wird abgelehnt, bevor etwas verbraucht ist, und du siehst, was sie gekostet hätte. Was du gemacht hast, kannst du weiter lesen, kopieren und exportieren. Mit einem Promo-Code oder einem Tarif geht es weiter.",
      },
      {
        question: "Zahle ich, wenn etwas fehlschlägt?",
        answer:
          "Nein. Zuerst wird reserviert, was eine Anfrage höchstens kosten kann, am Ende wird abgerechnet. Kam nichts Brauchbares bei dir an, bekommst du alles zurück.",
      },
      {
        question: "Wie funktioniert die kostenlose Testphase?",
        answer:
          "Du bekommst Pro für {{trialDays}} Tage, einmal pro Konto. Danach bist du zurück beim kostenlosen Guthaben, und es wird nichts abgebucht.",
      },
    ],
  },
};

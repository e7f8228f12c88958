import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "Online-Terminbuchung für Physiotherapeuten. ", figure: false },
    { text: "40", figure: true },
    { text: " Praxen zahlen ", figure: false },
    { text: "49 €", figure: true },
    { text: " im Monat. Die Bruttomarge ist ", figure: false },
    { text: "80 %", figure: true },
    { text: ", der monatliche Churn ", figure: false },
    { text: "6 %", figure: true },
    { text: ", der CAC ", figure: false },
    { text: "180 €", figure: true },
    { text: ". Wir haben ", figure: false },
    { text: "60.000 €", figure: true },
    { text: " auf dem Konto und verbrauchen ", figure: false },
    { text: "7.500 €", figure: true },
    { text: " im Monat. Ich habe ", figure: false },
    { text: "14", figure: true },
    { text: " Physiotherapeuten befragt, ", figure: false },
    { text: "9", figure: true },
    { text: " davon verlieren Abende am Telefon.", figure: false },
  ],
  headline:
    "7 von 10. Was als Nächstes entscheidet: ob Physiotherapeuten es noch nutzen und bezahlen, wenn der Reiz des Neuen vorbei ist.",
  metricsTitle: "Was ein Kunde übrig lässt",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Deckungsbeitrag pro Kunde und Monat",
      value: "39,20 €",
      formula: "Preis × Bruttomarge",
    },
    { name: "ltv", label: "Kundenwert (LTV)", value: "653 €", formula: "Deckungsbeitrag / Kündigungsrate" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    { name: "cac_payback_months", label: "CAC-Amortisation", value: "4,59 Monate", formula: "CAC / Deckungsbeitrag" },
    { name: "runway_months", label: "Reichweite", value: "8 Monate", formula: "Geld / monatliche Ausgaben" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Höchste monatliche Kündigungsrate für LTV : CAC von 3",
      value: "7,26 %",
      formula: "Deckungsbeitrag / (3 × CAC)",
    },
  ],
  chart: {
    title: "Geld am Monatsende",
    note: "Dein Geld abzüglich der monatlichen Ausgaben, wenn sonst alles bleibt.",
    unit: "EUR",
    values: [60000, 52500, 45000, 37500, 30000, 22500, 15000, 7500, 0],
  },
  rating: {
    title: "Bewertung des Analysten",
    score: 7,
    parts: [
      {
        label: "Dringlichkeit des Problems",
        score: 6.3,
        because: "9 von 14 Befragten haben es bestätigt, mindestens 38,8 %, wenn man die kleine Stichprobe einrechnet.",
      },
      { label: "Klarheit des Kunden", score: 5.5, because: "„Physiotherapeuten“ lassen sich namentlich auflisten." },
      { label: "Belege für Nachfrage", score: 8.1, because: "40 zahlende Kunden: Geld, nicht Worte." },
      {
        label: "Geschäftsmodell und Stückkosten",
        score: 7.5,
        because: "Der Preis beträgt 49 € im Monat. Amortisation eines Kunden: 4,6 Monate.",
      },
      { label: "Vertriebsweg", score: 6.5, because: "Einen Kunden zu gewinnen kostet nach deiner Angabe 180 €." },
      { label: "Machbarkeit und Recht", score: 8.3, because: "Dafür wird schon gezahlt." },
    ],
  },
  risk: {
    title: "Riskanteste Annahme",
    paragraphs: [
      {
        lead: "",
        text: "Du nimmst an, dass Physiotherapeuten es noch nutzen und bezahlen, wenn der Reiz des Neuen vorbei ist. Warum das zuerst kommt: Die Kündigungsrate stützt sich auf wenige Kunden und Monate. Ist sie falsch, muss jeder Verkauf neu gemacht werden.",
      },
      {
        lead: "Test: Eine Gruppe über die Zeit.",
        text: " Begleite 30 von denen, die zahlen, vier Wochen lang, ohne sie von Hand zu erinnern, und zähle, wer es noch nutzt. Das braucht 28 Tage und kein Geld, etwa 8 Stunden.",
      },
      {
        lead: "Abbruchregel, vorher festgelegt:",
        text: " Hör auf oder ändere die Idee, wenn weniger als 24 von 30 es in Woche 4 noch nutzen. Selbst 24 von 30 lassen die wahre Quote irgendwo zwischen 62,7 % und 90,5 % (95-%-Wilson-Intervall).",
      },
    ],
  },
  questions: {
    title: "Was ich als Nächstes wissen muss",
    items: [
      "Wie viele „Physiotherapeuten“ könntest du mit diesem Produkt erreichen, und woher stammt die Zahl?",
      "Was tun „Physiotherapeuten“ heute dagegen, und was ließe sie wechseln?",
      "In welchem Land fängst du an?",
    ],
  },
  words: { founder: "Von dir", computed: "Berechnet", offline: "Offline-Analyse" },
};

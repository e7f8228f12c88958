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
  headline: "Es bleiben 39,20 € je Kunde und Monat.",
  metricsTitle: "Was sich berechnen lässt",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Deckungsbeitrag pro Kunde und Monat",
      value: "39,20 €",
      formula: "Preis im Monat × Marge",
    },
    {
      name: "ltv",
      label: "Kundenwert (LTV)",
      value: "653 €",
      formula: "Deckungsbeitrag pro Kunde / monatliche Kündigungsrate",
    },
    { name: "ltv_cac", label: "LTV : CAC", value: "3,63×", formula: "LTV / CAC" },
    {
      name: "cac_payback_months",
      label: "CAC-Amortisation",
      value: "4,59 Monate",
      formula: "CAC / Deckungsbeitrag pro Kunde",
    },
    { name: "runway_months", label: "Reichweite", value: "8 Monate", formula: "Geld / monatliche Ausgaben" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Höchste monatliche Kündigungsrate für LTV : CAC von 3",
      value: "7,26 %",
      formula: "Deckungsbeitrag pro Kunde / (3 × CAC)",
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
      { label: "Klarheit des Kunden", score: 5.5, because: "„Praxen“ lassen sich namentlich auflisten." },
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
    title: "Woran es hängt",
    paragraphs: [
      { lead: "", text: "Es geht nur weiter, wenn neues Geld kommt, bevor 8 Monate um sind." },
      {
        lead: "Der Test:",
        text: " Frage jetzt alle, die es geben könnten, und schreib auf, wer eine Summe und ein Datum nennt. Das dauert 122 Tage und kostet kein Geld.",
      },
      {
        lead: "Wann Schluss ist:",
        text: " Senke die Ausgaben, wenn nach der Hälfte dieser Zeit niemand beides schriftlich zugesagt hat.",
      },
    ],
  },
  questions: {
    title: "Was ich als Nächstes wissen muss",
    items: ["Was ist jeden Monat zu zahlen, auch wenn nichts verkauft wird?"],
  },
  words: { founder: "Von dir", computed: "Berechnet", offline: "Nur Berechnungen" },
};

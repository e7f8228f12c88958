import type { LandingTexts } from "../landing.ts";

export const landing: LandingTexts = {
  meta: {
    title: "AI Co-Founder: Analysen, die du nachprüfen kannst",
    description:
      "Erzähl deinem KI-Mitgründer eine Idee. Er rechnet die Wirtschaftlichkeit durch, zeigt zu jeder Zahl die Formel oder die Quelle und fragt nach dem, was er nicht weiß.",
  },
  hero: {
    title: "Der Mitgründer, der seinen Rechenweg zeigt.",
    lead: "Erzähl ihm deine Idee. Er rechnet die Wirtschaftlichkeit durch, zeigt zu jeder Zahl die Formel oder die Quelle und fragt nach dem, was er nicht weiß.",
    openChat: "Chat öffnen",
    getStarted: "Kostenlos starten",
    seeExample: "Beispiel ansehen",
    notes: ["10 Tokens gratis", "Keine Kreditkarte nötig"],
  },
  example: {
    label: "Beispiel",
    title: "Ein Absatz rein. Eine Rechnung raus, über die man streiten kann.",
    text: "Den Absatz haben wir geschrieben; diesen Kunden gibt es nicht. Die Zahlen sind die, die das Rechenwerk aus seinen vier Angaben berechnet, nach den Formeln daneben.",
    founder: "Die Gründerin",
    says: [
      { text: "Online-Buchung für Physiotherapiepraxen. Wir nehmen " },
      { input: "price", text: " im Monat pro Praxis. Die Bruttomarge liegt bei " },
      { input: "grossMargin", text: ". Der monatliche Churn liegt bei " },
      { input: "monthlyChurn", text: ". Der CAC beträgt " },
      { input: "acquisitionCost", text: "." },
    ],
    metricsTitle: "Zahlen pro Kunde",
    metrics: {
      contribution: { label: "Deckungsbeitrag pro Kunde und Monat" },
      lifetimeValue: { label: "Kundenwert, höchstens 60 Monate" },
      ratio: { label: "LTV : CAC" },
      payback: { label: "CAC-Amortisation" },
      mostToWin: { label: "Was ein Kunde höchstens kosten darf, zurück in 12 Monaten" },
    },
    months: "Monate",
    computed: "Berechnet",
    figure: "Kennzahl",
    value: "Wert",
    chartTitle: "Was ein durchschnittlicher Kunde eingebracht hat, minus CAC",
    chartText:
      "Beginnt {{start}} unter null, überschreitet die Null nach {{crossing}} Monaten, den Churn eingerechnet, und erreicht {{end}} nach {{months}} Monaten.",
    chartCrossing: "Gedeckt nach {{crossing}} Monaten, mit Churn",
    chartAxis: "Monat",
    breaksTitle: "Woran es scheitern würde",
    breaks: "Ab einem monatlichen Churn von mehr als {{churn}} fällt der Kundenwert unter das Dreifache des CAC.",
    asksTitle: "Was er als Nächstes fragt",
    asks: "Wie viele Physiotherapeuten hast du dazu befragt, und wie viele hatten dafür schon Zeit oder Geld ausgegeben?",
  },
  how: {
    title: "So funktioniert es",
    steps: [
      {
        title: "Erzähl, was du weißt",
        text: "Ein Satz reicht für den Anfang. Preise, Kosten, Churn, Kunden: Jede Zahl von dir wird mit ihrer Einheit gelesen und bleibt deine.",
      },
      {
        title: "Erst rechnen, dann reden",
        text: "Die Zahlen kommen aus Formeln, nicht aus einem Sprachmodell. Das Modell, wenn es eines gibt, schreibt den Text drum herum.",
      },
      {
        title: "Widersprich, korrigiere, geh tiefer",
        text: "Korrigier eine Zahl, und die Rechnung zieht nach. Frag im selben Chat nach Markt, Wettbewerb, Preis oder Wachstum.",
      },
    ],
  },
  honest: {
    title: "Vier Arten von Zahlen. Jede sagt, welche sie ist.",
    text: "Eine Analyse ist nur so viel wert wie ihre Annahmen. Deshalb steht bei jeder Zahl, woher sie kommt.",
    kinds: [
      {
        tag: "Von dir",
        tone: "accent",
        title: "Du hast es gesagt",
        text: "Aus deinen Worten, so wie du es angegeben hast.",
      },
      {
        tag: "Berechnet",
        tone: "good",
        title: "Es folgt daraus",
        text: "Aus anderen Zahlen errechnet, mit der Formel daneben.",
      },
      {
        tag: "Belegt",
        tone: "neutral",
        title: "Jemand hat es gemessen",
        text: "Ein Vergleichswert mit Herausgeber und Jahr.",
      },
      {
        tag: "Unbekannt",
        tone: "warn",
        title: "Das weiß noch niemand",
        text: "Nicht geraten. Es wird zur Frage an dich oder zu einer Annahme, die auch so heißt.",
      },
    ],
    rules: [
      {
        title: "Bewertet nur mit Belegen",
        text: "Eine Idee bekommt 1 bis 10 Punkte, mit den Gründen, die den Ausschlag gaben. Wo zu wenig bekannt ist, gibt es keine Bewertung.",
      },
      {
        title: "Nichts genützt, nichts bezahlt",
        text: "Eine Analyse kostet 1 bis 3 Tokens. Kommt nichts Nützliches bei dir an, bekommst du die Tokens zurück.",
      },
      {
        title: "Läuft auch ohne Modell",
        text: "Ist kein Sprachmodell eingerichtet oder fällt es aus, antwortet das Rechenwerk allein, und die Antwort ist so gekennzeichnet.",
      },
    ],
  },
  types: {
    title: "Fang mit der Art von Firma an, die du aufbaust",
    text: "Die Art entscheidet, welche Zahlen zählen und welche Fragen zuerst kommen.",
  },
  promo: {
    title: "Hast du einen Promo-Code?",
    text: "Lös ihn für Tokens und Vorteile ein. Er gilt sofort für dein Konto, in jedem offenen Tab.",
  },
  final: {
    title: "Bring die Idee mit, die dich nicht loslässt.",
    text: "Zehn Tokens reichen, um herauszufinden, worauf sie steht.",
  },
  footer: {
    label: "Fußzeile",
    text: "Eine Analyse hilft dir beim Entscheiden. Sie ist keine Rechts-, Steuer- oder Anlageberatung.",
    links: {
      chat: "Chat",
      example: "Beispiel",
      how: "So funktioniert es",
      honest: "Wie Zahlen gekennzeichnet sind",
      types: "Startup-Arten",
      auth: "Anmelden",
    },
  },
};

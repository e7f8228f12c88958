import { exampleReply } from "../example/de.ts";
import { planFeatures } from "../plan-features/de.ts";
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
    box: {
      label: "Deine Idee",
      placeholder: "Beschreib deine Idee: Für wen ist sie, was zahlen sie, was kostet sie …",
      hint: "Ohne Konto: Die erste Analyse ist kostenlos.",
      clear: "Löschen",
      analyse: "Meine Idee analysieren",
      blank: "Schreib zuerst einen Satz über deine Idee.",
      tooLong: "Kürze den Text auf {{max}} Zeichen: Im Chat gehen längere.",
    },
  },
  first: {
    title: "Deine erste Analyse",
    keepTitle: "Behalte sie in deinem eigenen Chat.",
    keepText:
      "Mit einem kostenlosen Konto merkt sich der Mitgründer alles, nimmt deine Korrekturen auf und beantwortet deine nächsten Fragen.",
    keep: "Behalten und weitermachen",
  },
  samples: {
    badge: "Beispiel",
    note: "Was mit „Beispiel“ markiert ist, ist ein Platzhalter: Niemand hat es für diese Seite gemessen oder bestätigt.",
  },
  example: {
    title: "Ein Absatz rein. Eine Analyse raus, über die man streiten kann.",
    text: "Den Absatz haben wir geschrieben; diese Firma gibt es nicht. Die Antwort ist das, was das Rechenwerk daraus berechnet, Zahl für Zahl.",
    assistant: "Dein KI-Mitgründer",
    ready: "Beispiel",
    founder: "Die Gründerin",
    answer: "Dein Mitgründer",
    analysing: "Deine Startup-Idee wird analysiert …",
    placeholder: "Frag mich zu jeder Startup-Idee …",
    play: "Beispiel abspielen",
    pause: "Anhalten",
    resume: "Weiter",
    replay: "Noch einmal",
    openChat: "Im Chat ausprobieren",
    month: "Monat",
    reply: exampleReply,
  },
  numbers: {
    label: "In Zahlen",
    entrepreneurs: "Gründerinnen und Gründer",
    accuracy: "Genauigkeit",
    data: "zwischen zwei Aktualisierungen der Marktdaten",
    ideas: "Ideen, so viele du hast",
    unlimited: "Unbegrenzt",
  },
  how: {
    title: "So funktioniert es.",
    more: "Drei Schritte, und nach dem ersten darfst du aufhören.",
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
  tools: {
    title: "Der Chat und seine {{tools}} Werkzeuge.",
    more: "Ein Vorhaben hinter allen: Was du dem einen gesagt hast, nutzen die anderen.",
    groups: {
      aiTools: { title: "Werkzeuge zum Bauen", text: "Von der Beschreibung zu etwas, das man zeigen kann." },
      startupTools: { title: "Werkzeuge für die Strategie", text: "Für die Fragen, die entscheiden, ob es trägt." },
      growth: {
        title: "Werkzeuge fürs Wachstum",
        text: "Für die Reichweite, und für den Menschen, der das alles trägt.",
      },
    },
  },
  capabilities: {
    title: "Was es im Kern kann.",
    more: "Dreh an einer Zahl und sieh, was sie mit dem Geschäft macht.",
    items: [
      { title: "Ideen", text: "Aus dem, was du kannst, magst und hast, jede bewertet." },
      { title: "Businesspläne", text: "Phasen, Aufgaben und Regeln, wann man aufhört." },
      { title: "Marktanalyse", text: "Von unten gezählt, mit der Quelle jeder Zählung." },
      { title: "Erlösmodelle", text: "Preisstufen, Gewinnschwelle und was dafür stimmen muss." },
      { title: "Pitch-Unterlagen", text: "Geprüft an dem, worauf Investoren achten." },
      { title: "Rat fürs Wachstum", text: "Erst ein Kanal, und was ein Kunde kosten darf." },
    ],
    calculator: {
      title: "Zahlen pro Kunde",
      price: "Preis im Monat",
      grossMargin: "Bruttomarge",
      monthlyChurn: "Monatlicher Churn",
      own: "Eigene Zahlen eingeben",
      keep: "In einem kostenlosen Konto behalten",
      acquisitionCost: "Kosten, einen Kunden zu gewinnen",
      months: "Monate",
      chartTitle: "Was ein durchschnittlicher Kunde eingebracht hat, minus die Kosten, ihn zu gewinnen",
      chartText:
        "Beginnt {{start}} unter null und steht nach {{months}} Monaten bei {{end}}. Gedeckt nach {{crossing}} Monaten, den Churn eingerechnet.",
      chartNever:
        "Beginnt {{start}} unter null und bleibt darunter: Bei diesem Churn bringt ein Kunde nie ein, was er gekostet hat.",
      even: "Nach {{crossing}} Monaten gedeckt, mit Abwanderung",
      never: "Deckt sich nie",
    },
  },
  types: {
    title: "Fang mit dem an, was du baust.",
    more: "Die Art entscheidet, welche Zahlen zählen und welche Fragen zuerst kommen.",
  },
  technology: {
    title: "Im Kern ein Rechner.",
    more: "Für die Worte ein Sprachmodell.",
    text: "Die Reihenfolge steht fest, und auf sie kommt es an: Eine Zahl wird berechnet, bevor ein Satz geschrieben wird, und danach noch einmal geprüft.",
    steps: [
      { title: "Deine Worte", text: "Sechs Sprachen, gelesen mit Einheiten und Währung." },
      {
        title: "Das Rechenwerk",
        text: "Formeln und datierte Vergleichswerte. Dieselben Worte, dieselben Zahlen, immer.",
      },
      {
        title: "Das Modell",
        text: "Ein schnelles Chat-Modell mit offenen Gewichten, bei einem Anbieter betrieben, schreibt drum herum.",
      },
      { title: "Das Tor", text: "Eine Zahl, die niemand genannt, berechnet oder belegt hat, kommt nicht durch." },
    ],
  },
  honest: {
    title: "Genauigkeit, die du nachprüfen kannst.",
    more: "Vier Arten von Zahlen, und jede sagt, welche sie ist.",
    text: "{{accuracyPercent}} % Genauigkeit, mit Marktdaten, die alle {{marketDataHours}} Stunden erneuert werden.",
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
        text: "Eine Analyse kostet 1 bis 3 Tokens. Kommt nichts Nützliches bei dir an, wird nichts abgebucht.",
      },
      {
        title: "Läuft auch ohne Modell",
        text: "Ist kein Sprachmodell eingerichtet oder fällt es aus, antwortet das Rechenwerk allein, und die Antwort ist so gekennzeichnet.",
      },
    ],
  },
  support: {
    title: "Menschen, wenn eine Formel nicht reicht.",
    more: "Und ein Rechenwerk, das die Zahlen deiner Branche kennt.",
    mentors: "Mentorinnen und Mentoren, die selbst gegründet haben",
    experts: "Fachleute für Recht, Finanzen und Produkt",
    investors: "Investoren, die Empfehlungen auch lesen",
    industriesTitle: "Zu Hause in",
    industries: ["SaaS", "Fintech", "Gesundheit", "E-Commerce", "Bildung", "KI", "Krypto", "Nachhaltigkeit"],
  },
  partnership: {
    title: "Mensch und KI.",
    more: "Jeder tut, was der andere nicht kann.",
    you: "Du",
    it: "Dein Mitgründer",
    rows: [
      { you: "Mit Kunden reden", it: "Sagt, welche zwölf du fragst und was den Plan ändern würde" },
      { you: "Das Feld kennen", it: "Macht aus deinem Wissen Zahlen, die zueinander passen" },
      { you: "Entscheiden", it: "Nennt die riskanteste Annahme und den billigsten Test dafür" },
      { you: "Das Risiko tragen", it: "Rechnet aus, wie lange das Geld reicht" },
    ],
  },
  security: {
    title: "Deine Idee bleibt deine.",
    more: "Sicherheit steckt im Aufbau, nicht im Siegel.",
    items: [
      {
        title: "Nie zum Training verwendet",
        text: "Was du schreibst, trainiert kein Modell, weder unseres noch ein fremdes.",
      },
      {
        title: "Rechenzentren in den USA und der EU",
        text: "Du wählst, auf welcher Seite des Ozeans deine Daten liegen.",
      },
      {
        title: "Zwei Faktoren",
        text: "Codes aus einer App schützen, was eine gestohlene Sitzung nicht erreichen darf.",
      },
      {
        title: "Mitnehmen oder löschen",
        text: "Exportiere alles, was du gemacht hast. Ein gelöschtes Konto verschwindet auf einmal aus jeder Tabelle.",
      },
    ],
  },
  stories: {
    title: "Erfolgsgeschichten.",
    more: "Eine Zahl änderte sich. Und mit ihr die Firma.",
    label: "Durchgerechnete Beispiele mit erfundenen Gründern. Beide Zahlen berechnet das Rechenwerk.",
    months: "Monate",
    items: {
      pricing: {
        company: "Schichtplanung für Cafés",
        measure: "bis ein Kunde seine Kosten eingebracht hat",
        text: "Das Produkt stimmte, der Preis nicht. Bei 9 $ dauerte es über ein Jahr, bis ein Café sich rechnete; bei 19 $ fragte niemand nach etwas Billigerem.",
      },
      churn: {
        company: "Online-Nachhilfe",
        measure: "Kundenwert zu Gewinnungskosten",
        text: "Geplant war mehr Werbung. Die Rechnung sagte: Wer geht, kostet mehr, als wer nie kommt. Also wurde erst die zweite Woche besser.",
      },
      runway: {
        company: "Nachfüllstationen für Büros",
        measure: "Reichweite",
        text: "Sechs Monate sind zu kurz, um Geld einzusammeln. Halbe Ausgaben kauften die Zeit für den einen Test, auf den es ankam.",
      },
    },
    voicesTitle: "Stimmen",
    voicesNote: "Beispielstimmen, bis Kunden dieser Seite ihre geben.",
  },
  pricing: {
    title: "Fang kostenlos an.",
    more: "Zahl, wenn es sich verdient gemacht hat.",
    free: {
      name: "Kostenlos",
      text: "Für erste Ideen, ohne Karte.",
      items: [
        "{{signUpTokens}} Tokens, die nie verfallen",
        "{{starterPlansPerMonth}} KI-Pläne im Monat",
        "Die wichtigsten Werkzeuge",
        "Einfache Marktrecherche",
      ],
    },
    planFeatures,
    pro: {
      name: "Pro",
      free: "{{proFreeMonths}} Monate kostenlos für alle",
      perMonth: "im Monat",
      afterwards: "danach {{price}} im Monat",
      tokens: "{{tokens}} Tokens im Monat",
      trial: "{{trialDays}} Tage kostenlos testen",
    },
    note: "Keine Kreditkarte nötig. Die {{proFreeMonths}} Gratismonate bleiben dir nach der Testphase.",
    monthly: "Monatspläne",
    tokens: "{{tokens}} Tokens",
    compare: "Pläne vergleichen",
  },
  promo: {
    title: "Hast du einen Promo-Code?",
    text: "Lös ihn für Tokens und Vorteile ein. Er gilt sofort für dein Konto, in jedem offenen Tab.",
  },
  final: {
    title: "Bring die Idee mit, die dich nicht loslässt.",
    text: "Zehn Tokens reichen, um herauszufinden, worauf sie steht.",
  },
};

import type { FeatureTexts } from "../features.ts";

export const features: FeatureTexts = {
  meta: {
    title: "Funktionen",
    inHelpCenter: "Funktionen im Überblick",
    description:
      "Neun Funktionen für ein Startup: Ideengenerator, Wettbewerbsanalyse, passende Investoren, Pitch-Deck-Analyse, KI-Mitgründer rund um die Uhr, Ressourcensuche, App-Generator, Marktforschung und Startup-Leitfäden.",
  },
  title: "Funktionen.",
  more: "Neun Wege, voranzukommen.",
  lead: "Jede nimmt dir eine Aufgabe ab und rechnet mit den Zahlen, die du einmal angegeben hast. Dahinter stehen der Chat, seine {{tools}} Werkzeuge, dein Ideenbrett und die Leitfäden, auch ohne Sprachmodell; mit einem schreiben sie auch.",
  start: "Kostenlos starten",
  openChat: "Chat öffnen",
  cards: {
    cofounder: {
      to: "/chat",
      title: "KI-Mitgründer, rund um die Uhr",
      text: "Erzähl ihm zu jeder Stunde eine Idee. Er rechnet, was sich rechnen lässt, nennt die riskanteste Annahme und fragt nach dem, was er nicht weiß.",
    },
    generator: {
      to: "/ideas",
      title: "Ideengenerator",
      text: "Ideen aus dem, was du kannst, magst und hast; jede wird bewertet und bleibt auf deinem Ideenbrett.",
    },
    pitch: {
      to: "/pitch-analyzer",
      title: "Pitch-Deck-Analyse",
      text: "Eine Bewertung mit Begründung: was stark ist, was fehlt und was Investoren als Nächstes fragen.",
    },
    competitors: {
      to: "/competitor-analysis",
      title: "Wettbewerbsanalyse",
      text: "Wer das Problem sonst löst, wo die anderen stehen und wo noch Platz für dich ist.",
    },
    market: {
      to: "/chat?feature=market-analysis",
      title: "Marktforschung",
      text: "Dein Markt, von unten nach oben gezählt, mit einer Quelle für jede Zahl.",
    },
    investors: {
      to: "/investor-guide",
      title: "Passende Investoren",
      text: "Welche Investoren zu deiner Phase passen, wie viel sie investieren und was dir nach einer Runde bleibt.",
    },
    resources: {
      to: "/resource-finder",
      title: "Ressourcensuche",
      text: "Wo du die Leute findest, die du brauchst – mit dem Budget, das du hast.",
    },
    app: {
      to: "/app-generator",
      title: "App-Generator",
      text: "Aus der Beschreibung deiner App werden Dateien, die du lesen, ändern, herunterladen und ausführen kannst.",
    },
    guides: {
      to: "/startup-guides",
      title: "Startup-Leitfäden",
      text: "Fünf Phasen von der Idee bis zum Exit, mit Checklisten, die sich merken, wo du warst.",
    },
  },
  costs: {
    reply: "1 bis 3 Tokens je Antwort",
    run: "{{tokens}} Tokens",
    free: "Kostenlos",
    plan: "In jedem bezahlten Tarif, höchstens {{tokens}} Tokens je App",
  },
  names: { investors: "Investorenratgeber", generator: "Ideen" },
  closing: { title: "Zehn Tokens für den Anfang.", text: "Keine Kreditkarte, kein Anruf, kein Demo-Termin." },
  closingForMember: {
    title: "Fang mit dem an, was du weißt.",
    text: "Ein Satz und eine Zahl reichen für eine erste Antwort.",
  },
};

import { exact, says } from "../build.ts";
import type { AskWords } from "../language-pack.ts";

export const asks: AskWords = {
  topics: {
    funding: says(
      "investor\\w*|investment|finanzierung\\w*|kapital|geld einsammeln|einsammeln|bewertung(?! der idee)|business angels?|runde|venture capital|förder\\w*",
    ),
    competitors: says("konkurren\\w*|wettbewerb\\w*|mitbewerb\\w*|alternativen"),
    pricing: says(
      "(?:be)?preis\\w*|wie ?viel (?:soll|sollte|kann|könnte)\\w* (?:ich|wir) (?:verlangen|nehmen)|verlangen|pricing",
    ),
    revenue: says(
      "umsatz\\w*|geschäftsmodell\\w*|erlösmodell\\w*|monetarisier\\w*|geld verdienen|unit economics|break[- ]?even|gewinnschwelle|marge\\w*|runway|ltv|cac|deckungsbeitrag",
    ),
    plan: says(
      "roadmap|plan|fahrplan|nächste[nr]? schritte?|was (?:soll|sollte|muss)\\w* (?:ich|wir) (?:tun|machen)|meilensteine?|wo (?:fange|fangen|soll)",
    ),
    growth: says(
      "wachs\\w*|wachstum|marketing|kanäle|vertrieb|kundengewinnung|(?:erste\\w* )?kunden (?:gewinnen|finden|bekommen)|(?:gewinne|finde|bekomme)\\w* (?:ich|wir) (?:\\p{L}+ )?kunden|akquise|go[- ]to[- ]market",
    ),
    risks: says("risik\\w*|riskant\\w*|scheiter\\w*|schwäche\\w*|schwachstelle\\w*|schief|falsch"),
    market: says("markt\\w*|tam|sam|wie groß|potenzial|potential|chance\\w*"),
    ideas: says("ideen?|brainstorm\\w*|varianten?|pivot\\w*|funktionen|features?"),
    regulation: says(
      "recht\\w*|gesetz\\w*|regulier\\w*|dsgvo|lizenz\\w*|erlaubnis|vorschrift\\w*|legal\\w*|genehmigung\\w*",
    ),
    rating: says("bewerte\\w*|note|punkte|punktzahl|rating|score|wie gut"),
  },
  asking: exact(
    String.raw`\?|^\s*(?:was|wie|wer|welche[rsn]?|wo|wann|warum|kannst|könntest|soll|sollte|sollen|ist|sind|gib|zeig|sag|nenne|liste|finde|erstelle|schreib|mach|generiere|analysiere|schlag|hilf|vergleiche|erkläre|schätze|berechne|identifiziere|entwickle|preise?|konkurrenz|markt|risiken|umsatz|wachstum)(?![\p{L}])`,
  ),
  wholeReport: says(
    "(?:vollständige|komplette|ganze|ausführliche|detaillierte|gesamte|tiefe)[rsn]? (?:analyse|bericht|auswertung|report)|analysiere (?:meine|diese|die) (?:idee|startup|geschäftsidee|firma|vorhaben)|(?:nochmal|noch einmal) von vorne?|fang von vorne an",
  ),
  ownVenture: says(
    "ich (?:will|möchte) (?:eine?n? |gerne )|wir (?:wollen|möchten) (?:eine?n? |gerne )|ich (?:baue|entwickle)|wir (?:bauen|entwickeln)|meine idee ist|mein startup (?:ist|hilft)",
  ),
  acknowledgement: exact(
    String.raw`^[\s\p{P}]*(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|ok(?:ay)?|danke(?: schön| dir)?|vielen dank|ja|nein|klar|super|toll|gut|prima|passt|alles klar|verstanden|test|cool)[\s\p{P}]*$`,
  ),
};

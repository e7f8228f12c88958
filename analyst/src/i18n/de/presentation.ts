import type { Catalogue } from "../catalogue.ts";

export const presentation: Catalogue = {
  "Who buys": "Wer kauft",
  "What they get": "Was sie bekommen",
  Place: "Ort",
  "What it is": "Was es ist",
  Since: "Seit",
  "What follows": "Was daraus folgt",
  Result: "Ergebnis",
  Tests: "Tests",
  Test: "Test",
  "Passed with": "Bestanden mit",
  Locked: "Festgelegt",
  "Last day": "Letzter Tag",
  "{0}, version {1}": "{0}, Fassung {1}",
  "none yet": "noch keines",
  "at least {0}": "mindestens {0}",
  "at least {0} of {1}": "mindestens {0} von {1}",
  "at most {0} of {1}": "höchstens {0} von {1}",
  Passed: "Bestanden",
  Failed: "Gescheitert",
  Undecided: "Unentschieden",
  Decisions: "Entscheidungen",
  Decided: "Entschieden",
  Because: "Weil",
  On: "Am",
  "Look again": "Wieder ansehen",
  Scenarios: "Szenarien",
  Scenario: "Szenario",
  "Other values": "Andere Werte",
  "Cash after 24 months": "Geldbestand nach 24 Monaten",
  "Cash over the coming 24 months": "Geldbestand in den kommenden 24 Monaten",
  "{0} instead of {1}": "{0} statt {1}",
  "Still asked": "Noch gefragt",
  "Supposing that, and leaving your figures as they are:":
    "Angenommen, es wäre so, und deine Zahlen bleiben, wie sie sind:",
  "No computed figure rests on it yet.": "Noch stützt sich keine berechnete Zahl darauf.",
  "What would change": "Was sich ändern würde",
  "What changed": "Was sich geändert hat",
  "Next question": "Nächste Frage",
  "{0}: {1} → **{2}**.": "{0}: {1} → **{2}**.",
  "{0}: **{1}** (new).": "{0}: **{1}** (neu).",
  "Buyer: {words}.": "Käufer: {words}.",
  "What they do today: {words}.": "Was sie heute tun: {words}.",
  "Problem: {words}.": "Problem: {words}.",
  "Difference: {words}.": "Unterschied: {words}.",
  "Why now: {words}.": "Warum jetzt: {words}.",
  "Rival named: {0}.": "Genannter Wettbewerber: {0}.",
  "Channel named: {0}.": "Genannter Vertriebsweg: {0}.",
  "not computable": "nicht berechenbar",
  "More figures moved than are shown here.": "Es haben sich mehr Zahlen bewegt, als hier stehen.",
  "What would move": "Was sich bewegen würde",
  "What moved": "Was sich bewegt hat",
  Before: "Vorher",
  Then: "Dann",
  After: "Nachher",
  "Still not rated: too little is known.": "Noch nicht bewertet: Es ist zu wenig bekannt.",
  "Rating: would be {0}, where there was none.": "Bewertung: wäre {0}, wo vorher keine war.",
  "Rating: now {0}, where there was none.": "Bewertung: jetzt {0}, wo vorher keine war.",
  "The rating stays at {0}.": "Die Bewertung bleibt bei {0}.",
  "Rating: {0} → **{1}**.": "Bewertung: {0} → **{1}**.",
  "Capped at {0}. {1}": "Gedeckelt bei {0}. {1}",
  "The riskiest assumption is now that {0}. {1}": "Die riskanteste Annahme ist jetzt, dass {0}. {1}",
  "What can be computed": "Was sich berechnen lässt",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "Vor allem anderen: Die Bruttomarge liegt bei {0}. Jeder neue Kunde vergrößert den Verlust, also erst den Preis heben oder die Kosten senken.",
  "A customer pays back what winning them cost in {0}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Amortisation eines Kunden: {0}, innerhalb der 12 Monate, die als Faustregel gelten (David Skok, 2010).",
  "A customer pays back what winning them cost in {0}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Amortisation eines Kunden: {0}, außerhalb der 12 Monate, die als Faustregel gelten (David Skok, 2010).",
  "LTV : CAC is {0}.": "LTV : CAC liegt bei {0}.",
  "Your churn of {0} rests on few customers: if it was measured over one month, the true rate lies anywhere from {1} to {2} (95% Wilson interval).":
    "Deine Kündigungsrate von {0} stützt sich auf wenige Kunden: In einem Monat gemessen, liegt die wahre Rate irgendwo zwischen {1} und {2} (95-%-Wilson-Intervall).",
  "You name 1 cancellation in at most {0} customer-months ({1} customers × {2}, as if all had been there from the start). That is {3} a month, and so few events allow anything from {4} to {5} (95% exact Poisson interval).":
    "Du nennst 1 Kündigung in höchstens {0} Kundenmonaten ({1} Kunden × {2}, als wären alle von Anfang an da gewesen). Das sind {3} im Monat, und so wenige Fälle lassen alles zwischen {4} und {5} zu (exaktes 95-%-Poisson-Intervall).",
  "You name {0} cancellations in at most {1} customer-months ({2} customers × {3}, as if all had been there from the start). That is {4} a month, and so few events allow anything from {5} to {6} (95% exact Poisson interval).":
    "Du nennst {0} Kündigungen in höchstens {1} Kundenmonaten ({2} Kunden × {3}, als wären alle von Anfang an da gewesen). Das sind {4} im Monat, und so wenige Fälle lassen alles zwischen {5} und {6} zu (exaktes 95-%-Poisson-Intervall).",
  "The raise sells {0} of the company at that post-money value. That is more than one early round usually costs; later rounds take their share of what is left.":
    "Die Runde verkauft {0} der Firma zu diesem Post-Money-Wert. Das ist mehr, als eine frühe Runde meist kostet; spätere nehmen ihren Teil vom Rest.",
  "The raise sells {0} of the company at that post-money value. Founders and option pool bear all of it.":
    "Die Runde verkauft {0} der Firma zu diesem Post-Money-Wert. Gründer und Optionspool tragen alles davon.",
  "Cash left by month": "Geld am Monatsende",
  Cash: "Geld",
  "Your cash less your monthly burn, with nothing else changing.":
    "Dein Geld abzüglich der monatlichen Ausgaben, wenn sonst alles bleibt.",
  "Money that fits": "Geld, das passt",
  "By what you told me this is the stage called {0}. Those who invest there: {1}. Usual: {2}.":
    "Nach dem, was du erzählst, heißt diese Phase: {0}. Wer dann investiert: {1}. Üblich: {2}.",
  "At your terms {0} of the company is sold.": "Zu deinen Bedingungen ist danach {0} der Firma verkauft.",
  "Before you write to anyone, what they will look for at this stage: {0}. Of that you have:\n\n{1}":
    "Bevor du jemanden anschreibst, worauf in dieser Phase geachtet wird: {0}. Davon hast du:\n\n{1}",
  "I name no investors, because I look none up. Ask three founders who sell to {0} who invested in them: a warm introduction there is worth more than any list.":
    "Ich nenne keine Investoren, weil ich keine nachschlage. Frag drei Gründer, die an „{0}“ verkaufen, wer bei ihnen investiert hat: Eine Empfehlung von dort ist mehr wert als jede Liste.",
  "Ranges, not a price": "Spannen, kein Preis",
  "The raise in numbers": "Die Runde in Zahlen",
  "the same buyers": "dieselben Käufer",
  "Nothing yet that can be checked.": "Noch nichts, was sich prüfen lässt.",
  "A tenth of your reachable market is {0} a year: too small for most venture funds, and enough for angels, grants or customers' money.":
    "Ein Zehntel deines erreichbaren Marktes sind {0} im Jahr: zu klein für die meisten Fonds, genug für Business Angels, Fördermittel oder das Geld der Kunden.",
  "A tenth of your reachable market is {0} a year: large enough for venture funds, if the count holds.":
    "Ein Zehntel deines erreichbaren Marktes sind {0} im Jahr: groß genug für Wagniskapital, wenn die Zählung hält.",
  "Eighteen months at your burn with a buffer take {0} to {1}.":
    "Achtzehn Monate bei deinen Ausgaben mit Puffer brauchen {0} bis {1}.",
  "This stage and the next": "Diese Phase und die nächste",
  Stage: "Phase",
  "What it has to show": "Was sie zeigen muss",
  Money: "Geld",
  "From whom": "Von wem",
  "US figures: {0}.": "US-Zahlen: {0}.",
  "Not legal or financial advice.": "Keine Rechts- oder Finanzberatung.",
  "**{0}**: {1} Why this one: {2}": "**{0}**: {1} Warum dieser: {2}",
  "**{0}**: {1}": "**{0}**: {1}",
  Growth: "Wachstum",
  "Test one channel at a time, in this order:": "Probiere einen Weg nach dem anderen, in dieser Reihenfolge:",
  "What would change this order: a channel where you already have a list of named buyers.":
    "Was die Reihenfolge ändern würde: ein Weg, auf dem du schon eine Liste mit Namen von Käufern hast.",
  "What a customer may cost": "Was ein Kunde kosten darf",
  "A customer may cost at most {0} to win, if the money is to come back with the first sale.":
    "Ein Kunde darf in der Gewinnung höchstens {0} kosten, wenn das Geld mit dem ersten Verkauf zurück sein soll.",
  "A customer may cost at most {0} to win, if the money is to come back within 12 months.":
    "Ein Kunde darf in der Gewinnung höchstens {0} kosten, wenn das Geld in 12 Monaten zurück sein soll.",
  "The margin in it is an assumption.": "Die Marge darin ist eine Annahme.",
  "Your limit lies below the price of one such lead, so paid search comes last.":
    "Deine Grenze liegt unter dem Preis eines solchen Kontakts, also kommt bezahlte Suche zuletzt.",
  "Compare your limit with that before buying clicks.": "Vergleiche deine Grenze damit, bevor du Klicks kaufst.",
  "**Narrower**: the same for one kind of {0}, in {1} only. Tests whether a message that fits exactly sells better.":
    "**Enger**: dasselbe nur für eine Art von „{0}“, nur in {1}. Prüft, ob sich eine genau passende Botschaft besser verkauft.",
  "**Narrower**: the same for one kind of {0}, in one city. Tests whether a message that fits exactly sells better.":
    "**Enger**: dasselbe nur für eine Art von „{0}“, in einer Stadt. Prüft, ob sich eine genau passende Botschaft besser verkauft.",
  "**By hand**: do the job for five {0} yourself and charge for the result. Tests willingness to pay before anything is built.":
    "**Von Hand**: erledige die Sache selbst für fünf „{0}“ und nimm Geld für das Ergebnis. Prüft die Zahlungsbereitschaft, bevor etwas gebaut ist.",
  "**Inside what they use today** ({0}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**In dem, was sie heute nutzen** ({0}): verbessern statt ersetzen. Prüft, ob die Gewohnheit oder das Werkzeug das Problem ist.",
  "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**In dem, was sie heute nutzen**: das heutige Werkzeug verbessern statt ersetzen. Prüft, ob die Gewohnheit oder das Werkzeug das Problem ist.",
  "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.":
    "**Nur eine Seite**: verkaufe zuerst der knappen Seite ein Werkzeug. Prüft, ob sie auch ohne die andere Seite bleibt.",
  "**The other payer**: sell to whoever loses money when {0} have this problem. Tests who holds the budget.":
    "**Ein anderer Zahler**: verkaufe an den, der Geld verliert, wenn „{0}“ dieses Problem haben. Prüft, wer das Budget hat.",
  "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.":
    "**Pro Ergebnis**: berechne jedes Ergebnis statt jeden Monat. Prüft, ob Käufer dem Ergebnis trauen.",
  "**Per month**: charge for staying instead of once. Tests whether the problem comes back.":
    "**Pro Monat**: nimm Geld fürs Bleiben statt einmal. Prüft, ob das Problem wiederkommt.",
  Variants: "Varianten",
  "Starting from your words, {0}, five variants that are cheap to tell apart:":
    "Aus deinen Worten, {0}, fünf Varianten, die sich billig auseinanderhalten lassen:",
  "Five ways to vary the idea that are cheap to tell apart:":
    "Fünf Varianten der Idee, die sich billig auseinanderhalten lassen:",
  "Pick the one whose first ten buyers you could name today.":
    "Nimm die, deren erste zehn Käufer du heute nennen könntest.",
  "{0} {1}, assumed": "{0} {1}, angenommen",
  "{0} to {1}": "{0} bis {1}",
  "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.":
    "Ein Prozentsatz eines großen Marktes ist keine Prognose: Er nennt keinen Weg und keinen Käufer. Zähle stattdessen die Kunden, die du erreichst.",
  "Market size": "Marktgröße",
  "You count {0} reachable customers. At {1} each, that is {2} in total if every one of them bought once.":
    "Du zählst {0} erreichbare Kunden. Bei je {1} sind das {2} insgesamt, wenn jeder einmal kauft.",
  "You count {0} reachable customers. At {1} a year each, that is {2} a year if every one of them bought.":
    "Du zählst {0} erreichbare Kunden. Bei je {1} im Jahr sind das {2} im Jahr, wenn jeder kauft.",
  "The count is yours and not verified.": "Die Zählung stammt von dir und ist nicht geprüft.",
  "You name a market of {0}. That is a top-down figure, and it does not say how many {1} you can reach.":
    "Du nennst einen Markt von {0}. Das ist eine Zahl von oben herab; sie sagt nicht, wie viele „{1}“ du erreichst.",
  "I cannot size this market yet: the number of {0} you can reach is missing. Market a year = that number × what one of them pays a year.":
    "Diesen Markt kann ich noch nicht beziffern: Es fehlt die Zahl der „{0}“, die du erreichst. Markt im Jahr = diese Zahl × was einer im Jahr zahlt.",
  "A tenth of it would be {0} a year. That can be a good business; it is a weak case for venture capital.":
    "Ein Zehntel davon wären {0} im Jahr. Das kann ein gutes Geschäft sein; für Wagniskapital ist es wenig.",
  "A tenth of it would be {0} a year. That is large enough to interest venture investors, if the count holds.":
    "Ein Zehntel davon wären {0} im Jahr. Das ist groß genug für Wagniskapital, wenn die Zählung hält.",
  "Your target implies {0} of the reachable market. Few companies ever get there; lower the target or widen the market.":
    "Dein Ziel setzt {0} des erreichbaren Marktes voraus. So weit kommen wenige; senke das Ziel oder erweitere den Markt.",
  "Your target implies {0} of the reachable market, which is ambitious for a new entrant.":
    "Dein Ziel setzt {0} des erreichbaren Marktes voraus, für einen Neuling ehrgeizig.",
  "Your target implies {0} of the reachable market, which is not the limit here.":
    "Dein Ziel setzt {0} des erreichbaren Marktes voraus; daran scheitert es nicht.",
  "US Census County Business Patterns, by NAICS code": "US Census County Business Patterns, nach NAICS-Code",
  "Eurostat Structural Business Statistics, by NACE code":
    "Eurostat, Strukturelle Unternehmensstatistik, nach NACE-Code",
  "UK ONS business counts, by SIC code": "UK ONS business counts, nach SIC-Code",
  "India's MCA and Udyam registers, by activity": "die Register MCA und Udyam in Indien, nach Tätigkeit",
  "the National Bureau of Statistics of China, by industry": "das Statistikamt Chinas (NBS), nach Branche",
  "the national statistics office, by industry code": "das nationale Statistikamt, nach Branchencode",
  "Where to count {0}: {1}, or the directory of their trade body, one region by hand and then scaled.":
    "Wo sich „{0}“ zählen lassen: {1}, oder das Verzeichnis ihres Verbands, eine Region von Hand und dann hochgerechnet.",
  "{money} an hour": "{money} pro Stunde",
  "{money} a day": "{money} am Tag",
  "{money} a week": "{money} pro Woche",
  "{money} a month": "{money} im Monat",
  "{money} a quarter": "{money} pro Quartal",
  "{money} a year": "{money} im Jahr",
  "You charge {0}.": "Du verlangst {0}.",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "Du behältst {0} jedes Umsatzes. Was das wert ist, hängt vom durchschnittlichen Auftrag ab und davon, wie oft er vorkommt.",
  unknown: "unbekannt",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "Bitte um Geld, bevor du am Preis drehst: Eine Anzahlung von zwei aus zwanzig ernsthaften Käufern sagt mehr als jede Preisumfrage.",
  "You assume that {0}.": "Du nimmst an, dass {0}.",
  "Why it comes first: {0}": "Warum das zuerst kommt: {0}",
  "All there is about it are your words {0}.": "Alles, was dazu dasteht, sind deine Worte {0}.",
  "**Stop rule, fixed before you start:** {0} {1}": "**Abbruchregel, vorher festgelegt:** {0} {1}",
  "**Phase {0}, {1}:** {2}.": "**Phase {0}, {1}:** {2}.",
  "Stop doing until phase 4:\n\n{0}": "Bis Phase 4 bleiben lassen:\n\n{0}",
  Tasks: "Aufgaben",
  Phase: "Phase",
  Task: "Aufgabe",
  "Settles whether": "Klärt, ob",
  Takes: "Braucht",
  "Stop if": "Abbruch, wenn",
  "You have {0} hours a week, of which I plan 70%: {1} hours in the first two weeks.":
    "Du hast {0} Stunden pro Woche, davon plane ich 70 %: {1} Stunden in den ersten zwei Wochen.",
  "**{0}**: {1} First step: {2} {3}": "**{0}**: {1} Erster Schritt: {2} {3}",
  "This is not legal advice.": "Das ist keine Rechtsberatung.",
  "What would move it most for the effort:\n\n{0}": "Was sie mit der wenigsten Mühe am meisten bewegen würde:\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}. Dann wäre eine Bewertung möglich, etwa {1}. {2}",
  "{0}. From {1} to about {2}. {3}": "{0}. Von {1} auf etwa {2}. {3}",
  Price: "Preis",
  "The gap you describe: {0}.": "Die Lücke, die du beschreibst: {0}.",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "Dein Unterschied: {0}. Ob Käufer das auch so sehen, ist ungeprüft, bis einer von ihnen wechselt.",
  "Why now: {0}.": "Warum jetzt: {0}.",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "Die Alternative kostet nach deiner Angabe {0}: Mit dieser Summe wird dein Preis verglichen.",
  "To find the rest, ask five {0} what they paid for last.":
    "Um den Rest zu finden, frag fünf „{0}“, wofür sie zuletzt gezahlt haben.",
  "The first rival is what they do today: {0}.": "Der erste Wettbewerber ist, was sie heute tun: {0}.",
  "Beside it you name {0}.": "Daneben nennst du {0}.",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "Sonst nennst du niemanden und sagst, es gebe keine Konkurrenz: Das heißt meist, dass noch nicht gesucht wurde.",
  "You named nobody else.": "Sonst nennst du niemanden.",
  "named by you": "von dir genannt",
  Alternatives: "Alternativen",
  "Executive Summary": "Zusammenfassung",
  "Market Potential": "Marktpotenzial",
  Monetization: "Monetarisierung",
  "Market Gap": "Marktlücke",
  "Top Competitors": "Wichtigste Wettbewerber",
  "Revenue Potential": "Umsatzpotenzial",
  "Execution Roadmap": "Umsetzungsplan",
  Tools: "Werkzeuge",
  "Analyst Rating": "Bewertung des Analysten",
  "Unit Economics": "Stückkosten und Kundenwert",
  "Riskiest Assumption": "Riskanteste Annahme",
  Regulation: "Recht",
  Answer: "Antwort",
  Figures: "Zahlen",
  "1 founder fact": "1 Angabe von dir",
  "{0} founder facts": "{0} Angaben von dir",
  "1 source": "1 Quelle",
  "{0} sources": "{0} Quellen",
  "1 assumption": "1 Annahme",
  "{0} assumptions": "{0} Annahmen",
  "Based on: {0}": "Beruht auf: {0}",
  "Three answers turn this into something I can compute and test.":
    "Drei Antworten machen daraus etwas, das ich rechnen und prüfen kann.",
  "What I understand": "Was ich verstehe",
  "Three questions that matter": "Drei Fragen, auf die es ankommt",
  "I read it as: {0}.": "Ich lese es als: {0}.",
  "I read it as what {0} does, brought to {1}.": "Ich lese es als das, was {0} tut, übertragen auf: {1}.",
  "They will not pay themselves ({0}); whoever pays for them is the buyer to find.":
    "Sie selbst zahlen nicht ({0}); Käufer ist, wer für sie zahlt.",
  "Not rated yet. What decides first: whether {0}.": "Noch nicht bewertet. Was zuerst entscheidet: ob {0}.",
  "{0} out of 10. What decides next: whether {1}.": "{0} von 10. Was als Nächstes entscheidet: ob {1}.",
  "The idea in your words: {0}.": "Die Idee in deinen Worten: {0}.",
  "**Strongest evidence:** {0}": "**Stärkster Beleg:** {0}",
  "**Biggest hole:** {0}": "**Größte Lücke:** {0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**Nächster Test:** {0}, {1} {2}, {3}.",
  "**Rating:** {0}": "**Bewertung:** {0}",
  "You say it is for everyone, so no first buyer is known.":
    "Du sagst, es sei für alle; damit ist kein erster Käufer bekannt.",
  "You chose {0} as its kind.": "Gewählte Art: {0}.",
  "The buyer is {0}.": "Der Käufer: {0}.",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "Nicht bewertet. Was du erzählst, deckt {0} dessen ab, worauf eine Bewertung schaut; ab 30 % beginnt sie.",
  "{0} out of 10, somewhere between {1} and {2}.": "{0} von 10, irgendwo zwischen {1} und {2}.",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "Ich finde darin keine neue Zahl, keinen Käufer, Wettbewerber oder Vertriebsweg; das Bild bleibt, wie es war.",
  "I will not help build this. {0} It is not rated and not planned.":
    "Dabei helfe ich nicht. {0} Es wird nicht bewertet und nicht geplant.",
  "What I can help with": "Wobei ich helfen kann",
  "A lawful neighbor of the same market: {0} Tell me who would pay for that, and I start there.":
    "Ein erlaubter Nachbar im selben Markt: {0} Sag mir, wer dafür zahlen würde, und dort fange ich an.",
  "Tell me about the venture": "Erzähl mir von dem Vorhaben",
  "I work from what you tell me: what it is, who pays, and every number you have. With that I compute margins, market and runway, name the riskiest assumption and plan its test. Numbers I do not have, I ask for.":
    "Ich arbeite mit dem, was du mir sagst: was es ist, wer zahlt, und jede Zahl, die du hast. Daraus berechne ich Margen, Markt und Reichweite, nenne die riskanteste Annahme und plane ihren Test. Zahlen, die ich nicht habe, frage ich nach.",
  "Three questions to start with": "Drei Fragen für den Anfang",
  "I set aside {0}: it tells me what to say, and is no fact of the venture.":
    "Ich lasse {0} beiseite: Es sagt mir, was ich sagen soll, und ist keine Angabe zum Vorhaben.",
  "I set aside {0}: a reader of your text would not see it.":
    "Ich lasse {0} beiseite: Wer Ihren Text liest, sieht es nicht.",
  "{0} stands there twice; I read it once.": "{0} steht zweimal da; ich habe es einmal gelesen.",
  "You wrote {0}. {1} Please check it; figures that depend on it mean nothing until then.":
    "Du schreibst {0}. {1} Bitte prüfe das; Zahlen, die daran hängen, bedeuten bis dahin nichts.",
  "What I need to know next": "Was ich als Nächstes wissen muss",
  "a rule of thumb": "eine Faustregel",
  "to check": "zu prüfen",
  "past its review date": "über das Prüfdatum hinaus",
  "**Benchmark:** {0}": "**Vergleichswert:** {0}",
  "**{0}: {1}**": "**{0}: {1}**",
  "What you say of it waits for your confirmation.": "Was du dazu sagst, wartet auf deine Bestätigung.",
  "Nothing is computed anew until you say what the figures above mean.":
    "Neu gerechnet wird erst, wenn du sagst, was die Zahlen oben bedeuten.",
  "What you charge waits for your confirmation.": "Was du verlangst, wartet auf deine Bestätigung.",
  "You name no price yet. What one buyer agrees to pay is the next number to get.":
    "Du nennst noch keinen Preis. Was ein Käufer zu zahlen zusagt, ist die nächste Zahl, die du brauchst.",
  "The number of {0} you can reach waits for your confirmation.":
    "Wie viele {0} du erreichen kannst, wartet auf deine Bestätigung.",
  "The whole analysis": "Die ganze Analyse",
  "That waits for the figures above: confirm or correct them, and I compute it.":
    "Das wartet auf die Zahlen oben: Bestätige oder korrigiere sie, dann rechne ich es aus.",
  "{label}: {said} here, {computed} computed; they differ by {difference}":
    "{label}: hier {said}, berechnet {computed}; der Unterschied ist {difference}",
  "The weeks assume {0} hours a week.": "Die Wochen rechnen mit {0} Stunden pro Woche.",
  "The month’s result is zero at these values, each figure changed alone:\n\n{0}":
    "Das Ergebnis im Monat ist null bei diesen Werten, jede Zahl allein geändert:\n\n{0}",
  "**Test: {0}.** {1} It takes {2} and about {3}.": "**Test: {0}.** {1} Das braucht {2} und etwa {3}.",
};

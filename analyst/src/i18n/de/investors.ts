import type { Catalogue } from "../catalogue.ts";

export const investors: Catalogue = {
  "idea stage": "Ideenphase",
  healthcare: "Gesundheit",
  "e-commerce": "E-Commerce",
  education: "Bildung",
  AI: "KI",
  "angel investors": "Business Angels",
  "venture capital": "Venture Capital",
  accelerators: "Acceleratoren",
  "{0}, {1}: ask {2} first.": "{0}, {1}: Sprich zuerst an: {2}.",
  "nobody yet": "noch niemanden",
  "Your company: {0}.": "Deine Firma: {0}.",
  "{0} takes the founders from {1} to {2}.": "Mit {0} sinkt der Anteil der Gründer von {1} auf {2}.",
  "What stops most {0} rounds: {1}.": "Woran die meisten Runden scheitern ({0}): {1}.",
  "Angels back people they know before there is a product; strangers wait for one.":
    "Vor dem Produkt setzen Angels auf Menschen, die sie kennen; bei Fremden warten sie darauf.",
  "A product in use and a few customers is what an angel can judge in one call.":
    "Ein genutztes Produkt und ein paar Kunden – das kann ein Angel in einem Gespräch beurteilen.",
  "Several angels fill a SAFE round, and their contacts are the larger part of the check.":
    "Mehrere Angels füllen eine SAFE-Runde, und ihre Kontakte sind mehr wert als der Scheck.",
  "They fill a round that a fund leads; alone they are too small for it.":
    "Sie füllen eine Runde auf, die ein Fonds anführt; allein sind sie dafür zu klein.",
  "The round is larger than their checks; ask them for introductions instead.":
    "Die Runde ist größer als ihre Schecks; bitte sie lieber um Kontakte.",
  "The round is far larger than their checks.": "Die Runde ist viel größer als ihre Schecks.",
  "Your price is {0} times your yearly revenue of {1}.": "Dein Preis ist das {0}-Fache deines Jahresumsatzes von {1}.",
  "Go by the scorecard and the risk factors: they start from your own anchor.":
    "Halte dich an Scorecard und Risikofaktoren: Sie gehen von deinem eigenen Anker aus.",
  "Berkus counts only what is there and is the cautious end.":
    "Berkus zählt nur, was da ist, und ist das vorsichtige Ende.",
  "Go by the lower end: Berkus counts what is there.": "Halte dich an das untere Ende: Berkus zählt, was da ist.",
  "The scorecard and the risk factors start from a US median; with the value of companies like yours they become the better ones.":
    "Scorecard und Risikofaktoren gehen von einem US-Median aus; mit dem Wert von Firmen wie deiner werden sie die besseren.",
  "The valuations run from {0} to {1}.": "Die Bewertungen reichen von {0} bis {1}.",
  "Their smallest check of {0} is larger than your whole round of {1}: keep them for the next one.":
    "Ihr kleinster Scheck von {0} ist größer als deine ganze Runde von {1}: Heb sie dir für die nächste auf.",
  "A fund needs something that is used; at the idea its partners collect, they do not decide.":
    "Ein Fonds braucht etwas, das genutzt wird; bei einer Idee sammeln die Partner nur, sie entscheiden nicht.",
  "Funds for the first check exist; they look for a market and a founder they know.":
    "Es gibt Fonds für den ersten Scheck; sie suchen einen Markt und Gründer, die sie kennen.",
  "Small first-check funds lead SAFE rounds when pilots stay.":
    "Kleine Fonds für den ersten Scheck führen SAFE-Runden an, wenn Pilotkunden bleiben.",
  "Seed funds lead priced rounds once a channel repeats.":
    "Seed-Fonds führen bewertete Runden an, sobald ein Kanal wiederholbar ist.",
  "One fund leads with $5M or more against ARR, growth and retention.":
    "Ein Fonds führt mit 5 Mio. $ oder mehr, gemessen an ARR, Wachstum und Retention.",
  "Growth funds pay for a machine whose cost and return are known.":
    "Wachstumsfonds bezahlen eine Maschine, deren Kosten und Ertrag bekannt sind.",
  "They take teams with little more than an idea and pay with money, time pressure and a network.":
    "Sie nehmen Teams mit kaum mehr als einer Idee und geben Geld, Zeitdruck und ein Netzwerk.",
  "A batch turns first users into the evidence a pre-seed round asks for.":
    "Ein Programm macht aus ersten Nutzern die Belege, die eine Pre-Seed-Runde verlangt.",
  "Worth it when the network is the bottleneck, expensive when only money is.":
    "Lohnt sich, wenn das Netzwerk fehlt; teuer, wenn nur Geld fehlt.",
  "Selling another few percent for a program rarely pays at this price.":
    "Bei dieser Bewertung lohnt es sich selten, für ein Programm weitere Prozente abzugeben.",
  "You are past what a program teaches.": "Du bist weiter, als ein Programm dich bringen kann.",
  "your region": "deine Region",
  "Look for people who sold or led a company in {0} ({1}); ask two founders they backed before you ask them.":
    "Such Leute, die ein Unternehmen im Bereich {0} verkauft oder geführt haben ({1}); frag vorher zwei Gründer, in die sie investiert haben.",
  "List funds that lead and whose last three deals in {0} were at your stage ({1}, {2}).":
    "Liste Fonds auf, die Runden anführen und deren letzte drei Deals im Bereich {0} in deiner Phase lagen ({1}, {2}).",
  "Cross out those that backed a direct competitor of yours.":
    "Streich die, die in einen direkten Wettbewerber von dir investiert haben.",
  "Compare terms, the start of the batch and what its alumni in {0} raised afterwards; apply to two or three.":
    "Vergleich die Konditionen, den Start und was Alumni im Bereich {0} danach eingesammelt haben; bewirb dich bei zwei oder drei.",
  "{0}% a month": "{0} % im Monat",
  "One sentence that says what you do, for buyers in {0}":
    "Ein Satz, der sagt, was du machst, für Käufer im Bereich {0}",
  "How much, on what terms, for what, and what it proves":
    "Wie viel, zu welchen Bedingungen, wofür, und was es beweist",
  "Notes of 12 conversations and one commitment": "Notizen aus 12 Gesprächen und eine Zusage",
  "Revenue by month and retention by cohort": "Umsatz pro Monat und Retention nach Kohorte",
  "{0} months of runway when you start": "{0} Monate Runway, wenn du anfängst",
  "A cap table with every SAFE and promise on it": "Eine Cap Table mit jedem SAFE und jeder Zusage",
  "A deck of at most 15 slides that reads in under four minutes":
    "Ein Deck mit höchstens 15 Folien, in unter vier Minuten zu lesen",
  "A list of 40 investors who lead at this stage and in this field, with a way to reach each":
    "Eine Liste von 40 Investoren, die in dieser Phase und Branche führen, mit einem Weg zu jedem",
  "An answer to: {0}": "Eine Antwort auf: {0}",
  "Founders' shares on vesting, intellectual property assigned to the company":
    "Gründeranteile mit Vesting, geistiges Eigentum auf die Firma übertragen",
  "A founder agreement in writing": "Eine schriftliche Gründervereinbarung",
  "A data room: contracts, accounts, registers, model": "Ein Datenraum: Verträge, Abschlüsse, Register, Finanzmodell",
  "A lawyer who has done ten of these rounds; nothing here is legal advice":
    "Ein Anwalt, der zehn solcher Runden gemacht hat; nichts hiervon ist Rechtsberatung",
  "5 weeks before": "5 Wochen vorher",
  "3 weeks before": "3 Wochen vorher",
  "Weeks 1–2": "Woche 1–2",
  "Weeks 3–5": "Woche 3–5",
  "Weeks 6–7": "Woche 6–7",
  "Week 12": "Woche 12",
  "Week 24": "Woche 24",
  "List of investors and a way to reach each; the list comes before the deck.":
    "Liste der Investoren mit einem Weg zu jedem; die Liste kommt vor dem Deck.",
  "Book the first meetings so that they fall into the same two weeks.":
    "Leg die ersten Termine so, dass sie in dieselben zwei Wochen fallen.",
  "First calls, all close together; write down every question that comes twice.":
    "Erste Gespräche, alle dicht beieinander; notiere jede Frage, die zweimal kommt.",
  "Second calls; the deck answers the questions that came twice.":
    "Zweite Gespräche; das Deck beantwortet die Fragen, die zweimal kamen.",
  "Partner meetings and the first term sheet; give the others a date.":
    "Partnertermine und das erste Term Sheet; setz den anderen eine Frist.",
  "58% of the rounds that closed had closed by now. No lead yet: stop and change one thing.":
    "58 % der Runden, die zustande kamen, waren bis hierher durch. Kein Lead: Halt an und ändere eine Sache.",
  "90% had closed. Money in the bank, or plan without it.":
    "90 % waren durch. Entweder ist das Geld auf dem Konto, oder du planst ohne.",
  "Closed within 6 weeks": "Abgeschlossen binnen 6 Wochen",
  "Closed within 12 weeks": "Abgeschlossen binnen 12 Wochen",
  "Closed within 18 weeks": "Abgeschlossen binnen 18 Wochen",
  "Closed within 24 weeks": "Abgeschlossen binnen 24 Wochen",
  "Enter cash and monthly burn: when to start depends on the months they leave.":
    "Gib Kasse und monatlichen Burn ein: Wann du anfängst, hängt davon ab, wie viele Monate bleiben.",
  "{0} months of runway ({1} / {2} a month)": "{0} Monate Runway ({1} / {2} im Monat)",
  "{0}: start now. A raise takes 12 to 24 weeks; cut the burn so that {1} months remain.":
    "{0}: Fang jetzt an. Eine Runde dauert 12 bis 24 Wochen; senk den Burn, damit {1} Monate bleiben.",
  "{0}: start when {1} are left, and prepare until then.":
    "{0}: Fang an, wenn noch {1} übrig sind, und bereite dich bis dahin vor.",
  "[your strongest fact]": "[deine stärkste Tatsache]",
  "[company]": "[Firma]",
  "[one sentence: what it does, for whom]": "[ein Satz: was es macht, für wen]",
  "{0}: {1}, {2}, raising {3}": "{0}: {1}, {2}, Runde: {3}",
  "Hello [name],": "Hallo [Name],",
  "So far: {0}.": "Bisher: {0}.",
  "So far: [the one number that would surprise you if it were somebody else's].":
    "Bisher: [die eine Zahl, die dich überraschen würde, wenn sie von jemand anderem wäre].",
  "You backed [company of theirs in {0}]; what we learned that fits it: [one finding].":
    "Sie haben in [Firma aus {0}] investiert; was wir gelernt haben und dazu passt: [eine Erkenntnis].",
  "We are raising {0} to reach [milestone] in [months].":
    "Wir sammeln {0} ein, um in [Monaten] [Meilenstein] zu erreichen.",
  "May I send the deck, or show it in 20 minutes next week?":
    "Darf ich Ihnen das Deck schicken oder es nächste Woche in 20 Minuten zeigen?",
  "[your name]": "[dein Name]",
  "{0} of yearly revenue": "{0} Jahresumsatz",
  "growing {0}% a month": "Wachstum {0} % im Monat",
  "[amount]": "[Betrag]",
  "{0} at {1}": "{0} bei einer Bewertung von {1}",
  "SAFE of {0}, no cap": "SAFE über {0}, ohne Cap",
  "SAFE of {0} at {1}": "SAFE über {0}, Cap {1}",
  Founders: "Gründer",
  "Unissued options": "Nicht vergebene Optionen",
  "New investors": "Neue Investoren",
  "{0} on a post-money SAFE with a cap of {1}": "{0} als Post-Money-SAFE mit einem Cap von {1}",
  "{0} at {1} pre-money": "{0} bei {1} pre-money",
  "{0}: where you gave no number, the usual one of this stage stands in. Enter yours.":
    "{0}: Wo du keine Zahl angegeben hast, steht die übliche dieser Phase. Trag deine ein.",
  "{0}, as you entered it.": "{0}, wie von dir eingegeben.",
  "New investors get {0} = {1}; the company is then priced at {2}.":
    "Neue Investoren bekommen {0} = {1}; das Unternehmen ist dann mit {2} bewertet.",
  "Founders go from {0} to {1}.": "Die Gründer gehen von {0} auf {1}.",
  "{0} is sold before a priced round: above a quarter, the next investor asks who still has a reason to work for it.":
    "{0} sind vor einer bewerteten Runde verkauft: Über einem Viertel fragt der nächste Investor, wer noch einen Grund hat, dafür zu arbeiten.",
  cap: "Cap",
  "round price": "Rundenpreis",
  "New options of {0} are created inside the pre-money: founders and SAFEs pay for them, not the new investors.":
    "Neue Optionen über {0} entstehen im Pre-Money: Gründer und SAFEs zahlen dafür, nicht die neuen Investoren.",
  "SAFE {0} converts by its {1}.": "SAFE {0} wandelt sich nach: {1}.",
  "What do you spend a month? Then the size of the round can be compared with it.":
    "Was gibst du im Monat aus? Dann lässt sich die Runde daran messen.",
  "Your raise is smaller.": "Deine Runde ist kleiner.",
  "Your raise is larger.": "Deine Runde ist größer.",
  "Your raise is within that.": "Deine Runde liegt darin.",
  "{0} months at {1} with a buffer of 1.25 to 1.5: {2} to {3}.":
    "{0} Monate zu je {1} mit einem Puffer von 1,25 bis 1,5: {2} bis {3}.",
  "With {0} and the SAFEs you entered, nothing would be left for the founders. Check the caps and the amounts.":
    "Mit {0} und den eingegebenen SAFEs bliebe den Gründern nichts. Prüf die Caps und die Beträge.",
  "Anchor: {0}, a US median (Carta, Q4 2024 to Q1 2025), lifted by AI companies.":
    "Anker: {0}, ein US-Median (Carta, Q4 2024 bis Q1 2025), von KI-Firmen nach oben gezogen.",
  "Replace it with what companies of your region and stage were worth.":
    "Ersetz ihn durch das, was Firmen deiner Region und Phase wert waren.",
  "Anchor: {0}, yours.": "Anker: {0}, von dir.",
  "team 30%, size 25%, product 15%, competition 10%, sales 10%, need for money 5%, other 5%":
    "Team 30 %, Größe 25 %, Produkt 15 %, Wettbewerb 10 %, Vertrieb 10 %, Kapitalbedarf 5 %, Sonstiges 5 %",
  "Scorecard (Payne)": "Scorecard (Payne)",
  "{0} × Σ weight × factor; {1}": "{0} × Σ Gewicht × Faktor; {1}",
  "Factors you did not give run from 0.75 to 1.25.": "Faktoren, die du nicht angegeben hast, laufen von 0,75 bis 1,25.",
  "{0} + {1} × Σ of twelve scores from −2 to 2": "{0} + {1} × Σ von zwölf Noten von −2 bis 2",
  "Scores you did not give run from −1 to 1: twelve questions an investor will ask.":
    "Noten, die du nicht angegeben hast, laufen von −1 bis 1: zwölf Fragen, die ein Investor stellen wird.",
  "idea, product, team, relations and sales: each 0 to {0} by evidence":
    "Idee, Produkt, Team, Beziehungen und Vertrieb: je 0 bis {0}, nach Belegen",
  "Made for companies before revenue: yours has some, so read it as the lower end.":
    "Für Firmen vor dem ersten Umsatz gemacht: Deine hat welchen, lies es also als untere Grenze.",
  "At most five times the cap of an element, before revenue only.":
    "Höchstens das Fünffache der Obergrenze eines Elements, nur vor dem ersten Umsatz.",
  "Venture capital method": "Venture-Capital-Methode",
  "revenue of year five × {0} × {1}% kept / return of 10 to 30 times − {2}":
    "Umsatz im fünften Jahr × {0} × {1} % behalten / Rendite von 10- bis 30-fach − {2}",
  "With {0} of revenue in year five, by your plan. Before the investment.":
    "Mit {0} Umsatz im fünften Jahr, nach deinem Plan. Vor der Investition.",
  "Give the revenue you plan for year five; without it nothing can be computed.":
    "Gib den geplanten Umsatz im fünften Jahr an; ohne ihn lässt sich nichts berechnen.",
  "An accelerator's usual deal": "Der übliche Deal eines Accelerators",
  "$125K for 7%, and $375K on an uncapped SAFE with the best later terms":
    "125.000 $ für 7 % und 375.000 $ als SAFE ohne Cap zu den besten späteren Bedingungen",
  "Sold at this stage": "In dieser Phase abgegeben",
  "0–7%": "0–7 %",
  "First check of an angel": "Erster Scheck eines Angels",
  "$5K–100K each, $100K–500K in all": "je 5.000–100.000 $, zusammen 100.000–500.000 $",
  "5–10%": "5–10 %",
  "Median round": "Mittlere Runde",
  "$1.0M on a SAFE at a $10M cap, 10.1% sold": "1,0 Mio. $ als SAFE mit 10 Mio. $ Cap, 10,1 % abgegeben",
  "On a SAFE": "Als SAFE",
  "92% of pre-seed rounds; 61% with a post-money cap and no discount":
    "92 % der Pre-Seed-Runden; 61 % mit Post-Money-Cap und ohne Discount",
  "Median priced round": "Mittlere bewertete Runde",
  "$3.7M at $19.2M post-money, 20.0% sold": "3,7 Mio. $ bei 19,2 Mio. $ post-money, 20,0 % abgegeben",
  "Median round on a SAFE": "Mittlere SAFE-Runde",
  "$2.8M at an $18M cap, 18.3% sold": "2,8 Mio. $ bei 18 Mio. $ Cap, 18,3 % abgegeben",
  "Median pre-money": "Mittlere Pre-Money-Bewertung",
  "$16M in Q1 2025": "16 Mio. $ im Q1 2025",
  "Seed to Series A within two years": "Von Seed zu Series A binnen zwei Jahren",
  "15.4% of the Q1 2022 cohort, 32.8% a year earlier": "15,4 % der Kohorte von Q1 2022, ein Jahr zuvor 32,8 %",
  "$12M at $58.9M post-money, 20.0% sold": "12 Mio. $ bei 58,9 Mio. $ post-money, 20,0 % abgegeben",
  "Median pre-money and share sold": "Mittlere Pre-Money-Bewertung und abgegebener Anteil",
  "$48M and 17.9% in Q1 2025": "48 Mio. $ und 17,9 % im Q1 2025",
  "$20M at $129.8M post-money, 15.0% sold": "20 Mio. $ bei 129,8 Mio. $ post-money, 15,0 % abgegeben",
  "What AI adds": "Was KI ausmacht",
  "seed valuations 42% higher in 2024; median Series A above $50M pre-money":
    "2024 um 42 % höhere Seed-Bewertungen; Series A im Median über 50 Mio. $ pre-money",
  "Sold by health tech at seed": "Von Health-Tech in der Seed-Runde abgegeben",
  "16.4% in Q1 2025": "16,4 % im Q1 2025",
  "Conversations with strangers": "Gespräche mit Fremden",
  "12 or more about past behavior, and what the problem costs them":
    "12 oder mehr über bisheriges Verhalten und was das Problem sie kostet",
  "One commitment": "Eine Zusage",
  "one test that somebody paid for or signed": "ein Test, für den jemand bezahlt oder unterschrieben hat",
  "Weekly users": "Wöchentliche Nutzer",
  "5 to 20 who come back every week": "5 bis 20, die jede Woche wiederkommen",
  "Paying or signed": "Zahlend oder unterschrieben",
  "1 to 3 customers who pay or signed a letter of intent":
    "1 bis 3 Kunden, die zahlen oder eine Absichtserklärung unterschrieben haben",
  "Pilots that stay": "Pilotkunden, die bleiben",
  "first pilots renewed or extended": "erste Piloten verlängert oder erweitert",
  "First revenue": "Erster Umsatz",
  "any revenue from strangers": "irgendein Umsatz mit Fremden",
  "A channel": "Ein Kanal",
  "a hint of where the next ten customers come from": "ein Hinweis, woher die nächsten zehn Kunden kommen",
  "$10–50K of MRR, or proxies as strong": "10.000–50.000 $ MRR oder ebenso starke Belege",
  "85–90% of customers after the first months": "85–90 % der Kunden nach den ersten Monaten",
  Channel: "Kanal",
  "one that repeats, with its cost known": "einer, der sich wiederholen lässt, mit bekannten Kosten",
  "$1–2.5M": "1–2,5 Mio. $",
  "7–15% a month": "7–15 % im Monat",
  "Net and gross retention": "Netto- und Brutto-Retention",
  "100% or more, and 90% or more": "100 % oder mehr und 90 % oder mehr",
  "1 to 2": "1 bis 2",
  "12 to 18 months": "12 bis 18 Monate",
  "$5–10M or more": "5–10 Mio. $ oder mehr",
  "Efficient growth": "Effizientes Wachstum",
  "burn multiple below 2 while growing": "Burn Multiple unter 2 bei Wachstum",
  "Net retention": "Netto-Retention",
  "above 100%, by cohort": "über 100 %, nach Kohorte",
  "ARR, net and gross retention, payback": "ARR, Netto- und Brutto-Retention, Amortisation",
  "retention by cohort, not totals": "Retention nach Kohorte, keine Summen",
  "churn that hides behind a few customers": "Churn, der sich hinter wenigen Kunden versteckt",
  "Volume, net take rate, net revenue after losses": "Volumen, Netto-Take-Rate, Nettoerlös nach Ausfällen",
  "more than 50% net revenue margin after partner costs, loss rate tracked":
    "über 50 % Nettomarge nach Partnerkosten, Ausfallquote gemessen",
  "the license or the banking partner, and fraud": "die Lizenz oder die Partnerbank, und Betrug",
  "Pilots turned into paid contracts, outcome evidence, time to contract":
    "Piloten, die zu bezahlten Verträgen wurden, Wirksamkeitsbelege, Zeit bis zum Vertrag",
  "2 to 3 paid sites with signed data agreements": "2 bis 3 zahlende Standorte mit unterschriebenen Datenverträgen",
  "health-data and device rules, and long sales":
    "Regeln für Gesundheitsdaten und Medizinprodukte, und lange Verkaufszyklen",
  "Contribution after ads, repeat purchases, order value": "Deckungsbeitrag nach Werbung, Wiederkäufe, Bestellwert",
  "more than 20% contribution after ads; 20–25% buy again within 90 days":
    "über 20 % Deckungsbeitrag nach Werbung; 20–25 % kaufen binnen 90 Tagen wieder",
  "tax, returns and the price of ads": "Steuern, Retouren und Werbepreise",
  "Completion, renewal per term, paying schools": "Abschlussquote, Verlängerung pro Schuljahr, zahlende Schulen",
  "at least one renewal season": "mindestens eine Verlängerungsrunde",
  "minors' data and the school calendar": "Daten von Minderjährigen und das Schuljahr",
  "Gross margin after inference, retention after the novelty, evaluations":
    "Bruttomarge nach Inferenz, Retention nach dem Neuheitseffekt, Evaluierungen",
  "50–60% gross margin with a path to it": "50–60 % Bruttomarge, mit einem Weg dorthin",
  "a thin layer over a model whose vendor ships the same":
    "eine dünne Schicht über einem Modell, dessen Anbieter dasselbe liefert",
};

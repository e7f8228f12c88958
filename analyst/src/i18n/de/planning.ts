import type { Catalogue } from "../catalogue.ts";

export const planning: Catalogue = {
  "You named it.": "Du hast ihn genannt.",
  "In a two-sided market the scarce side is won by hand first.":
    "In einem zweiseitigen Markt wird die knappe Seite zuerst von Hand gewonnen.",
  "Without a price yet, channels that cost hours instead of money come first.":
    "Solange es keinen Preis gibt, kommen zuerst Wege, die Stunden statt Geld kosten.",
  "At this yearly price paid ads can hardly pay back.":
    "Bei diesem Jahrespreis macht sich bezahlte Werbung kaum bezahlt.",
  "This yearly price carries content and e-mail, but hardly a salesperson.":
    "Dieser Jahrespreis trägt Inhalte und E-Mail, aber kaum einen Verkäufer.",
  "What a customer pays in a year leaves room for a personal sale.":
    "Was ein Kunde im Jahr zahlt, lässt Raum für den persönlichen Verkauf.",
  "At this yearly price the founder sells.": "Bei diesem Jahrespreis verkauft der Gründer selbst.",
  "likely buyers of {0}": "Interessenten von {0}",
  "likely buyers": "Interessenten",
  "each reason is written down in their words": "jeder Grund in ihren Worten notiert ist",
  "most would not miss it": "die meisten es nicht vermissen würden",
  "Ask the one who left as well.": "Frag auch den einen, der gegangen ist.",
  "Ask those who left as well.": "Frag auch die, die gegangen sind.",
  "Call the one who pays: what did they do before, and what would make them leave?":
    "Ruf den einen an, der zahlt: Was hat er vorher getan, und was würde ihn gehen lassen?",
  "Call {0} of those who pay: what did they do before, and what would make them leave?":
    "Ruf {0} von denen an, die zahlen: Was haben sie vorher getan, und was würde sie gehen lassen?",
  "Call all {0} who pay: what did they do before, and what would make them leave?":
    "Ruf alle {0} an, die zahlen: Was haben sie vorher getan, und was würde sie gehen lassen?",
  "Ask {some} of your {all} pilots for money, with a date": "Bitte {some} deiner {all} Piloten um Geld, mit Datum",
  "Ask {some} of the {all} people on the waitlist for money, with a date":
    "Bitte {some} der {all} Leute auf der Warteliste um Geld, mit Datum",
  "each has paid or said no with a reason": "jeder gezahlt oder mit Grund abgelehnt hat",
  "none of them pays by the date": "bis zum Datum keiner zahlt",
  "Settle the weakest point": "Den schwächsten Punkt klären",
  Evidence: "Belege",
  "{0} pay, so the open question is another one: whether {1}.":
    "{0} zahlen, also ist die offene Frage eine andere: ob {1}.",
  "Find out whether {0} before you build more.": "Finde heraus, ob {0}, bevor du weiterbaust.",
  "{0} results are written down": "{0} Ergebnisse notiert sind",
  "fewer than {0} of {1} pass the test": "weniger als {0} von {1} den Test bestehen",
  "Do it by hand for three {0} and charge for it": "Mach es für drei „{0}“ von Hand und nimm Geld dafür",
  "three strangers have paid or said no with a reason": "drei Fremde gezahlt oder mit Grund abgelehnt haben",
  "nobody outside your circle has paid": "niemand außerhalb deines Kreises gezahlt hat",
  "First payment": "Erste Zahlung",
  "Take money for the smallest version.": "Nimm Geld für die kleinste Version.",
  "Log hours and cost of every delivery": "Notiere Stunden und Kosten jeder Lieferung",
  "the cost to serve one customer is a number": "die Kosten pro Kunde eine Zahl sind",
  "Sell it again": "Noch einmal verkaufen",
  "Find out whether it sells without you being known.": "Finde heraus, ob es sich verkauft, ohne dass man dich kennt.",
  "20 answers are written down": "20 Antworten notiert sind",
  "Sell the same, unchanged, to the next 20 {0} nobody introduced you to":
    "Verkauf dasselbe, unverändert, an die nächsten 20 „{0}“, die dir niemand vorgestellt hat",
  "strangers pay as the first ones did": "Fremde zahlen wie die Ersten",
  "fewer than 3 of 20 buy": "weniger als 3 von 20 kaufen",
  "Do the same channel again with 100 new contacts": "Wiederhole denselben Weg mit 100 neuen Kontakten",
  "Work one channel only: {0}": "Geh nur einen Weg: {0}",
  "the cost per paying customer is a number": "die Kosten pro zahlendem Kunden eine Zahl sind",
  "a customer costs more than twelve months of what it leaves":
    "ein Kunde mehr kostet, als er in zwölf Monaten übrig lässt",
  "Follow the newest customers for four weeks": "Begleite die neuesten Kunden vier Wochen lang",
  "you know who still uses it and why": "du weißt, wer es noch nutzt und warum",
  "fewer than half are still there": "weniger als die Hälfte noch da ist",
  Repeat: "Wiederholen",
  "See whether the next customers come at a known cost, and stay.":
    "Sieh, ob die nächsten Kunden zu bekannten Kosten kommen und bleiben.",
  Decision: "Entscheidung",
  "Stop, change or go on, by the numbers above.": "Aufhören, ändern oder weitermachen, nach den Zahlen oben.",
  "Lay the results beside the stop rules, with somebody who has no stake in it":
    "Leg die Ergebnisse neben die Abbruchregeln, mit jemandem, der nichts davon hat",
  "you would see it if it failed": "du es sehen würdest, wenn es scheitert",
  "one word is written down, and the raise follows it": "ein Wort notiert ist und die Finanzierung ihm folgt",
  "one word is written down: stop, change or go": "ein Wort notiert ist: aufhören, ändern oder weiter",
  "two of the three numbers (payment, cost to win, staying) missed their mark":
    "zwei der drei Zahlen (Zahlung, Gewinnungskosten, Bleiben) ihr Ziel verfehlen",
  "What do you want to build, in one sentence?": "Was willst du bauen, in einem Satz?",
  "Without it there is nothing to analyse.": "Ohne das gibt es nichts zu analysieren.",
  "Who pays for it first: {0}, or somebody else?": "Wer zahlt zuerst dafür: {0}, oder jemand anderes?",
  "Who pays for it? Say it as exactly as you can: who they are, and where.":
    "Wer zahlt dafür? Sag es so genau, wie du kannst: wer sie sind und wo.",
  "Everything else follows from it: whom you ask first, what they pay and how you reach them.":
    "Daraus folgt alles andere: wen du zuerst fragst, was sie zahlen und wie du sie erreichst.",
  "How many people who might pay have you asked, and how many of them already spend money or hours on the problem?":
    "Wie viele Leute, die dafür zahlen könnten, hast du gefragt, und wie viele davon geben heute schon Geld oder Stunden für das Problem aus?",
  "Money or hours that people spend already are the best proof that the problem is worth solving.":
    "Geld oder Stunden, die schon heute dafür draufgehen, sind der beste Beleg, dass sich das Problem zu lösen lohnt.",
  "What would one customer pay, and how often?": "Was würde ein Kunde zahlen, und wie oft?",
  "It says how many customers it takes to earn the costs.":
    "Daran hängt, wie viele Kunden es braucht, bis die Kosten verdient sind.",
  "What does it cost you to serve one customer, or to make one piece?":
    "Was kostet es dich, einen Kunden zu bedienen oder ein Stück herzustellen?",
  "It says what is left of the price.": "Daran hängt, was vom Preis übrig bleibt.",
  "It shows whether people pay, or only like the idea.": "Das zeigt, ob die Leute zahlen oder die Idee nur mögen.",
  "How many customers could you reach, and where does the count come from?":
    "Wie viele Kunden könntest du erreichen, und woher stammt die Zahl?",
  "It says how many there are to win at most.": "Daran hängt, wie viele überhaupt zu gewinnen sind.",
  "What does it cost, in money and hours, to win one customer?":
    "Was kostet es an Geld und Stunden, einen Kunden zu gewinnen?",
  "It says whether a customer brings more than winning one costs.":
    "Daran hängt, ob ein Kunde mehr bringt, als es kostet, ihn zu gewinnen.",
  "It says how long customers go on paying.": "Daran hängt, wie lange Kunden weiter zahlen.",
  "What do people do about it today, and what would make them switch?":
    "Wie lösen es die Leute heute, und was ließe sie wechseln?",
  "It is what they would have to give up for your solution.": "Das müssten sie für deine Lösung aufgeben.",
  "How do you reach the first ten customers?": "Wie erreichst du die ersten zehn Kunden?",
  "How many {buyer} have you asked about it, and how many had already spent time or money on it?":
    "Wie viele „{buyer}“ hast du danach gefragt, und wie viele hatten schon Zeit oder Geld dafür ausgegeben?",
  "What will one customer among {buyer} pay, and how often?": "Was zahlt einer von „{buyer}“, und wie oft?",
  "What is the average order, and how many orders does one customer place a month?":
    "Wie hoch ist ein durchschnittlicher Auftrag, und wie viele gibt ein Kunde im Monat auf?",
  "It blocks the revenue per customer.": "Ohne das kein Umsatz pro Kunde.",
  "What does it cost you to serve one customer among {buyer} for a month?":
    "Was kostet es dich, einen von „{buyer}“ einen Monat lang zu bedienen?",
  "Has anyone paid yet? How many, and for how long?": "Hat schon jemand gezahlt? Wie viele, und wie lange?",
  "How many {buyer} could you reach with this product, and where does the count come from?":
    "Wie viele „{buyer}“ könntest du mit diesem Produkt erreichen, und woher stammt die Zahl?",
  "What does it cost, in money and hours, to win one customer among {buyer}?":
    "Was kostet es an Geld und Stunden, einen von „{buyer}“ zu gewinnen?",
  "Of the customers of three months ago, how many still pay?": "Wie viele der Kunden von vor drei Monaten zahlen noch?",
  "What do {buyer} do about it today, and what would make them switch?":
    "Was tun „{buyer}“ heute dagegen, und was ließe sie wechseln?",
  "In which country do you start?": "In welchem Land fängst du an?",
  "It decides which rules apply.": "Es entscheidet, welche Regeln gelten.",
  "How much do you spend a month in all, your own living included?":
    "Wie viel gibst du im Monat insgesamt aus, deinen Lebensunterhalt eingerechnet?",
  "With your cash it gives the runway.": "Mit deinem Geld ergibt es die Reichweite.",
  "How much cash do you have, and how much do you spend a month?":
    "Wie viel Geld hast du, und wie viel gibst du im Monat aus?",
  "It blocks the runway and the size of the tests.": "Ohne das keine Reichweite und keine Größe der Tests.",
  "How many hours a week can you put in?": "Wie viele Stunden pro Woche kannst du einsetzen?",
  "It bounds the plan.": "Es begrenzt den Plan.",
  "Two values for one thing cannot both hold: {0}.": "Zwei Werte für eine Sache können nicht beide stimmen: {0}.",
  "You wrote {0}. What is the right figure?": "Du schreibst {0}. Welche Zahl ist richtig?",
  "Week {0}": "Woche {0}",
  "Weeks {0}–{1}": "Wochen {0}–{1}",
  "Asking friends whether they like it": "Freunde fragen, ob es ihnen gefällt",
  "Writing to investors before phase 1 has a result": "Investoren anschreiben, bevor Phase 1 ein Ergebnis hat",
  "Working more than one channel at a time": "Mehr als einen Vertriebsweg gleichzeitig gehen",
  "What changed lately that makes it possible or urgent now?":
    "Was hat sich zuletzt geändert, dass es jetzt möglich oder dringend ist?",
  "It decides whether the timing helps you.": "Es entscheidet, ob der Zeitpunkt dir hilft.",
  "Through which channel do you reach {buyer} first?": "Auf welchem Weg erreichst du „{buyer}“ zuerst?",
  "It blocks the distribution score.": "Ohne das keine Note für den Vertriebsweg.",
  "Where does the count of {count} come from?": "Woher stammt die Zahl {count}?",
  "Until it is checked, the market size rests on your word.":
    "Bis sie geprüft ist, ruht die Marktgröße auf deinem Wort.",
  "Over how many months was the churn of {churn} measured?":
    "Über wie viele Monate wurde die Kündigungsrate von {churn} gemessen?",
  "It decides how far the lifetime value can be trusted.": "Es entscheidet, wie weit dem Kundenwert zu trauen ist.",
  "Who else works on it, and who does what?": "Wer arbeitet noch daran, und wer macht was?",
  "It blocks the founder score.": "Ohne das keine Note für die Gründer.",
  "It decides how much one loss would hurt.": "Es entscheidet, wie weh ein Verlust täte.",
  "You wrote {0}: do you mean the French billion, or the English one, which is smaller?":
    "Du schreibst {0}: Meinst du die französische Billion oder die kleinere englische?",
  "It is read as the French one until you say.": "Bis du es sagst, wird sie als die französische gelesen.",
  it: "es",
  "one group wants {offer} more than the others do": "eine Gruppe {offer} mehr will als die anderen",
  "one group wants it most": "eine Gruppe es am meisten will",
  "serving one customer costs less than {price}": "einen Kunden zu bedienen weniger kostet als {price}",
  "serving one costs less than {price}": "einen zu bedienen weniger kostet als {price}",
  "units that cost less than the price": "Einheiten, die weniger als den Preis kosten",
  "Stop or change the price if fewer than {passes} of {sample} units cost less than the price.":
    "Hör auf oder ändere den Preis, wenn weniger als {passes} von {sample} Einheiten weniger als den Preis kosten.",
  "you may offer this without a license of your own, or under a partner's":
    "du das ohne eigene Erlaubnis oder unter der eines Partners anbieten darfst",
  "you may offer it": "du es anbieten darfst",
  buyers: "Käufer",
  "it costs more than the price and cannot be brought down": "es mehr als den Preis kostet und nicht zu senken ist",
};

import type { Catalogue } from "../voice.ts";

/** The reply before its sections. */
export const replying: Catalogue = {
  "{0}: **{1}** ({2}).": "{0}: **{1}** ({2}).",
  "Never as it is: you lose {0} ({1}), so selling more loses more.":
    "So nie: Du verlierst {0} ({1}), mehr Verkäufe machen den Verlust also nur größer.",
  "At **{0}** ({1}).": "Ab **{0}** ({1}).",
  "After **{0}** ({1}).": "Dafür braucht es **{0}** ({1}).",
  "You lose **{0}** ({1}).": "Du verlierst **{0}** ({1}).",
  "**{0}** is left ({1}).": "Es bleiben **{0}** ({1}).",
  "No cost of a single sale is in it.": "Kosten des einzelnen Verkaufs sind darin nicht enthalten.",
  "Fixed costs are not in it, because you name none.": "Fixkosten sind nicht abgezogen, weil du keine nennst.",
  "**{0}** with the new money ({1}), **{2}** before it.": "**{0}** mit dem neuen Geld ({1}), **{2}** davor.",
  "Pay that is not in it yet has to fit into that.": "Lohn, der darin noch fehlt, muss da hineinpassen.",
  "There is nothing to pay more people from.": "Daraus lässt sich niemand zusätzlich bezahlen.",
  "What you take ({0}) would have to be at least {1} to lose nothing on it.":
    "Was du nimmst ({0}), müsste mindestens {1} sein, damit du daran nichts verlierst.",
  "A competitor asks {0}.": "Ein Wettbewerber nimmt {0}.",
  "A buyer spends {0} today.": "Ein Käufer gibt heute {0} aus.",
  "You ask {0}.": "Du nimmst {0}.",
  "{0}: **{1}** instead of {2}.": "{0}: **{1}** statt {2}.",
  "Winning one costs {0}.": "Einen zu gewinnen kostet {0}.",
  "Whether that is enough shows when you know what winning one costs.":
    "Ob das reicht, zeigt sich, sobald du weißt, was es kostet, einen zu gewinnen.",
  "A customer leaves **{0}** over the whole time ({1}).": "Ein Kunde lässt über die ganze Zeit **{0}** übrig ({1}).",
  "This waits until you confirm: {0}.": "Das wartet auf deine Bestätigung von {0}.",
  "What is missing for it: {0}.": "Dafür fehlt noch: {0}.",
  "I cannot work this out yet: how your figures belong together is not clear.":
    "Das kann ich noch nicht ausrechnen: Wie deine Zahlen zusammengehören, ist nicht klar.",
  "This waits for one answer: what does {0} belong to?": "Dafür brauche ich eine Antwort: Wozu gehört {0}?",
  "What exactly are {0}?": "Was genau sind {0}?",
  "They do not fit together as I read them.": "So, wie ich sie lese, passen sie nicht zusammen.",
  "You say {0}. Which of them holds today?": "Du nennst {0}. Was davon gilt heute?",
  "{0} lead to different results. Which of them is right, or are they different things?":
    "{0} führen zu verschiedenen Ergebnissen. Was stimmt, oder sind es verschiedene Dinge?",
  "Is {0} already in the price, or does it come on top?": "Ist {0} im Preis schon enthalten, oder kommt es obendrauf?",
  "Of what is {0} a part?": "Wovon ist {0} ein Teil?",
  "For how long is {0}: a month, a year, once?": "Für welche Zeit gilt {0}: einen Monat, ein Jahr, einmalig?",
  "What is {0} for: one sale, one customer, a month?": "Wofür ist {0}: einen Verkauf, einen Kunden, einen Monat?",
  "Is {0} before or after the new money?": "Ist {0} vor oder nach dem neuen Geld?",
  "Is {0} paid out of the order, or on top of it?": "Wird {0} aus der Bestellung bezahlt oder zusätzlich?",
  "Which of these come together, and which replace one another: {0}?":
    "Was davon kommt zusammen, und was ersetzt einander: {0}?",
  "At which rate do you exchange {0}?": "Zu welchem Kurs tauschst du {0}?",
  "Until then it is in no result.": "Bis dahin steckt es in keinem Ergebnis.",
  "What does one of it cost you, with everything that goes out for it?":
    "Was kostet dich ein Stück, mit allem, was dafür ausgegeben wird?",
  "You take {0}, and what is left of that nobody knows yet.": "Du nimmst {0}, und was davon bleibt, weiß noch niemand.",
  "What do you pay each month, whether or not you sell anything?":
    "Was zahlst du jeden Monat, auch wenn du nichts verkaufst?",
  "With {0} that is left it gives your break-even.": "Mit {0}, die übrig bleiben, ergibt das deine Gewinnschwelle.",
  "How much of it do you sell in a month today?": "Wie viel davon verkaufst du heute im Monat?",
  "Break-even is at {0}.": "Kostendeckend bist du ab {0}.",
  "What does it cost, in money and hours, to win one customer?":
    "Was kostet es an Geld und Stunden, einen Kunden zu gewinnen?",
  "Up to {0} it is paid back within a year.": "Bis {0} ist es in einem Jahr wieder verdient.",
  "How many of your customers leave in a month?": "Wie viele deiner Kunden gehen im Monat?",
  "It decides how long each of them leaves you {0}.": "Davon hängt ab, wie lange dir von jedem {0} bleiben.",
  "Who of those who said yes has paid, and how much?": "Wer von denen, die Ja gesagt haben, hat bezahlt, und wie viel?",
  "{0} said yes so far, and a yes is not a payment.": "{0} haben bisher Ja gesagt, und ein Ja ist keine Zahlung.",
  "How much do you spend in a month, your own living included?":
    "Wie viel gibst du im Monat aus, dein eigenes Leben eingerechnet?",
  "It shows how long {0} lasts.": "Es zeigt, wie lange {0} reichen.",
  "It only works if {0} falls to {1} or less.": "Es geht nur auf, wenn {0} auf {1} oder weniger sinkt.",
  "Ask three others for a written offer for it, at the quantities you really need.":
    "Hole für genau die Mengen, die du wirklich brauchst, drei andere schriftliche Angebote ein.",
  "Stop selling it as it is if none of the three is at {0} or below.":
    "Verkaufe es so nicht weiter, wenn keines der drei bei {0} oder darunter liegt.",
  "It only works if {0} can rise above {1}.": "Es geht nur auf, wenn {0} über {1} steigen kann.",
  "Name the next {0} buyers a price above {1} before you deliver, and count who pays.":
    "Nenne den nächsten {0} Käufern vor der Lieferung einen Preis über {1} und zähle, wer zahlt.",
  "Stop selling it as it is if fewer than {0} of {1} pay that: below it, not even a tenth of such buyers is sure.":
    "Verkaufe es so nicht weiter, wenn weniger als {0} von {1} das zahlen: Darunter ist nicht einmal ein Zehntel solcher Käufer sicher.",
  "Spend four weeks on nothing but selling, and count only who has paid.":
    "Mach vier Wochen lang nichts als verkaufen und zähle nur, wer bezahlt hat.",
  "It only works with at least {0}, and you name no sales yet.":
    "Es braucht mindestens {0}, und von Verkäufen sagst du noch nichts.",
  "It only works with at least {0}; you suppose {1}, and nobody has bought yet.":
    "Es braucht mindestens {0}; du nimmst {1} an, und gekauft hat noch niemand.",
  "It only works with at least {0}; today it is {1}.": "Es braucht mindestens {0}; heute sind es {1}.",
  "Count what you really sell in the next four weeks, nothing given away.":
    "Zähle, was du in den nächsten vier Wochen wirklich verkaufst, ohne Verschenktes.",
  "Take orders for four weeks before you spend more, paid in advance where you can.":
    "Nimm vier Wochen lang Bestellungen an, bevor du mehr ausgibst, möglichst gegen Vorkasse.",
  "Stop, or cut the fixed costs, if it is fewer than {0}: that is the pace of the break-even.":
    "Hör auf oder senke die Fixkosten, wenn es weniger als {0} sind: Das ist das Tempo der Gewinnschwelle.",
  "Ask each one who pays now whether they stay three months more, and count four weeks later who paid again.":
    "Frage alle, die jetzt zahlen, ob sie drei Monate bleiben, und zähle vier Wochen später, wer wieder gezahlt hat.",
  "Cut the fixed costs as soon as fewer than {0} still pay.":
    "Senke die Fixkosten, sobald weniger als {0} noch zahlen.",
  "It only pays with {0}, before what you bought is worn out or gone.":
    "Es lohnt sich erst ab {0}, bevor das Gekaufte verschlissen oder weg ist.",
  "Borrow or rent one first, run it for two weeks and count.":
    "Leih oder miete erst eines, betreibe es zwei Wochen und zähle.",
  "Do not buy if it is fewer than {0} in two weeks: then it takes longer than a year to be paid back.":
    "Kauf nicht, wenn es in zwei Wochen weniger als {0} sind: Dann dauert es länger als ein Jahr, bis es bezahlt ist.",
  "It only works while winning a customer costs less than {0}; so far it is {1}.":
    "Es geht nur auf, solange ein neuer Kunde weniger als {0} kostet; bisher sind es {1}.",
  "It only works if winning a customer costs less than {0}, and you name no such cost yet.":
    "Es geht nur auf, wenn ein neuer Kunde weniger als {0} kostet, und dazu nennst du noch keine Zahl.",
  "Try one way of reaching buyers, with at most {0} in money and your own paid hours.":
    "Probiere einen einzigen Weg zu Käufern aus, mit höchstens {0} an Geld und eigenen bezahlten Stunden.",
  "Stop that way if {0} brings fewer than {1} who pay.":
    "Lass diesen Weg sein, wenn {0} weniger als {1} zahlende Kunden bringen.",
  "It only works if the {0} who said yes also pay.": "Es geht nur auf, wenn die {0}, die Ja gesagt haben, auch zahlen.",
  "Ask all {0} now for the money, or for a signed order.":
    "Bitte alle {0} jetzt um das Geld oder um eine unterschriebene Bestellung.",
  "Stop if fewer than {0} of {1} do: with fewer, it may be less than one in five of them.":
    "Hör auf, wenn es weniger als {0} von {1} tun: Bei weniger ist es vielleicht nicht einmal einer von fünf.",
  "It all rests on {0}, which is what a buyer said and nobody has paid.":
    "Alles ruht auf {0}: Das hat ein Käufer gesagt, bezahlt hat es niemand.",
  "Ask {0} such buyers for {1} in advance, or for a signed order.":
    "Bitte {0} solche Käufer um {1} im Voraus oder um eine unterschriebene Bestellung.",
  "Stop if fewer than {0} of {1} give it: with fewer, it may be less than one such buyer in ten.":
    "Hör auf, wenn es weniger als {0} von {1} geben: Bei weniger ist es vielleicht nicht einmal einer von zehn solchen Käufern.",
  "It only works if they really pay {0}, and nothing you say shows yet how many do.":
    "Es geht nur auf, wenn sie wirklich {0} zahlen, und wie viele das tun, zeigt bisher nichts, was du sagst.",
  "Ask {0} of those who should pay for {1} in advance, or for a signed order; who pays it already counts.":
    "Bitte {0} von denen, die zahlen sollen, um {1} im Voraus oder um eine unterschriebene Bestellung; wer ihn schon zahlt, zählt mit.",
  "It only goes on if new money comes within {0}.": "Es geht nur weiter, wenn neues Geld kommt, bevor {0} um sind.",
  "Ask everybody who could give it now, and write down who names a sum and a date.":
    "Frage jetzt alle, die es geben könnten, und schreib auf, wer eine Summe und ein Datum nennt.",
  "Cut the spending if nobody has promised both in writing after half of that time.":
    "Senke die Ausgaben, wenn nach der Hälfte dieser Zeit niemand beides schriftlich zugesagt hat.",
  "Nobody knows yet whether {0}.": "Noch weiß niemand, ob {0}.",
  "With {0} you lose {1}.": "Mit {0} verlierst du {1}.",
  "With {0} {1} is left.": "Mit {0} bleiben {1}.",
  "Taken together you lose {0}.": "Zusammen verlierst du damit {0}.",
  "Taken together that leaves {0}.": "Zusammen bleiben damit {0}.",
  "Of what comes in, {0} is left.": "Von dem, was hereinkommt, bleiben {0}.",
  "With the same sales it would take {0} instead of {1} to lose nothing.":
    "Bei gleichem Absatz bräuchte es {0} statt {1}, um nichts zu verlieren.",
  "What moves it most is {0}: a tenth more and it is {1}.": "Am meisten bewegt {0}: Ein Zehntel mehr, und es sind {1}.",
  "{0} of {1} said yes; in truth it may be anywhere from {2} to {3}, and a yes is not a payment.":
    "{0} von {1} haben Ja gesagt; in Wahrheit kann es alles zwischen {2} und {3} sein, und ein Ja ist keine Zahlung.",
  "The round values the company at {0} with the new money and {1} before it.":
    "Die Runde bewertet die Firma mit {0} nach und {1} vor dem neuen Geld.",
  "Without any income your money would last {0}.": "Ganz ohne Einnahmen würde dein Geld {0} reichen.",
  "Your money lasts {0}.": "Dein Geld reicht {0}.",
  "Winning a customer costs {0}, and a customer leaves {1} over the whole time.":
    "Einen Kunden zu gewinnen kostet {0}, und ein Kunde lässt über die ganze Zeit {1} übrig.",
  "A competitor asks {0}, you ask {1}.": "Ein Wettbewerber nimmt {0}, du nimmst {1}.",
  "No cost of a single sale is in it, because you name none.":
    "Kosten des einzelnen Verkaufs sind nicht darin, weil du keine nennst.",
  "I count every day of the month; with days off it is less.":
    "Ich rechne mit jedem Tag des Monats; mit freien Tagen ist es weniger.",
  "It rests on what is only planned or estimated: {0}.": "Es ruht auf dem, was nur geplant oder geschätzt ist: {0}.",
  "With what you suppose it would be {0} instead of {1}.": "Mit dem, was du annimmst, wären es {0} statt {1}.",
  "With {0} you lose {1}: {2} comes in, {3} goes out.":
    "Mit {0} verlierst du {1}: {2} kommen herein, {3} gehen hinaus.",
  "You lose {0}: {1} comes in, {2} goes out.": "Du verlierst {0}: {1} kommen herein, {2} gehen hinaus.",
  "You lose {0}.": "Du verlierst {0}.",
  "You lose {0}: all sales leave {1}, the fixed costs take {2}.":
    "Du verlierst {0}: Alle Verkäufe lassen {1} übrig, die Fixkosten nehmen {2}.",
  "Even at full capacity the fixed costs are not paid: it would take {0} of it.":
    "Selbst voll ausgelastet sind die Fixkosten nicht bezahlt: Es bräuchte {0} der Kapazität.",
  "Break-even takes {0}, and you count {1} within reach.":
    "Kostendeckend wird es erst ab {0}, und erreichbar sind nach deiner Zählung {1}.",
  "Winning a customer costs {0}, and a customer leaves only {1} over the whole time.":
    "Einen Kunden zu gewinnen kostet {0}, und ein Kunde lässt über die ganze Zeit nur {1} übrig.",
  "It takes {0} until a customer has paid back what it cost to win them.":
    "Es dauert {0}, bis ein Kunde zurückgezahlt hat, was es kostete, ihn zu gewinnen.",
  "{0} is left after the fixed costs.": "Nach den Fixkosten bleiben {0}.",
  "You break even at {0}.": "Kostendeckend bist du ab {0}.",
  "What you spend once is back after {0}.": "Bis wieder da ist, was du einmal ausgibst, braucht es {0}.",
  "{0} is left: {1} comes in, {2} goes out.": "Es bleiben {0}: {1} kommen herein, {2} gehen hinaus.",
  "{0} is left.": "Es bleiben {0}.",
  "This round values the company at {0} with the new money and {1} before it.":
    "Diese Runde bewertet die Firma mit {0} nach und {1} vor dem neuen Geld.",
  "{0} of {1} said yes; with so few asked, the true share lies anywhere from {2} to {3}.":
    "{0} von {1} haben Ja gesagt; bei so wenigen Befragten liegt der wahre Anteil irgendwo zwischen {2} und {3}.",
  "You spend {0}.": "Du gibst {0} aus.",
  "You take in {0}; what is left of it needs your costs.":
    "Du nimmst {0} ein; was davon bleibt, hängt an deinen Kosten.",
  "The arithmetic": "Die Rechnung",
  What: "Was",
  Value: "Wert",
  "From your figures": "Aus deinen Zahlen",
  "{what}, not complete": "{what}, unvollständig",
  "Comes in": "Kommt herein",
  "Your commission": "Deine Provision",
  "Commission rate": "Provisionssatz",
  "Price with the discount": "Preis mit Rabatt",
  "Goes out": "Geht hinaus",
  "Is left": "Bleibt übrig",
  "Part of it that is left": "Davon bleibt übrig",
  "A customer brings": "Ein Kunde bringt",
  "Earned for an hour of work": "Verdient je Arbeitsstunde",
  "Cost of each one reached": "Kosten je erreichter Person",
  "Cost of each one who got there": "Kosten je Person, die es geschafft hat",
  "Part that got there": "Anteil, der es geschafft hat",
  "All sales leave": "Alle Verkäufe lassen übrig",
  "Result after fixed costs": "Ergebnis nach Fixkosten",
  "Result when it is full": "Ergebnis bei voller Auslastung",
  "Result after winning customers": "Ergebnis nach Kundengewinnung",
  "Result after the loan": "Ergebnis nach dem Kredit",
  "Break-even": "Gewinnschwelle",
  "Break-even of one place": "Gewinnschwelle eines Standorts",
  "Break-even, of the capacity": "Gewinnschwelle, Anteil der Kapazität",
  "Capacity in use": "Genutzte Kapazität",
  "Spent once": "Einmal ausgegeben",
  "Paid back after": "Bis es wieder verdient ist",
  "Customers who leave": "Kunden, die gehen",
  "A customer stays": "Ein Kunde bleibt",
  "A customer leaves over the whole time": "Ein Kunde lässt insgesamt übrig",
  "What a customer leaves against the cost of winning one":
    "Was ein Kunde übrig lässt, gegen die Kosten, ihn zu gewinnen",
  "Winning a customer is paid back after": "Bis ein Kunde seine Gewinnung verdient hat",
  "Winning a customer may cost at most, to be paid back in a year":
    "So viel darf ein neuer Kunde kosten, um in einem Jahr verdient zu sein",
  "Winning a customer may cost at most": "So viel darf ein neuer Kunde höchstens kosten",
  "Said yes": "Haben Ja gesagt",
  "Said no": "Haben Nein gesagt",
  "Go one step further": "Gehen einen Schritt weiter",
  Stay: "Bleiben",
  Left: "Sind gegangen",
  Loss: "Verlust",
  "The money lasts": "Das Geld reicht",
  "The money lasts without any income": "Das Geld reicht ganz ohne Einnahmen",
  "The grants last": "Die Zuschüsse reichen",
  "With the new money it lasts": "Mit dem neuen Geld reicht es",
  Grants: "Zuschüsse",
  "Part of the company that goes": "Teil der Firma, der weggeht",
  "Valuation against a year's revenue": "Bewertung gegen den Jahresumsatz",
  "Your question": "Deine Frage",
  "Your questions": "Deine Fragen",
  "What that means": "Was das heißt",
  "**The test:** {0}": "**Der Test:** {0}",
  "**When to stop:** {0}": "**Wann Schluss ist:** {0}",
  "What it stands or falls with": "Woran es hängt",
  "It takes {0}, about {1} of work and at most {2}.": "Das dauert {0}, braucht etwa {1} Arbeit und höchstens {2}.",
  "It takes {0}, about {1} of work and no money.": "Das dauert {0}, braucht etwa {1} Arbeit und kein Geld.",
  "Understood, but in none of the results: {0}.": "Verstanden, aber in keinem Ergebnis: {0}.",
  "I leave out {0}: it does not go together with {1}.": "{0} lasse ich weg: Das passt nicht zu {1}.",
  "{amount} {each}": "{amount} {each}",
  "{0} ({1} to {2})": "{0} ({1} bis {2})",
  "the price": "der Preis",
  "what one sale costs you": "was dich ein Verkauf kostet",
  "the fixed costs of a month": "die Fixkosten eines Monats",
  "how many you sell in a month": "wie viel du im Monat verkaufst",
  "what you spend once": "was du einmal ausgibst",
  "the money you have": "das Geld, das du hast",
  "what you spend in a month": "was du im Monat ausgibst",
  "the money of the round": "das Geld der Runde",
  "the share or the valuation for it": "der Anteil oder die Bewertung dafür",
  "how many customers leave": "wie viele Kunden gehen",
  "how much you can make or serve at most": "wie viel du höchstens schaffst",
  "what is left of each sale": "was von jedem Verkauf übrig bleibt",
  "what is left after the fixed costs": "was nach den Fixkosten bleibt",
  "how much it takes to break even": "wie viel es bis zur Gewinnschwelle braucht",
  "when what you spend once is back": "wann die einmalige Ausgabe wieder verdient ist",
  "how long your money lasts": "wie lange dein Geld reicht",
  "whether a customer brings more than winning one costs": "ob ein Kunde mehr bringt, als es kostet, ihn zu gewinnen",
  "what the round values the company at": "wie die Runde die Firma bewertet",
  "how much that yes is worth": "wie viel dieses Ja wert ist",
  "what it costs to reach one of them": "was es kostet, einen von ihnen zu erreichen",
  "what you take in": "was du einnimmst",
  "Confirm {0}, and you see {1}.": "Bestätige {0}, dann siehst du, {1}.",
  "What does a customer pay you, and for what?": "Was zahlt dir ein Kunde, und wofür?",
  "You name {0}, and no price to set against it.": "Du nennst {0} und keinen Preis, der dagegensteht.",
  "Write down each week what you sell, and compare it with the part of {0} that falls to that week.":
    "Schreib jede Woche auf, was du verkaufst, und vergleiche es mit dem Teil der nötigen {0}, der auf die Woche entfällt.",
  "Cut the fixed costs if you are below it four weeks in a row.":
    "Senke die Fixkosten, wenn du vier Wochen hintereinander darunter liegst.",
  "I leave out {0}: {1} is not in it yet.": "{0} lasse ich weg: {1} ist darin noch nicht enthalten.",
  "**{0}** is left ({1}), as long as this goes with it: {2}.": "Es bleiben **{0}** ({1}), sofern das dazugehört: {2}.",
  "{0} is left, as long as this goes with it: {1}.": "Es bleiben {0}, sofern das dazugehört: {1}.",
  "You suppose {0}.": "Du nimmst {0} an.",
  "Today it is {0}.": "Heute sind es {0}.",
  "Today it is {0}, so sales may fall by {1} before you lose money.":
    "Heute sind es {0}, der Absatz darf also um {1} fallen, bevor du Geld verlierst.",
  "If it were as you suppose: {0}": "Wenn es so käme, wie du annimmst: {0}",
  "What is left depends on {0}: say where that belongs, and I work it out.":
    "Was übrig bleibt, hängt an {0}: Sag, wozu das gehört, und ich rechne es aus.",
  "It takes {0}, about {1} of work and little money.": "Das dauert {0}, kostet etwa {1} Arbeit und wenig Geld.",
  "What each customer gets for nothing": "Was jeder Kunde umsonst bekommt",
  "Payback of winning a customer and of what they get for nothing":
    "Bis Gewinnung und Geschenk an den Kunden verdient sind",
  "Months until all that was spent once is paid back": "Monate, bis alles einmal Ausgegebene zurück ist",
  "Growth from the first to the last": "Wachstum vom ersten zum letzten",
  "Revenue of these months": "Umsatz dieser Monate",
  "Of your months I count with the last: {0}.": "Von deinen Monaten rechne ich mit dem letzten: {0}.",
  "What comes back or is not paid brings no money, and I count what it cost you all the same.":
    "Was zurückkommt oder nicht bezahlt wird, bringt kein Geld; was es dich gekostet hat, rechne ich trotzdem mit.",
  "All of it is paid back after": "Alles ist wieder verdient nach",
  "That and winning a customer is paid back after": "Das und die Gewinnung eines Kunden sind verdient nach",
  "For a time I need to know how many of them you do in a month.":
    "Für eine Zeit muss ich wissen, wie viele davon du im Monat machst.",
  "With {0} once more, {1} stays.": "Mit {0} ein weiteres Mal bleiben {1}.",
  "With {0} once more, {1} would be lacking.": "Mit {0} ein weiteres Mal fehlen {1}.",
  "What each gets for nothing, {0}, goes off that.": "Davon geht ab, was jeder umsonst bekommt: {0}.",
  "As said above.": "Wie oben gesagt.",
  "Your figures say what it means, not yes or no.": "Deine Zahlen sagen, was es bedeutet, nicht Ja oder Nein.",
  "Whether buyers find it dear or cheap, no figure of yours says: count who pays at two prices.":
    "Ob Käufer es teuer oder billig finden, sagt keine deiner Zahlen: Zähle, wer bei zwei Preisen zahlt.",
  "{0} takes **{1}** more: {2} in all.": "{0} braucht **{1}** mehr: {2} insgesamt.",
  "It leaves more as long as fewer than {0} of them go.":
    "Es bleibt mehr übrig, solange weniger als {0} von ihnen gehen.",
  "That is with as many buyers as now.": "Das gilt bei so vielen Käufern wie jetzt.",
  "From {0} to {1} it is **{2}** more.": "Von {0} auf {1} sind es **{2}** mehr.",
  "From {0} to {1} it is **{2}** less.": "Von {0} auf {1} sind es **{2}** weniger.",
  "Yes. {0}": "Ja. {0}",
  "No. {0}": "Nein. {0}",
  "Break-even is at {0}, and you suppose {1}.": "Kostendeckend bist du ab {0}, und du nimmst {1} an.",
  "Break-even is at {0}; you are at {1}.": "Kostendeckend bist du ab {0}; heute sind es {1}.",
  "Break-even is at {0}; you are at {1}, so sales may fall by {2} before you lose money.":
    "Kostendeckend bist du ab {0}; heute sind es {1}, der Absatz darf also um {2} fallen, bevor du Geld verlierst.",
  "A customer leaves {0} over the whole time.": "Ein Kunde lässt über die ganze Zeit {0} übrig.",
  "Winning a customer costs {0}.": "Einen Kunden zu gewinnen kostet {0}.",
  "Stop, or cut the fixed costs, unless at least {0} more pay after those weeks than before: three such months make the break-even.":
    "Hör auf oder senke die Fixkosten, wenn nach diesen Wochen nicht mindestens {0} mehr zahlen als davor: Drei solche Monate reichen bis zur Gewinnschwelle.",
  "It only works with at least {0}.": "Es braucht mindestens {0}.",
  "It holds as long as it does not fall below {0}; today it is {1}.":
    "Es trägt, solange es nicht unter {0} fällt; heute sind es {1}.",
  "the same figure for two months or more": "dieselbe Zahl für zwei Monate oder mehr",
  "what you spend to win customers, and how many came": "was du für neue Kunden ausgibst und wie viele kamen",
  "I cannot work that out. I compute what is left, break-even, payback, how long money lasts and what another price or cost would change: ask it in one of these words. What the law or a person decides, no figure answers.":
    "Das kann ich nicht ausrechnen. Ich rechne aus, was bleibt, die Gewinnschwelle, wann etwas zurückverdient ist, wie lange Geld reicht und was ein anderer Preis oder andere Kosten ändern: Frag es mit einem dieser Wörter. Was das Recht oder ein Mensch entscheidet, beantwortet keine Zahl.",
  "Change one thing that should bring more buyers, and count for four weeks what you really sell.":
    "Ändere eine Sache, die mehr Käufer bringen soll, und zähle vier Wochen lang, was du wirklich verkaufst.",
  "On how many days of a month does {0} hold?": "An wie vielen Tagen im Monat gilt {0}?",
};

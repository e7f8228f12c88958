import type { Catalogue } from "../catalogue.ts";

/** The reply before its sections. */
export const replying: Catalogue = {
  "{0}: **{1}** ({2}).": "{0}: **{1}** ({2}).",
  "Never as it is: you lose {0} ({1}), so selling more loses more.":
    "So nie: Es gehen {0} verloren ({1}), mehr Verkäufe machen den Verlust also nur größer.",
  "At **{0}** ({1}).": "Ab **{0}** ({1}).",
  "**{0}**: today it is {1}, and it takes {2} to lose no money ({3}).":
    "**{0}**: heute sind es {1}, und ohne Verlust braucht es {2} ({3}).",
  "**None**: today it is {0}, and it takes {1} to lose no money ({2}).":
    "**Keine**: heute sind es {0}, und ohne Verlust braucht es {1} ({2}).",
  "Count what you really sell on the next {0} days on which you are open.":
    "Zähle an den nächsten {0} Tagen, an denen du geöffnet hast, was wirklich verkauft wird.",
  "After **{0}** ({1}).": "Dafür braucht es **{0}** ({1}).",
  "You lose **{0}** ({1}).": "Ein Verlust von **{0}** ({1}).",
  "**{0}** is left ({1}).": "Es bleiben **{0}** ({1}).",
  "No cost of a single sale is in it.": "Kosten des einzelnen Verkaufs sind darin nicht enthalten.",
  "Fixed costs are not in it, because you name none.": "Fixkosten sind nicht abgezogen, weil keine genannt sind.",
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
  "What is missing for it: {0}.": "Dafür fehlt noch: {0}.",
  "This waits for one answer: what does {0} belong to?": "Dafür brauche ich eine Antwort: Wozu gehört {0}?",
  "They do not fit together as I read them.": "So, wie ich sie lese, passen sie nicht zusammen.",
  "Until then it is in no result.": "Bis dahin steckt es in keinem Ergebnis.",
  "You take {0}, and what is left of that nobody knows yet.": "Du nimmst {0}, und was davon bleibt, weiß noch niemand.",
  "What do you pay each month, whether or not you sell anything?":
    "Was ist jeden Monat zu zahlen, auch wenn nichts verkauft wird?",
  "With {0} that is left it gives your break-even.": "Mit {0}, die übrig bleiben, ergibt das deine Gewinnschwelle.",
  "Break-even is at {0}.": "Kostendeckend ab {0}.",
  "What does it cost, in money and hours, to win one customer?":
    "Was kostet es an Geld und Stunden, einen Kunden zu gewinnen?",
  "Up to {0} it is paid back within a year.": "Bis {0} ist es in einem Jahr wieder verdient.",
  "How many of your customers leave in a month?": "Wie viele Kunden gehen im Monat?",
  "It decides how long each of them leaves you {0}.": "Davon hängt ab, wie lange dir von jedem {0} bleiben.",
  "Who of those who said yes has paid, and how much?": "Wer von denen, die Ja gesagt haben, hat bezahlt, und wie viel?",
  "{0} said yes so far, and a yes is not a payment.": "{0} haben bisher Ja gesagt, und ein Ja ist keine Zahlung.",
  "How much do you spend in a month, your own living included?":
    "Wie viel wird im Monat ausgegeben, das eigene Leben eingerechnet?",
  "It shows how long {0} lasts.": "Es zeigt, wie lange {0} reichen.",
  "It only works if {0} falls to {1} or less.": "Es geht nur auf, wenn {0} auf {1} oder weniger sinkt.",
  "Ask three others for a written offer for it, at the quantities you really need.":
    "Hole für genau die Mengen, die du wirklich brauchst, drei andere schriftliche Angebote ein.",
  "Stop selling it as it is if none of the three is at {0} or below.":
    "Verkaufe es so nicht weiter, wenn keines der drei bei {0} oder darunter liegt.",
  "It only works if {0} can rise above {1}.": "Es geht nur auf, wenn {0} über {1} steigen kann.",
  "Spend four weeks on nothing but selling, and count only who has paid.":
    "Vier Wochen lang nichts als verkaufen und nur zählen, wer bezahlt hat.",
  "It only works with at least {0}, and you name no sales yet.":
    "Es braucht mindestens {0}, und von Verkäufen sagst du noch nichts.",
  "It only works with at least {0}; you suppose {1}, and nobody has bought yet.":
    "Es braucht mindestens {0}; du nimmst {1} an, und gekauft hat noch niemand.",
  "It only works with at least {0}; today it is {1}.": "Es braucht mindestens {0}; heute sind es {1}.",
  "Count what you really sell in the next four weeks, nothing given away.":
    "In den nächsten vier Wochen zählen, was wirklich verkauft wird, ohne Verschenktes.",
  "Take orders for four weeks before you spend more, paid in advance where you can.":
    "Nimm vier Wochen lang Bestellungen an, bevor du mehr ausgibst, möglichst gegen Vorkasse.",
  "Stop if it is fewer than {0}: that is the pace of the break-even.":
    "Hör auf, wenn es weniger als {0} sind: Das ist das Tempo der Gewinnschwelle.",
  "It only pays with {0}, before what you bought is worn out or gone.":
    "Es lohnt sich erst ab {0}, bevor das Gekaufte verschlissen oder weg ist.",
  "Borrow or rent one first, run it for two weeks and count.":
    "Leih oder miete erst eines, betreibe es zwei Wochen und zähle.",
  "Do not buy if it is fewer than {0} in two weeks: then it takes longer than a year to be paid back.":
    "Kauf nicht, wenn es in zwei Wochen weniger als {0} sind: Dann dauert es länger als ein Jahr, bis es bezahlt ist.",
  "It only works if the {0} who said yes also pay.": "Es geht nur auf, wenn die {0}, die Ja gesagt haben, auch zahlen.",
  "It all rests on {0}, which is what a buyer said and nobody has paid.":
    "Alles ruht auf {0}: Das hat ein Käufer gesagt, bezahlt hat es niemand.",
  "It only works if they really pay {0}, and nothing you say shows yet how many do.":
    "Es geht nur auf, wenn sie wirklich {0} zahlen, und wie viele das tun, zeigt bisher nichts, was du sagst.",
  "It only goes on if new money comes within {0}.": "Es geht nur weiter, wenn neues Geld kommt, bevor {0} um sind.",
  "Ask everybody who could give it now, and write down who names a sum and a date.":
    "Frage jetzt alle, die es geben könnten, und schreib auf, wer eine Summe und ein Datum nennt.",
  "Cut the spending if nobody has promised both in writing after half of that time.":
    "Senke die Ausgaben, wenn nach der Hälfte dieser Zeit niemand beides schriftlich zugesagt hat.",
  "With {0} you lose {1}.": "Mit {0} gehen {1} verloren.",
  "With {0} {1} is left.": "Mit {0} bleiben {1}.",
  "Taken together you lose {0}.": "Zusammen gehen damit {0} verloren.",
  "Taken together that leaves {0}.": "Zusammen bleiben damit {0}.",
  "Of what comes in, {0} is left.": "Von dem, was hereinkommt, bleiben {0}.",
  "With the same sales it would take {0} instead of {1} to lose nothing.":
    "Bei gleichem Absatz bräuchte es {0} statt {1}, um nichts zu verlieren.",
  "What moves it most is {0}: a tenth more and it is {1}.": "Am meisten bewegt {0}: Ein Zehntel mehr, und es sind {1}.",
  "{0} of {1} said yes; in truth it may be anywhere from {2} to {3}, and a yes is not a payment.":
    "{0} von {1} haben Ja gesagt; in Wahrheit kann es alles zwischen {2} und {3} sein, und ein Ja ist keine Zahlung.",
  "The round values the company at {0} with the new money and {1} before it.":
    "Die Runde bewertet die Firma mit {0} nach und {1} vor dem neuen Geld.",
  "Without any income your money would last {0}.": "Ganz ohne Einnahmen würde das Geld {0} reichen.",
  "Your money lasts {0}.": "Das Geld reicht {0}.",
  "Winning a customer costs {0}, and a customer leaves {1} over the whole time.":
    "Einen Kunden zu gewinnen kostet {0}, und ein Kunde lässt über die ganze Zeit {1} übrig.",
  "I count every day of the month; with days off it is less.":
    "Ich rechne mit jedem Tag des Monats; mit freien Tagen ist es weniger.",
  "The days on which you are open hold for these too: {0}.":
    "Die Tage, an denen du geöffnet hast, gelten auch hierfür: {0}.",
  "Counted for its part of the sales alone: {0}.": "Nur für den eigenen Teil der Verkäufe gerechnet: {0}.",
  "What your own figures ask for": "Was deine eigenen Zahlen verlangen",
  "it is counted and written down": "gezählt und aufgeschrieben",
  "**Next test:** {0}": "**Nächster Test:** {0}",
  "Not rated yet.": "Noch nicht bewertet.",
  "{0} out of 10.": "{0} von 10.",
  "It rests on what is only planned or estimated: {0}.": "Es ruht auf dem, was nur geplant oder geschätzt ist: {0}.",
  "With what you suppose it would be {0} instead of {1}.": "Mit der Annahme wären es {0} statt {1}.",
  "With {0} you lose {1}: {2} comes in, {3} goes out.":
    "Mit {0} gehen {1} verloren: {2} kommen herein, {3} gehen hinaus.",
  "You lose {0}: {1} comes in, {2} goes out.": "Ein Verlust von {0}: {1} kommen herein, {2} gehen hinaus.",
  "You lose {0}.": "Ein Verlust von {0}.",
  "You lose {0}: all sales leave {1}, the fixed costs take {2}.":
    "Ein Verlust von {0}: Alle Verkäufe lassen {1} übrig, die Fixkosten nehmen {2}.",
  "Even at full capacity the fixed costs are not paid: it would take {0} of it.":
    "Selbst voll ausgelastet sind die Fixkosten nicht bezahlt: Es bräuchte {0} der Kapazität.",
  "Break-even takes {0}, and you count {1} within reach.":
    "Kostendeckend wird es erst ab {0}, und erreichbar sind nach deiner Zählung {1}.",
  "Winning a customer costs {0}, and a customer leaves only {1} over the whole time.":
    "Einen Kunden zu gewinnen kostet {0}, und ein Kunde lässt über die ganze Zeit nur {1} übrig.",
  "It takes {0} until a customer has paid back what it cost to win them.":
    "Es dauert {0}, bis ein Kunde zurückgezahlt hat, was es kostete, ihn zu gewinnen.",
  "{0} is left after the fixed costs.": "Nach den Fixkosten bleiben {0}.",
  "You break even at {0}.": "Kostendeckend ab {0}.",
  "What you spend once is back after {0}.": "Bis wieder da ist, was einmal ausgegeben wird, braucht es {0}.",
  "{0} is left: {1} comes in, {2} goes out.": "Es bleiben {0}: {1} kommen herein, {2} gehen hinaus.",
  "{0} is left.": "Es bleiben {0}.",
  "This round values the company at {0} with the new money and {1} before it.":
    "Diese Runde bewertet die Firma mit {0} nach und {1} vor dem neuen Geld.",
  "{0} of {1} said yes; with so few asked, the true share lies anywhere from {2} to {3}.":
    "{0} von {1} haben Ja gesagt; bei so wenigen Befragten liegt der wahre Anteil irgendwo zwischen {2} und {3}.",
  "You spend {0}.": "Du gibst {0} aus.",
  "You take in {0}; what is left of it needs your costs.": "Herein kommen {0}; was davon bleibt, hängt an den Kosten.",
  "The arithmetic, if it were so": "Die Rechnung, wenn es so wäre",
  "The arithmetic": "Die Rechnung",
  What: "Was",
  "From your figures": "Aus den Zahlen",
  "Comes in": "Kommt herein",
  "Your commission": "Deine Provision",
  "Commission rate": "Provisionssatz",
  "Price with the discount": "Preis mit Rabatt",
  "What is left": "Was übrig bleibt",
  "Part of it that is left": "Davon bleibt übrig",
  "A customer brings": "Ein Kunde bringt",
  "Earned for an hour of work": "Verdient je Arbeitsstunde",
  "Cost of each one reached": "Kosten je erreichter Person",
  "Cost of each one who got there": "Kosten je Person, die es geschafft hat",
  "Part that got there": "Anteil, der es geschafft hat",
  "Result after fixed costs": "Ergebnis nach Fixkosten",
  "Result when it is full": "Ergebnis bei voller Auslastung",
  "Result after winning customers": "Ergebnis nach Kundengewinnung",
  "Result after the loan": "Ergebnis nach dem Kredit",
  "Result with grants and donations": "Ergebnis mit Fördermitteln und Spenden",
  "Result after tax on the profit": "Ergebnis nach Steuern auf den Gewinn",
  "What it brings is not in that.": "Was es bringt, ist nicht darin.",
  "Sales beside today's that pay them": "Verkäufe neben den heutigen, die das bezahlen",
  "The customers whom you expect to lose are taken off.": "Darin sind die schon gegangen, die laut dir gehen.",
  "{0} costs **{1}** more; what it brings is not in that.": "{0} kostet **{1}** mehr; was es bringt, ist nicht darin.",
  "{0} costs {1} more, which takes {2} beside today's.":
    "{0} kostet {1} mehr; dafür braucht es {2} neben den heutigen.",
  "{0} costs {1} more; what it brings is not in that.": "{0} kostet {1} mehr; was es bringt, ist nicht darin.",
  "{0} is left with {1}.": "Mit {1} bleiben {0}.",
  "{0} is left with {1}; without that you would lose {2}.": "Mit {1} bleiben {0}; ohne das würden {2} fehlen.",
  "Result once that many have gone": "Ergebnis, wenn so viele gegangen sind",
  "Those who wait would leave": "Von den Wartenden bliebe",
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
  "Your question": "Zur Frage",
  "Your questions": "Zu den Fragen",
  "What that means": "Was das heißt",
  "**The test:** {0}": "**Der Test:** {0}",
  "**When to stop:** {0}": "**Wann Schluss ist:** {0}",
  "What it stands or falls with": "Woran es hängt",
  "You correct something, and I could not tell what. Press the figure it is about, or say it as “59, not 49” or “the buyers are …”.":
    "Das berichtigt etwas, und ich konnte nicht erkennen, was. Drücke auf die Zahl, um die es geht, oder sag es so: „59, nicht 49“ oder „die Käufer sind …“.",
  "{0} in the place of {1}": "{0} an Stelle von {1}",
  "{0} is left after fixed costs of {1}.": "Es bleiben {0} nach Fixkosten von {1}.",
  "You lose {0} after fixed costs of {1}.": "Nach Fixkosten von {1} ist es ein Verlust von {0}.",
  "After fixed costs of {0} it is **{1}**.": "Nach Fixkosten von {0} sind es **{1}**.",
  "Confirmed: {0}.": "Bestätigt: {0}.",
  "Taken as you say it: {0}.": "So übernommen, wie du es sagst: {0}.",
  "Not in any sum yet: {0}.": "Noch in keiner Rechnung: {0}.",
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
  "what is left after the fixed costs": "was nach den Fixkosten bleibt",
  "how much it takes to break even": "wie viel es bis zur Gewinnschwelle braucht",
  "when what you spend once is back": "wann die einmalige Ausgabe wieder verdient ist",
  "how long your money lasts": "wie lange dein Geld reicht",
  "whether a customer brings more than winning one costs": "ob ein Kunde mehr bringt, als es kostet, ihn zu gewinnen",
  "what the round values the company at": "wie die Runde die Firma bewertet",
  "how much that yes is worth": "wie viel dieses Ja wert ist",
  "what it costs to reach one of them": "was es kostet, einen von ihnen zu erreichen",
  "what you take in": "was du einnimmst",
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
  "Without {0}: {1}": "Ohne {0}: {1}",
  "At **{0}** ({1}), {2} more than today.": "Ab **{0}** ({1}), {2} mehr als heute.",
  "Today it is {0}.": "Heute sind es {0}.",
  "Today it is {0}, so sales may fall by {1} before you lose money.":
    "Heute sind es {0}, der Absatz darf also um {1} fallen, bevor ein Verlust entsteht.",
  "If it were as you suppose: {0}": "Wenn es so käme, wie du annimmst: {0}",
  "What is left depends on {0}: say where that belongs, and I work it out.":
    "Was übrig bleibt, hängt an {0}: Sag, wozu das gehört, und ich rechne es aus.",
  "Of your months I count with the last: {0}.": "Von deinen Monaten rechne ich mit dem letzten: {0}.",
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
  "That is **{0}** of {1}.": "Das sind **{0}** von {1}.",
  "It leaves more as long as fewer than {0} of them go.":
    "Es bleibt mehr übrig, solange weniger als {0} von ihnen gehen.",
  "That is with as many buyers as now.": "Das gilt bei so vielen Käufern wie jetzt.",
  "From {0} to {1} it is **{2}** more.": "Von {0} auf {1} sind es **{2}** mehr.",
  "From {0} to {1} it is **{2}** less.": "Von {0} auf {1} sind es **{2}** weniger.",
  "Yes. {0}": "Ja. {0}",
  "No. {0}": "Nein. {0}",
  "Break-even is at {0}, and you suppose {1}.": "Kostendeckend ab {0}; angenommen sind {1}.",
  "Break-even is at {0}; you are at {1}.": "Kostendeckend ab {0}; heute sind es {1}.",
  "Break-even is at {0}; you are at {1}, so sales may fall by {2} before you lose money.":
    "Kostendeckend ab {0}; heute sind es {1}, der Absatz darf also um {2} fallen, bevor ein Verlust entsteht.",
  "A customer leaves {0} over the whole time.": "Ein Kunde lässt über die ganze Zeit {0} übrig.",
  "Winning a customer costs {0}.": "Einen Kunden zu gewinnen kostet {0}.",
  "It only works with at least {0}.": "Es braucht mindestens {0}.",
  "It holds as long as it does not fall below {0}; today it is {1}.":
    "Es trägt, solange es nicht unter {0} fällt; heute sind es {1}.",
  "the same figure for two months or more": "dieselbe Zahl für zwei Monate oder mehr",
  "what you spend to win customers, and how many came": "was du für neue Kunden ausgibst und wie viele kamen",
  "{0} {1} is not counted: what it is, is still open.": "{0} Nicht mitgezählt ist {1}: Was das ist, ist noch offen.",
  "This takes the goal {0} as reached. {1}": "Hier ist das Ziel {0} schon erreicht. {1}",
  "the rate of the tax": "den Steuersatz",
  "how many customers join in a month": "wie viele Kunden im Monat dazukommen",
  "No sum of mine answers that yet. What your figures do say stands below.":
    "Das beantwortet noch keine meiner Rechnungen. Was die Zahlen hergeben, steht darunter.",
  "What do the sales behind {0} cost you each month?": "Was kosten dich die Verkäufe hinter {0} im Monat?",
  "You say {0}; your other figures leave another amount. Which cost or income is missing among them?":
    "Du nennst {0}; nach deinen anderen Zahlen bliebe ein anderer Betrag. Welche Kosten oder Einnahmen fehlen darunter?",
  "Until then neither the result nor the break-even is known.":
    "Bis dahin ist weder das Ergebnis noch die Gewinnschwelle bekannt.",
  "Name every buyer a price above {0} from now on, before you deliver.":
    "Nenne ab jetzt jedem Käufer vor der Lieferung einen Preis über {0}.",
  "Deliver nothing more at {0} or below, and stop selling it as it is when nobody pays more: each one loses you money, however many buy.":
    "Liefere nichts mehr für {0} oder weniger, und verkauf es so nicht weiter, wenn niemand mehr zahlt: Jedes Stück kostet dich Geld, egal wie viele kaufen.",
  "It only pays if what you buy for each of them is paid for during {0}.":
    "Es trägt sich nur, wenn für das, was du je Kunde anschaffst, {0} lang gezahlt wird.",
  "Before you buy the next one, ask for a signature on how long they take it.":
    "Lass dir vor dem nächsten Kauf unterschreiben, wie lange sie es nehmen.",
  "Do not buy it for fewer than {0}, signed by one or by several in turn: with fewer it never pays for itself.":
    "Kauf es nicht für weniger als {0}, unterschrieben von einem oder mehreren nacheinander: Mit weniger verdient es sich nie zurück.",
  "How many have to, I can say once I know {0}.": "Wie viele es sein müssen, kann ich sagen, sobald ich das weiß: {0}.",
  "Do not take it on with fewer than {0}: that is the pace of the break-even.":
    "Geh es mit weniger als {0} nicht ein: Das ist das Tempo der Gewinnschwelle.",
  "Change one thing that could bring {0} more in that time than now, and count what you sell.":
    "Eine Sache ändern, die in dieser Zeit {0} mehr bringen könnte als jetzt, und zählen, was verkauft wird.",
  "Before you owe {0}, take orders for four weeks, paid in advance where you can.":
    "Bevor du {0} schuldest, nimm vier Wochen lang Bestellungen an, im Voraus bezahlt, wo es geht.",
  "At {0} that is {1}.": "Bei {0} sind das {1}.",
  "At {0} that is {1} of {2} in each.": "Bei {0} sind das jedes Mal {1} von {2}.",
  "Stop unless at least {0} more pay after those weeks than before: only at that pace does the break-even come before your money ends, in {1}.":
    "Hör auf, wenn nach diesen Wochen nicht mindestens {0} mehr zahlen als davor: Nur in diesem Tempo kommt die Gewinnschwelle, bevor dein Geld zu Ende ist; es reicht {1}.",
  "How many more have to pay each month depends on how long you can wait for it, and so on the money you have, which you do not name.":
    "Wie viele je Monat dazukommen müssen, hängt davon ab, wie lange du darauf warten kannst, also von dem Geld, das du hast und nicht nennst.",
  "With {0} it takes {1} until then, if nobody leaves.": "Mit {0} dauert es bis dahin {1}, wenn niemand geht.",
  "Before you owe {0}, ask for signed orders, paid in advance where you can.":
    "Bevor du {0} schuldest, bitte um unterschriebene Bestellungen, im Voraus bezahlt, wo es geht.",
  "Do not take it on with fewer than {0}: that is the break-even.":
    "Geh es mit weniger als {0} nicht ein: Das ist die Gewinnschwelle.",
  "It takes {0} and no money.": "Das dauert {0} und kostet kein Geld.",
  "It takes {0}.": "Das braucht {0}.",
  "{0} only pays for itself with {1} on top of the {2} of today.":
    "{0} trägt sich nur mit {1} zusätzlich zu den {2} von heute.",
  "Before you commit to it, take orders for four weeks beyond what you serve today, with a date later on, and count them.":
    "Bevor du dich festlegst, nimm vier Wochen lang Bestellungen über das hinaus an, was du heute schaffst, mit späterem Termin, und zähle sie.",
  "Do not take it on if fewer than {0} come on top in these four weeks: with fewer it does not pay for itself.":
    "Lass es, wenn in diesen vier Wochen weniger als {0} dazukommen: Mit weniger trägt es sich nicht.",
  "{0} leaves more than {1} only while at least {2} still buy.":
    "{0} lässt nur mehr übrig als {1}, solange mindestens {2} weiter kaufen.",
  "Name {0} before the next {1}, and count who buys all the same.":
    "Nenne vor den nächsten {1} den Preis {0} und zähle, wer trotzdem kauft.",
  "Stay at {0} if more than {1} of the {2} say no: then it may be that fewer than {3} stay.":
    "Bleib bei {0}, wenn mehr als {1} von {2} nein sagen: Dann bleiben vielleicht weniger als {3}.",
  "{0} that those who go would have left": "{0}, die die Abgesprungenen gelassen hätten",
  "Try one way of reaching buyers with {0}, your own hours included, and spend as much again only for each who has paid.":
    "Probier einen Weg zu Käufern mit {0}, deine eigenen Stunden eingerechnet, und gib nur für jeden, der bezahlt hat, noch einmal so viel aus.",
  "Stop that way when {0} is spent without one who pays, or as soon as those who pay cost more than {1} each.":
    "Lass diesen Weg, wenn {0} ausgegeben sind und niemand bezahlt hat, oder sobald die Zahlenden je mehr als {1} kosten.",
  "at most {0} before somebody pays": "höchstens {0}, bevor jemand zahlt",
  "{0} only pays if at least {1} of them buy: winning a customer may cost {2}.":
    "{0} lohnt nur, wenn mindestens {1} davon kaufen: Einen Kunden zu gewinnen darf {2} kosten.",
  "Pay for {0} and count who buys.": "Bezahle {0} und zähle, wer kauft.",
  "Stop that way if fewer than {0} buy: with fewer it may be less than {1}.":
    "Lass diesen Weg, wenn weniger als {0} kaufen: Dann sind es vielleicht weniger als {1}.",
  "at most {0}": "höchstens {0}",
  "{0} of fixed costs": "{0} Fixkosten",
  "{0} for {1}": "{0} für {1}",
  "{0} of work": "{0} Arbeit",
  "the costs of a month, divided by what is left {each}":
    "die Kosten eines Monats, geteilt durch das, was {each} übrig bleibt",
  "what comes in {each}, less all that goes out for it": "was {each} hereinkommt, ohne alles, was dafür hinausgeht",
  "what is left {each}, as a share of what comes in": "was {each} übrig bleibt, als Anteil an dem, was hereinkommt",
  "what you spend once, divided by what is left {each}":
    "was du einmal ausgibst, geteilt durch das, was {each} übrig bleibt",
  "the money you have, divided by what goes out of it in a month":
    "das Geld, das du hast, geteilt durch das, was davon im Monat weggeht",
  "the price times what you sell in a month": "der Preis mal das, was du im Monat verkaufst",
  "what winning a customer costs, beside what is left {each}":
    "was ein neuer Kunde kostet, neben dem, was {each} übrig bleibt",
  "what is left {each}, for as long as they stay": "was {each} übrig bleibt, so lange sie bleiben",
  "what is left {each} at this price and at another": "was {each} zu diesem Preis und zu einem anderen übrig bleibt",
  "what is left {each} now and then": "was {each} jetzt und dann übrig bleibt",
  "what is left after the costs of a month, beside the pay": "was nach den Kosten eines Monats bleibt, neben dem Lohn",
  "the money of the round, divided by the share for it": "das Geld der Runde, geteilt durch den Anteil dafür",
  "what you sell, beside what you can make at most": "was du verkaufst, neben dem, was du höchstens schaffst",
  "all that goes out {each}": "alles, was {each} hinausgeht",
  "For this, confirm: {0}.": "Bestätige dafür: {0}.",
  "Still open: {0}.": "Noch offen: {0}.",
  "For this, confirm: {0}, {1}.": "Bestätige dafür: {0}, {1}.",
  "and say what {0} is": "und sag, was {0} ist",
  "and say what {0} are": "und sag, was {0} sind",
  "The answer takes {0}: say which of the figures above they are.":
    "Gebraucht wird dafür: {0}. Sag, welche der Zahlen oben das sind.",
  "Then it is {0}.": "Dann rechne ich: {0}.",
  "for each sale": "je Verkauf",
  "what is left {each}": "was {each} übrig bleibt",
  "Confirm {0}, and I can say {1}.": "Bestätige das: {0}. Dann kann ich sagen, {1}.",
  "From them {0} have to come.": "Von ihnen müssen {0} kommen.",
  "It decides who is asked to pay {0}.": "Davon hängt ab, wer {0} zahlen soll.",
  "It decides who is asked first to pay for {offer}.":
    "Davon hängt ab, wer zuerst gefragt wird, ob er dafür zahlt: {offer}.",
  "It shows whether {buyer} pay for the problem already, in money or in hours.":
    "Es zeigt, ob das Problem schon Geld oder Stunden kostet: {buyer}.",
  "It says how many {buyer} have to pay before {offer} earns its costs.":
    "Es sagt, wie viele zahlen müssen, bis die Kosten verdient sind: {buyer}, {offer}.",
  "It says what is left of what {buyer} pay.": "Es sagt, was von dem bleibt, was sie zahlen: {buyer}.",
  "It shows whether {buyer} pay, or only like it.": "Es zeigt, ob gezahlt oder nur gelobt wird: {buyer}.",
  "It says how many {buyer} there are to win at most.": "Es sagt, wie viele höchstens zu gewinnen sind: {buyer}.",
  "It says whether {buyer} bring more than it costs to win them.":
    "Es sagt, ob sie mehr bringen, als es kostet, sie zu gewinnen: {buyer}.",
  "It says how long {buyer} go on paying.": "Es sagt, wie lange weiter gezahlt wird: {buyer}.",
  "It is what {buyer} would have to give up for {offer}.": "Das müssten sie dafür aufgeben: {buyer}, {offer}.",
  "What does it cost you {0}, with everything that goes out for it?":
    "Was kostet es dich {0}, mit allem, was dafür hinausgeht?",
  "How many {0} do you sell in a month today?": "Wie viele {0} verkaufst du heute im Monat?",
  "How much money do you have for the time until you break even?":
    "Wie viel Geld hast du für die Zeit bis zur Gewinnschwelle?",
  "You lose {0} until it is {1}: it says how soon they have to come.":
    "Du verlierst {0}, bis es {1} sind: Es sagt, wie schnell sie kommen müssen.",
};

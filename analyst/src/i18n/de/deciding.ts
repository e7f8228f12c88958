import type { Catalogue } from "../catalogue.ts";

/** A decision between options. */
export const deciding: Catalogue = {
  "Until you say, none of them is in any result, and the rating is capped.":
    "Bis das geklärt ist, steckt keiner davon in einem Ergebnis, und die Bewertung ist begrenzt.",
  "Today's business: {0}": "Das heutige Geschäft: {0}",
  "Its sales leave": "Von den Verkäufen daraus bleibt",
  "It saves": "Es spart",
  "Its own running costs": "Eigene laufende Kosten",
  "More or less than today": "Mehr oder weniger als heute",
  "Left in all, with today's business": "Was insgesamt bleibt, mit dem heutigen Geschäft",
  "{0} is left after the fixed costs and {1}.": "Nach den Fixkosten und {1} bleiben {0}.",
  "That is with the sales of today, if everybody stays.": "Das gilt bei den Verkäufen von heute, wenn alle bleiben.",
  "By these figures it does not run out: **{0}** is left ({1}).":
    "Nach diesen Zahlen geht es nicht aus: Es bleiben **{0}** ({1}).",
  "What is left of each sale": "Was von jedem Verkauf bleibt",
  "Left of the whole order": "Was vom ganzen Auftrag bleibt",
  "Spent once before it starts": "Einmalig vor dem Start",
  "Sales of its own that pay them": "Eigene Verkäufe, die sie decken",
  "Laid out until buyers pay": "Vorgestreckt, bis die Käufer zahlen",
  "Your money after what has to be paid first": "Das Geld nach dem, was zuerst zu zahlen ist",
  "Not in it": "Nicht darin",
  "Both ways by the same calculation": "Beide Wege, gleich gerechnet",
  "Today, and with what you plan": "Heute und mit dem Vorhaben",
  Today: "Heute",
  "In neither of them: {0}.": "In keinem von beiden: {0}.",
  "With the plan": "Mit dem Vorhaben",
  "{0}: its running costs are paid from **{1}** of its own on ({2}).":
    "{0}: Die eigenen laufenden Kosten sind ab **{1}** gedeckt, die daraus kommen ({2}).",
  "{0}: **{1}** is left of each sale ({2}).": "{0}: Von jedem Verkauf bleiben **{1}** ({2}).",
  "It takes {0} first, which is back after **{1}**.":
    "Dafür braucht es zuerst {0}; bis sie wieder da sind, vergehen **{1}**.",
  "It takes {0} first.": "Dafür braucht es zuerst {0}.",
  "It takes {0} first, which never comes back by these figures.":
    "Dafür braucht es zuerst {0}; nach diesen Zahlen kommen sie nie wieder herein.",
  "Not in it: {0}.": "Nicht darin: {0}.",
  "{0}: {1} less than today ({2}).": "{0}: {1} weniger als heute ({2}).",
  "{0}: at most {1} more than today ({2}).": "{0}: höchstens {1} mehr als heute ({2}).",
  "{0}: {1} more than today ({2}).": "{0}: {1} mehr als heute ({2}).",
  "{0}: the whole order loses {1} ({2}).": "{0}: Der ganze Auftrag bringt {1} Verlust ({2}).",
  "{0}: the whole order leaves at most {1} ({2}).": "{0}: Vom ganzen Auftrag bleiben höchstens {1} ({2}).",
  "{0}: the whole order leaves {1} ({2}).": "{0}: Vom ganzen Auftrag bleiben {1} ({2}).",
  "**{0} has to be paid before it brings anything, and you have {1}: {2} is lacking.**":
    "**{0} sind zu zahlen, bevor es etwas bringt, und da sind {1}: Es fehlen {2}.**",
  "Today's business leaves {0} beside it.": "Daneben bleiben aus dem heutigen Geschäft {0}.",
  "{0} has to be paid before it brings anything; of your {1}, {2} stays.":
    "{0} sind zu zahlen, bevor es etwas bringt; von den {1} bleiben {2}.",
  "By these figures {0} brings {1} more than {2}.": "Nach diesen Zahlen bringt {0} {1} mehr als {2}.",
  "The money for {0} is back sooner.": "Das Geld für {0} ist früher wieder da.",
  "All of today's costs go on in this.": "Alle heutigen Kosten laufen dabei weiter.",
  "{0} needs {1} before it brings anything, and you have {2}.":
    "{0} braucht {1}, bevor es etwas bringt, und da sind {2}.",
  "The order of {0} loses {1}.": "Der Auftrag {0} bringt {1} Verlust.",
  "The order of {0} leaves {1}.": "Vom Auftrag {0} bleiben {1}.",
  "{0} leaves {1} less than today.": "Mit {0} bleiben {1} weniger als heute.",
  "{0} leaves {1} more than today.": "Mit {0} bleiben {1} mehr als heute.",
  "It only works if {0} more is there before {1} brings anything.":
    "Es geht nur auf, wenn noch {0} mehr da sind, bevor {1} etwas bringt.",
  "Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.":
    "Vor jeder Unterschrift den Käufer um eine Anzahlung oder ein kürzeres Zahlungsziel bitten und die Bank um den Rest.",
  "Ask your bank and whoever sells it for payment in parts, before you sign anything.":
    "Vor jeder Unterschrift die Bank und den Verkäufer nach Ratenzahlung fragen.",
  "Sign nothing while {0} is not promised in writing.":
    "Nichts unterschreiben, solange {0} nicht schriftlich zugesagt sind.",
  "It stands or falls with {0}: from {1} on, the running costs of it are paid.":
    "Es steht und fällt mit {0}: Ab {1} sind die laufenden Kosten dafür gedeckt.",
  "Before you spend anything on it, get as much of {0} as you can ordered in writing.":
    "Bevor dafür etwas ausgegeben wird, möglichst viel von {0} schriftlich bestellen lassen.",
  "Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.":
    "Bevor dafür etwas ausgegeben wird, es zwei Wochen lang mit Geliehenem oder Gemietetem versuchen und zählen, was verkauft wird.",
  "Do not start if it is fewer than {0} in the two weeks.":
    "Nicht anfangen, wenn es in den zwei Wochen weniger als {0} sind.",
  "It brings more as long as fewer than {0} of the sales go.":
    "Es bringt mehr, solange weniger als {0} der Verkäufe wegfallen.",
  "Before anybody is hired, write down for four weeks everything that has to be turned away or put off.":
    "Vor der Einstellung vier Wochen lang alles aufschreiben, was abgelehnt oder verschoben werden muss.",
  "Do not hire if it is fewer than {0} in the four weeks.":
    "Nicht einstellen, wenn es in den vier Wochen weniger als {0} sind.",
  "{0}: after the fixed costs {1} is left.": "{0}: Nach den Fixkosten bleiben {1}.",
  "{0}: after the fixed costs {1} is lacking.": "{0}: Nach den Fixkosten fehlen {1}.",
  "That is for a month of the season alone.": "Das gilt nur für einen Monat der Saison.",
  "It only works from {0} on, instead of {1}.": "Es geht nur ab {0} auf, statt {1}.",
  "Name {0} or more as the price, before anything is promised.":
    "Mindestens {0} als Preis nennen, bevor etwas zugesagt wird.",
  "Turn it down below {0}.": "Unter {0} ablehnen.",
  "Does each sale of {0} cost the same as today: {1}?": "Kostet jeder Verkauf bei {0} so viel wie heute: {1}?",
  "I count it so.": "So ist gerechnet.",
  "at most {0}": "höchstens {0}",
  "Do not start with fewer than {0}.": "Mit weniger als {0} nicht anfangen.",
  "How many sales a month would {0} bring?": "Wie viele Verkäufe im Monat brächte {0}?",
  "Each leaves {0}; only with a number can it be compared.":
    "Von jedem bleiben {0}; vergleichen lässt es sich erst mit einer Anzahl.",
  "Without it I cannot compare it with today.": "Ohne das lässt es sich nicht mit heute vergleichen.",
  "Which costs of today would end with {0}?": "Welche heutigen Kosten fielen mit {0} weg?",
  "I count all of them on, {0} too.": "In der Rechnung laufen alle weiter, auch {0}.",
  "The arithmetic of today": "Die Rechnung von heute",
  "Your business today": "Das Geschäft heute",
  "over {0}": "über {0}",
  "That is with the sales of today.": "Das gilt bei den heutigen Verkäufen.",
  "With {0} instead of {1} it leaves {2} ({3}).": "Mit {0} statt {1} bleiben {2} ({3}).",
  "With {0} instead of {1} it loses {2} ({3}).": "Mit {0} statt {1} gehen {2} verloren ({3}).",
  "With {0} instead of {1} it is {2} less than today ({3}).": "Mit {0} statt {1} sind es {2} weniger als heute ({3}).",
  "With {0} instead of {1} it is {2} more than today ({3}).": "Mit {0} statt {1} sind es {2} mehr als heute ({3}).",
  "{0}: over the months without sales {1} less than going on as today ({2}).":
    "{0}: Über die Monate ohne Verkauf {1} weniger als beim Weitermachen wie heute ({2}).",
  "{0}: over the months without sales {1} more than going on as today ({2}).":
    "{0}: Über die Monate ohne Verkauf {1} mehr als beim Weitermachen wie heute ({2}).",
  "{0} is lent for it: {1} repays it with its interest, and is in the sum.":
    "{0} sind dafür geliehen: {1} zahlen es mit Zinsen zurück und sind mitgerechnet.",
  "By these figures all of them leave less than today; {0} costs {1} less than {2}.":
    "Nach diesen Zahlen bleibt bei allen weniger als heute; {0} kostet {1} weniger als {2}.",
  "More or less than today, with {0}": "Mehr oder weniger als heute, mit {0}",
  "Over the months without sales": "Über die Monate ohne Verkauf",
  "Bought at once, at least": "Auf einmal zu kaufen, mindestens",
  "All ways by the same calculation": "Alle Wege, gleich gerechnet",
  "{0} leaves {1} less than going on as today, over the months without sales.":
    "{0} bringt über die Monate ohne Verkauf {1} weniger als Weitermachen wie heute.",
  "{0} leaves {1} more than going on as today, over the months without sales.":
    "{0} bringt über die Monate ohne Verkauf {1} mehr als Weitermachen wie heute.",
  "Going on as today loses {0} ({1}).": "Weitermachen wie heute kostet {0} ({1}).",
  "Going on as today leaves {0} ({1}).": "Weitermachen wie heute lässt {0} übrig ({1}).",
  "{0} in its place would be {1} less.": "{0} stattdessen wären {1} weniger.",
  "{0} in its place would be {1} more.": "{0} stattdessen wären {1} mehr.",
  "Your money covers that for {0}.": "Das Geld deckt das {0} lang.",
  "Closing ends the sales and what they cost; other costs that would go on after it are not in this.":
    "Mit dem Schließen enden die Verkäufe und was sie kosten; andere Kosten, die danach weiterliefen, sind nicht darin.",
  "Which costs would go on after closing, and for how long: rent, notice periods, loans?":
    "Welche Kosten liefen nach dem Schließen weiter, und wie lange: Miete, Kündigungsfristen, Kredite?",
  "Only with them can closing be compared with going on.":
    "Erst damit lässt sich Schließen mit Weitermachen vergleichen.",
  "What comes after them is not in it.": "Was danach kommt, ist nicht darin.",
  "Today's sales already fill your capacity: there is no room for it beside them.":
    "Die heutigen Verkäufe füllen die Kapazität schon: Daneben ist kein Platz dafür.",
  "It takes **{0}** of the capacity that today's sales leave free ({1}).":
    "Das braucht **{0}** der Kapazität, die die heutigen Verkäufe frei lassen ({1}).",
  "Those who wait for you would leave **{0}** on top, if it makes room for them ({1}).":
    "Wer auf der Warteliste steht, ließe **{0}** dazu übrig, wenn es Platz für sie schafft ({1}).",
  "At least {0} has to be bought at once, which lasts {1}.":
    "Mindestens {0} sind auf einmal zu kaufen; das reicht für {1}.",
  "At least {0} has to be bought at once.": "Mindestens {0} sind auf einmal zu kaufen.",
  "It takes {0} first; that and what the months without sales cost is back after **{1}**.":
    "Dafür braucht es zuerst {0}; bis sie und das, was die Monate ohne Verkauf kosten, wieder da sind, vergehen **{1}**.",
  "That is back after **{0}**.": "Das ist nach **{0}** wieder da.",
  "What your figures say": "Was die Zahlen sagen",
  "{0}: **{1}** in all ({2}).": "{0}: **{1}** insgesamt ({2}).",
  "As it is today": "So wie heute",
  "{0}: the money does not run out, {1} is left.": "{0}: Das Geld geht nicht aus, es bleiben {1}.",
  "As it is today at **{0}** ({1}); {2} at **{3}** ({4}).": "So wie heute ab **{0}** ({1}); {2} ab **{3}** ({4}).",
  "{0} pays from **{1}** beside today's on ({2}).": "{0} trägt sich ab **{1}** zusätzlich zu heute ({2}).",
  "Even if it brought nothing, **{0}** of today's {1} would be left.":
    "Selbst wenn es nichts brächte, blieben von den {1} von heute **{0}**.",
  "Today's business does not pay it by itself: **{0}** would be lacking.":
    "Das heutige Geschäft trägt es nicht allein: Es würden **{0}** fehlen.",
  "{0} ({1} less {2} that has to stay)": "{0} ({1} ohne die {2}, die bleiben müssen)",
  "Those who wait for you would leave **{0}** once, if it makes room for them ({1}).":
    "Wer wartet, brächte einmal **{0}**, wenn dadurch Platz wird ({1}).",
  "That pays it for {0}.": "Das bezahlt es für {0}.",
  "**Beside today's sales that is {0} more than your capacity ({1}): so many do not fit, and I count only those that do.**":
    "**Neben den heutigen Verkäufen sind das {0} mehr als die Kapazität ({1}): So viele passen nicht hinein, gerechnet sind nur die, die hineinpassen.**",
  "**{0}** ({1}), with no sale counted before that.": "**{0}** ({1}); vorher ist kein Verkauf gerechnet.",
  "{0} is not enough for that.": "{0} reicht dafür nicht.",
  "**{0}** with {1} ({2}).": "**{0}** bei {1} ({2}).",
  "Below {0} you lose money.": "Unter {0} ist es ein Verlust.",
  "At {0}, {1} leaves {2}.": "Bei {0} bleiben mit {1} {2}.",
  "Does {0} come on top, or does it take the place of something that you have today?":
    "Kommt {0} hinzu, oder tritt es an die Stelle von etwas, das heute da ist?",
  "On top of today's": "Kommt zum Heutigen hinzu",
  "In place of {0}": "An Stelle von {0}",
  "{what}, on top of today's": "{what}, zusätzlich zum Heutigen",
  "{what}, in place of “{other}”": "{what}, an Stelle von „{other}“",
  "{0} lasts **{1}** ({2}).": "{0} reicht **{1}** ({2}).",
  "How long it lasts takes how much of it you buy at once, and how much goes in a month.":
    "Wie lange es reicht, hängt davon ab, wie viel davon auf einmal gekauft wird und wie viel im Monat verbraucht wird.",
  "{0}: what can be used of it comes to **{1}** ({2}), against {3} today.":
    "{0}: Was davon brauchbar ist, kostet **{1}** ({2}), heute {3}.",
  "{0}: what can be used of it comes to **{1}** ({2}).": "{0}: Was davon brauchbar ist, kostet **{1}** ({2}).",
  "{0} has to be paid for it at once.": "Dafür sind {0} auf einmal zu zahlen.",
  "In all that is {0} less than at today's price.": "Insgesamt sind das {0} weniger als zum heutigen Preis.",
  "In all that is {0} more than at today's price.": "Insgesamt sind das {0} mehr als zum heutigen Preis.",
  "It stays cheaper as long as no more than **{0}** of it ({1}) are lost.":
    "Es bleibt günstiger, solange davon höchstens **{0}** ({1}) verloren gehen.",
  "{0}: what it takes first is back within {1} at **{2}** ({3}).":
    "{0}: Was es zuerst braucht, ist binnen {1} wieder da bei **{2}** ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** beside today's ({3}).":
    "{0}: Was es zuerst braucht, ist binnen {1} wieder da bei **{2}** zusätzlich zu den heutigen ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** of its own ({3}).":
    "{0}: Was es zuerst braucht, ist binnen {1} wieder da bei **{2}**, die daraus kommen ({3}).",
  "That is **{0}** more than today.": "Das sind **{0}** mehr als heute.",
  "That is **{0}** fewer than today.": "Das sind **{0}** weniger als heute.",
  "It pays the costs that are its own from **{0}** on ({1}).": "Die eigenen Kosten sind ab **{0}** gedeckt ({1}).",
};

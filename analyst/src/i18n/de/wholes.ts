import type { Catalogue } from "../catalogue.ts";

/** Parts, wholes and what is set beside them. */
export const wholes: Catalogue = {
  "Not in it yet: {0}.": "Noch nicht abgezogen: {0}.",
  "That is with all of it sold.": "Das gilt, wenn alles davon verkauft ist.",
  "You sell in a season, so I count no twelve months of it.":
    "Verkauft wird in einer Saison, deshalb rechne ich keine zwölf Monate daraus.",
  "{0} is in it before any of it is sold.": "{0} stecken darin, bevor etwas davon verkauft ist.",
  "At least {0} is in it before any of it is sold; {1} may come on top.":
    "Mindestens {0} stecken darin, bevor etwas davon verkauft ist; {1} kommt vielleicht noch dazu.",
  "At least {0}; {1} is in that already or comes on top.":
    "Mindestens {0}; {1} ist darin schon enthalten oder kommt dazu.",
  "A competitor asks {0}, as you do.": "Ein Wettbewerber nimmt {0}, genau wie du.",
  "A competitor asks {0}, you ask {1}: {2} more.": "Ein Wettbewerber nimmt {0}, du nimmst {1}: {2} mehr.",
  "A competitor asks {0}, you ask {1}: {2} less.": "Ein Wettbewerber nimmt {0}, du nimmst {1}: {2} weniger.",
  "A competitor spends {0}, as you do.": "Ein Wettbewerber gibt {0} aus, genau wie du.",
  "A competitor spends {0}, you spend {1}: {2} more.": "Ein Wettbewerber gibt {0} aus, du gibst {1} aus: {2} mehr.",
  "A competitor spends {0}, you spend {1}: {2} less.": "Ein Wettbewerber gibt {0} aus, du gibst {1} aus: {2} weniger.",
  "Taken together that leaves {0} before the fixed costs.": "Zusammen bleiben damit {0} vor den Fixkosten.",
  "{0} is left before the fixed costs: {1} comes in, {2} goes out.":
    "Vor den Fixkosten bleiben {0}: {1} kommen herein, {2} gehen hinaus.",
  "Even with all of it sold you lose {0}.": "Selbst wenn alles verkauft ist, verlierst du {0}.",
  "With all of it sold {0} is left.": "Wenn alles verkauft ist, bleiben {0}.",
  "You spent at least {0}.": "Du hast mindestens {0} ausgegeben.",
  "You spent {0}.": "Du hast {0} ausgegeben.",
  "{what}, at most": "{what}, höchstens",
  "Comes in when all of it is sold": "Kommt herein, wenn alles verkauft ist",
  "Is left when all of it is sold": "Bleibt, wenn alles verkauft ist",
  "Goes out for all that is in it": "Geht hinaus für alles, was darin ist",
  "Revenue of the season": "Umsatz der Saison",
  "The smallest order costs at most": "Die kleinste Bestellung kostet höchstens",
  "The smallest order lasts": "Die kleinste Bestellung reicht",
  "{what}: {why}": "{what}: {why}",
  "it is your supplier's, and I count nothing of it as yours":
    "es ist die Zahl deines Lieferanten, ich rechne nichts davon als deine",
  "it is no longer so": "es ist nicht mehr so",
  "You lose at least {0}: {1} is not in it.": "Ein Verlust von mindestens {0}: {1} ist nicht darin.",
  "You lose at least {0}.": "Ein Verlust von mindestens {0}.",
  "{0} is not in it: it is in another currency.": "{0} ist nicht darin: Es ist in einer anderen Währung.",
  "how many of it you have or buy at once": "wie viel du davon hast oder auf einmal kaufst",
  "{0} is not in it: it is paid for each {1}, however many are sold of it.":
    "{0} ist nicht darin: Es wird je {1} bezahlt, wie viel davon auch verkauft wird.",
  "it is in a larger sum already": "es steckt schon in einer größeren Summe",
  "The smallest order takes at most {0}.": "Die kleinste Bestellung braucht höchstens {0}.",
  "What that comes to in time I say when it is in it.": "Was das in der Zeit ausmacht, sage ich, sobald es darin ist.",
  "Some results depend on it.": "Davon hängen Ergebnisse ab.",
  "what borrowing or renting it costs": "was Leihen oder Mieten kostet",
  "{0} percentage points": "{0} Prozentpunkte",
  "On each of the next four {0}, count what you sell, nothing given away.":
    "Zähle bei jedem der nächsten vier Male ({0}), was du verkaufst, nichts davon geschenkt.",
  "Stop as it is if it is fewer than {0} on each of the four.":
    "Hör so auf, wenn es bei jedem der vier Male weniger als {0} sind.",
  "Not in it yet": "Noch nicht darin",
  "What is left depends on {0}: all that is not counted yet may come to {1} at most before you lose money.":
    "Was bleibt, hängt ab von {0}: Alles, was noch nicht gerechnet ist, darf zusammen höchstens {1} kosten, sonst entsteht ein Verlust.",
  "To be paid back within a year, winning a customer may cost at most {0}.":
    "Damit es in einem Jahr zurück ist, darf ein neuer Kunde höchstens {0} kosten.",
  "To be paid back with the first sale, winning a customer may cost at most {0}.":
    "Damit es mit dem ersten Verkauf zurück ist, darf ein neuer Kunde höchstens {0} kosten.",
  "So far it is {0}.": "Bisher sind es {0}.",
  "You name no such cost yet.": "Dazu nennst du noch keine Zahl.",
};

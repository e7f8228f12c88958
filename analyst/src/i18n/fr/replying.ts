import type { Catalogue } from "../catalogue.ts";

/** The reply before its sections. */
export const replying: Catalogue = {
  "{0}: **{1}** ({2}).": "{0} : **{1}** ({2}).",
  "Never as it is: you lose {0} ({1}), so selling more loses more.":
    "Jamais en l’état : la perte est de {0} ({1}), donc vendre plus, c’est perdre plus.",
  "At **{0}** ({1}).": "À partir de **{0}** ({1}).",
  "**{0}**: today it is {1}, and it takes {2} to lose no money ({3}).":
    "**{0}** : aujourd’hui tu en es à {1}, et il en faut {2} pour ne pas perdre d’argent ({3}).",
  "**None**: today it is {0}, and it takes {1} to lose no money ({2}).":
    "**Aucun** : aujourd’hui tu en es à {0}, et il en faut {1} pour ne pas perdre d’argent ({2}).",
  "Count what you really sell on the next {0} days on which you are open.":
    "Compte ce que tu vends vraiment pendant les {0} prochains jours où tu es ouvert.",
  "After **{0}** ({1}).": "Au bout de **{0}** ({1}).",
  "You lose **{0}** ({1}).": "Une perte de **{0}** ({1}).",
  "**{0}** is left ({1}).": "Il reste **{0}** ({1}).",
  "No cost of a single sale is in it.": "Aucun coût par vente n’y est compté.",
  "Fixed costs are not in it, because you name none.": "Les charges fixes n’y sont pas, car aucune n’est citée.",
  "**{0}** with the new money ({1}), **{2}** before it.": "**{0}** avec l’argent frais ({1}), **{2}** avant.",
  "Pay that is not in it yet has to fit into that.": "Un salaire qui n’y est pas encore doit tenir là-dedans.",
  "There is nothing to pay more people from.": "Il n’y a pas de quoi payer quelqu’un de plus.",
  "What you take ({0}) would have to be at least {1} to lose nothing on it.":
    "Ce que tu prends ({0}) devrait être d’au moins {1} pour ne rien y perdre.",
  "A competitor asks {0}.": "Un concurrent demande {0}.",
  "A buyer spends {0} today.": "Un acheteur dépense aujourd’hui {0}.",
  "You ask {0}.": "Tu demandes {0}.",
  "{0}: **{1}** instead of {2}.": "{0} : **{1}** au lieu de {2}.",
  "Winning one costs {0}.": "En gagner un coûte {0}.",
  "Whether that is enough shows when you know what winning one costs.":
    "On saura si cela suffit quand tu connaîtras le coût pour en gagner un.",
  "A customer leaves **{0}** over the whole time ({1}).": "Un client laisse **{0}** sur toute la durée ({1}).",
  "What is missing for it: {0}.": "Il manque pour cela : {0}.",
  "This waits for one answer: what does {0} belong to?": "Il me faut une réponse pour cela : à quoi se rapporte {0} ?",
  "They do not fit together as I read them.": "Tels que je les lis, ils ne vont pas ensemble.",
  "Until then it is in no result.": "D'ici là, aucun résultat n’en tient compte.",
  "You take {0}, and what is left of that nobody knows yet.":
    "Tu prends {0}, et personne ne sait encore ce qu’il en reste.",
  "What do you pay each month, whether or not you sell anything?":
    "Que faut-il payer chaque mois, même sans rien vendre ?",
  "With {0} that is left it gives your break-even.": "Avec {0} qui restent, cela donne ton seuil de rentabilité.",
  "Break-even is at {0}.": "Le seuil de rentabilité est à {0}.",
  "What does it cost, in money and hours, to win one customer?": "Que coûte un client gagné, en argent et en heures ?",
  "Up to {0} it is paid back within a year.": "Jusqu’à {0}, c’est remboursé en un an.",
  "How many of your customers leave in a month?": "Combien de clients partent en un mois ?",
  "It decides how long each of them leaves you {0}.": "Cela décide combien de temps chacun te laisse {0}.",
  "Who of those who said yes has paid, and how much?": "Qui, parmi ceux qui ont dit oui, a payé, et combien ?",
  "{0} said yes so far, and a yes is not a payment.": "{0} ont dit oui jusqu’ici, et un oui n’est pas un paiement.",
  "How much do you spend in a month, your own living included?":
    "Combien est dépensé par mois, la vie privée comprise ?",
  "It shows how long {0} lasts.": "Cela montre combien de temps tiennent {0}.",
  "It only works if {0} falls to {1} or less.": "Cela ne marche que si {0} descend à {1} ou moins.",
  "Ask three others for a written offer for it, at the quantities you really need.":
    "Demande trois autres offres écrites, pour les quantités dont tu as vraiment besoin.",
  "Stop selling it as it is if none of the three is at {0} or below.":
    "Arrête de le vendre ainsi si aucune des trois n’est à {0} ou moins.",
  "It only works if {0} can rise above {1}.": "Cela ne marche que si {0} peut dépasser {1}.",
  "Spend four weeks on nothing but selling, and count only who has paid.":
    "Pendant quatre semaines, ne faire que vendre, et ne compter que ceux qui ont payé.",
  "It only works with at least {0}, and you name no sales yet.":
    "Cela ne marche qu’avec au moins {0}, et tu ne cites encore aucune vente.",
  "It only works with at least {0}; you suppose {1}, and nobody has bought yet.":
    "Cela ne marche qu’avec au moins {0} ; tu supposes {1}, et personne n’a encore acheté.",
  "It only works with at least {0}; today it is {1}.": "Cela ne marche qu’avec au moins {0} ; aujourd’hui, c’est {1}.",
  "Count what you really sell in the next four weeks, nothing given away.":
    "Compter ce qui se vend vraiment pendant les quatre prochaines semaines, sans rien offrir.",
  "Take orders for four weeks before you spend more, paid in advance where you can.":
    "Prends des commandes pendant quatre semaines avant de dépenser plus, payées d’avance si possible.",
  "Stop if it is fewer than {0}: that is the pace of the break-even.":
    "Arrête si tu restes sous {0} : c’est le rythme du seuil de rentabilité.",
  "It only pays with {0}, before what you bought is worn out or gone.":
    "Cela ne se rembourse qu’avec {0}, avant que l’achat soit usé ou perdu.",
  "Borrow or rent one first, run it for two weeks and count.":
    "Emprunte ou loue-en d’abord un, fais-le tourner deux semaines et compte.",
  "Do not buy if it is fewer than {0} in two weeks: then it takes longer than a year to be paid back.":
    "N’achète pas si c’est moins de {0} en deux semaines : il faudrait alors plus d’un an pour le rembourser.",
  "It only works if the {0} who said yes also pay.": "Cela ne marche que si les {0} qui ont dit oui paient aussi.",
  "It all rests on {0}, which is what a buyer said and nobody has paid.":
    "Tout repose sur {0} : un acheteur l’a dit, personne ne l’a payé.",
  "It only works if they really pay {0}, and nothing you say shows yet how many do.":
    "Cela ne marche que s’ils paient vraiment {0}, et rien de ce que tu dis ne montre encore combien le font.",
  "It only goes on if new money comes within {0}.": "Cela ne continue que si de l’argent frais arrive dans les {0}.",
  "Ask everybody who could give it now, and write down who names a sum and a date.":
    "Demande maintenant à tous ceux qui pourraient en donner, et note qui dit une somme et une date.",
  "Cut the spending if nobody has promised both in writing after half of that time.":
    "Réduis les dépenses si personne n’a promis les deux par écrit à la moitié de ce délai.",
  "With {0} you lose {1}.": "Avec {0}, la perte est de {1}.",
  "With {0} {1} is left.": "Avec {0}, il reste {1}.",
  "Taken together you lose {0}.": "Au total, la perte est de {0}.",
  "Taken together that leaves {0}.": "Au total, il reste {0}.",
  "Of what comes in, {0} is left.": "De ce qui entre, il reste {0}.",
  "With the same sales it would take {0} instead of {1} to lose nothing.":
    "Avec les mêmes ventes, il faudrait {0} au lieu de {1} pour ne rien perdre.",
  "What moves it most is {0}: a tenth more and it is {1}.":
    "Ce qui pèse le plus, c’est {0} : un dixième de plus et cela fait {1}.",
  "{0} of {1} said yes; in truth it may be anywhere from {2} to {3}, and a yes is not a payment.":
    "{0} sur {1} ont dit oui ; en réalité, cela peut être n’importe où entre {2} et {3}, et un oui n’est pas un paiement.",
  "The round values the company at {0} with the new money and {1} before it.":
    "Le tour valorise la société à {0} avec l’argent frais et {1} avant.",
  "Without any income your money would last {0}.": "Sans aucune recette, l’argent tiendrait {0}.",
  "Your money lasts {0}.": "L’argent tient {0}.",
  "Winning a customer costs {0}, and a customer leaves {1} over the whole time.":
    "Gagner un client coûte {0}, et un client laisse {1} sur toute la durée.",
  "I count every day of the month; with days off it is less.":
    "Je compte tous les jours du mois ; avec des jours de repos, c’est moins.",
  "The days on which you are open hold for these too: {0}.": "Tes jours d’ouverture valent aussi pour cela : {0}.",
  "Counted for its part of the sales alone: {0}.": "Compté pour sa part des ventes seulement : {0}.",
  "What your own figures ask for": "Ce que tes propres chiffres exigent",
  "it is counted and written down": "compté et noté",
  "**Next test:** {0}": "**Prochain test :** {0}",
  "Not rated yet.": "Pas encore noté.",
  "{0} out of 10.": "{0} sur 10.",
  "It rests on what is only planned or estimated: {0}.": "Cela repose sur ce qui n’est que prévu ou estimé : {0}.",
  "With what you suppose it would be {0} instead of {1}.": "Avec l’hypothèse, ce serait {0} au lieu de {1}.",
  "With {0} you lose {1}: {2} comes in, {3} goes out.": "Avec {0}, la perte est de {1} : il entre {2}, il sort {3}.",
  "You lose {0}: {1} comes in, {2} goes out.": "Une perte de {0} : il entre {1}, il sort {2}.",
  "You lose {0}.": "Une perte de {0}.",
  "You lose {0}: all sales leave {1}, the fixed costs take {2}.":
    "Une perte de {0} : toutes les ventes laissent {1}, les charges fixes en prennent {2}.",
  "Even at full capacity the fixed costs are not paid: it would take {0} of it.":
    "Même à pleine capacité, les charges fixes ne sont pas payées : il faudrait {0} de la capacité.",
  "Break-even takes {0}, and you count {1} within reach.":
    "Le seuil de rentabilité demande {0}, et tu en comptes {1} à ta portée.",
  "Winning a customer costs {0}, and a customer leaves only {1} over the whole time.":
    "Gagner un client coûte {0}, et un client ne laisse que {1} sur toute la durée.",
  "It takes {0} until a customer has paid back what it cost to win them.":
    "Il faut {0} pour qu’un client ait remboursé ce qu’il a coûté à gagner.",
  "{0} is left after the fixed costs.": "Il reste {0} après les charges fixes.",
  "You break even at {0}.": "Le seuil de rentabilité est à {0}.",
  "What you spend once is back after {0}.": "La dépense unique est récupérée après {0}.",
  "{0} is left: {1} comes in, {2} goes out.": "Il reste {0} : il entre {1}, il sort {2}.",
  "{0} is left.": "Il reste {0}.",
  "This round values the company at {0} with the new money and {1} before it.":
    "Ce tour valorise la société à {0} avec l’argent frais et {1} avant.",
  "{0} of {1} said yes; with so few asked, the true share lies anywhere from {2} to {3}.":
    "{0} sur {1} ont dit oui ; avec si peu de réponses, la vraie part est n’importe où entre {2} et {3}.",
  "You spend {0}.": "Tu dépenses {0}.",
  "You take in {0}; what is left of it needs your costs.": "Il entre {0} ; ce qu’il en reste dépend des coûts.",
  "The arithmetic, if it were so": "Le calcul, si c'était ainsi",
  "The arithmetic": "Le calcul",
  What: "Quoi",
  "From your figures": "D’après les chiffres",
  "Comes in": "Il entre",
  "Your commission": "Ta commission",
  "Commission rate": "Taux de commission",
  "Price with the discount": "Prix avec la remise",
  "What is left": "Ce qui reste",
  "Part of it that is left": "Part qui reste",
  "A customer brings": "Un client rapporte",
  "Earned for an hour of work": "Gagné par heure de travail",
  "Cost of each one reached": "Coût de chaque personne touchée",
  "Cost of each one who got there": "Coût de chaque personne arrivée au but",
  "Part that got there": "Part arrivée au but",
  "Result after fixed costs": "Résultat après charges fixes",
  "Result when it is full": "Résultat à pleine capacité",
  "Result after winning customers": "Résultat après conquête des clients",
  "Result after the loan": "Résultat après l’emprunt",
  "Result with grants and donations": "Résultat avec subventions et dons",
  "Result after tax on the profit": "Résultat après l'impôt sur le bénéfice",
  "What it brings is not in that.": "Ce que ça rapporte n’y est pas.",
  "Sales beside today's that pay them": "Ventes en plus de celles d’aujourd’hui qui le paient",
  "The customers whom you expect to lose are taken off.": "Ceux qui partiraient, d’après toi, sont déjà déduits.",
  "{0} costs **{1}** more; what it brings is not in that.":
    "{0} coûte **{1}** de plus ; ce que ça rapporte n’y est pas.",
  "{0} costs {1} more, which takes {2} beside today's.": "{0} coûte {1} de plus ; il y faut {2} en plus d’aujourd’hui.",
  "{0} costs {1} more; what it brings is not in that.": "{0} coûte {1} de plus ; ce que ça rapporte n’y est pas.",
  "{0} is left with {1}.": "Il reste {0} avec {1}.",
  "{0} is left with {1}; without that you would lose {2}.": "Il reste {0} avec {1} ; sans cela, il manquerait {2}.",
  "Result once that many have gone": "Résultat une fois qu’autant sont partis",
  "Those who wait would leave": "Ceux qui attendent laisseraient",
  "Break-even": "Seuil de rentabilité",
  "Break-even of one place": "Seuil de rentabilité d’un lieu",
  "Break-even, of the capacity": "Seuil de rentabilité, en part de la capacité",
  "Capacity in use": "Capacité utilisée",
  "Spent once": "Dépensé une fois",
  "Paid back after": "Remboursé après",
  "Customers who leave": "Clients qui partent",
  "A customer stays": "Un client reste",
  "A customer leaves over the whole time": "Un client laisse au total",
  "What a customer leaves against the cost of winning one": "Ce que laisse un client, face au coût pour le gagner",
  "Winning a customer is paid back after": "Un client gagné est remboursé après",
  "Winning a customer may cost at most, to be paid back in a year":
    "Coût maximal d’un client gagné, pour le rembourser en un an",
  "Winning a customer may cost at most": "Coût maximal d’un client gagné",
  "Said yes": "Ont dit oui",
  "Said no": "Ont dit non",
  "Go one step further": "Passent à l’étape suivante",
  Stay: "Restent",
  Left: "Sont partis",
  Loss: "Perte",
  "The money lasts": "L’argent tient",
  "The money lasts without any income": "L’argent tient sans aucune recette",
  "The grants last": "Les subventions tiennent",
  "With the new money it lasts": "Avec l’argent frais, cela tient",
  Grants: "Subventions",
  "Part of the company that goes": "Part de la société cédée",
  "Valuation against a year's revenue": "Valorisation face au chiffre d’affaires annuel",
  "Your question": "La question",
  "Your questions": "Les questions",
  "What that means": "Ce que cela veut dire",
  "**The test:** {0}": "**Le test :** {0}",
  "**When to stop:** {0}": "**Quand arrêter :** {0}",
  "What it stands or falls with": "De quoi tout dépend",
  "You correct something, and I could not tell what. Press the figure it is about, or say it as “59, not 49” or “the buyers are …”.":
    "Cela corrige quelque chose, et je n’ai pas pu savoir quoi. Touchez le chiffre concerné, ou dites-le ainsi : « 59, pas 49 » ou « les acheteurs sont … ».",
  "{0} in the place of {1}": "{0} à la place de {1}",
  "{0} is left after fixed costs of {1}.": "Il reste {0} après des frais fixes de {1}.",
  "You lose {0} after fixed costs of {1}.": "La perte est de {0} après des frais fixes de {1}.",
  "After fixed costs of {0} it is **{1}**.": "Après des frais fixes de {0}, cela fait **{1}**.",
  "Confirmed: {0}.": "Confirmé : {0}.",
  "Taken as you say it: {0}.": "Repris comme tu le dis : {0}.",
  "Not in any sum yet: {0}.": "Encore dans aucun calcul : {0}.",
  "I leave out {0}: it does not go together with {1}.": "Je laisse de côté {0} : cela ne va pas avec {1}.",
  "{amount} {each}": "{amount} {each}",
  "{0} ({1} to {2})": "{0} (de {1} à {2})",
  "the price": "le prix",
  "what one sale costs you": "ce que te coûte une vente",
  "the fixed costs of a month": "les charges fixes d’un mois",
  "how many you sell in a month": "combien tu vends par mois",
  "what you spend once": "ce que tu dépenses une fois",
  "the money you have": "l’argent dont tu disposes",
  "what you spend in a month": "ce que tu dépenses par mois",
  "the money of the round": "l’argent du tour",
  "the share or the valuation for it": "la part ou la valorisation en échange",
  "how many customers leave": "combien de clients partent",
  "how much you can make or serve at most": "ce que tu peux faire ou servir au maximum",
  "what is left after the fixed costs": "ce qui reste après les charges fixes",
  "how much it takes to break even": "combien il en faut pour être rentable",
  "when what you spend once is back": "quand la dépense unique est récupérée",
  "how long your money lasts": "combien de temps tient ton argent",
  "whether a customer brings more than winning one costs": "si un client rapporte plus qu’il ne coûte à gagner",
  "what the round values the company at": "à combien le tour valorise la société",
  "how much that yes is worth": "ce que vaut ce oui",
  "what it costs to reach one of them": "ce que coûte chaque personne touchée",
  "what you take in": "ce que tu encaisses",
  "What does a customer pay you, and for what?": "Que te paie un client, et pour quoi ?",
  "You name {0}, and no price to set against it.": "Tu cites {0}, et aucun prix en face.",
  "Write down each week what you sell, and compare it with the part of {0} that falls to that week.":
    "Note chaque semaine ce que tu vends, et compare-le à la part de {0} qui revient à cette semaine.",
  "Cut the fixed costs if you are below it four weeks in a row.":
    "Réduis les charges fixes si tu restes en dessous quatre semaines de suite.",
  "I leave out {0}: {1} is not in it yet.": "Je laisse de côté {0} : {1} n’y est pas encore.",
  "**{0}** is left ({1}), as long as this goes with it: {2}.":
    "Il reste **{0}** ({1}), à condition que ceci en fasse partie : {2}.",
  "{0} is left, as long as this goes with it: {1}.": "Il reste {0}, à condition que ceci en fasse partie : {1}.",
  "You suppose {0}.": "Tu supposes {0}.",
  "Without {0}: {1}": "Sans {0} : {1}",
  "At **{0}** ({1}), {2} more than today.": "À partir de **{0}** ({1}), {2} de plus qu’aujourd’hui.",
  "Today it is {0}.": "Aujourd’hui, c’est {0}.",
  "Today it is {0}, so sales may fall by {1} before you lose money.":
    "Aujourd’hui, c’est {0}, les ventes peuvent donc baisser de {1} avant qu’il y ait une perte.",
  "If it were as you suppose: {0}": "Si c’était comme tu le supposes : {0}",
  "What is left depends on {0}: say where that belongs, and I work it out.":
    "Ce qui reste dépend de {0} : dis à quoi cela se rapporte, et je le calcule.",
  "Of your months I count with the last: {0}.": "De tes mois, je compte avec le dernier : {0}.",
  "All of it is paid back after": "Tout est remboursé après",
  "That and winning a customer is paid back after": "Cela et l’acquisition d’un client sont remboursés après",
  "For a time I need to know how many of them you do in a month.":
    "Pour une durée, il me faut savoir combien tu en fais par mois.",
  "With {0} once more, {1} stays.": "Avec {0} une fois de plus, il reste {1}.",
  "With {0} once more, {1} would be lacking.": "Avec {0} une fois de plus, il manquerait {1}.",
  "What each gets for nothing, {0}, goes off that.": "Il faut en retirer ce que chacun reçoit gratuitement : {0}.",
  "As said above.": "Comme dit plus haut.",
  "Your figures say what it means, not yes or no.": "Tes chiffres disent ce que cela implique, pas oui ou non.",
  "Whether buyers find it dear or cheap, no figure of yours says: count who pays at two prices.":
    "Aucun de tes chiffres ne dit si les acheteurs trouvent cela cher ou bon marché : compte qui paie à deux prix.",
  "{0} takes **{1}** more: {2} in all.": "{0} demande **{1}** de plus : {2} en tout.",
  "That is **{0}** of {1}.": "Cela fait **{0}** sur {1}.",
  "It leaves more as long as fewer than {0} of them go.":
    "Il reste davantage tant que moins de {0} d’entre eux partent.",
  "That is with as many buyers as now.": "C’est avec autant d’acheteurs qu’aujourd’hui.",
  "From {0} to {1} it is **{2}** more.": "De {0} à {1}, c’est **{2}** de plus.",
  "From {0} to {1} it is **{2}** less.": "De {0} à {1}, c’est **{2}** de moins.",
  "Yes. {0}": "Oui. {0}",
  "No. {0}": "Non. {0}",
  "Break-even is at {0}, and you suppose {1}.": "Le seuil de rentabilité est à {0} ; l’hypothèse est de {1}.",
  "Break-even is at {0}; you are at {1}.": "Le seuil de rentabilité est à {0} ; aujourd’hui, c’est {1}.",
  "Break-even is at {0}; you are at {1}, so sales may fall by {2} before you lose money.":
    "Le seuil de rentabilité est à {0} ; aujourd’hui, c’est {1}, les ventes peuvent donc baisser de {2} avant qu’il y ait une perte.",
  "A customer leaves {0} over the whole time.": "Un client laisse {0} sur toute la durée.",
  "Winning a customer costs {0}.": "Gagner un client coûte {0}.",
  "It only works with at least {0}.": "Cela ne marche qu’avec au moins {0}.",
  "It holds as long as it does not fall below {0}; today it is {1}.":
    "Cela tient tant que cela ne descend pas sous {0} ; aujourd’hui, c’est {1}.",
  "the same figure for two months or more": "le même chiffre pour deux mois ou plus",
  "what you spend to win customers, and how many came":
    "ce que tu dépenses pour gagner des clients et combien sont venus",
  "{0} {1} is not counted: what it is, is still open.": "{0} Il manque {1} : on ne sait pas encore ce que c’est.",
  "This takes the goal {0} as reached. {1}": "Ici, l’objectif {0} est déjà atteint. {1}",
  "the rate of the tax": "le taux de la taxe",
  "how many customers join in a month": "combien de clients arrivent par mois",
  "No sum of mine answers that yet. What your figures do say stands below.":
    "Aucun de mes calculs n’y répond encore. Ce que les chiffres disent se trouve plus bas.",
  "What do the sales behind {0} cost you each month?": "Combien te coûtent par mois les ventes derrière {0} ?",
  "You say {0}; your other figures leave another amount. Which cost or income is missing among them?":
    "Tu indiques {0} ; d'après tes autres chiffres, il resterait un autre montant. Quel coût ou quel revenu y manque ?",
  "Until then neither the result nor the break-even is known.":
    "D'ici là, ni le résultat ni le seuil de rentabilité ne sont connus.",
  "Name every buyer a price above {0} from now on, before you deliver.":
    "Annonce désormais à chaque acheteur, avant de livrer, un prix au-dessus de {0}.",
  "Deliver nothing more at {0} or below, and stop selling it as it is when nobody pays more: each one loses you money, however many buy.":
    "Ne livre plus rien à {0} ou moins, et arrête de le vendre ainsi si personne ne paie plus : chacun te fait perdre de l'argent, quel que soit le nombre d'acheteurs.",
  "It only pays if what you buy for each of them is paid for during {0}.":
    "Ça ne paie que si ce que tu achètes pour chacun est payé pendant {0}.",
  "Before you buy the next one, ask for a signature on how long they take it.":
    "Avant d'acheter le prochain, fais signer pour combien de temps on le prend.",
  "Do not buy it for fewer than {0}, signed by one or by several in turn: with fewer it never pays for itself.":
    "Ne l'achète pas pour moins de {0}, signés par un seul ou par plusieurs à la suite : en dessous, il ne se rembourse jamais.",
  "How many have to, I can say once I know {0}.":
    "Combien doivent le faire, je peux le dire dès que je sais ceci : {0}.",
  "Do not take it on with fewer than {0}: that is the pace of the break-even.":
    "Ne t'engage pas avec moins de {0} : c'est le rythme du seuil de rentabilité.",
  "Change one thing that could bring {0} more in that time than now, and count what you sell.":
    "Changer une seule chose qui pourrait apporter {0} de plus que maintenant dans ce temps, et compter ce qui se vend.",
  "Before you owe {0}, take orders for four weeks, paid in advance where you can.":
    "Avant de devoir {0}, prends des commandes pendant quatre semaines, payées d'avance si possible.",
  "At {0} that is {1}.": "Avec {0}, cela fait {1}.",
  "At {0} that is {1} of {2} in each.": "Avec {0}, cela fait {1} sur {2} à chaque fois.",
  "Stop unless at least {0} more pay after those weeks than before: only at that pace does the break-even come before your money ends, in {1}.":
    "Arrête si après ces semaines il n'y a pas au moins {0} de plus qui paient : ce n'est qu'à ce rythme que le seuil vient avant la fin de ton argent, dans {1}.",
  "How many more have to pay each month depends on how long you can wait for it, and so on the money you have, which you do not name.":
    "Combien doivent s'ajouter chaque mois dépend du temps que tu peux attendre, donc de l'argent que tu as et que tu ne nommes pas.",
  "With {0} it takes {1} until then, if nobody leaves.": "Avec {0}, il faut {1} jusque-là, si personne ne part.",
  "Before you owe {0}, ask for signed orders, paid in advance where you can.":
    "Avant de devoir {0}, demande des commandes signées, payées d'avance si possible.",
  "Do not take it on with fewer than {0}: that is the break-even.":
    "Ne t'engage pas avec moins de {0} : c'est le seuil de rentabilité.",
  "It takes {0} and no money.": "Cela prend {0} et aucun argent.",
  "It takes {0}.": "Il faut {0}.",
  "{0} only pays for itself with {1} on top of the {2} of today.":
    "{0} ne se paie qu'avec {1} en plus de {2} d'aujourd'hui.",
  "Before you commit to it, take orders for four weeks beyond what you serve today, with a date later on, and count them.":
    "Avant de t'engager, prends pendant quatre semaines des commandes au-delà de ce que tu sers aujourd'hui, à une date plus tardive, et compte-les.",
  "Do not take it on if fewer than {0} come on top in these four weeks: with fewer it does not pay for itself.":
    "N'y va pas s'il s'en ajoute moins de {0} pendant ces quatre semaines : en dessous, cela ne se paie pas.",
  "{0} leaves more than {1} only while at least {2} still buy.":
    "{0} ne laisse plus que {1} que si au moins {2} achètent encore.",
  "Name {0} before the next {1}, and count who buys all the same.":
    "Avant les {1} suivants, annonce {0} et compte qui achète quand même.",
  "Stay at {0} if more than {1} of the {2} say no: then it may be that fewer than {3} stay.":
    "Reste à {0} si plus de {1} sur {2} disent non : alors il se peut que moins de {3} restent.",
  "{0} that those who go would have left": "{0} qu'auraient laissés ceux qui partent",
  "Try one way of reaching buyers with {0}, your own hours included, and spend as much again only for each who has paid.":
    "Essaie une voie vers les acheteurs avec {0}, tes heures comprises, et ne dépense encore autant que pour chacun qui a payé.",
  "Stop that way when {0} is spent without one who pays, or as soon as those who pay cost more than {1} each.":
    "Abandonne cette voie quand {0} sont dépensés sans que personne ait payé, ou dès que ceux qui paient coûtent plus de {1} chacun.",
  "at most {0} before somebody pays": "au plus {0} avant que quelqu'un paie",
  "{0} only pays if at least {1} of them buy: winning a customer may cost {2}.":
    "{0} ne vaut la peine que si au moins {1} achètent : gagner un client peut coûter {2}.",
  "Pay for {0} and count who buys.": "Paie {0} et compte qui achète.",
  "Stop that way if fewer than {0} buy: with fewer it may be less than {1}.":
    "Abandonne cette voie si moins de {0} achètent : c'est alors peut-être moins de {1}.",
  "at most {0}": "au plus {0}",
  "{0} of fixed costs": "{0} de charges fixes",
  "{0} for {1}": "{0} pour {1}",
  "{0} of work": "{0} de travail",
  "the costs of a month, divided by what is left {each}": "les charges d'un mois, divisées par ce qui reste {each}",
  "what comes in {each}, less all that goes out for it": "ce qui entre {each}, moins tout ce qui sort pour cela",
  "what is left {each}, as a share of what comes in": "ce qui reste {each}, en part de ce qui entre",
  "what you spend once, divided by what is left {each}": "ce que tu dépenses une fois, divisé par ce qui reste {each}",
  "the money you have, divided by what goes out of it in a month":
    "l'argent que tu as, divisé par ce qui en sort en un mois",
  "the price times what you sell in a month": "le prix multiplié par ce que tu vends en un mois",
  "what winning a customer costs, beside what is left {each}":
    "ce que coûte un nouveau client, à côté de ce qui reste {each}",
  "what is left {each}, for as long as they stay": "ce qui reste {each}, tant qu'ils restent",
  "what is left {each} at this price and at another": "ce qui reste {each} à ce prix et à un autre",
  "what is left {each} now and then": "ce qui reste {each} maintenant et ensuite",
  "what is left after the costs of a month, beside the pay":
    "ce qui reste après les charges d'un mois, à côté du salaire",
  "the money of the round, divided by the share for it": "l'argent du tour, divisé par la part cédée",
  "what you sell, beside what you can make at most": "ce que tu vends, à côté de ce que tu peux faire au plus",
  "all that goes out {each}": "tout ce qui sort {each}",
  "For this, confirm: {0}.": "Pour cela, confirme : {0}.",
  "Still open: {0}.": "Encore ouvert : {0}.",
  "For this, confirm: {0}, {1}.": "Pour cela, confirme : {0}, {1}.",
  "and say what {0} is": "et dis ce qu'est {0}",
  "and say what {0} are": "et dis ce que sont {0}",
  "The answer takes {0}: say which of the figures above they are.":
    "Pour répondre, il me faut : {0}. Dis quels chiffres ci-dessus ce sont.",
  "Then it is {0}.": "Alors je calcule : {0}.",
  "for each sale": "par vente",
  "what is left {each}": "ce qui reste {each}",
  "Confirm {0}, and I can say {1}.": "Confirme ceci : {0}. Alors je peux dire {1}.",
  "From them {0} have to come.": "C'est d'eux que doivent venir {0}.",
  "It decides who is asked to pay {0}.": "Cela décide à qui on demande {0}.",
  "It decides who is asked first to pay for {offer}.": "Cela décide à qui on demande d'abord de payer pour {offer}.",
  "It shows whether {buyer} pay for the problem already, in money or in hours.":
    "Cela montre si le problème coûte déjà de l'argent ou des heures : {buyer}.",
  "It says how many {buyer} have to pay before {offer} earns its costs.":
    "Cela dit combien doivent payer pour couvrir les coûts : {buyer}, {offer}.",
  "It says what is left of what {buyer} pay.": "Cela dit ce qui reste de ce qu'ils paient : {buyer}.",
  "It shows whether {buyer} pay, or only like it.": "Cela montre s'ils paient ou s'ils aiment seulement : {buyer}.",
  "It says how many {buyer} there are to win at most.": "Cela dit combien il y en a à gagner au plus : {buyer}.",
  "It says whether {buyer} bring more than it costs to win them.":
    "Cela dit s'ils rapportent plus qu'il n'en coûte de les gagner : {buyer}.",
  "It says how long {buyer} go on paying.": "Cela dit combien de temps ils continuent de payer : {buyer}.",
  "It is what {buyer} would have to give up for {offer}.":
    "C'est ce qu'ils devraient abandonner pour cela : {buyer}, {offer}.",
  "What does it cost you {0}, with everything that goes out for it?":
    "Combien cela te coûte-t-il {0}, avec tout ce qui sort pour cela ?",
  "How many {0} do you sell in a month today?": "Combien de {0} vends-tu aujourd'hui par mois ?",
  "How much money do you have for the time until you break even?":
    "Combien d'argent as-tu pour le temps jusqu'au seuil de rentabilité ?",
  "You lose {0} until it is {1}: it says how soon they have to come.":
    "Tu perds {0} jusqu'à {1} : cela dit à quelle vitesse ils doivent venir.",
};

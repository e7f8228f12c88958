import type { Catalogue } from "../catalogue.ts";

/** A decision between options. */
export const deciding: Catalogue = {
  "Until you say, none of them is in any result, and the rating is capped.":
    "Tant que ce n’est pas tranché, aucun n’entre dans un résultat, et la note est plafonnée.",
  "Today's business: {0}": "L’activité d’aujourd’hui : {0}",
  "Its sales leave": "Ses ventes laissent",
  "It saves": "Cela économise",
  "Its own running costs": "Ses propres charges courantes",
  "More or less than today": "Plus ou moins qu’aujourd’hui",
  "Left in all, with today's business": "Ce qui reste en tout, avec l’activité d’aujourd’hui",
  "{0} is left after the fixed costs and {1}.": "Il reste {0} après les charges fixes et {1}.",
  "That is with the sales of today, if everybody stays.":
    "C’est avec les ventes d’aujourd’hui, si tout le monde reste.",
  "By these figures it does not run out: **{0}** is left ({1}).":
    "D’après ces chiffres, il ne s’épuise pas : il reste **{0}** ({1}).",
  "What is left of each sale": "Ce qui reste de chaque vente",
  "Left of the whole order": "Ce qui reste de toute la commande",
  "Spent once before it starts": "Dépensé une fois avant de commencer",
  "Sales of its own that pay them": "Ses propres ventes qui les couvrent",
  "Laid out until buyers pay": "Avancé jusqu’au paiement des acheteurs",
  "Your money after what has to be paid first": "L’argent après ce qu’il faut payer d’abord",
  "Not in it": "Non compris",
  "Both ways by the same calculation": "Les deux voies, par le même calcul",
  "Today, and with what you plan": "Aujourd’hui, et avec le projet",
  Today: "Aujourd’hui",
  "In neither of them: {0}.": "Dans aucune des deux : {0}.",
  "With the plan": "Avec le projet",
  "{0}: its running costs are paid from **{1}** of its own on ({2}).":
    "{0} : ses charges courantes sont couvertes à partir de **{1}** qui en viennent ({2}).",
  "{0}: **{1}** is left of each sale ({2}).": "{0} : il reste **{1}** de chaque vente ({2}).",
  "It takes {0} first, which is back after **{1}**.": "Il faut d’abord {0}, récupérés après **{1}**.",
  "It takes {0} first.": "Il faut d’abord {0}.",
  "It takes {0} first, which never comes back by these figures.":
    "Il faut d’abord {0}, qui ne reviennent jamais d’après ces chiffres.",
  "Not in it: {0}.": "Non compris : {0}.",
  "{0}: {1} less than today ({2}).": "{0} : {1} de moins qu’aujourd’hui ({2}).",
  "{0}: at most {1} more than today ({2}).": "{0} : au plus {1} de plus qu’aujourd’hui ({2}).",
  "{0}: {1} more than today ({2}).": "{0} : {1} de plus qu’aujourd’hui ({2}).",
  "{0}: the whole order loses {1} ({2}).": "{0} : toute la commande fait perdre {1} ({2}).",
  "{0}: the whole order leaves at most {1} ({2}).": "{0} : il reste au plus {1} de toute la commande ({2}).",
  "{0}: the whole order leaves {1} ({2}).": "{0} : il reste {1} de toute la commande ({2}).",
  "**{0} has to be paid before it brings anything, and you have {1}: {2} is lacking.**":
    "**Il faut payer {0} avant que cela rapporte quoi que ce soit, et il y a {1} : il manque {2}.**",
  "Today's business leaves {0} beside it.": "À côté, l’activité d’aujourd’hui laisse {0}.",
  "{0} has to be paid before it brings anything; of your {1}, {2} stays.":
    "Il faut payer {0} avant que cela rapporte quoi que ce soit ; sur les {1}, il reste {2}.",
  "By these figures {0} brings {1} more than {2}.": "D’après ces chiffres, {0} rapporte {1} de plus que {2}.",
  "The money for {0} is back sooner.": "L’argent pour {0} revient plus tôt.",
  "All of today's costs go on in this.": "Toutes les charges d’aujourd’hui continuent dans ce calcul.",
  "{0} needs {1} before it brings anything, and you have {2}.":
    "{0} demande {1} avant de rapporter quoi que ce soit, et il y a {2}.",
  "The order of {0} loses {1}.": "La commande {0} fait perdre {1}.",
  "The order of {0} leaves {1}.": "Il reste {1} de la commande {0}.",
  "{0} leaves {1} less than today.": "Avec {0}, il reste {1} de moins qu’aujourd’hui.",
  "{0} leaves {1} more than today.": "Avec {0}, il reste {1} de plus qu’aujourd’hui.",
  "It only works if {0} more is there before {1} brings anything.":
    "Cela ne marche que s’il y a {0} de plus avant que {1} rapporte quoi que ce soit.",
  "Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.":
    "Avant de signer quoi que ce soit, demander à l’acheteur un acompte ou un délai de paiement plus court, et le reste à la banque.",
  "Ask your bank and whoever sells it for payment in parts, before you sign anything.":
    "Avant de signer quoi que ce soit, demander à la banque et au vendeur un paiement échelonné.",
  "Sign nothing while {0} is not promised in writing.": "Ne rien signer tant que {0} ne sont pas promis par écrit.",
  "It stands or falls with {0}: from {1} on, the running costs of it are paid.":
    "Tout dépend de {0} : à partir de {1}, ses charges courantes sont couvertes.",
  "Before you spend anything on it, get as much of {0} as you can ordered in writing.":
    "Avant d’y dépenser quoi que ce soit, obtenir par écrit des commandes pour le plus possible de {0}.",
  "Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.":
    "Avant d’y dépenser quoi que ce soit, essayer deux semaines avec du matériel prêté ou loué, et compter ce qui se vend.",
  "Do not start if it is fewer than {0} in the two weeks.": "Ne pas commencer si c’est moins de {0} en deux semaines.",
  "It brings more as long as fewer than {0} of the sales go.":
    "Cela rapporte plus tant que moins de {0} des ventes sont perdues.",
  "Before anybody is hired, write down for four weeks everything that has to be turned away or put off.":
    "Avant d’embaucher, noter pendant quatre semaines tout ce qu’il faut refuser ou reporter.",
  "Do not hire if it is fewer than {0} in the four weeks.":
    "Ne pas embaucher si c’est moins de {0} en quatre semaines.",
  "{0}: after the fixed costs {1} is left.": "{0} : il reste {1} après les charges fixes.",
  "{0}: after the fixed costs {1} is lacking.": "{0} : il manque {1} après les charges fixes.",
  "That is for a month of the season alone.": "Cela ne vaut que pour un mois de la saison.",
  "It only works from {0} on, instead of {1}.": "Cela ne marche qu’à partir de {0}, au lieu de {1}.",
  "Name {0} or more as the price, before anything is promised.":
    "Demander {0} ou plus, avant de promettre quoi que ce soit.",
  "Turn it down below {0}.": "Refuser en dessous de {0}.",
  "Does each sale of {0} cost the same as today: {1}?":
    "Chaque vente de {0} coûte-t-elle autant qu’aujourd’hui : {1} ?",
  "I count it so.": "C’est calculé ainsi.",
  "at most {0}": "au plus {0}",
  "Do not start with fewer than {0}.": "Ne pas commencer avec moins de {0}.",
  "How many sales a month would {0} bring?": "Combien de ventes par mois apporterait {0} ?",
  "Each leaves {0}; only with a number can it be compared.": "Chacune laisse {0} ; seul un nombre permet de comparer.",
  "Without it I cannot compare it with today.": "Sans cela, on ne peut pas le comparer à aujourd’hui.",
  "Which costs of today would end with {0}?": "Quelles charges d’aujourd’hui cesseraient avec {0} ?",
  "I count all of them on, {0} too.": "Dans le calcul, toutes continuent, {0} aussi.",
  "The arithmetic of today": "Le calcul d’aujourd’hui",
  "Your business today": "L’activité aujourd’hui",
  "over {0}": "plus de {0}",
  "That is with the sales of today.": "C'est avec les ventes d'aujourd'hui.",
  "With {0} instead of {1} it leaves {2} ({3}).": "Avec {0} au lieu de {1}, il reste {2} ({3}).",
  "With {0} instead of {1} it loses {2} ({3}).": "Avec {0} au lieu de {1}, cela perd {2} ({3}).",
  "With {0} instead of {1} it is {2} less than today ({3}).":
    "Avec {0} au lieu de {1}, c'est {2} de moins qu'aujourd'hui ({3}).",
  "With {0} instead of {1} it is {2} more than today ({3}).":
    "Avec {0} au lieu de {1}, c'est {2} de plus qu'aujourd'hui ({3}).",
  "{0}: over the months without sales {1} less than going on as today ({2}).":
    "{0} : sur les mois sans ventes, {1} de moins qu'en continuant comme aujourd'hui ({2}).",
  "{0}: over the months without sales {1} more than going on as today ({2}).":
    "{0} : sur les mois sans ventes, {1} de plus qu'en continuant comme aujourd'hui ({2}).",
  "{0} is lent for it: {1} repays it with its interest, and is in the sum.":
    "{0} sont prêtés pour cela : {1} les remboursent avec les intérêts, et c'est compris dans le calcul.",
  "By these figures all of them leave less than today; {0} costs {1} less than {2}.":
    "Selon ces chiffres, tous laissent moins qu'aujourd'hui ; {0} coûte {1} de moins que {2}.",
  "More or less than today, with {0}": "Plus ou moins qu'aujourd'hui, avec {0}",
  "Over the months without sales": "Sur les mois sans ventes",
  "Bought at once, at least": "Acheté d'un coup, au moins",
  "All ways by the same calculation": "Toutes les voies, par le même calcul",
  "{0} leaves {1} less than going on as today, over the months without sales.":
    "{0} laisse {1} de moins que continuer comme aujourd'hui, sur les mois sans ventes.",
  "{0} leaves {1} more than going on as today, over the months without sales.":
    "{0} laisse {1} de plus que continuer comme aujourd'hui, sur les mois sans ventes.",
  "Going on as today loses {0} ({1}).": "Continuer comme aujourd'hui perd {0} ({1}).",
  "Going on as today leaves {0} ({1}).": "Continuer comme aujourd'hui laisse {0} ({1}).",
  "{0} in its place would be {1} less.": "{0} à la place, ce serait {1} de moins.",
  "{0} in its place would be {1} more.": "{0} à la place, ce serait {1} de plus.",
  "Your money covers that for {0}.": "L'argent le couvre pendant {0}.",
  "Closing ends the sales and what they cost; other costs that would go on after it are not in this.":
    "Fermer met fin aux ventes et à ce qu’elles coûtent ; les autres frais qui continueraient ensuite n’y sont pas.",
  "Which costs would go on after closing, and for how long: rent, notice periods, loans?":
    "Quels frais continueraient après la fermeture, et combien de temps : loyer, préavis, emprunts ?",
  "Only with them can closing be compared with going on.":
    "Ce n'est qu'avec eux que l'on peut comparer fermer et continuer.",
  "What comes after them is not in it.": "Ce qui vient après n’y est pas.",
  "Today's sales already fill your capacity: there is no room for it beside them.":
    "Les ventes actuelles remplissent déjà la capacité : il ne reste pas de place.",
  "It takes **{0}** of the capacity that today's sales leave free ({1}).":
    "Cela prend **{0}** de la capacité que laissent libre les ventes actuelles ({1}).",
  "Those who wait for you would leave **{0}** on top, if it makes room for them ({1}).":
    "Ceux qui attendent laisseraient **{0}** de plus, si cela leur fait de la place ({1}).",
  "At least {0} has to be bought at once, which lasts {1}.":
    "Il faut acheter au moins {0} d'un coup, ce qui suffit pour {1}.",
  "At least {0} has to be bought at once.": "Il faut acheter au moins {0} d'un coup.",
  "It takes {0} first; that and what the months without sales cost is back after **{1}**.":
    "Il faut d'abord {0} ; cela et ce que coûtent les mois sans ventes sont récupérés après **{1}**.",
  "That is back after **{0}**.": "Cela est récupéré après **{0}**.",
  "What your figures say": "Ce que disent les chiffres",
  "{0}: **{1}** in all ({2}).": "{0} : **{1}** en tout ({2}).",
  "As it is today": "Comme aujourd'hui",
  "{0}: the money does not run out, {1} is left.": "{0} : l'argent ne s'épuise pas, il reste {1}.",
  "As it is today at **{0}** ({1}); {2} at **{3}** ({4}).":
    "Comme aujourd'hui à partir de **{0}** ({1}) ; {2} à partir de **{3}** ({4}).",
  "{0} pays from **{1}** beside today's on ({2}).": "{0} se paie à partir de **{1}** en plus d'aujourd'hui ({2}).",
  "Even if it brought nothing, **{0}** of today's {1} would be left.":
    "Même si cela ne rapportait rien, il resterait **{0}** des {1} d'aujourd'hui.",
  "Today's business does not pay it by itself: **{0}** would be lacking.":
    "L'activité d'aujourd'hui ne le paie pas à elle seule : il manquerait **{0}**.",
  "{0} ({1} less {2} that has to stay)": "{0} ({1} moins {2} qui doivent rester)",
  "Those who wait for you would leave **{0}** once, if it makes room for them ({1}).":
    "Ceux qui attendent laisseraient **{0}** une fois, si cela leur fait de la place ({1}).",
  "That pays it for {0}.": "De quoi le payer pendant {0}.",
  "**Beside today's sales that is {0} more than your capacity ({1}): so many do not fit, and I count only those that do.**":
    "**En plus des ventes d'aujourd'hui, c'est {0} de plus que la capacité ({1}) : autant ne rentrent pas, je ne compte que ce qui rentre.**",
  "**{0}** ({1}), with no sale counted before that.": "**{0}** ({1}), sans compter de vente avant.",
  "{0} is not enough for that.": "{0} ne suffit pas pour cela.",
  "**{0}** with {1} ({2}).": "**{0}** avec {1} ({2}).",
  "Below {0} you lose money.": "En dessous de {0}, c'est une perte.",
  "At {0}, {1} leaves {2}.": "À {0}, {1} laisse {2}.",
  "Does {0} come on top, or does it take the place of something that you have today?":
    "{0} s’ajoute-t-il à ce qui existe aujourd’hui, ou en prend-il la place ?",
  "On top of today's": "S’ajoute à ce qui existe",
  "In place of {0}": "À la place de {0}",
  "{what}, on top of today's": "{what}, en plus de ce qui existe",
  "{what}, in place of “{other}”": "{what}, à la place de « {other} »",
  "{0} lasts **{1}** ({2}).": "{0} dure **{1}** ({2}).",
  "How long it lasts takes how much of it you buy at once, and how much goes in a month.":
    "Pour savoir combien de temps cela dure, il faut la quantité achetée d’un coup et ce qui part en un mois.",
  "{0}: what can be used of it comes to **{1}** ({2}), against {3} today.":
    "{0} : ce qui est utilisable revient à **{1}** ({2}), contre {3} aujourd’hui.",
  "{0}: what can be used of it comes to **{1}** ({2}).": "{0} : ce qui est utilisable revient à **{1}** ({2}).",
  "{0} has to be paid for it at once.": "Il faut payer {0} d’un coup.",
  "In all that is {0} less than at today's price.": "En tout, cela fait {0} de moins qu’au prix d’aujourd’hui.",
  "In all that is {0} more than at today's price.": "En tout, cela fait {0} de plus qu’au prix d’aujourd’hui.",
  "It stays cheaper as long as no more than **{0}** of it ({1}) are lost.":
    "Cela reste moins cher tant qu’il ne s’en perd pas plus de **{0}** ({1}).",
  "{0}: what it takes first is back within {1} at **{2}** ({3}).":
    "{0} : la mise de départ est récupérée en {1} avec **{2}** ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** beside today's ({3}).":
    "{0} : la mise de départ est récupérée en {1} avec **{2}** en plus d’aujourd’hui ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** of its own ({3}).":
    "{0} : la mise de départ est récupérée en {1} avec **{2}** qui lui sont propres ({3}).",
  "That is **{0}** more than today.": "C’est **{0}** de plus qu’aujourd’hui.",
  "That is **{0}** fewer than today.": "C’est **{0}** de moins qu’aujourd’hui.",
  "It pays the costs that are its own from **{0}** on ({1}).":
    "Ses propres coûts sont couverts à partir de **{0}** ({1}).",
};

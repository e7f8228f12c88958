import type { Catalogue } from "../catalogue.ts";

/** Two worlds of a decision: what ends, what is expected, and what fits. */
export const worlds: Catalogue = {
  "With {0}, as you expect, it is {1} less than today ({2}): it does not pay.":
    "Avec {0}, comme prévu, c'est {1} de moins qu'aujourd'hui ({2}) : ce n'est pas rentable.",
  "With {0}, as you expect, it is {1} more than today ({2}): it pays.":
    "Avec {0}, comme prévu, c'est {1} de plus qu'aujourd'hui ({2}) : c'est rentable.",
  "with {0} it does not pay": "avec {0}, ce n'est pas rentable",
  "with {0} it pays": "avec {0}, c'est rentable",
  "{0} costs **{1}** more.": "{0} coûte **{1}** de plus.",
  "{0} costs **{1}** more; it pays from **{2}** beside today's on ({3}).":
    "{0} coûte **{1}** de plus ; c’est payé à partir de **{2}** en plus d’aujourd’hui ({3}).",
  "{0} costs {1} more: {2}.": "{0} coûte {1} de plus : {2}.",
  "{0} costs {1} more, which takes {2} beside today's: {3}.":
    "{0} coûte {1} de plus ; il y faut {2} en plus d’aujourd’hui : {3}.",
  "That counts {0} as ended with it.": "Le calcul compte que {0} prend fin avec cela.",
  "Whether {0} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: {1}.":
    "On ne saura si {0} laisse plus qu’aujourd’hui qu’une fois précisé, plus bas, si ceci s’ajoute à l’existant ou en prend la place : {1}.",
  "Its sales take the place of {0}.": "Ses ventes prennent la place de {0}.",
  "It leaves more than today from **{0}** on ({1}).": "Il reste plus qu’aujourd’hui à partir de **{0}** ({1}).",
  "{0}; {1}.": "{0} ; {1}.",
  "Then {0} is back after **{1}**.": "Alors {0} sont récupérés après **{1}**.",
  "Without {0}": "Sans {0}",
  "{0}, {1} less than today is left.": "{0}, il reste {1} de moins qu'aujourd'hui.",
  "{0}, {1} more than today is left.": "{0}, il reste {1} de plus qu'aujourd'hui.",
  "Other costs that would end, and what the time that it frees would bring, are not in it.":
    "Les autres coûts qui prendraient fin, et ce que rapporterait le temps libéré, n’y sont pas.",
  "Both cost the same at **{0}** ({1}).": "Les deux coûtent autant à **{0}** ({1}).",
  "With {0} it is {1} less than today ({2}).": "Avec {0}, c'est {1} de moins qu'aujourd'hui ({2}).",
  "With {0} it is at most {1} more than today ({2}).": "Avec {0}, c'est au plus {1} de plus qu'aujourd'hui ({2}).",
  "With {0} it is {1} more than today ({2}).": "Avec {0}, c'est {1} de plus qu'aujourd'hui ({2}).",
  "You say that of those months alone: over the year it is {0} less ({1}), so it does not pay.":
    "Cela ne vaut que pour ces mois : sur l'année, c'est {0} de moins ({1}), ce n'est donc pas rentable.",
  "You say that of those months alone: over the year it is {0} more ({1}).":
    "Cela ne vaut que pour ces mois : sur l'année, c'est {0} de plus ({1}).",
  "Your free hours do it in **{0}** ({1}).": "Avec les heures libres, cela prend **{0}** ({1}).",
  "It only fits if it starts that long before {0}.": "Cela ne passe que si cela commence ce temps-là avant {0}.",
  "**It does not fit until {0}: {1} are lacking.**": "**D'ici {0}, cela ne passe pas : il manque {1}.**",
  "It fits until {0}, with {1} to spare.": "D'ici {0}, cela passe, avec {1} de marge.",
  "{0} does not fit into your free hours: {1} are lacking.": "{0} ne tient pas dans les heures libres : il manque {1}.",
  "It brings more than today as long as more than {0} of these sales come all the same.":
    "Cela rapporte plus qu’aujourd’hui tant que plus de {0} de ces ventes viennent quand même.",
  "Over the year, with its larger months, it is {0} less ({1}).":
    "Sur l’année, avec ses mois plus forts, c’est {0} de moins ({1}).",
  "Over the year, with its larger months, it is {0} more ({1}).":
    "Sur l’année, avec ses mois plus forts, c’est {0} de plus ({1}).",
  "{0}: **{1}** instead of {2} is left of each sale ({3}).":
    "{0} : il reste **{1}** de chaque vente au lieu de {2} ({3}).",
  "With {0}, as you expect, fewer go: it pays.": "Avec {0}, comme prévu, il en part moins : cela vaut la peine.",
  "With {0}, as you expect, more go: it does not pay.":
    "Avec {0}, comme prévu, il en part plus : cela ne vaut pas la peine.",
  "Of {0} that would be {1}; you turn away {2}.": "Sur {0}, cela ferait {1} ; sont refusés : {2}.",
  "{0} brings more as long as fewer than {1} of the sales go.":
    "{0} rapporte plus tant que moins de {1} des ventes se perdent.",
  "Each place of {0} leaves {1} more than one at {2}.": "Chaque place de {0} laisse {1} de plus qu’une à {2}.",
  "Each place of {0} would leave {1} more at {2}: **{3}** ({4}), if others take all of them and each takes the same time.":
    "Chaque place de {0} laisserait {1} de plus à {2} : **{3}** ({4}), si d’autres les prennent toutes et si chacune prend le même temps.",
  "Each place of {0} would leave {1} more at {2}, if others take it and it takes the same time.":
    "Chaque place de {0} laisserait {1} de plus à {2}, si un autre la prend et qu’elle prend le même temps.",
  "With what belongs to each order that is **{0}** ({1}).":
    "Avec ce que comporte chaque commande, cela fait **{0}** ({1}).",
  "No. Today's business lacks {0} for {1} ({2}).": "Non. Il manque {0} à l’activité d’aujourd’hui pour {1} ({2}).",
  "Yes. With today's sales {0} is left after {1} ({2}).":
    "Oui. Avec les ventes d’aujourd’hui, après {1} il reste {0} ({2}).",
};

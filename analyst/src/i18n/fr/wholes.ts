import type { Catalogue } from "../catalogue.ts";

/** Parts, wholes and what is set beside them. */
export const wholes: Catalogue = {
  "Not in it yet: {0}.": "Pas encore déduit : {0}.",
  "That is with all of it sold.": "C'est quand tout est vendu.",
  "You sell in a season, so I count no twelve months of it.":
    "La vente se fait en saison, je n’en fais donc pas douze mois.",
  "{0} is in it before any of it is sold.": "{0} y sont immobilisés avant la première vente.",
  "At least {0} is in it before any of it is sold; {1} may come on top.":
    "Au moins {0} y sont immobilisés avant la première vente ; {1} peut s'y ajouter.",
  "At least {0}; {1} is in that already or comes on top.": "Au moins {0} ; {1} y est déjà compris ou s'y ajoute.",
  "A competitor asks {0}, as you do.": "Un concurrent demande {0}, comme toi.",
  "A competitor asks {0}, you ask {1}: {2} more.": "Un concurrent demande {0}, tu demandes {1} : {2} de plus.",
  "A competitor asks {0}, you ask {1}: {2} less.": "Un concurrent demande {0}, tu demandes {1} : {2} de moins.",
  "A competitor spends {0}, as you do.": "Un concurrent dépense {0}, comme toi.",
  "A competitor spends {0}, you spend {1}: {2} more.": "Un concurrent dépense {0}, tu dépenses {1} : {2} de plus.",
  "A competitor spends {0}, you spend {1}: {2} less.": "Un concurrent dépense {0}, tu dépenses {1} : {2} de moins.",
  "Taken together that leaves {0} before the fixed costs.": "Au total, il reste {0} avant les frais fixes.",
  "{0} is left before the fixed costs: {1} comes in, {2} goes out.":
    "Il reste {0} avant les frais fixes : {1} entrent, {2} sortent.",
  "Even with all of it sold you lose {0}.": "Même si tout est vendu, tu perds {0}.",
  "With all of it sold {0} is left.": "Si tout est vendu, il reste {0}.",
  "You spent at least {0}.": "Tu as dépensé au moins {0}.",
  "You spent {0}.": "Tu as dépensé {0}.",
  "{what}, at most": "{what}, au plus",
  "Comes in when all of it is sold": "Entre quand tout est vendu",
  "Is left when all of it is sold": "Reste quand tout est vendu",
  "Goes out for all that is in it": "Sort pour tout ce qu'il contient",
  "Revenue of the season": "Revenu de la saison",
  "The smallest order costs at most": "La commande minimale coûte au plus",
  "The smallest order lasts": "La commande minimale dure",
  "{what}: {why}": "{what} : {why}",
  "it is your supplier's, and I count nothing of it as yours":
    "c'est celui de ton fournisseur, je n'en compte rien comme tien",
  "it is no longer so": "ce n'est plus le cas",
  "You lose at least {0}: {1} is not in it.": "Une perte d’au moins {0} : {1} n’y est pas.",
  "You lose at least {0}.": "Une perte d’au moins {0}.",
  "{0} is not in it: it is in another currency.": "{0} n'y est pas : c'est dans une autre monnaie.",
  "how many of it you have or buy at once": "combien tu en as ou en achètes d'un coup",
  "{0} is not in it: it is paid for each {1}, however many are sold of it.":
    "{0} n'y est pas : c'est payé pour chaque {1}, quoi qu'il s'en vende.",
  "it is in a larger sum already": "c'est déjà dans une somme plus grande",
  "The smallest order takes at most {0}.": "La commande minimale demande au plus {0}.",
  "What that comes to in time I say when it is in it.":
    "Ce que cela fait sur cette durée, je le dis quand ce sera dedans.",
  "Some results depend on it.": "Des résultats en dépendent.",
  "what borrowing or renting it costs": "ce que coûte l’emprunt ou la location",
  "{0} percentage points": "{0} points de pourcentage",
  "On each of the next four {0}, count what you sell, nothing given away.":
    "À chacune des quatre prochaines fois ({0}), compte ce que tu vends, rien d’offert.",
  "Stop as it is if it is fewer than {0} on each of the four.":
    "Arrête sous cette forme si c’est moins de {0} à chacune des quatre.",
  "Not in it yet": "Pas encore compris",
  "What is left depends on {0}: all that is not counted yet may come to {1} at most before you lose money.":
    "Ce qui reste dépend de {0} : tout ce qui n’est pas encore compté peut coûter au plus {1} avant qu’il y ait une perte.",
  "To be paid back within a year, winning a customer may cost at most {0}.":
    "Pour être remboursé en un an, gagner un client peut coûter au plus {0}.",
  "To be paid back with the first sale, winning a customer may cost at most {0}.":
    "Pour être remboursé dès la première vente, gagner un client peut coûter au plus {0}.",
  "So far it is {0}.": "Jusqu’ici, c’est {0}.",
  "You name no such cost yet.": "Tu ne cites pas encore ce coût.",
};

import type { Catalogue } from "../catalogue.ts";

export const reading: Catalogue = {
  "A share above 100% or below zero cannot be.": "Une part au-dessus de 100 % ou sous zéro est impossible.",
  "A gross margin above 100% cannot be.": "Une marge brute au-dessus de 100 % est impossible.",
  "That is more people than are alive.": "C'est plus que le nombre d'humains en vie.",
  "That is more than the whole world produces in a year.": "C'est plus que ce que le monde entier produit en un an.",
  "A week has fewer hours.": "Une semaine a moins d'heures.",
  "Winning a customer cannot cost less than nothing.": "Gagner un client ne peut pas coûter moins que rien.",
  "A price below zero cannot be.": "Un prix sous zéro est impossible.",
  "You gave {0} for one thing ({1}). Which one is right?":
    "Tu donnes {0} pour une même chose ({1}). Lequel est le bon ?",
  "Growth above 50% every month cannot last.": "Une croissance de plus de 50 % chaque mois ne peut pas durer.",
};

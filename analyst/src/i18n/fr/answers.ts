import type { Catalogue } from "../catalogue.ts";

export const answers: Catalogue = {
  "This answer exists in English only so far.": "Cette réponse n'existe pour l'instant qu'en anglais.",
  "[Read it among the guides]({0})": "[La lire dans les guides]({0})",
  "A template to fill in": "Un modèle à compléter",
  "This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.":
    "Ceci est un modèle, rempli avec ce que je sais de ton projet. Ce qui est entre [crochets] est à compléter.",
  "As of {0}.": "À la date du {0}.",
  "No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one]({0})":
    "Aucun modèle de langage n'est connecté ici : je réponds avec ce que je peux calculer et avec les guides. [Comment en connecter un]({0})",
  "Did you mean: {answers}?": "Tu voulais dire : {answers} ?",
};

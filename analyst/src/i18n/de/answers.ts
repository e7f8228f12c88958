import type { Catalogue } from "../catalogue.ts";

export const answers: Catalogue = {
  "This answer exists in English only so far.": "Diese Antwort gibt es bisher nur auf Englisch.",
  "[Read it among the guides]({0})": "[In den Leitfäden lesen]({0})",
  "A template to fill in": "Eine Vorlage zum Ausfüllen",
  "This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.":
    "Das ist eine Vorlage, ausgefüllt mit dem, was ich von deinem Vorhaben weiß. Was in [eckigen Klammern] steht, ergänzt du.",
  "As of {0}.": "Stand: {0}.",
  "No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one]({0})":
    "Hier ist kein Sprachmodell verbunden; ich antworte aus dem, was ich berechnen kann, und aus den Leitfäden. [Wie man eines verbindet]({0})",
  "Did you mean: {answers}?": "Meinst du: {answers}?",
};

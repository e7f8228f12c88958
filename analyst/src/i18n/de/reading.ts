import type { Catalogue } from "../catalogue.ts";

export const reading: Catalogue = {
  "A share above 100% or below zero cannot be.": "Ein Anteil über 100 % oder unter null ist nicht möglich.",
  "A gross margin above 100% cannot be.": "Eine Bruttomarge über 100 % ist nicht möglich.",
  "That is more people than are alive.": "So viele Menschen leben nicht.",
  "That is more than the whole world produces in a year.": "Das ist mehr, als die ganze Welt im Jahr erwirtschaftet.",
  "Growth above 50% every month cannot last.": "Ein Wachstum von über 50 % jeden Monat hält niemand durch.",
  "A week has fewer hours.": "So viele Stunden hat keine Woche.",
  "Winning a customer cannot cost less than nothing.": "Einen Kunden zu gewinnen kann nicht weniger als nichts kosten.",
  "A price below zero cannot be.": "Ein Preis unter null ist nicht möglich.",
  "You gave {0} for one thing ({1}). Which one is right?": "Du nennst {0} für eine Sache ({1}). Was stimmt?",
};

import { expect, test } from "vitest";
import { labelledRivals } from "./labelled-rivals.ts";

const named = (text: string): string[] => labelledRivals(text, 0).map((phrase) => phrase.text);

test.each([
  [
    "A booking tool for dentists at €49. Competitors are Doctolib and Dampsoft. We are cheaper.",
    ["Doctolib", "Dampsoft"],
  ],
  ["Competition: Quartzy, LabArchives, Benchling", ["Quartzy", "LabArchives", "Benchling"]],
  ["Konkurrenten sind Doctolib und Jameda.", ["Doctolib", "Jameda"]],
  ["Nuestros competidores son Glovo y Rappi.", ["Glovo", "Rappi"]],
  ["Concurrents : Alan, Qonto et Pennylane.", ["Alan", "Qonto", "Pennylane"]],
  ["प्रतिस्पर्धी: Zomato और Swiggy हैं।", ["Zomato", "Swiggy"]],
  ["竞争对手有美团和饿了么。", ["美团", "饿了么"]],
])("rivals behind a label are read: %s", (text, names) => expect(named(text)).toEqual(names));

test.each([
  "Competitors are cheaper than we are.",
  "Our competitors take 20% and 400 euros.",
  "Die Konkurrenz ist groß, und keiner liefert.",
  "We fear no competitors at all.",
])("text that names nobody gives no rival: %s", (text) => expect(named(text)).toEqual([]));

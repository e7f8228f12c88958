import { expect, test } from "vitest";
import { pluralIn } from "./plural.ts";

test.each([
  ["Wir verkaufen 2.200 Gläser im Monat.", "glas", "Gläser"],
  ["120 Lampen zu 89 €.", "lampe", "Lampen"],
  ["Wir verkaufen viel.", "lampe", "Lampen"],
  ["800 kwh im Monat.", "kWh", "kWh"],
])("a German noun is written as in %s", (text, noun, plural) => expect(pluralIn(text, noun, "de")).toBe(plural));

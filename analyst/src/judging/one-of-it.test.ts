import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";

const now = new Date("2026-11-01T00:00:00Z");

test.each([
  ["A booking tool for dentists. We have 1 letter of intent. The price is €49 a month.", /1 letters|1 people/],
  ["A booking tool for dentists. 1 pilot runs. The price is €49 a month.", /1 pilots/],
  ["A booking tool for dentists. 1 person on the waitlist. The price is €49 a month.", /1 people/],
  ["Ein Buchungswerkzeug für Zahnärzte. 1 Vorbestellung. Der Preis ist 49 € im Monat.", /1 Vorbestellungen/],
  ["Una herramienta de reservas para dentistas. 1 carta de intención. El precio es 49 € al mes.", /1 cartas/],
])("a single one is written in the singular: %s", (message, plural) => {
  const { rating } = analyse({ messages: [message], now });
  expect(JSON.stringify(rating)).not.toMatch(plural);
});

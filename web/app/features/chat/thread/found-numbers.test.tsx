import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import chat from "../../../locales/en/chat.json";
import { i18n } from "../../../locales/i18n.ts";
import { emptyTurn } from "../turn/turn-state.ts";
import type { LiveTurn } from "../turn/turn-store.ts";
import { foundNumbers } from "../turn/found-numbers.ts";
import { UserBubble } from "./user-bubble.tsx";

beforeAll(() => {
  i18n.addResourceBundle("en", "chat", chat);
});

const numbers = [
  { start: 8, end: 11 },
  { start: 13, end: 15 },
];
const live: LiveTurn = { ...emptyTurn, turnId: "t", connected: true, closed: null, numbers };

test("the numbers found are highlighted in the message, and no word of it changes", () => {
  const html = renderToStaticMarkup(<UserBubble text="We sell €29, 40 pay." found={numbers} />);
  expect([...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map((match) => match[1])).toEqual(["€29", "40"]);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe("We sell €29, 40 pay.");
});

test("numbers are highlighted only while a turn runs and their meanings are not known", () => {
  expect(foundNumbers(live)).toBe(numbers);
  const heard = { kind: "heard" as const, title: "", figures: [], note: "" };
  expect(foundNumbers({ ...live, parts: [heard] })).toEqual([]);
  expect(foundNumbers({ ...live, closed: "ended" })).toEqual([]);
  expect(foundNumbers(null)).toEqual([]);
});

import { expect, test } from "vitest";
import { minutesToRead } from "./reading-time.ts";

const of = (...blocks: Parameters<typeof minutesToRead>[0]["sections"][number]["blocks"]) =>
  minutesToRead({ sections: [{ id: "a", title: "Title", blocks }] });

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("230 words count as a minute of reading, and the minimum is one minute", () => {
  expect(of("short")).toBe(1);
  expect(of(words(230 * 4))).toBe(4);
  expect(of(words(230), { kind: "list", items: [words(230), words(230)] })).toBe(3);
});

test("marks, addresses and lone signs are not words", () => {
  const text = Array.from({ length: 230 }, () => "**one** — [two](/a/very/long/address)[^source]").join(" ");
  expect(of(text)).toBe(2);
});

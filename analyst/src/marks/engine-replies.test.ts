import { expect, test } from "vitest";
import { ideas } from "../fixtures/ideas.ts";
import { thirdOf } from "../fixtures/runs.ts";
import { analyse, renderReply } from "../index.ts";
import { backingOf } from "./backing.ts";
import { markText } from "./mark-text.ts";

const now = new Date("2026-08-01T00:00:00Z");

test.each(thirdOf(ideas))(
  "every number in the engine's reply to '$name' has an origin or is an assumption that is told",
  ({ messages, settled }) => {
    const analysis = analyse({ messages, settled, now });
    const { markdown } = renderReply(analysis);
    const marks = markText(markdown, { ...backingOf(analysis), claims: analysis.claims }, analysis.language);
    const without = marks.filter(({ kind, says }) => (kind === "own" && says === "") || kind === "differs");
    expect(without.map(({ start, end }) => markdown.slice(Math.max(0, start - 20), end + 20))).toEqual([]);
  },
);

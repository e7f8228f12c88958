import type { Message, TurnEvent } from "@cofounder/contract";
import { describe, expect, it } from "vitest";
import { emptyTurn, withTurnEvent, type NumberedEvent } from "./turn-state.ts";

const stored = { id: "reply", content: "the stored text" } as Message;

function play(...events: [number, TurnEvent][]) {
  return events.reduce(
    (state, [seq, event]) => withTurnEvent(state, { seq, event } satisfies NumberedEvent),
    emptyTurn,
  );
}

describe("a turn's state", () => {
  it("joins the deltas in order", () => {
    const state = play([1, { type: "text", delta: "Hel" }], [2, { type: "text", delta: "lo" }]);
    expect(state).toMatchObject({ text: "Hello", seq: 2 });
  });

  it("repeats nothing when a reconnect replays earlier events", () => {
    const first: [number, TurnEvent] = [1, { type: "text", delta: "one " }];
    const second: [number, TurnEvent] = [2, { type: "text", delta: "two" }];
    expect(play(first, second, first, second).text).toBe("one two");
  });

  it("ignores events that arrive out of order", () => {
    expect(play([5, { type: "text", delta: "b" }], [4, { type: "text", delta: "a" }])).toMatchObject({
      text: "b",
      seq: 5,
    });
  });

  it("is the same for a tab that was connected from the start and one that replays from 0", () => {
    const events: [number, TurnEvent][] = [
      [1, { type: "status", stage: "analysing" }],
      [2, { type: "card", parts: [{ kind: "headline", text: "A hat shop" }], label: null }],
      [3, { type: "text", delta: "So" }],
    ];
    expect(play(...events, ...events)).toEqual(play(...events));
  });

  it("clears the text on reset and keeps the card and the notices", () => {
    const state = play(
      [1, { type: "card", parts: [{ kind: "headline", text: "A hat shop" }], label: null }],
      [2, { type: "text", delta: "half a tho" }],
      [3, { type: "notice", code: "model_failed", text: "The model did not answer." }],
      [4, { type: "reset" }],
      [5, { type: "card", parts: [{ kind: "headline", text: "A hat shop, alone" }], label: "offline_analysis" }],
    );
    expect(state).toMatchObject({ text: "", label: "offline_analysis", notices: [{ code: "model_failed" }] });
    expect(state.parts).toEqual([{ kind: "headline", text: "A hat shop, alone" }]);
  });

  it("has the numbers found in the message before anything else", () => {
    expect(play([1, { type: "numbers", spans: [{ start: 3, end: 6 }] }])).toMatchObject({
      numbers: [{ start: 3, end: 6 }],
      parts: [],
    });
  });

  it("ends with the stored message and ignores later events", () => {
    const state = play(
      [1, { type: "text", delta: "draft" }],
      [2, { type: "end", message: stored, tokens: 7 }],
      [3, { type: "text", delta: "late" }],
    );
    expect(state).toMatchObject({ ended: stored, tokens: 7, text: "draft", seq: 2 });
  });
});

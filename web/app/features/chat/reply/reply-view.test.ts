import type { Message, Metric, ReplyPart } from "@cofounder/contract";
import { describe, expect, it } from "vitest";
import { emptyTurn } from "../turn/turn-state.ts";
import type { LiveTurn } from "../turn/turn-store.ts";
import { claimOf } from "./claim-chip.tsx";
import { folded, aroundText, keyParts, replyView, withoutDoubles, withoutEcho } from "./reply-view.ts";

const headline: ReplyPart = { kind: "headline", text: "A hat shop" };
const stored = { content: "", parts: [], sources: [], notices: [], label: null, outcome: "done" } as unknown as Message;
const live: LiveTurn = { ...emptyTurn, turnId: "t", connected: true, closed: null };

describe("a reply", () => {
  it("of the engine alone shows all its parts, and not its text as well", () => {
    const view = replyView({ ...stored, content: "A hat shop", parts: [headline], label: "offline_analysis" }, null);
    expect(view).toMatchObject({ text: "", card: "full", offline: true, stage: null });
  });

  it("of a model shows its text, with the computed card folded", () => {
    expect(replyView({ ...stored, content: "I think", parts: [headline] }, null)).toMatchObject({
      text: "I think",
      card: "folded",
    });
  });

  it("of a model has its marks only when it has ended", () => {
    const marks = [{ start: 0, end: 2, kind: "own" as const, says: "", claim: null }];
    const parts: ReplyPart[] = [{ kind: "marks", marks }];
    const ended = { ...stored, content: "40 pay", parts };
    expect(replyView(ended, null).marks).toBe(marks);
    expect(replyView({ ...stored, outcome: "running" }, { ...live, text: "40 pay", parts }).marks).toEqual([]);
    expect(replyView({ ...ended, label: "offline_analysis" }, null).marks).toEqual([]);
  });

  it("of a model without an analysis has no card", () => {
    const parts: ReplyPart[] = [
      { kind: "marks", marks: [] },
      { kind: "words", language: "en", words: {} },
    ];
    expect(replyView({ ...stored, content: "A joke", parts }, null).card).toBe("none");
  });

  it("stopped before any text shows the whole card", () => {
    expect(replyView({ ...stored, outcome: "stopped", parts: [headline] }, null).card).toBe("full");
  });

  it("being written shows the live turn, not the stored message", () => {
    const view = replyView(
      { ...stored, outcome: "running" },
      { ...live, stage: "writing", text: "I th", parts: [headline] },
    );
    expect(view).toMatchObject({ text: "I th", card: "folded", stage: "writing" });
  });

  it("that ended shows the stored message, even before the chat is refetched", () => {
    const ended = { ...stored, content: "done" };
    expect(
      replyView({ ...stored, outcome: "running" }, { ...live, text: "don", ended, closed: "ended" }),
    ).toMatchObject({
      text: "done",
      stage: null,
    });
  });

  it("with a lost stream shows no progress", () => {
    expect(replyView({ ...stored, outcome: "running" }, { ...live, closed: "gone" }).stage).toBeNull();
  });
});

describe("a folded analysis", () => {
  it("keeps the headline, the cautions and the first four figures", () => {
    const items = ["a", "b", "c", "d", "e"].map((name) => ({ name }) as Metric);
    const notice: ReplyPart = { kind: "notice", tone: "caution", text: "Small pilot" };
    const section = { kind: "section", title: "Market" } as ReplyPart;
    const heard: ReplyPart = { kind: "heard", title: "Heard", figures: [], note: "" };
    expect(keyParts([headline, heard, section])).toEqual([heard]);
    const parts = keyParts([headline, section, { kind: "metrics", title: "Unit economics", items }, notice]);
    expect(parts.map((part) => part.kind)).toEqual(["headline", "notice", "metrics"]);
    expect(parts.at(-1)).toMatchObject({
      title: "",
      items: [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }],
    });
  });
});

describe("a figure's provenance", () => {
  const input = (type: Metric["inputs"][number]["type"]) => ({ name: "x", value: 1, unit: "", type });
  it.each([
    [null, [input("founder")], "unknown"],
    [1, [input("founder"), input("computed")], "computed"],
    [1, [input("founder"), input("source")], "source"],
    [1, [input("source"), input("assumption")], "assumption"],
    [1, [input("assumption"), input("unknown")], "unknown"],
  ] as const)("with the value %s is the type of its weakest input", (value, inputs, expected) => {
    expect(claimOf({ value, inputs: [...inputs] })).toBe(expected);
  });

  it("is the founder's if the value was only copied", () => {
    expect(claimOf({ value: 1, inputs: [input("founder")] })).toBe("founder");
    expect(claimOf({ value: 12, inputs: [input("founder")] })).toBe("computed");
  });
});

describe("the rating", () => {
  const words = { kind: "section", id: "analyst_rating" } as ReplyPart;
  const market = { kind: "section", id: "market_potential" } as ReplyPart;
  const bars = { kind: "rating" } as ReplyPart;

  it("is drawn with its bars, and not in words as well", () => {
    expect(withoutDoubles([market, words, bars])).toEqual([market, bars]);
  });

  it("is shown in words if there is nothing else", () => {
    expect(withoutDoubles([market, words])).toEqual([market, words]);
  });
});

describe("the title of a part", () => {
  const section = { kind: "section", title: "Unit Economics" } as ReplyPart;
  it.each([
    ["Unit economics", section, ""],
    ["Unit economics", headline, "Unit economics"],
    ["Unit economics", undefined, "Unit economics"],
    ["Runway", section, "Runway"],
  ])("%s is not repeated", (title, previous, expected) => {
    expect(withoutEcho({ kind: "metrics", title, items: [] }, previous)).toMatchObject({ title: expected });
  });
});

describe("folded content", () => {
  it("is everything after a fold, up to the next one", () => {
    const section = { kind: "section", title: "Market" } as ReplyPart;
    const fold = (title: string): ReplyPart => ({ kind: "fold", title });
    expect(folded([headline, fold("All"), section, section, fold("More"), headline])).toEqual([
      { title: null, parts: [headline] },
      { title: "All", parts: [section, section] },
      { title: "More", parts: [headline] },
    ]);
    expect(folded([fold("Nothing follows")])).toEqual([]);
  });

  it("beside a model's text does not include the figures read", () => {
    const heard: ReplyPart = { kind: "heard", title: "", figures: [], note: "" };
    expect(aroundText([heard, headline])).toEqual({ head: [heard], rest: [headline], foot: [] });
    expect(aroundText([heard, { kind: "marks", marks: [] }])).toEqual({ head: [heard], rest: [], foot: [] });
  });

  it("beside a model's text does not include its test, unless that is part of a whole analysis", () => {
    const test = { kind: "section", title: "Test", test: {} } as ReplyPart;
    const section = { kind: "section", title: "Market" } as ReplyPart;
    expect(aroundText([headline, test])).toEqual({ head: [], rest: [headline], foot: [test] });
    expect(aroundText([section, test])).toEqual({ head: [], rest: [section, test], foot: [] });
  });
});

import type { HeardFigure, Message, ReplyPart } from "@cofounder/contract";
import { expect, test } from "vitest";
import { openPointsIn } from "./open-points.ts";

const of = (type: "user" | "ai", id: string, parts: ReplyPart[] = []) =>
  ({ id, type, parts, createdAt: "2026-11-24T08:00:00.000Z" }) as Message;

const figure = (id: string, state: HeardFigure["state"]) => ({ id, state }) as HeardFigure;

const section = (id: "riskiest_assumption" | "answer", text: string): ReplyPart => ({
  kind: "section",
  id,
  title: "",
  text,
  basis: "",
});

const analysed: ReplyPart[] = [
  { kind: "heard", title: "", note: "", figures: [figure("a", "unread"), figure("b", "read"), figure("c", "unread")] },
  { kind: "headline", text: "Confirm the price, and I can say what you take in." },
  section(
    "riskiest_assumption",
    "You assume that salons have this problem.\n\n**Test: Interviews.** Ask 12 strangers.",
  ),
];

test("the last analysis says what is open, whatever was said after it", () => {
  expect(openPointsIn([of("user", "m1"), of("ai", "m2", analysed), of("user", "m3"), of("ai", "m4")])).toEqual({
    messageId: "m2",
    line: "Confirm the price, and I can say what you take in.",
    unread: 2,
    questions: [],
    test: { name: "Test: Interviews", since: "2026-11-24T08:00:00.000Z" },
  });
});

test("a chat without an analysis has nothing open", () => {
  expect(openPointsIn([])).toBeNull();
  expect(openPointsIn([of("user", "m1"), of("ai", "m2")])).toBeNull();
});

test("a test that is folded away with the whole analysis is not named", () => {
  const folded: ReplyPart[] = [{ kind: "fold", title: "" }, section("riskiest_assumption", "**Test: Interviews.**")];
  expect(openPointsIn([of("ai", "m1", folded)])?.test).toBeNull();
});

test("what the analysis asks is listed, three questions at most, the founder's own is the line, and no other section names a test", () => {
  const items = ["a", "b", "c", "d"].map((id) => ({ id, text: `${id}?`, because: "" }));
  const asked: ReplyPart[] = [
    section("answer", "**A van?** It pays.\n\n**No test.**"),
    { kind: "questions", title: "", items },
  ];
  expect(openPointsIn([of("ai", "m1", asked)])).toMatchObject({
    line: "A van? It pays.",
    questions: ["a?", "b?", "c?"],
    test: null,
  });
});

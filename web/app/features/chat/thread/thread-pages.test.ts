import type { Chat, Message } from "@cofounder/contract";
import { describe, expect, it } from "vitest";
import { messagesOf, versionOf, withEndedTurn, withStartedTurn, type Thread } from "./thread-pages.ts";
import { threadView } from "./thread-view.ts";

const chat = { id: "c", title: "Hats", runningTurnId: null } as Chat;

function message(id: string, parentId: string | null, more: Partial<Message> = {}): Message {
  return { id, parentId, chatId: "c", siblingIds: [id], outcome: "done", ...more } as Message;
}

const latest = [message("u2", "a1"), message("a2", "u2")];
const older = [message("u1", null), message("a1", "u1")];
const thread: Thread = {
  pages: [
    { chat, messages: latest, earlier: "u2" },
    { chat: null, messages: older, earlier: null },
  ],
  pageParams: [null, "u2"],
};
const ids = (messages: Message[]) => messages.map(({ id }) => id);

describe("a thread", () => {
  it("lists messages oldest first across its pages, each once", () => {
    const overlapping = { ...thread, pages: [...thread.pages, { chat: null, messages: older, earlier: null }] };
    expect(ids(messagesOf(overlapping))).toEqual(["u1", "a1", "u2", "a2"]);
  });

  it("continues at its end with a new message", () => {
    const next = withStartedTurn(thread, { chat, message: message("u3", "a2"), reply: message("a3", "u3") });
    expect(ids(messagesOf(next))).toEqual(["u1", "a1", "u2", "a2", "u3", "a3"]);
  });

  it("branches at the parent of an edited message, and keeps the earlier part", () => {
    const edited = message("u2b", "a1", { siblingIds: ["u2", "u2b"] });
    const next = withStartedTurn(thread, { chat, message: edited, reply: message("a2b", "u2b") });
    expect(ids(messagesOf(next))).toEqual(["u1", "a1", "u2b", "a2b"]);
  });

  it("branches at its first message", () => {
    const next = withStartedTurn(thread, { chat, message: message("u1b", null), reply: message("a1b", "u1b") });
    expect(ids(messagesOf(next))).toEqual(["u1b", "a1b"]);
    expect(next.pages.at(-1)?.earlier).toBeNull();
  });

  it("replaces the old reply by a regenerated one", () => {
    const next = withStartedTurn(thread, {
      chat,
      message: message("u1", null),
      reply: message("a1b", "u1", { siblingIds: ["a1", "a1b"] }),
    });
    expect(ids(messagesOf(next))).toEqual(["u1", "a1b"]);
  });

  it("adds nothing twice when the same start arrives twice", () => {
    const started = { chat, message: message("u3", "a2"), reply: message("a3", "u3") };
    expect(ids(messagesOf(withStartedTurn(withStartedTurn(thread, started), started)))).toHaveLength(6);
  });

  it("takes the stored reply and stops running at the end", () => {
    const running = withStartedTurn(thread, {
      chat: { ...chat, runningTurnId: "t" },
      message: message("u3", "a2"),
      reply: message("a3", "u3", { outcome: "running" }),
    });
    const ended = withEndedTurn(running, message("a3", "u3", { content: "done" }), "t");
    expect(ended.pages[0]?.chat?.runningTurnId).toBeNull();
    expect(messagesOf(ended).at(-1)).toMatchObject({ content: "done", outcome: "done" });
  });

  it("keeps a newer turn running when an older one ends", () => {
    const running = withStartedTurn(thread, {
      chat: { ...chat, runningTurnId: "newer" },
      message: message("u3", "a2"),
      reply: message("a3", "u3", { outcome: "running" }),
    });
    expect(withEndedTurn(running, message("a2", "u2"), "older").pages[0]?.chat?.runningTurnId).toBe("newer");
  });
});

describe("the versions of a message", () => {
  it.each([
    [["m"], null],
    [["m", "n"], { number: 1, count: 2, previousId: null, nextId: "n" }],
    [["k", "m", "n"], { number: 2, count: 3, previousId: "k", nextId: "n" }],
  ])("%o", (siblingIds, expected) => {
    expect(versionOf({ id: "m", siblingIds })).toEqual(expected);
  });
});

describe("the screen's messages while one is pending", () => {
  const messages = [...older, ...latest];
  const sent = { kind: "message", text: "x", messageId: "new", startupType: null, webSearch: false } as const;

  it("cut the branch at an edited message, failed or not", () => {
    for (const failure of [null, { error: new Error("no") }]) {
      const view = threadView(messages, { chatId: "c", request: { ...sent, parentId: "a1" }, failure });
      expect(ids(view.messages)).toEqual(["u1", "a1"]);
    }
  });

  it("repeat nothing if the server already had the message", () => {
    const request = { ...sent, messageId: "u2", parentId: "a1" };
    const view = threadView(messages, { chatId: "c", request, failure: { error: new Error("lost") } });
    expect(view).toEqual({ messages, outgoing: null });
  });

  it("restore the old reply if it could not be regenerated", () => {
    const request = { kind: "regenerate", userMessageId: "u2", webSearch: false } as const;
    expect(ids(threadView(messages, { chatId: "c", request, failure: null }).messages)).toEqual(["u1", "a1", "u2"]);
    expect(threadView(messages, { chatId: "c", request, failure: { error: 1 } }).messages).toEqual(messages);
  });
});

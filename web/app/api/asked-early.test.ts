import { afterEach, expect, test, vi } from "vitest";

const address = "https://cofounder.example/api/session";

/** A page that asked early, opened some time ago. */
async function openedBefore(ms: number) {
  vi.resetModules();
  vi.spyOn(performance, "now").mockReturnValue(ms);
  vi.stubGlobal("askedEarly", new Map([[address, Promise.resolve(new Response("early"))]]));
  return import("./asked-early.ts");
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an early answer is taken once, and what it may have missed is known", async () => {
  const { earliestAnswerMs, takeEarly } = await openedBefore(700);
  expect(earliestAnswerMs()).toBe(0);
  expect(await (await takeEarly(new Request(address)))?.text()).toBe("early");
  expect(takeEarly(new Request(address))).toBeUndefined();
  expect(earliestAnswerMs()).toBe(700);
});

test("a change of what is at the address is no question", async () => {
  const { takeEarly } = await openedBefore(700);
  expect(takeEarly(new Request(address, { method: "POST" }))).toBeUndefined();
});

test("an answer is not taken long after it was asked for", async () => {
  const { earliestAnswerMs, takeEarly } = await openedBefore(10_000);
  expect(takeEarly(new Request(address))).toBeUndefined();
  expect(earliestAnswerMs()).toBe(0);
});

test("a page whose head asked for nothing asks by itself", async () => {
  const { takeEarly } = await openedBefore(700);
  vi.stubGlobal("askedEarly", undefined);
  expect(takeEarly(new Request(address))).toBeUndefined();
});

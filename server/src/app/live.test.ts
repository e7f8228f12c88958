import { afterEach, expect, test, vi } from "vitest";
import type { Notifications } from "../platform/db/notifications.ts";
import type { WireEvent } from "../platform/event-stream.ts";
import { LiveChannel } from "./live.ts";
import { startTestApp } from "./test-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

const silent: Notifications = {
  on: () => () => {},
  onGap: () => () => {},
  caughtUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

test("a stream ends after a while, so that it cannot outlive an expired session", async () => {
  vi.useFakeTimers();
  const stream = new LiveChannel(silent).follow({ userId: "u", sessionId: "s" }, new AbortController().signal);
  const next = stream.next();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await next).toEqual({ done: true, value: undefined });
});

test("a stream begins with what came while its tab loaded, for its member alone", async () => {
  vi.useFakeTimers();
  let notify = (_payload: string) => {};
  const on: Notifications["on"] = (_name, listener) => {
    notify = listener;
    return () => {};
  };
  const live = new LiveChannel({ ...silent, on });
  const tell = (userId: string, ventureId: string) => notify(JSON.stringify({ userId, ventureId }));
  tell("u", "long ago");
  await vi.advanceTimersByTimeAsync(20_001);
  tell("u", "before the page was opened");
  await vi.advanceTimersByTimeAsync(1_000);
  tell("somebody else", "not theirs");
  tell("u", "while it loaded");
  await vi.advanceTimersByTimeAsync(500);
  const first = async (missedMs: number) => {
    const stream = live.follow({ userId: "u", sessionId: "s" }, new AbortController().signal, missedMs);
    const { value } = (await stream.next()) as IteratorYieldResult<WireEvent[]>;
    return value.map(({ data }) => (JSON.parse(data) as { ventureId: string }).ventureId);
  };
  expect(await first(900)).toEqual(["while it loaded"]);
  expect(await first(1e9)).toEqual(["before the page was opened", "while it loaded"]);
  const fresh = first(0);
  tell("u", "now");
  expect(await fresh).toEqual(["now"]);
});

test("streams end when notifications may have been missed, such as the end of their session", async () => {
  const app = await startTestApp();
  const { fetch } = await app.signUp("Gap");
  const response = await fetch("/api/live");
  const { rowCount } = await app.built.parts.ctx.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query like 'listen %' or query = 'select 1')`,
  );
  expect(rowCount).toBe(1);
  expect(await response.text()).not.toContain("signed_out");
});

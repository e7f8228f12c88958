import { afterEach, expect, test, vi } from "vitest";
import type { Notifications } from "../platform/db/notifications.ts";
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

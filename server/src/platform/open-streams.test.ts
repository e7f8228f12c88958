import { expect, test } from "vitest";
import { OpenStreams } from "./open-streams.ts";

test("streams are limited per member and per address, and those that ended no longer count", () => {
  const streams = new OpenStreams({ perMember: 2, perAddress: 3 });
  const enter = (userId: string, address: string) => streams.enter({ userId, address });
  const leave = enter("ann", "a");
  enter("ann", "b");
  expect(() => enter("ann", "c")).toThrow(expect.objectContaining({ code: "too_many_requests" }));
  enter("bob", "a");
  enter("cid", "a");
  expect(() => enter("dan", "a")).toThrow(expect.objectContaining({ data: { retryAfterSeconds: 30 } }));
  expect(streams.open).toBe(4);
  leave();
  leave();
  expect(streams.open).toBe(3);
  enter("dan", "a");
  enter("ann", "d");
});

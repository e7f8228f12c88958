import { beforeEach, expect, test } from "vitest";
import { type Heartbeat, HeartbeatMonitor } from "./heartbeat-monitor.ts";

let seconds = 0;
let monitor: HeartbeatMonitor;

beforeEach(() => {
  seconds = 0;
  monitor = new HeartbeatMonitor(() => seconds * 1_000);
});

const heart = (beat: string): Heartbeat[] => [{ userId: "u", id: "a", beat, old: false }];
const look = (after: number, beat: string): number => {
  seconds += after;
  return monitor.among(heart(beat)).length;
};

test("a process with the same heartbeat for 15 seconds is silent, whatever time the heartbeat has", () => {
  for (const named of ["2026-01-01 00:00:00+00", "2031-01-01 00:00:00+00"]) {
    expect([look(0, named), look(5, named), look(5, named), look(5, named)]).toEqual([0, 0, 0, 1]);
  }
});

test("a process with new heartbeats is not silent, even when the clock is set back", () => {
  expect([look(0, "12:00:00"), look(5, "12:00:05"), look(5, "09:00:10"), look(5, "09:00:15")]).toEqual([0, 0, 0, 0]);
});

test("after a time without checks, all are watched anew", () => {
  expect([look(0, "x"), look(10, "x"), look(30, "x"), look(5, "x"), look(5, "x"), look(5, "x")]).toEqual([
    0, 0, 0, 0, 0, 1,
  ]);
});

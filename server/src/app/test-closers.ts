import { afterAll, onTestFinished, TestRunner } from "vitest";

const closers = new Set<() => Promise<void>>();

/** Closes something after the running test, or else after the file's tests. */
export function closeAtTheEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else closers.add(close);
}

/** Call it while a file's tests are collected: a hook that is registered while they run is never called. */
export function closeAfterTheFile(): void {
  afterAll(async () => {
    await Promise.all([...closers].map((close) => close()));
    closers.clear();
  });
}

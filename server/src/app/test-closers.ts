import { afterAll, onTestFinished, TestRunner } from "vitest";

const closers = new Set<() => Promise<void>>();

/** Closes something after the test that is running, or else after the file's tests. */
export function closeAtTheEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else closers.add(close);
}

/** To be called where a file's tests are collected: a hook that is made while they run never is. */
export function closeAfterTheFile(): void {
  afterAll(async () => {
    await Promise.all([...closers].map((close) => close()));
    closers.clear();
  });
}

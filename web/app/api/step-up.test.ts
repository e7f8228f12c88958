// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { askForFactor, useStepUp, withStepUp } from "./step-up.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const refusal = new ORPCError("session.aal2_required", { status: 403 });

let answer: ((confirmed: boolean) => void) | null = null;
function Dialog() {
  answer = useStepUp();
  return null;
}
await act(async () => createRoot(document.createElement("div")).render(createElement(Dialog)));

const answerWith = (confirmed: boolean) => act(async () => answer?.(confirmed));

test("what needs a second factor is repeated once it was given", async () => {
  let tries = 0;
  const done = withStepUp(async () => {
    tries += 1;
    if (tries === 1) throw refusal;
    return "done";
  });
  await act(async () => undefined);
  await answerWith(true);
  expect(await done).toBe("done");
  expect(answer).toBeNull();
});

test("giving up leaves the refusal", async () => {
  const done = withStepUp(() => Promise.reject(refusal));
  const failed = expect(done).rejects.toBe(refusal);
  await act(async () => undefined);
  await answerWith(false);
  await failed;
});

test("other failures do not ask", async () => {
  await expect(withStepUp(() => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  expect(answer).toBeNull();
});

test("all who ask at the same time get one answer", async () => {
  const both = Promise.all([askForFactor(), askForFactor()]);
  await act(async () => undefined);
  await answerWith(true);
  expect(await both).toEqual([true, true]);
});

// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { act, createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { askForFactor, useStepUp, withStepUp } from "./step-up.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const refusal = new ORPCError("session.aal2_required", { status: 403 });

const dialog: { answer: ((confirmed: boolean) => void) | null } = { answer: null };
function Dialog() {
  const answer = useStepUp();
  useEffect(() => void (dialog.answer = answer));
  return null;
}
await act(async () => createRoot(document.createElement("div")).render(createElement(Dialog)));

/** Starts the call and notifies the dialog; the promise is wrapped, as it would otherwise be awaited. */
async function begin<Result>(start: () => Promise<Result>): Promise<{ done: Promise<Result> }> {
  return act(async () => ({ done: start() }));
}

const answerWith = (confirmed: boolean) => act(async () => dialog.answer?.(confirmed));

test("a call refused for lack of a second factor is repeated once it was given", async () => {
  let tries = 0;
  const { done } = await begin(() =>
    withStepUp(async () => {
      tries += 1;
      if (tries === 1) throw refusal;
      return "done";
    }),
  );
  await answerWith(true);
  expect(await done).toBe("done");
  expect(dialog.answer).toBeNull();
});

test("cancelling leaves the refusal", async () => {
  const { done } = await begin(() => withStepUp(() => Promise.reject(refusal)).catch((error: unknown) => error));
  await answerWith(false);
  expect(await done).toBe(refusal);
});

test("other failures do not ask for a factor", async () => {
  await expect(withStepUp(() => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  expect(dialog.answer).toBeNull();
});

test("all concurrent requests for a factor get one answer", async () => {
  const { done } = await begin(() => Promise.all([askForFactor(), askForFactor()]));
  await answerWith(true);
  expect(await done).toEqual([true, true]);
});

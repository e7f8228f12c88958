import { useSyncExternalStore } from "react";
import { problemOf } from "./problem.ts";

/** True once the session was confirmed with a second factor, false if the person cancelled. */
type Answer = (confirmed: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();

const notifyAll = () => listeners.forEach((listener) => listener());

/** Asks the person to confirm the session with a second factor; concurrent requests share one answer. */
export function askForFactor(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notifyAll();
  });
}

/** For the dialog: null while there is no request. */
export function useStepUp(): Answer | null {
  const asked = useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
  return asked ? answerAll : null;
}

function answerAll(confirmed: boolean) {
  const answered = waiting;
  waiting = [];
  notifyAll();
  for (const answer of answered) answer(confirmed);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call refused for lack of a second factor is repeated once, after the person confirmed. */
export async function withStepUp<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (problemOf(error).code !== "session.aal2_required" || !(await askForFactor())) throw error;
    return act();
  }
}

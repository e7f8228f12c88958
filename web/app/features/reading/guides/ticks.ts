import { useSyncExternalStore } from "react";

const key = "guide-ticks";
const listeners = new Set<() => void>();
const nothing: ReadonlySet<string> = new Set();
let known: { raw: string | null; ticks: ReadonlySet<string> } = { raw: null, ticks: nothing };

/** The ticks stored in this browser. Empty in a prerendered page and in its first render, which must match it. */
export function useTicks(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, readTicks, () => nothing);
}

export function setTick(id: string, done: boolean) {
  const ticks = new Set(readTicks());
  if (done) ticks.add(id);
  else ticks.delete(id);
  try {
    localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // A full or forbidden storage keeps nothing; the ticks last until the page is left.
  }
  known = { raw: stored() ?? null, ticks };
  for (const listener of listeners) listener();
}

function readTicks(): ReadonlySet<string> {
  const raw = stored();
  if (raw !== undefined && raw !== known.raw) known = { raw, ticks: ticksIn(raw) };
  return known.ticks;
}

/** Undefined if the browser forbids storage. */
function stored(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** The stored value may come from another version or other code. */
export function ticksIn(raw: string | null): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(raw ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return nothing;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab ticked something.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

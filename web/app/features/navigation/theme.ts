import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const systemDark = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

/** Runs in the page head before the first paint: applies the chosen theme, and whether someone was signed in. */
export const beforeFirstPaint = `try{var d=document.documentElement,t=localStorage.getItem("theme");\
if(t==="light"||t==="dark")d.dataset.theme=t;if(localStorage.getItem("member"))d.dataset.member=""}catch(e){}`;

/** Null while unknown: in prerendered pages. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, currentTheme, () => null);
}

/** A choice equal to the system's is not stored, so that the page follows the system again. */
export function toggleTheme() {
  const next = currentTheme() === "dark" ? "light" : "dark";
  if (next === systemTheme()) {
    localStorage.removeItem(key);
    delete document.documentElement.dataset["theme"];
  } else {
    localStorage.setItem(key, next);
    document.documentElement.dataset["theme"] = next;
  }
  for (const listener of listeners) listener();
}

function systemTheme(): Theme {
  return matchMedia(systemDark).matches ? "dark" : "light";
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : systemTheme();
}

function subscribe(listener: () => void) {
  const media = matchMedia(systemDark);
  media.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    media.removeEventListener("change", listener);
    listeners.delete(listener);
  };
}

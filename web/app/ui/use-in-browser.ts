import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in a prerendered page and in its first render in the browser, which must match it; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

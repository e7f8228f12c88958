import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in a prerendered page and in its first drawing in the browser, which must equal it; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

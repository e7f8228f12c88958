import { useSyncExternalStore } from "react";

let printing = false;

function watchPrinting(callback: () => void) {
  const tell = ({ type }: Event) => {
    printing = type === "beforeprint";
    callback();
  };
  addEventListener("beforeprint", tell);
  addEventListener("afterprint", tell);
  return () => {
    removeEventListener("beforeprint", tell);
    removeEventListener("afterprint", tell);
  };
}

/** Whether the page is being printed, or about to be. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printing,
    () => false,
  );
}

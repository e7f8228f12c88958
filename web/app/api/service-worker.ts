/** Lets the browser keep the built files, and say so where there is no network; without that the pages work as they are. */
export async function keepBuiltFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // A private window or a policy may forbid it.
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

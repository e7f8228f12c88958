/** Lets the browser cache the built files, and say so when offline; without the worker the pages work as they are. */
export async function keepBuiltFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Private windows or a policy may forbid it.
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

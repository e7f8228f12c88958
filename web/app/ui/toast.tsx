import { lazy, Suspense, useSyncExternalStore } from "react";

type Kind = "success" | "error" | "info";

interface Notice {
  kind: Kind;
  title: string;
  description: string | undefined;
}

const waiting: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;
let wanted = false;
const listeners = new Set<() => void>();

const say = (kind: Kind) => (title: string, description?: string) => {
  const notice = { kind, title, description };
  if (show) return show(notice);
  waiting.push(notice);
  wanted = true;
  for (const listener of listeners) listener();
};

/** One title, and an optional line below it. */
export const toast = { success: say("success"), error: say("error"), info: say("info") };

const Sonner = lazy(async () => {
  const { SonnerToaster } = await import("./toast-sonner.tsx");
  return { default: SonnerToaster };
});

interface ToasterProps {
  label: string;
  closeLabel: string;
}

/** Rendered once in the page; the toast code loads with the first toast. */
export function Toaster(props: ToasterProps) {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  if (!needed) return null;
  return (
    <Suspense>
      <Sonner {...props} onReady={flush} />
    </Suspense>
  );
}

function flush(draw: (notice: Notice) => void) {
  show = draw;
  for (const notice of waiting.splice(0)) draw(notice);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

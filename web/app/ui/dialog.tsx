import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { whenIdle } from "./when-idle.ts";

const load = () => import("./dialog-window.tsx");
const LoadedDialog = lazy(async () => ({ default: (await load()).Dialog }));
const LoadedConfirm = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** True from the first time on that something was to be shown, so that it may leave in its own way. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  // Nobody should wait for it: it comes when the page has nothing else to do.
  useEffect(() => whenIdle(() => void load().catch(() => null)), []);
  return opened || open;
}

/** A window over the page. Its code comes when the page is idle, or when it is opened before that. */
export function Dialog(props: ComponentProps<typeof LoadedDialog>) {
  if (!useOpened(props.open)) return null;
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

/** Asks before something happens. `onConfirm` does not close it: the caller does, when the deed is done. */
export function ConfirmDialog(props: ComponentProps<typeof LoadedConfirm>) {
  if (!useOpened(props.open)) return null;
  return (
    <Suspense>
      <LoadedConfirm {...props} />
    </Suspense>
  );
}

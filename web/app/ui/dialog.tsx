import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { whenIdle } from "./when-idle.ts";

const load = () => import("./dialog-window.tsx");
const LoadedDialog = lazy(async () => ({ default: (await load()).Dialog }));
const LoadedConfirm = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** True from the first opening on, so that the closing animation can run. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  // Loaded when idle, so that nobody has to wait for it.
  useEffect(() => whenIdle(() => void load().catch(() => null)), []);
  return opened || open;
}

/** A dialog over the page. Its code loads when the page is idle, or when it is opened before that. */
export function Dialog(props: ComponentProps<typeof LoadedDialog>) {
  if (!useOpened(props.open)) return null;
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

/** Asks before an action. `onConfirm` does not close it: the caller does, when the action is done. */
export function ConfirmDialog(props: ComponentProps<typeof LoadedConfirm>) {
  if (!useOpened(props.open)) return null;
  return (
    <Suspense>
      <LoadedConfirm {...props} />
    </Suspense>
  );
}

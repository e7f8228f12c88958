import { type ComponentProps, lazy, Suspense } from "react";

const Loaded = lazy(async () => ({ default: (await import("./rename-input.tsx")).RenameInput }));

/** The field for a new title, with its code loaded on demand. */
export const LazyRenameInput = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useInBrowser } from "../../ui/use-in-browser.ts";

const Loaded = lazy(async () => ({ default: (await import("./api-keys.tsx")).ApiKeys }));

/** The section, with its code loaded on demand: most members have no key. A prerendered page reserves its space. */
export function LazyApiKeys() {
  const inBrowser = useInBrowser();
  const place = <Skeleton className="h-40 rounded-card" />;
  if (!inBrowser) return place;
  return (
    <Suspense fallback={place}>
      <Loaded />
    </Suspense>
  );
}

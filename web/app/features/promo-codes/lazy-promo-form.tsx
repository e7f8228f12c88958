import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useInBrowser } from "../../ui/use-in-browser.ts";

const Loaded = lazy(async () => ({ default: (await import("./promo-form.tsx")).PromoForm }));

/** The form, with its code loaded on demand: most visits do not need it. A prerendered page reserves its space. */
export function LazyPromoForm(props: ComponentProps<typeof Loaded>) {
  const inBrowser = useInBrowser();
  const place = <Skeleton className="h-24" />;
  if (!inBrowser) return place;
  return (
    <Suspense fallback={place}>
      <Loaded {...props} />
    </Suspense>
  );
}

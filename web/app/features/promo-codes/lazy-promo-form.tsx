import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from "react";
import { loadTexts } from "../../locales/load-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const Loaded = lazy(async () => {
  const [{ PromoForm }] = await Promise.all([import("./promo-form.tsx"), loadTexts("promo")]);
  return { default: PromoForm };
});

const never = () => () => undefined;

/** The form with its code and texts on demand: most visits do not need it. A prerendered page holds its place. */
export function LazyPromoForm(props: ComponentProps<typeof Loaded>) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <Skeleton className="h-24" />;
  if (!inBrowser) return place;
  return (
    <Suspense fallback={place}>
      <Loaded {...props} />
    </Suspense>
  );
}

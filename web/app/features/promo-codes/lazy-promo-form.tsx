import { lazy, Suspense, type ComponentProps } from "react";
import { loadTexts } from "../../locales/load-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useInBrowser } from "../../ui/use-in-browser.ts";

const Loaded = lazy(async () => {
  const [{ PromoForm }] = await Promise.all([import("./promo-form.tsx"), loadTexts("promo")]);
  return { default: PromoForm };
});

/** The form with its code and texts on demand: most visits do not need it. A prerendered page holds its place. */
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

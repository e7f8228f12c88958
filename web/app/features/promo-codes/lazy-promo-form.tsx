import { lazy, Suspense, type ComponentProps } from "react";
import { loadTexts } from "../../locales/load-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const Loaded = lazy(async () => {
  const [{ PromoForm }] = await Promise.all([import("./promo-form.tsx"), loadTexts("promo")]);
  return { default: PromoForm };
});

/** The form with its code and texts on demand: most visits do not need it. */
export function LazyPromoForm(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

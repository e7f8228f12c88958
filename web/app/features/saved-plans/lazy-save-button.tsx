import { type ComponentProps, lazy, Suspense } from "react";
import { loadTexts } from "../../locales/load-texts.ts";

const SaveButton = lazy(async () => {
  const [{ SaveButton: Button }] = await Promise.all([import("./save-button.tsx"), loadTexts("savedPlans")]);
  return { default: Button };
});

/** The button with its texts, which load when the first one is rendered. */
export function LazySaveButton(props: ComponentProps<typeof SaveButton>) {
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  );
}

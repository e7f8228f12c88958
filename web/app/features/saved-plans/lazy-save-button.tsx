import { optionalPart } from "../../components/optional-part.tsx";
import { loadTexts } from "../../locales/load-texts.ts";

/** The button with its texts, which load when the first one is rendered. */
export const LazySaveButton = optionalPart(async () => {
  const [{ SaveButton }] = await Promise.all([import("./save-button.tsx"), loadTexts("savedPlans")]);
  return SaveButton;
});

import { useTranslation } from "react-i18next";
import { landing as english, type LandingTexts } from "../../content/landing.ts";
import menus from "../../locales/en/menus.json";
import { pageTexts } from "../../locales/page-texts.ts";

/** The texts of the landing page in the interface language: all but English are loaded with its other texts. */
export function landingNow(): LandingTexts {
  return pageTexts("landing", english);
}

/** Re-renders when the language changes. */
export function useLanding() {
  const { i18n: spoken } = useTranslation();
  return { landing: landingNow(), language: spoken.language };
}

/** The tools by the names used in the menus. */
export function useToolTexts(): typeof menus {
  const { i18n: spoken } = useTranslation();
  return (spoken.getResourceBundle(spoken.language, "menus") as typeof menus | undefined) ?? menus;
}

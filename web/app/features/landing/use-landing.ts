import { useTranslation } from "react-i18next";
import { landing as english, type LandingTexts } from "../../content/landing.ts";
import menus from "../../locales/en/menus.json";
import { i18n } from "../../locales/i18n.ts";

/** What the landing page says in the language of the interface: each but English came with its other texts. */
export function landingNow(): LandingTexts {
  return (i18n.getResourceBundle(i18n.language, "landing") as LandingTexts | undefined) ?? english;
}

/** Says it anew when the language changes. */
export function useLanding() {
  const { i18n: spoken } = useTranslation();
  return { landing: landingNow(), language: spoken.language };
}

/** The tools by the names that the menus give them. */
export function useToolTexts(): typeof menus {
  const { i18n: spoken } = useTranslation();
  return (spoken.getResourceBundle(spoken.language, "menus") as typeof menus | undefined) ?? menus;
}

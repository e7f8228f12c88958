import { useTranslation } from "react-i18next";
import type { FeatureTexts } from "../content/features.ts";
import type { LandingTexts } from "../content/landing.ts";
import type { PricingTexts } from "../content/pricing.ts";
import { i18n } from "./i18n.ts";

/** Pages that are built in English, from their content; in other languages their texts come with all others of these. */
export interface PageTexts {
  landing: LandingTexts;
  pricing: PricingTexts;
  features: FeatureTexts;
}

/** The texts of a page in the language of the interface. */
export function pageTexts<Name extends keyof PageTexts>(name: Name, english: PageTexts[Name]): PageTexts[Name] {
  return (i18n.getResourceBundle(i18n.language, name) as PageTexts[Name] | undefined) ?? english;
}

/** Renders again when the language changes. */
export function usePageTexts<Name extends keyof PageTexts>(name: Name, english: PageTexts[Name]): PageTexts[Name] {
  useTranslation();
  return pageTexts(name, english);
}

/** Fills the `{{placeholders}}` of a text. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

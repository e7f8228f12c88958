/** Separate from the schemas, so that a page that only lists them does not load them. */
export const colorSchemes = ["modern", "professional", "vibrant", "minimal"] as const;

export const siteLanguages = ["en", "es", "fr", "de", "hi", "zh"] as const;

/** The sections of a site in their usual order. */
export const siteSectionKinds = [
  "hero",
  "benefits",
  "steps",
  "features",
  "pricing",
  "proof",
  "faq",
  "about",
  "contact",
  "footer",
] as const;

import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const french: Tongue = {
  language: "fr",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  profile,
};

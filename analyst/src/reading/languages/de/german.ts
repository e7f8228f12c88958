import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const german: Tongue = {
  language: "de",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  profile,
};

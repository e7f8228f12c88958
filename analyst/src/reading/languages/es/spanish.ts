import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const spanish: Tongue = {
  language: "es",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  profile,
};

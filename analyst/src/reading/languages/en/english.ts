import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const english: Tongue = {
  language: "en",
  mixesEnglish: false,
  currency: "USD",
  phrases,
  profile,
};

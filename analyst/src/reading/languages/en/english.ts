import type { LanguagePack } from "../language-pack.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const english: LanguagePack = {
  language: "en",
  mixesEnglish: false,
  currency: "USD",
  phrases,
  profile,
};

import type { LanguagePack } from "../language-pack.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const spanish: LanguagePack = {
  language: "es",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  profile,
};

import type { LanguagePack } from "../language-pack.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const german: LanguagePack = {
  language: "de",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  profile,
};

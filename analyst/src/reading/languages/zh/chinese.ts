import type { LanguagePack } from "../language-pack.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const chinese: LanguagePack = {
  language: "zh",
  mixesEnglish: true,
  currency: "CNY",
  phrases,
  profile,
};

import type { LanguagePack } from "../language-pack.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

/** Hindi in Devanagari and in Latin letters. */
export const hindi: LanguagePack = {
  language: "hi",
  mixesEnglish: true,
  currency: "INR",
  phrases,
  profile,
};

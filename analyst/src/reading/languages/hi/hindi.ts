import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

/** Hindi in Devanagari and in Latin letters. */
export const hindi: Tongue = {
  language: "hi",
  mixesEnglish: true,
  currency: "INR",
  phrases,
  profile,
};

import type { Tongue } from "../tongue.ts";
import { phrases } from "./phrases.ts";
import { profile } from "./profile.ts";

export const chinese: Tongue = {
  language: "zh",
  mixesEnglish: true,
  currency: "CNY",
  phrases,
  profile,
};

import type { Tongue } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { findBuyer, phrases } from "./phrases.ts";
import { profile, rivals } from "./profile.ts";

export const chinese: Tongue = {
  language: "zh",
  mixesEnglish: true,
  currency: "CNY",
  phrases,
  findBuyer,
  countsPeople,
  profile,
  rivals,
};

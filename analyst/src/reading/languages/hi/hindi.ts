import type { Tongue } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { findBuyer, phrases } from "./phrases.ts";
import { profile, rivals } from "./profile.ts";

/** Hindi in Devanagari and in Latin letters. */
export const hindi: Tongue = {
  language: "hi",
  mixesEnglish: true,
  currency: "INR",
  phrases,
  findBuyer,
  countsPeople,
  profile,
  rivals,
};

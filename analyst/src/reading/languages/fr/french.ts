import type { Tongue } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { findBuyer, phrases } from "./phrases.ts";
import { profile, rivals } from "./profile.ts";

export const french: Tongue = {
  language: "fr",
  mixesEnglish: false,
  currency: "EUR",
  phrases,
  findBuyer,
  countsPeople,
  profile,
  rivals,
};

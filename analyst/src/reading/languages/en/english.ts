import type { Tongue } from "../tongue.ts";
import { findBuyer } from "./buyer.ts";
import { countsPeople } from "./people.ts";
import { phrases } from "./phrases.ts";
import { profile, rivals } from "./profile.ts";

export const english: Tongue = {
  language: "en",
  mixesEnglish: false,
  currency: "USD",
  phrases,
  findBuyer,
  countsPeople,
  profile,
  rivals,
};

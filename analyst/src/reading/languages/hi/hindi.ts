import type { Tongue } from "../tongue.ts";
import { numbers, time } from "./amounts.ts";
import { countsPeople } from "./people.ts";
import { findBuyer, phrases } from "./phrases.ts";
import { profile, rivals } from "./profile.ts";
import { corrections, roles, shares } from "./roles.ts";

/** Hindi in Devanagari and in Latin letters. */
export const hindi: Tongue = {
  language: "hi",
  mixesEnglish: true,
  numbers,
  time,
  roles,
  shares,
  corrections,
  phrases,
  findBuyer,
  countsPeople,
  profile,
  rivals,
};

import { cashLaws } from "./cash-laws.ts";
import { contributionLaws } from "./contribution-laws.ts";
import { customerLaws } from "./customer-laws.ts";
import type { Law } from "./law.ts";
import { marketLaws } from "./market-laws.ts";
import { priceLaws } from "./price-laws.ts";
import { resultLaws } from "./result-laws.ts";
import { valueLaws } from "./value-laws.ts";
import { winningLaws } from "./winning-laws.ts";
import { wantedLaws } from "./wanted-laws.ts";
import { workingCapitalLaws } from "./working-capital-laws.ts";
import { wholeLaws } from "./whole-laws.ts";

/** All laws, ordered so that each finds the results that it needs. */
export const laws: readonly Law[] = [
  ...priceLaws,
  ...contributionLaws,
  ...wholeLaws,
  ...wantedLaws,
  ...resultLaws,
  ...customerLaws,
  ...winningLaws,
  ...valueLaws,
  ...marketLaws,
  ...cashLaws,
  ...workingCapitalLaws,
];

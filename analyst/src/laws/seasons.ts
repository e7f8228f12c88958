import { currencyOf, formatUnit } from "../quantities/unit.ts";
import type { Term } from "./term.ts";

/** Names of parts of the year that exclude one another. */
const partOfYear = new RegExp(
  String.raw`(?<!\p{L})(?:summer|winter|spring|autumn|(?:high|low|off|peak)[ -]?season|(?:rest of the )?season|christmas|holidays` +
    String.raw`|sommer|frühling|frühjahr|herbst|(?:haupt|neben|vor|nach)?saison|weihnacht|advent|ferien` +
    String.raw`|verano|invierno|primavera|otoño|temporada|navidad|vacaciones|été|hiver|printemps|automne|noël|vacances)` +
    String.raw`|गर्मी|सर्दी|बरसात|सीज़न|मौसम|夏|冬|春|秋|旺季|淡季`,
  "iu",
);

export const isSeasonName = (words: string): boolean => partOfYear.test(words);

/**
 * Sales of several parts of the year are never added up: each part is a case of its own, in which the prices and costs
 * of the whole year hold.
 */
export function withSeasons(terms: readonly Term[]): Term[] {
  const volumes = terms.filter(({ meaning, plan, unit }) => meaning === "volume" && plan === "" && !currencyOf(unit));
  const groups = [...Map.groupBy(volumes, ({ unit }) => formatUnit(unit)).values()];
  const seasonal = groups.filter((group) => group.length > 1 && group.every(({ of }) => isSeasonName(of))).flat();
  return terms.map((term) => (seasonal.includes(term) ? { ...term, plan: term.of } : term));
}

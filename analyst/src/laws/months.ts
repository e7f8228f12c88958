/** The names of the twelve months in the languages of founders. */
const names: readonly string[] = [
  "jan(?:uary)?|januar|jänner|enero|janvier|जनवरी|(?<!\\d)1月",
  "feb(?:ruary)?|februar|feber|febrero|février|फ़?रवरी|(?<!\\d)2月",
  "march|märz|marzo|mars|मार्च|(?<!\\d)3月",
  "april|abril|avril|अप्रैल|(?<!\\d)4月",
  "mai|mayo|मई|(?<!\\d)5月",
  "june|juni|junio|juin|जून|(?<!\\d)6月",
  "july|juli|julio|juillet|जुलाई|(?<!\\d)7月",
  "august|agosto|août|अगस्त|(?<!\\d)8月",
  "sept?(?:ember)?|septiembre|septembre|सितंबर|(?<!\\d)9月",
  "oct(?:ober)?|oktober|octubre|octobre|अक्टूबर|(?<!\\d)10月",
  "nov(?:ember)?|noviembre|novembre|नवंबर|(?<!\\d)11月",
  "dec(?:ember)?|dezember|diciembre|décembre|दिसंबर|(?<!\\d)12月",
];

const bounded = (words: string): string => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;
const months = names.map((words) => new RegExp(bounded(words), "iu"));
/** "May" is a month behind a small word or a day only. */
const may = /(?<!\p{L})(?:in|of|by|until|till|from|since|to|and|end|early|late|mid|\d{1,2}) May(?!\p{L})/u;

export const anyMonth = `${names.join("|")}|May`;

/** The months that a text names, counted from 0. */
export const monthsIn = (text: string): number[] =>
  months.flatMap((month, index) => (month.test(text) || (index === 4 && may.test(text)) ? [index] : []));

const only =
  /(?<!\p{L})(?:only|alone|just|nur|allein|bloß|solo|sólo|solamente|únicamente|seulement|uniquement|que)(?!\p{L})|सिर्फ़|केवल|只|仅/iu;
const through = /(?<!\p{L})(?:to|until|till|through|bis|hasta|a|à|au)(?!\p{L})|से|到|至|[–-]/iu;

/** For how many months of the year something is said, where it is said of them alone; null where it is not. */
export function onlyMonthsIn(text: string): number | null {
  return only.test(text) ? monthCountIn(text) : null;
}

/** How many months a text names, those between two of them too; null where it names none. */
export function monthCountIn(text: string): number | null {
  const named = monthsIn(text);
  if (named.length === 0) return null;
  const [first = 0, last = 0, ...others] = named;
  return named.length === 2 && others.length === 0 && through.test(text)
    ? ((last - first + 12) % 12) + 1
    : named.length;
}

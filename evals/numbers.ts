const scales: Readonly<Record<string, number>> = {
  K: 1e3,
  M: 1e6,
  B: 1e9,
  million: 1e6,
  millones: 1e6,
  lakh: 1e5,
  लाख: 1e5,
  करोड़: 1e7,
  万: 1e4,
  亿: 1e8,
};
const number = new RegExp(
  `(\\d(?:(?:[\\d.,'’]|[ \u00A0\u202F](?=\\d{3}(?!\\d)))*\\d)?)(?:\\s?(${Object.keys(scales).join("|")})(?!\\p{Script=Latin}))?`,
  "gu",
);

/** Each number of a text by every way to read its marks, the English one first: "1,329" is 1329 and 1.329. */
export function numbersIn(text: string): number[][] {
  return [...text.matchAll(number)].map(([, digits = "", scale = ""]) => {
    const plain = digits.replaceAll(/['’\s]/g, "");
    const ways = [plain.replaceAll(",", ""), plain.replaceAll(".", "").replace(",", ".")].map(Number);
    return ways.filter(Number.isFinite).map((way) => way * (scales[scale] ?? 1));
  });
}

/** Replies show three digits of a large amount. */
const rounding = 0.006;

/** Whether a number stands in a text, within the tolerance; its sign is not looked at. */
export const holdsNumber = (text: string, wanted: number, tolerance = rounding): boolean =>
  numbersIn(text)
    .flat()
    .some((way) => Math.abs(way - Math.abs(wanted)) <= tolerance * Math.abs(wanted));

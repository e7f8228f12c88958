import type { Share, Written } from "../tongue.ts";

const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const scales: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
const character = "零〇一二两俩三四五六七八九十百千";
/** What is counted: a lone character is a number only in front of one of these. */
const measure =
  "个(?!人(?!团队|的|小))|家|名|位|人(?=团队|的|创|全|,|。|$)|年|天|周(?!边|末|围)|小时|次|款|台|间|店|户|万|亿|元|块|成|折|单|笔|份|间|所|门店|倍|杯|盒|轮(?!融)";
const mixed = String.raw`(?<!\d)\d+(?:\.\d+)?\s?(?:[十百千]?[万萬亿億]|[百千])(?:\d+(?:\.\d+)?[万萬千百]?|[${character}]+)?`;
const written = `[一二两三四五六七八九十][${character}万萬亿億]*|[一二两三四五六七八九]`;
const digit = "[\\d一二两三四五六七八九]";
const small = String.raw`(?<yuan>(?<!\d)\d+|(?<![${character}])[${character}]+)块(?<jiao>${digit})(?:[毛角](?:(?<fen>${digit})分)?)?(?![\d${character}个万])|(?<tenth>(?<!\d)\d+|${digit})[毛角](?![利坯巾衣线球色])(?:钱)?|(?<hundredth>(?<!\d)\d+|${digit})分钱`;
const pattern = new RegExp(
  `${small}|(?<per>百分之|千分之)(?<rate>\\d+(?:\\.\\d+)?|[${character}]+)|(?<tenths>[一二两三四五六七八九\\d])成(?<half>[半五](?!个|家|人|年))?(?![为功本交立员长型熟都])|(?<halfyear>(?<![一二两三四五六七八九\\d])半年)|(?<years>[一二两三四五六七八九\\d])(?<unit>年|个)半(?<month>月?)|(?<mixed>${mixed})|(?<![第${character}几数上每好多\\d])(?<plain>${written})`,
  "gu",
);
const counted = new RegExp(`^(?:多|余|来)?\\s?(?:${measure})`, "u");

/** Numerals in Chinese characters, alone or mixed with digits: 三百五十, 3万5千, 百分之八, 八成. */
export function findNumerals(text: string): Written[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const said = digitsOf(match.groups ?? {}, text.slice(end, end + 10));
    return said === null ? [] : [{ digits: said, start: match.index, end }];
  });
}

type Groups = Record<string, string | undefined>;

/** 8块5毛, 8块5, 9毛, 5分钱: in 元. */
function smallMoney({ yuan, jiao, fen, tenth, hundredth }: Groups): string | null {
  const parts = [yuan, jiao ?? tenth, fen ?? hundredth];
  if (parts.every((part) => part === undefined)) return null;
  const [whole = 0, tenths = 0, hundredths = 0] = parts.map((part) => (part === undefined ? 0 : valueOf(part)));
  return `${written10((whole * 100 + tenths * 10 + hundredths) / 100)}元`;
}

function digitsOf(groups: Groups, after: string): string | null {
  const money = smallMoney(groups);
  if (money) return money;
  const { per, rate = "", tenths, half, halfyear, mixed: both, plain } = groups;
  if (per) return `${written10(valueOf(rate) / (per === "千分之" ? 10 : 1))}%`;
  if (tenths) return `${valueOf(tenths) * 10 + (half ? 5 : 0)}%`;
  if (halfyear) return "6个月";
  if (both) return written10(valueOf(both));
  return plain ? plainDigits(plain, after) : andAHalf(groups);
}

/** 一年半, 两个半月 */
function andAHalf({ years = "", unit = "", month = "" }: Groups): string {
  return `${valueOf(years) + 0.5}${unit}${month}`;
}

/** 一家退订了 */
const oneLeft = /^[家个位名户][^,.;\d]{0,5}(?:退订|取消|流失|走了|解约|退款|没有?续)/u;

function plainDigits(plain: string, after: string): string | null {
  if (plain === "一") return oneLeft.test(after) ? "1" : null;
  if (plain.length === 1) return counted.test(after) ? written10(valueOf(plain)) : null;
  return /[十百千万萬亿億]/u.test(plain) ? written10(valueOf(plain)) : digitByDigit(plain);
}

/** 二〇二六; two or three signs without a zero are words. */
function digitByDigit(plain: string): string | null {
  if (plain.length < 4 && !/[零〇]/u.test(plain)) return null;
  return Array.from(plain, (sign) => String(digits[sign] ?? "")).join("");
}

const written10 = (value: number): string =>
  value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 6 });

type Sum = { total: number; section: number; current: number; last: number };

/** 一千二百 is 1200, 3万5千 is 35000, and 3万5 is 35000 too: a last digit stands one place below the scale before it. */
function valueOf(numeral: string): number {
  const so: Sum = { total: 0, section: 0, current: 0, last: 1 };
  const parts = [...numeral.matchAll(/\d+(?:\.\d+)?|\S/gu)].map((part) => part[0]);
  for (const part of parts) {
    const scale = scales[part];
    if (scale !== undefined) multiply(so, scale);
    else so.current = digits[part] ?? Number(part);
    if (part === "零" || part === "〇") so.last = 1;
  }
  const trailing = so.last >= 100 && so.current > 0 && so.current < 10 ? so.current * (so.last / 10) : so.current;
  return so.total + so.section + trailing;
}

function multiply(so: Sum, scale: number): void {
  if (scale < 1e4) {
    so.section += (so.current || 1) * scale;
  } else if (scale === 1e8) {
    so.total = (so.total + so.section + so.current) * scale;
    so.section = 0;
  } else {
    so.total += (so.section + so.current) * scale;
    so.section = 0;
  }
  so.current = 0;
  so.last = scale;
}

const shares: Record<string, number> = {
  一半: 1 / 2,
  半数: 1 / 2,
  三分之一: 1 / 3,
  三分之二: 2 / 3,
  四分之一: 1 / 4,
  四分之三: 3 / 4,
  五分之一: 1 / 5,
  五分之二: 2 / 5,
};
const sharePattern = new RegExp(Object.keys(shares).join("|"), "gu");

export function findShares(text: string): Share[] {
  return [...text.matchAll(sharePattern)].map((match) => ({
    value: shares[match[0]] ?? 0,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

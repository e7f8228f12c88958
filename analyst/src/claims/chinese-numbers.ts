import { currencyIn, moneyBehind, timeUnitOf } from "./measures.ts";
import type { Numeral } from "./numeral.ts";

type Found = Omit<Numeral, "start" | "end" | "text"> & { length: number };

const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  壹: 1,
  二: 2,
  贰: 2,
  两: 2,
  三: 3,
  叁: 3,
  四: 4,
  肆: 4,
  五: 5,
  伍: 5,
  六: 6,
  陆: 6,
  七: 7,
  柒: 7,
  八: 8,
  捌: 8,
  九: 9,
  玖: 9,
};
const scales: Record<string, number> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1e3,
  仟: 1e3,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  兆: 1e12,
};
const numeral = "零〇一壹二贰两三叁四肆五伍六陆七柒八捌九玖";
const scale = "十拾百佰千仟万萬亿億兆";
const starts = new RegExp(
  `^(?:[${numeral}十拾百佰千仟数几好上近过超约翻半]|\\d[\\d.,]*\\s?[十百千万萬亿億]\\s?[\\d${numeral}十百千]|\\d[\\d.]*\\s?成)`,
  "u",
);

/** Han characters and digits that together may be a number. */
export function mayStartChineseNumber(window: string): boolean {
  return starts.test(window);
}

/** Words that begin with a numeral and are not a number. */
const idioms = new RegExp(
  "^(?:一[块个些样点直定般起切旦下次种位家边面方会致同条项步份路味再律概向经共时贯流线度刀系键站体手对旁句]|十分(?!之)|十足|百货|百度|百姓|百科|百分点|千万(?=别|不要|要|记|不能)" +
    "|千克|千米|千篇|千方|千里|千元机|万一|万能|万事|万物|万科|万达|万分|亿万|两者|两种|两边|两难|两端|两极|三方|三者|三维|四处|四周|五金|七夕|八卦|九宫|百万富翁|几乎|几何" +
    "|好几|数据|数字|数量|数码|数值|数学|数目|上[^十百千万亿]|近[^十百千万亿]|过[^十百千万亿半]|超[^十百千万亿]|约[^十百千万亿]|半成品|半导体|半天|半路|半自动)",
  "u",
);
const share = new RegExp(
  `^(?<whole>百|千|万|[${numeral}十]+|\\d+)分之(?<part>[${numeral}十百点]+|\\d+(?:\\.\\d+)?)`,
  "u",
);
const tenths = new RegExp(
  `^(?<tenths>[${numeral}\\d](?:\\.\\d)?)\\s?成(?<more>半?)(?![为功本交立员长型熟都就果绩分效])`,
  "u",
);
const vague = new RegExp(`^(?:[数几上]|好几|近(?=[百千万亿])|超(?=[百千万亿])|过(?=[百千万亿]))[十百千万亿]+`, "u");
const half = /^(?:一半|半数|过半|大半)/u;
const twice = new RegExp(`^翻(?:了)?(?:(?<times>[${numeral}\\d]+)?[倍番])`, "u");
const plain = new RegExp(
  `^(?:\\d+(?:[.,]\\d+)*\\s?)?[${numeral}${scale}\\d]{1,20}(?:点[${numeral}]+[${scale}]*)?`,
  "u",
);
const suffix = new RegExp(`^(?:(?<percent>\\s?%|个?百分点)|(?<multiple>倍)|(?<money>${moneyBehind}))`, "u");
const measured =
  /^\s?[多余来几]?(?:[个名位家人所间户款台次件份单笔条店张套杯盒箱瓶年月天周亿万元块折轮倍项场万条分]|小时|星期|用户|客户|商家|学生|公司|企业|美元|欧元)/u;

/** 三百万, 八成, 百分之八, 3万5千, 数百万: the number at the start of a text. */
export function chineseNumberAt(window: string): Found | null {
  if (idioms.test(window)) return null;
  const shared = shareAt(window);
  if (shared) return shared;
  const unknown = vague.exec(window)?.[0];
  if (unknown !== undefined) return bare(Number.NaN, unknown.length);
  const doubled = twice.exec(window);
  if (doubled)
    return {
      ...bare(doubled.groups?.["times"] ? valueOf(doubled.groups["times"]) + 1 : 2, doubled[0].length),
      kind: "multiple",
    };
  return plainNumber(window);
}

const bare = (value: number, length: number): Found => ({
  kind: "bare",
  value,
  currency: null,
  timeUnit: null,
  halfStep: 0,
  length,
});

function shareAt(window: string): Found | null {
  const found = share.exec(window) ?? tenths.exec(window) ?? half.exec(window);
  if (!found) return null;
  return { ...bare(shareOf(found.groups ?? {}), found[0].length), kind: "percent" };
}

/** 百分之八, 八成半, 一半 */
function shareOf({ whole, part = "", tenths: count, more }: Record<string, string | undefined>): number {
  if (whole !== undefined) return valueOf(part) / valueOf(whole);
  return count === undefined ? 0.5 : valueOf(count) / 10 + (more ? 0.05 : 0);
}

function plainNumber(window: string): Found | null {
  const written = plain.exec(window)?.[0].trimEnd() ?? "";
  // Digits followed only by a scale are read with all other amounts.
  if (written === "" || /^\d[\d.,\s]*[十百千万萬亿億]{0,3}$/.test(written)) return null;
  const value = valueOf(written);
  const rest = window.slice(written.length);
  const measuredValue = withSuffix(value, rest);
  if (measuredValue) return { ...measuredValue, length: measuredValue.length + written.length };
  return counts({ written, value, rest })
    ? { ...bare(value, written.length), timeUnit: timeUnitOf(rest, value) }
    : null;
}

/** The number with the percent sign, the multiplier or the currency behind it. */
function withSuffix(value: number, rest: string): Found | null {
  const found = suffix.exec(rest);
  const { percent, multiple, money } = found?.groups ?? {};
  const length = found?.[0].length ?? 0;
  if (percent !== undefined) return { ...bare(value / 100, length), kind: "percent" };
  if (multiple !== undefined) return value === 1 ? null : { ...bare(value, length), kind: "multiple" };
  const currency = currencyIn("", money);
  return currency === null ? null : { ...bare(value, length), kind: "money", currency };
}

const customers = /^\s?[个名位家]?(?:付费)?(?:客户|用户|订单|会员)/u;

/** Up to ten of anything passes, except periods and customers; more than ten always needs a claim. */
function counts({ written, value, rest }: { written: string; value: number; rest: string }): boolean {
  const scaled = /[十拾百佰千仟万萬亿億]/u.test(written);
  if (!scaled && written.length > 1) return /^[零〇一二两三四五六七八九]{4,}$|点/u.test(written);
  if (written.length === 1 && !measured.test(rest)) return false;
  return value > 10 || (value > 1 && (timeUnitOf(rest, value) !== null || customers.test(rest)));
}

interface Sum {
  total: number;
  section: number;
  current: number;
  last: number;
}

/** 3万5 is 35000: a last digit counts the next lower scale. */
function valueOf(written: string): number {
  const [whole = "", decimals = ""] = written.split("点");
  const so: Sum = { total: 0, section: 0, current: 0, last: 1 };
  for (const [part] of whole.matchAll(/\d+(?:[.,]\d+)*|\S/gu)) addPart(so, part);
  const trailing = so.last >= 100 && so.current > 0 && so.current < 10 ? so.current * (so.last / 10) : so.current;
  return (so.total + so.section + trailing + fractionOf(decimals)) * scaleBehind(decimals);
}

function addPart(so: Sum, part: string): void {
  const by = scales[part];
  const digit = digits[part];
  if (by !== undefined) multiply(so, by);
  else if (digit !== undefined && so.current > 0) so.current = so.current * 10 + digit;
  else so.current = digit ?? Number(part.replaceAll(",", ""));
  if (digit === 0) so.last = 1;
}

/** 三点五百万: the decimals before the scale. */
function fractionOf(decimals: string): number {
  const written = Array.from(decimals, (sign) => digits[sign] ?? "").join("");
  return written === "" ? 0 : Number(`0.${written}`);
}

const scaleBehind = (decimals: string): number =>
  Array.from(decimals).reduce((all, sign) => all * (scales[sign] ?? 1), 1);

function multiply(so: Sum, by: number): void {
  if (by < 1e4) so.section += (so.current || 1) * by;
  else {
    so.total = by === 1e8 ? (so.total + so.section + so.current) * by : so.total + (so.section + so.current || 1) * by;
    so.section = 0;
  }
  so.current = 0;
  so.last = by;
}

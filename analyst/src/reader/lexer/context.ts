import { hanDigit } from "./han.ts";
import { withHalf } from "./han-measures.ts";
import { core, type Core, match, onLine, type Reading, tokenAt } from "./reading.ts";
import type { Token } from "./tokens.ts";

const latin = /^[a-z]/;

/** Whether the number read at a token is really a number: not part of a name, not a word with another meaning. */
export function isWanted(reading: Reading, at: number, read: Core): boolean {
  const token = reading.tokens[at];
  if (!token) return false;
  if (token.kind === "digits") return !isInName(reading, at, read);
  if (token.kind === "han") return isCounted(reading, at, read);
  return isUnguarded(reading, at, read);
}

/** Digits attached to letters are names: B2B, h2, GPT-4. */
function isInName(reading: Reading, at: number, read: Core): boolean {
  if (isGlued(reading, read)) return true;
  if (tokenAt(reading, at).gap !== "none") return false;
  const [before, dashed] = [tokenAt(reading, at - 1), tokenAt(reading, at - 2)];
  if (isLatin(before)) return !(dashed.kind === "digits" && before.gap === "none");
  const isDashed = before.key === "-" && before.gap === "none" && isLatin(dashed);
  return isDashed && tokenAt(reading, at).key.length <= 2 && dashed.key.length <= 4;
}

const isLatin = ({ kind, key }: Token): boolean => kind === "word" && latin.test(key);

function isGlued(reading: Reading, { next }: Core): boolean {
  const { gap, key } = tokenAt(reading, next);
  return gap === "none" && /^[dg]$/.test(key) && tokenAt(reading, next - 1).kind === "digits";
}

function isUnguarded(reading: Reading, at: number, read: Core): boolean {
  if (read.next !== at + 1 || read.kind !== "bare") return true;
  const guard = reading.vocabulary.guards.get(tokenAt(reading, at).key);
  if (guard === undefined) return true;
  const after = tokenAt(reading, at + 1);
  if (guard === null || after.gap !== "blank" || after.kind === "sign") return false;
  return !guard.has(tokenAt(reading, at - 1).key);
}

const measure = new RegExp(
  "[个個家位名人岁歲次天年月周日号號块塊元毛分角条條只隻张張件台臺套间間场場份本瓶杯盒斤两公克米平亩畝吨辆輛部支根颗粒片包袋箱桶碗盘桌顿节節课課门門届期批组組对對双" +
    "雙户戶所层層楼座栋棟步种種类類款样樣成倍折笔筆单單页頁篇章句字点點秒小集首枚艘架口头頭匹群班队隊排行列圈段趟遍回遭番晚夜早季世代级級项項道顆檯盞盏幅扇滴束堆股股团團客月村县师老]",
);

/** 十月 names a month, 双十一 a day. */
const isMonth = ({ tokens }: Reading, at: number, read: Core): boolean =>
  (tokens[read.next]?.key === "月" && read.low <= 12 && !/[两兩俩倆]/.test(tokens[at]?.key ?? "")) ||
  (tokens[at - 1]?.key === "双" && tokens[at]?.gap === "none");

/** 千万别 and 万一 are not numbers, nor is 一块 (a piece) alone. */
function isExclaimed({ tokens }: Reading, at: number, { next, kind, low }: Core): boolean {
  const [first, second] = [tokens[at]?.key, tokens[at + 1]?.key ?? ""];
  if (first === "千") return true;
  return first === "一" && kind === "money" && low === 1 && next === at + 2 && /[块塊]/.test(second);
}

/** A single Chinese character is a number where a measure word or nothing follows. */
function isCounted(reading: Reading, at: number, read: Core): boolean {
  if (isMonth(reading, at, read)) return false;
  if (read.next > at + 1) return !isExclaimed(reading, at, read);
  const { key, gap } = tokenAt(reading, at);
  if (key === "一") return isOneOfSeveral(reading, at);
  if (gap === "none" && /[第周週]/.test(tokenAt(reading, at - 1).key)) return false;
  if (/[两兩俩倆]/.test(key)) return true;
  const after = tokenAt(reading, read.next);
  return after.kind === "han" && after.gap === "none" ? measure.test(after.key) : after.kind !== "word";
}

/** "One" as a number and not as an article. */
export function countingOneAt(reading: Reading, at: number): Core | null {
  if (reading.tokens[at]?.kind === "han") return hanOneAt(reading, at);
  const one = match(reading, "one", at);
  if (!one) return null;
  const counts = match(reading, "counted", at) ?? match(reading, "counted", at - 1);
  return (counts && counts.next > at) || doesSomething(reading, one.next) ? core(one.next, 1) : null;
}

/** "One cancelled", "one office cancelled": the one who acted is one of several. */
function doesSomething(reading: Reading, at: number): boolean {
  if (!onLine(reading, at)) return false;
  if (match(reading, "deed", at)) return true;
  return tokenAt(reading, at).kind === "word" && onLine(reading, at + 1) && match(reading, "deed", at + 1) !== null;
}

/** 只有一个 and 其中一个 count; 一个人收两百 does not. 一天半 and 半年 are numbers. */
function hanOneAt(reading: Reading, at: number): Core | null {
  const { key, gap } = tokenAt(reading, at);
  if (key === "半") return halfAt(reading, at);
  const one = key === "一" ? core(at + 1, 1) : null;
  if (!one) return null;
  const half = withHalf(reading, one);
  if (half || gap !== "none" || tokenAt(reading, at + 1).gap !== "none") return half;
  return isOneOfSeveral(reading, at) ? one : null;
}

function isOneOfSeveral(reading: Reading, at: number): boolean {
  if (!measure.test(tokenAt(reading, at + 1).key)) return false;
  const { end } = tokenAt(reading, at);
  return /[满滿仅僅只中]/.test(tokenAt(reading, at - 1).key) || hanDeed.test(reading.text.slice(end, end + 10));
}

/** 一家客户取消了 is one of several. */
const hanDeed =
  /^[家个個位名](?:客户|客戶|客人|顾客|顧客|公司|店|用户|用戶)?(?:已经|已經|已)?(?:取消|退了|退订|退租|走了|流失|付了|拒绝|拒絕|没续|不续|签了|簽了)/;

/** 半年, but not 下半年. */
function halfAt(reading: Reading, at: number): Core | null {
  const [before, after] = [tokenAt(reading, at - 1), tokenAt(reading, at + 1)];
  if (/^[上下前后後大一]$/.test(before.key) || before.kind === "digits" || !/^[年天小个個]$/.test(after.key))
    return null;
  return hanDigit(before.key) === undefined ? core(at + 1, 0.5, { kind: "fraction" }) : null;
}

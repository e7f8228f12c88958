/** A normalised text, with a mapping back to the typed characters. */
export interface NormalisedText {
  original: string;
  text: string;
  /** Offset in the original text of the character at `index` of the normalised one. */
  originalIndex: (index: number) => number;
}

const needsWork = /[^\t\n\r\x20-\x7e£€₹¥–—‘“”…]/u;
/** Characters of other scripts become their Latin counterparts; German umlauts become their ASCII spelling. */
const counterparts: Record<string, string> = {
  "，": ", ",
  "、": ", ",
  "；": "; ",
  "：": ": ",
  "！": "! ",
  "？": "? ",
  "。": ". ",
  "\u0901": "\u0902",
  "।": ". ",
  "॥": ". ",
  "（": " (",
  "）": ") ",
  "《": '"',
  "》": '"',
  "「": '"',
  "」": '"',
  "«": '"',
  "»": '"',
  "„": '"',
  "’": "'",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
  "\u3000": " ",
  "￥": "¥",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  œ: "oe",
  Œ: "Oe",
  æ: "ae",
  ø: "o",
  ł: "l",
};

/** Traditional characters, and at the same indexes the simplified ones used in the word lists. */
const traditional = Array.from(
  "萬億們價戶個費為國開發來對業務產實現經營戰賣買購銷額錢銀賬帳單訂閱員會學習師醫診護療藥養貓廳飯館飲東車輛運輸遞達過還這裡裏後時間週歲約從點幾兩雙條張機電腦網絡線軟體應問題麼樣較讓幫給獲損淨潤" +
    "總計評預測試驗證據調訪談說話認識覺觀眾競爭優勢創辦團隊夥資輪債貸稅險賠償責權專門術標準規則監許執環節場廠倉庫農鄉縣區灣韓語華僑親媽爺長輩兒嬰齡歷僅採進貨麵鹹鹵雞鴨魚蝦蘋葉園圖書報紙筆畫樂聽遊" +
    "戲藝設備維處續繳納無並與於雖該請謝願將當層級組織結構練補課輔導講詢顧聯繫號碼傳統雲訊頻廣動態視頁連鎖飛鐵鋼鏈錄攝髮妝潔靜種類別熱燈氣煙燒爐櫃檯牆頂陽陰雜難離傭職勞異賺虧負擔塊樓鐘參數轉變確選" +
    "質寵愛歡舊獨僱邊鄰隻盤鋪腳壓屬島幣慮擬擴撐攤擺斷暫檢歸溫滿狀獎盡穩簡簽紅終編罰聲聞裝複製訓記誤論譯載適遲遠鏡閉閒陸隨項領顯飾餘駐騎鮮貴絕純緩縮響順滅牽",
);
const simplified = Array.from(
  "万亿们价户个费为国开发来对业务产实现经营战卖买购销额钱银账账单订阅员会学习师医诊护疗药养猫厅饭馆饮东车辆运输递达过还这里里后时间周岁约从点几两双条张机电脑网络线软体应问题么样较让帮给获损净润" +
    "总计评预测试验证据调访谈说话认识觉观众竞争优势创办团队伙资轮债贷税险赔偿责权专门术标准规则监许执环节场厂仓库农乡县区湾韩语华侨亲妈爷长辈儿婴龄历仅采进货面咸卤鸡鸭鱼虾苹叶园图书报纸笔画乐听游" +
    "戏艺设备维处续缴纳无并与于虽该请谢愿将当层级组织结构练补课辅导讲询顾联系号码传统云讯频广动态视页连锁飞铁钢链录摄发妆洁静种类别热灯气烟烧炉柜台墙顶阳阴杂难离佣职劳异赚亏负担块楼钟参数转变确选" +
    "质宠爱欢旧独雇边邻只盘铺脚压属岛币虑拟扩撑摊摆断暂检归温满状奖尽稳简签红终编罚声闻装复制训记误论译载适迟远镜闭闲陆随项领显饰余驻骑鲜贵绝纯缓缩响顺灭牵",
);

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const withoutMarks = (character: string): string => character.normalize("NFD").replace(/[\u0300-\u036f\u093c]/gu, "");

/** Only width variants and accents fold: a full NFKC would turn "½" or "™" into letters the founder never wrote. */
const folded = new Map<string, string>([
  ...between(0xc0, 0x17f).map((letter): [string, string] => [letter, withoutMarks(letter)]),
  ...between(0x958, 0x95f).map((letter): [string, string] => [letter, withoutMarks(letter)]),
  ...between(0x966, 0x96f).map((digit, value): [string, string] => [digit, String(value)]),
  ...between(0xff01, 0xff5e).map((wide): [string, string] => [wide, wide.normalize("NFKC")]),
  ...[...between(0x300, 0x36f), ...between(0x200b, 0x200f), "\u2060", "\ufeff", "\u00ad", "\u093c"].map(
    (dropped): [string, string] => [dropped, ""],
  ),
  ...traditional.map((character, index): [string, string] => [character, simplified[index] ?? character]),
  ...Object.entries(counterparts),
]);

/**
 * Folds accents, full-width and Devanagari digits and the punctuation of other scripts, drops invisible characters,
 * and keeps the original positions.
 */
export function normalise(original: string): NormalisedText {
  if (!needsWork.test(original)) return { original, text: original, originalIndex: (index) => index };
  const offsets: number[] = [];
  let text = "";
  let position = 0;
  for (const character of original) {
    const plain = foldCharacter(character);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(position);
    text += plain;
    position += character.length;
  }
  offsets.push(position);
  return { original, text, originalIndex: (index) => offsets[index] ?? position };
}

/** A word as it occurs in a normalised text; patterns are written with accents and folded once. */
export function fold(written: string): string {
  return needsWork.test(written) ? Array.from(written, foldCharacter).join("") : written;
}

function foldCharacter(character: string): string {
  return character <= "~" ? character : (folded.get(character) ?? character);
}

/** Names in scripts without capitals: the text between a cue and the next separator. */
const chineseCue = new RegExp(
  String.raw`(?:竞争对手|竞争者|竞品|对手|替代品|同类产品|玩家|巨头)(?:主要|目前|包括|分别|还|就|比如|例如|诸如)*(?:有|包括|是|为|如|例如|比如|像|[:：])\s?(?:\*\*` +
    String.raw`|《|“)?$|(?:根据|依据|(?:^|[\s，。；：、！？*])据|来源[:：]|类似|不同于|媲美)\s?(?:\*\*|《|“)?$`,
  "u",
);
const chineseName =
  /^[\p{Script=Han}A-Za-z\d·&.]{1,12}?(?=[、，,。；;：:？！)）》”*\n]|和|与|及|以及|等|的|报告|数据|研究|估计|统计|调查|预测|$)/u;
const chinesePlain = new RegExp(
  "^(?:很|许|不|没|无|谁|哪|什|多|几|一|两|三|这|那|其|我|你|您|他|自|价|明|优|劣|大|小|现|上|下|中|以|已|市|行|用|客|公开|官|统|研|调|报|数|创|了|在|按" +
    "|根|此|传统|手工|人工|表格|纸|线下|需|要|更|最|目前|未知|免费|付费|产品|品牌|服务|销售|规模)",
  "u",
);
const chineseBefore =
  /^(?<names>[^，。；：！？\n（）()]{2,24}?)(?:等|这样的|这类|之类的)(?:主要|其他|大型|知名)?(?:的)?(?:竞争对手|竞品|对手|巨头|竞争者|替代品|平台|公司)/u;

export const hanReach = 40;

/** The name behind a cue in a Chinese text; null if there is none. */
export function chineseNameAt(context: string, window: string): string | null {
  if (!chineseCue.test(context.slice(-30))) return null;
  const name = chineseName.exec(window)?.[0] ?? "";
  return name.length < 2 || chinesePlain.test(name) ? null : name;
}

/** 美团、饿了么等竞争对手: the end of the names before the cue; 0 without such names at the start. */
export function chineseNamesBefore(window: string): number {
  const names = chineseBefore.exec(window)?.groups?.["names"] ?? "";
  return /^[\p{Script=Han}A-Za-z\d·、和与及]+$/u.test(names) && !chinesePlain.test(names) ? names.length : 0;
}

const boldFront = /\n\s*(?:[-*+•]\s|\d{1,2}[.)]\s|\|\s?)(?:\*\*|__)$/;
const boldName = /^[\p{L}\p{M}\d ·&.]{1,24}(?=\*\*|__)/u;

/** A bold name at the start of a bullet or row, in the section about rivals. */
export function boldNameAt(context: string, window: string): string | null {
  if (!boldFront.test(context)) return null;
  const name = boldName.exec(window)?.[0] ?? null;
  return name === null || chinesePlain.test(name) || hindiPlain.test(name) ? null : name;
}

const hindiWord = String.raw`[\p{L}\p{M}\d.]{2,20}`;
const hindiBefore = new RegExp(
  String.raw`^(?<names>${hindiWord}(?: ${hindiWord})?(?:(?:, | और | या ` +
    String.raw`| तथा )${hindiWord}(?: ${hindiWord})?){0,3}) (?:जैसे|जैसी|जैसा) (?:बड़े |बड़ी ` +
    String.raw`|मौजूदा )?(?:प्रतिद्वंद्वी|प्रतिद्वंद्वियों|प्रतिस्पर्धी|प्रतिस्पर्धियों|प्रतियोगी|कंपनि|ऐप|प्लेटफ)`,
  "u",
);
const hindiSource = new RegExp(String.raw`^(?<names>${hindiWord}) (?:के अनुसार|के मुताबिक|ने (?:\S+ ){0,4}जुटा)`, "u");
const hindiCue = /(?:प्रतिद्वंद्वी|प्रतिस्पर्धी|प्रतियोगी)(?: (?:हैं|है|में|जैसे))?:? (?:\*\*)?$/u;
const hindiListed = new RegExp(
  String.raw`^(${hindiWord}(?: (?!और|या|है|में|का|के|की)${hindiWord})?)(?=,| और | या |।|\.|$| है)`,
  "u",
);
const hindiPlain = new RegExp(
  "^(?:आप|मैं|हम|वे|यह|वह|कोई|कुछ|कई|बहुत|सभी|दूसरे|अन्य|हैं|है|नहीं|और|का|के|की|में|से|ने|पर|को|जो" +
    "|क्या|कौन|मौजूदा|बड़े|स्थानीय|आपके|उनके|इनके|ग्राहक|बाज़ार|बाजार|सर्वे|सर्वेक्षण|रिपोर्ट|अध्ययन" +
    String.raw`|संस्थापक|कानून|नियम|अनुमान|अज्ञात|कम|ज़्यादा|ज्यादा|हो|होंगे|मुफ़्त|कुछ न|अभी)(?![\p{L}\p{M}])`,
  "u",
);
const sentenceStart = /(?:[\n।.,;:!?(*]|^)\s*\**$/u;

export const hindiReach = 60;

/** Names at the start of a Hindi text: their end, 0 if there are none. */
export function hindiNamesAt(context: string, window: string): number {
  const found = hindiJoints.test(window) ? (hindiBefore.exec(window) ?? sourceAt(context, window)) : null;
  const listed = found === null && hindiCue.test(context.slice(-40)) ? hindiListed.exec(window) : found;
  return listed === null || hindiPlain.test(window) ? 0 : (listed[1]?.length ?? 0);
}

const hindiJoints = / (?:जैस|के अनु|के मुता|ने )/u;

const sourceAt = (context: string, window: string): RegExpExecArray | null =>
  sentenceStart.test(context.slice(-6)) ? hindiSource.exec(window) : null;

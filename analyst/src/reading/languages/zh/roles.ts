import { exact } from "../build.ts";
import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { cues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";
import { asked, gone, pay, said, would } from "./turns.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues,
  notes,
  loose,
  noPriceNote,
  reach: 18,
  asked: exact(`(?:${asked})[^,.;]{0,12}$`),
  wanted: exact("(?:目标|计划|希望|打算|争取|做到|达到|预计)[^,.;]{0,10}$"),
  estimated: exact("全国|国内|共有|大约有|市场|约有"),
  noPrice: exact("(?:免费|省|节省|节约)[^,.;]{0,8}$"),
  theirCost: exact("(?:成本|花费)[^,;.]{0,8}$"),
  noAmount: exact(
    String.raw`(?:前|第|top|版本|v|阶段|类型|等级|未满|超过|低于|步骤|章|covid-?|gpt-?|web|4s|b2|iso)\s?$(?<!(?:超过|低于) ?$)`,
  ),
  own: exact("(?:我|我们|自己|本人|创始人)[^.;]*$"),
  ownTime: exact("(?:我|我们|自己|业余|周末|下班)[^.;]*$"),
  takesTime: exact("(?:浪费|花|耗|等|排队|损失)[^.;]*$"),
  yearly: exact("arr|年收入|年营收|年流水|去年|今年|每年|全年|年销"),
  countedPer: exact(String.raw`^[^\d,.;]{0,10}?(?:\/|每)(月|周|天|年|季度)`),
  allOfThem: exact("(?:约有|共有|大约有|大概有|全国有|一共有|总共有|有大约|有近|约)\\s?$"),
  standing: exact("^[^,.;]{0,8}(?:目前|现在|已有|在用)"),
};

export const shares: ShareWords = {
  between: exact(String.raw`^\s?\/\s?$`),
  directly: exact(String.raw`^\s?\/\s?$`),
  within: exact(
    String.raw`^(?![^.;]*(?:去年|上个?月|今年|本月|每个?月|最近))[^.;]{0,30}?(?:其中的?|中有?|里有?|里面有?|当中有?|有)\s?(?:有\s?)?(?:已有\s?|已经有\s?|超过\s?)?$`,
  ),
  ofThem: exact("^(?:个|家|位|人)?(?:其中)"),
  paid: exact(pay),
  unwilling: exact(`${would}|不愿意?(?:付|买)`),
  gone: exact(gone),
  asked: exact(`${asked}|聊`),
  said: exact(`${said}|${asked}`),
  tried: exact("注册|下载|安装|试用|用户|在用|访问|内测|使用|体验|安装量|商家入驻"),
};

export const corrections: CorrectionWords = {
  supposing: exact("如果|假如|假设|要是|万一|能不能|应该不应该|是否应该|该不该|会怎么样|会怎样"),
  replacing: exact(
    "现在|改成|改为|其实|实际上|更正|纠正|说错|涨到|涨价|降到|降价|调整|更新|不再|今天|目前|从现在起|新价格|应该是|换成|变成",
  ),
  tiers: exact("批发|零售|套餐|基础版|标准版|专业版|高级版|企业版|旗舰版|起|或|或者|年付|版"),
};

import type { Catalogue } from "../catalogue.ts";

/** What stands around the parts of a reply. */
export const around: Catalogue = {
  "{score}/10, the analyst rating. Show the reasons.": "{score}/10，分析师评分。查看理由。",
  "Calculations only": "仅计算",
  "Offline analysis: computed by the engine alone, without a language model.":
    "离线分析：仅由引擎计算，未使用语言模型。",
  "Computed analysis": "计算得出的分析",
  "Show the whole analysis": "查看完整分析",
  "Show less": "收起",
  Sources: "来源",
  "Web search is not set up on this installation. The reply does without it.":
    "此系统未设置网络搜索，本回复未使用网络搜索。",
  "The web search failed ({detail}). The reply does without it and is not charged for it.":
    "网络搜索失败（{detail}）。本回复未使用网络搜索，也不收取搜索费用。",
  "In your words": "你的原话",
  "Checked: it follows from your figures": "已核对：由你的数字推出",
  "From a source": "有来源",
  "Computed, from an assumption of the model": "根据模型的假设算出",
  "From the model, not checked": "来自模型，未经核对",
  "Differs from what was computed": "与计算结果不同",
  "{checked} of {all} figures checked; the others are the model's own":
    "{all} 个数字中有 {checked} 个已核对；其余来自模型",
  "Every figure checked ({all})": "所有数字均已核对（{all}）",
  "The language model gave no reading of your figures. The engine's own reading is used.":
    "语言模型没有读取你的数字，现采用引擎自己的读取结果。",
  "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.":
    "语言模型的回答还没写完就结束了：已达到其服务器允许的长度。可以请它继续写。",
  "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.":
    "你最早的消息（{detail} 条）只以摘要形式交给语言模型：数字、买家、产品、竞争对手、问题和更正，其余为开头几句。",
  "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.":
    "这段对话超出了语言模型的读取长度。模型收到的是最新的消息，以及从较早消息中已证实的内容。",
  "The language model did not answer. This is the engine's own analysis, free of charge.":
    "语言模型没有回应。这是引擎自己的分析，不收费。",
  "Too little is known to rate this idea.": "已知信息太少，无法为这个想法评分。",
  "out of 10": "满分 10 分",
  "Between {low} and {high} with what is known.": "按已知信息，在 {low} 到 {high} 之间。",
  "{percent} of the criteria have evidence.": "{percent} 的标准有依据。",
  "Left out, because nothing is known yet:": "尚无信息，暂未计入：",
  "weight {percent}": "权重 {percent}",
  "Held at {cap}:": "上限为 {cap}：",
  "What would move it": "什么会改变评分",
  "{from} to {to}": "{from} 到 {to}",
  "to {to}": "到 {to}",
  "How {label} was computed": "{label}是怎样算出来的",
  Formula: "公式",
  "{low} to {high}": "{low} 到 {high}",
  "Not known yet": "尚不清楚",
  "You said": "你说的",
  Computed: "计算得出",
  Sourced: "有来源",
  Assumed: "假设",
  Unknown: "未知",
  "Show as table": "以表格显示",
  "Show as chart": "以图表显示",
  Category: "类别",
  "From the web": "来自网络",
  "Sources: {0}": "来源：{0}",
  "Weigh these pages against what you know of your own customers before you act on them.":
    "照着这些网页行动之前，先与你对自己客户的了解对照。",
  "Based on: 1 page, not checked by the engine": "依据：1 个网页，引擎未核实",
  "Based on: {0} pages, not checked by the engine": "依据：{0} 个网页，引擎未核实",
  "{0}: {1}": "{0}：{1}",
};

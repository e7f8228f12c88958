import type { LandingTexts } from "../landing.ts";

export const landing: LandingTexts = {
  meta: {
    title: "AI Co-Founder：经得起核对的分析",
    description: "把想法告诉你的 AI 联合创始人。它计算经济账，给出每个数字背后的公式或来源，不知道的就问你。",
  },
  hero: {
    title: "把演算过程给你看的联合创始人。",
    lead: "告诉它你的想法。它计算经济账，给出每个数字背后的公式或来源，不知道的就问你。",
    openChat: "打开对话",
    getStarted: "免费开始",
    seeExample: "看一个例子",
    notes: ["10 个免费代币", "无需信用卡"],
  },
  example: {
    label: "示例",
    title: "一段话进去，一张可以推敲的账单出来。",
    text: "这段话是我们写的，并没有这样一位客户。数字是引擎根据其中四个数、按旁边的公式算出来的。",
    founder: "创始人",
    says: [
      { text: "面向理疗师的在线预约。每家诊所每月收费 " },
      { input: "price", text: "，毛利率 " },
      { input: "grossMargin", text: "，月流失率 " },
      { input: "monthlyChurn", text: "，获客成本（CAC）" },
      { input: "acquisitionCost", text: "。" },
    ],
    metricsTitle: "单位经济",
    metrics: {
      contribution: { label: "每客户每月贡献" },
      lifetimeValue: { label: "客户终身价值（最多 60 个月）" },
      ratio: { label: "LTV : CAC" },
      payback: { label: "获客回本期" },
      mostToWin: { label: "要在 12 个月内回本，获得一个客户最多能花多少" },
    },
    months: "个月",
    computed: "计算得出",
    figure: "指标",
    value: "数值",
    chartTitle: "一个普通客户累计带来的收入，减去获客成本",
    chartText: "从零以下 {{start}} 开始，计入流失后在 {{crossing}} 个月时越过零点，{{months}} 个月后达到 {{end}}。",
    chartCrossing: "计入流失，{{crossing}} 个月回本",
    chartAxis: "月份",
    breaksTitle: "什么会让它不成立",
    breaks: "月流失率一旦超过 {{churn}}，客户终身价值就会低于获客成本的三倍。",
    asksTitle: "它接下来会问什么",
    asks: "你问过多少位理疗师？其中有多少人已经为此花过时间或钱？",
  },
  how: {
    title: "怎么运作",
    steps: [
      {
        title: "说说你知道的",
        text: "一句话就能开始。价格、成本、流失、客户：你给的每个数字都连同单位一起读取，并标明出自你。",
      },
      {
        title: "先算，再说",
        text: "数字来自公式，而不是语言模型。有模型时，模型只写数字周围的文字。",
      },
      {
        title: "质疑、更正、深入",
        text: "更正一个数字，整张账单随之更新。市场、竞品、定价、增长，都可以在同一个对话里问。",
      },
    ],
  },
  honest: {
    title: "四种数字，每一个都说明自己是哪一种。",
    text: "分析的价值取决于输入的数据。所以每个数字都标明从哪里来。",
    kinds: [
      { tag: "你的", tone: "accent", title: "你说的", text: "取自你的原话，照你给的样子。" },
      { tag: "计算得出", tone: "good", title: "推算出来的", text: "由其他数字算出，公式就在旁边。" },
      { tag: "有来源", tone: "neutral", title: "有人测量过", text: "行业基准，附发布机构和年份。" },
      {
        tag: "未知",
        tone: "warn",
        title: "还没有人知道",
        text: "不靠猜。它会变成问你的一个问题，或者一个明确标注的假设。",
      },
    ],
    rules: [
      {
        title: "只凭证据打分",
        text: "想法按 1 到 10 分评分，并列出影响分数的理由。所知太少时，不打分。",
      },
      {
        title: "没帮上忙，不收费",
        text: "一次分析消耗 1 至 3 个代币。如果你没有得到有用的内容，代币会退回。",
      },
      {
        title: "没有模型也能用",
        text: "没有配置语言模型或模型出错时，由引擎单独回答，并在回复中注明。",
      },
    ],
  },
  types: {
    title: "从你要做的公司类型开始",
    text: "类型决定哪些数字重要，哪些问题先问。",
  },
  promo: {
    title: "有优惠码吗？",
    text: "用它兑换代币和权益。兑换后立即在你的账户生效，所有打开的标签页同步更新。",
  },
  final: {
    title: "带上那个你总会想起的想法。",
    text: "十个代币，足够弄清它靠什么站得住。",
  },
  footer: {
    label: "页脚",
    text: "分析帮助你做决定，不构成法律、税务或投资建议。",
    links: {
      chat: "对话",
      example: "示例",
      how: "怎么运作",
      honest: "数字如何标注",
      types: "创业类型",
      auth: "登录",
    },
  },
};

import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "面向理疗师的在线预约软件。", figure: false },
    { text: "40", figure: true },
    { text: "家诊所每月付费", figure: false },
    { text: "49欧元", figure: true },
    { text: "。毛利率", figure: false },
    { text: "80%", figure: true },
    { text: "，月流失率", figure: false },
    { text: "6%", figure: true },
    { text: "，CAC ", figure: false },
    { text: "180欧元", figure: true },
    { text: "。账上现金", figure: false },
    { text: "60,000欧元", figure: true },
    { text: "，每月烧", figure: false },
    { text: "7,500欧元", figure: true },
    { text: "。我访谈了", figure: false },
    { text: "14", figure: true },
    { text: "位理疗师，其中", figure: false },
    { text: "9", figure: true },
    { text: "位每晚都耗在电话上。", figure: false },
  ],
  headline: "7分（满分10）。接下来决定成败的是：新鲜感过去之后，40家诊所仍在用并付费，是否成立。",
  metricsTitle: "每个客户留下的",
  metrics: [
    { name: "contribution_per_customer", label: "每客户每月贡献", value: "39.20欧元", formula: "价格 × 毛利率" },
    { name: "ltv", label: "客户终身价值", value: "653欧元", formula: "贡献 / 流失率" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3.63×", formula: "LTV / CAC" },
    { name: "cac_payback_months", label: "获客回本期", value: "4.59个月", formula: "CAC / 贡献" },
    { name: "runway_months", label: "可撑月数", value: "8个月", formula: "现金 / 每月支出" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "LTV : CAC 为 3 时的最高月流失率",
      value: "7.26%",
      formula: "贡献 / (3 × CAC)",
    },
  ],
  chart: {
    title: "每月剩余现金",
    note: "你的现金减去每月支出，其他不变。",
    unit: "EUR",
    values: [60000, 52500, 45000, 37500, 30000, 22500, 15000, 7500, 0],
  },
  rating: {
    title: "分析师评分",
    score: 7,
    parts: [
      { label: "问题的迫切程度", score: 7.1, because: "你问过的14人里有9人确认了，考虑到样本小，至少是38.8%。" },
      { label: "客户的具体程度", score: 6.5, because: "“40家诊所”可以按名字列出来。" },
      { label: "需求的证据", score: 8.1, because: "40个付费客户：是钱，不是话。" },
      { label: "替代方案与差异", score: 4.5, because: "你知道他们现在怎么做：“电话”。" },
      { label: "商业模式与单位经济", score: 7.5, because: "价格是每月49欧元。 一个客户的回本时间是4.6个月。" },
      { label: "销售渠道", score: 6.5, because: "按你的数字，赢得一个客户要花180欧元。" },
      { label: "可行性与法规", score: 8.3, because: "已经有人为它付钱。" },
    ],
  },
  risk: {
    title: "最冒险的假设",
    paragraphs: [
      {
        lead: "",
        text: "你假设：新鲜感过去之后，40家诊所仍在用并付费。为什么它排第一：流失率只建立在少数客户和月份上。如果它不成立，每笔销售都得重做一遍。",
      },
      {
        lead: "测试：一批用户",
        text: "。跟踪30个付费客户四周，不做人工提醒，数一数谁还在用。需要28天，不花钱，大约8小时。",
      },
      {
        lead: "开始前就定好的停止规则",
        text: "：如果30个里第4周仍在用的少于24个，就停下或改变想法。即使30个里有24个，真实比例仍可能在62.7%到90.5%之间（95% Wilson 区间）。",
      },
    ],
  },
  questions: {
    title: "我接下来需要知道的",
    items: ["你的产品能触达多少“40家诊所”，这个数从哪里来？", "你从哪个国家开始？", "你每周能投入多少小时？"],
  },
  words: { founder: "你说的", computed: "计算得出", offline: "离线分析" },
};

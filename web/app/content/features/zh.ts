import type { FeatureTexts } from "../features.ts";

export const features: FeatureTexts = {
  meta: {
    title: "功能",
    inHelpCenter: "功能详解",
    description:
      "为创业准备的九项功能：创业点子生成器、竞品分析、投资人匹配、路演材料分析、全天候 AI 联合创始人、资源查找、应用生成器、市场调研和创业指南。",
  },
  title: "功能。",
  more: "九种推进创业的方式。",
  lead: "每项功能替你完成一件事，并沿用你已经提供的数字。背后是聊天、它的 {{tools}} 个工具、你的点子板和指南，不依赖语言模型；接入模型后，还能帮你写作。",
  start: "免费开始",
  openChat: "打开聊天",
  cards: {
    cofounder: {
      to: "/chat",
      title: "全天候 AI 联合创始人",
      text: "随时告诉它一个想法。能算的它会算清楚，指出风险最大的假设，不知道的就问你。",
    },
    generator: {
      to: "/ideas",
      title: "创业点子生成器",
      text: "根据你的能力、兴趣和资源生成点子，逐个评分，收进你的点子板。",
    },
    pitch: {
      to: "/pitch-analyzer",
      title: "路演材料分析",
      text: "给出分数和理由：哪里强、缺什么、投资人接下来会问什么。",
    },
    competitors: {
      to: "/competitor-analysis",
      title: "竞品分析",
      text: "还有谁在解决这个问题，他们处在什么位置，你的空间在哪里。",
    },
    market: {
      to: "/chat?feature=market-analysis",
      title: "市场调研",
      text: "自下而上测算你的市场，每个数字都有来源。",
    },
    investors: {
      to: "/investor-guide",
      title: "投资人匹配",
      text: "哪类投资人适合你的阶段，通常投多少，一轮融资后你还剩多少股份。",
    },
    resources: {
      to: "/resource-finder",
      title: "资源查找",
      text: "用现有的预算，去哪里找到你需要的人。",
    },
    app: {
      to: "/app-generator",
      title: "应用生成器",
      text: "描述你的应用，得到可以阅读、修改、下载和运行的文件。",
    },
    guides: {
      to: "/startup-guides",
      title: "创业指南",
      text: "从想法到退出的五个阶段，清单会记住你进行到哪里。",
    },
  },
  costs: {
    reply: "每次回复 1 至 3 个代币",
    run: "{{tokens}} 个代币",
    free: "免费",
    plan: "所有付费套餐均含，每个应用最多 {{tokens}} 个代币",
  },
  names: { investors: "投资人指南", generator: "点子" },
  closing: { title: "十个代币，先用起来。", text: "不用信用卡，不用打电话，也不用预约演示。" },
  closingForMember: { title: "从你知道的开始。", text: "一句话加一个数字，就能得到第一个答案。" },
};

import type { types as english } from "../en/types.ts";
import type { TextsOf } from "../texts-of.ts";

export const types: TextsOf<typeof english> = {
  titles: {
    "solo-founder": "独立创业",
    "crypto-blockchain": "加密货币/区块链",
    "ed-tech": "教育科技",
    "mobile-app": "移动应用",
    "saas-platform": "SaaS 平台",
    "health-wellness": "健康与保健",
    sustainability: "环保/可持续发展",
    "ai-automation": "AI/自动化",
  },
  hints: {
    "solo-founder": "一个人能扛起多少",
    "crypto-blockchain": "先看监管，再谈路线图",
    "ed-tech": "谁付费，谁学习",
    "mobile-app": "先有留存，再谈下载",
    "saas-platform": "流失率、回本期、定价",
    "health-wellness": "证据与审批",
    sustainability: "有人愿意为之付费的节省",
    "ai-automation": "扣除算力成本后的毛利",
  },
};

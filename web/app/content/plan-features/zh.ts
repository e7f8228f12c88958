import type { PlanFeatureTexts } from "./en.ts";

export const planFeatures: PlanFeatureTexts = {
  appGenerator: "AI 应用生成器",
  gitHub: "GitHub 集成",
  basicSupport: "基础支持",
  codeExport: "代码导出",
  vercel: "Vercel 部署",
  prioritySupport: "优先支持",
  templates: "高级模板",
  collaboration: "团队协作",
  premiumSupport: "7×24 小时高级支持",
  integrations: "定制集成",
  accountManager: "专属客户经理",
  whiteLabel: "白标",
  unlimitedIdeas: "想法不限",
  mentorReview: "{{mentorReviewHours}} 小时内导师点评",
  strategyCalls: "每月 {{strategyCallMinutes}} 分钟战略通话",
  introductions: "投资人引荐",
};

import type { dashboard as english } from "../en/dashboard.ts";
import type { TextsOf } from "../texts-of.ts";

export const dashboard: TextsOf<typeof english> = {
  title: "控制台",
  description: "与你的联合创始人开始新对话，或接着上次继续。",
  welcome: "欢迎，{{name}}",
  welcomeNameless: "欢迎",
  balance: "代币余额",
  tokens_one: "{{count, number}} 个代币",
  tokens_other: "{{count, number}} 个代币",
  actions: "接下来做什么",
  newChat: "新对话",
  savedPlans: "已存计划",
  getIdeas: "找点子",
  settings: "设置",
  startFrom: "从你要做的公司类型开始",
  startFromText: "类型决定哪些数字重要、先问哪些问题。",
  loadFailed: "控制台加载失败",
};

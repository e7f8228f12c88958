import type { account as english } from "../en/account.ts";
import type { TextsOf } from "../texts-of.ts";

export const account: TextsOf<typeof english> = {
  title: "账号概览",
  description: "你的代币、使用情况，以及账号的保护方式。",
  loadFailed: "账号数据加载失败",
  profile: {
    title: "个人资料",
    name: "显示名称",
    notSet: "未设置",
    email: "邮箱",
    status: "邮箱状态",
  },
  tokens: { title: "代币余额", available: "可用", used: "已用", history: "使用记录" },
  type: { title: "账号类型", plan: "套餐", free: "免费版", premium: "高级版", upgrade: "升级套餐" },
  usage: {
    title: "使用统计",
    chats: "对话总数",
    messages: "已发送消息",
    interactions: "AI 互动次数",
  },
  security: {
    title: "安全",
    email: "邮箱已验证",
    twoFactor: "已开启两步验证",
    yes: "是",
    no: "否",
    settings: "安全设置",
  },
  membership: { title: "会员", since: "注册时间", days: "活跃天数" },
  actions: { title: "快捷操作", profile: "编辑资料", chat: "新对话", dashboard: "控制台" },
};

import type { navigation as english } from "../en/navigation.ts";
import type { TextsOf } from "../texts-of.ts";

export const navigation: TextsOf<typeof english> = {
  label: "主导航",
  home: "AI Co-Founder，首页",
  menus: { aiTools: "AI 工具", startupTools: "创业工具", growth: "增长" },
  guides: "指南",
  pricing: "价格",
  signIn: "登录",
  getStarted: "免费开始",
  tokens_one: "{{count, number}} 个代币",
  tokens_other: "{{count, number}} 个代币",
  tokensLeft: "可用代币",
  account: "{{name}} 的账号菜单",
  fallbackName: "用户",
  accountPage: "账号",
  profilePage: "个人资料设置",
  admin: "管理",
  logOut: "退出登录",
  logOutFailed: "退出失败，你仍处于登录状态",
  menu: "菜单",
  openMenu: "打开菜单",
  closeMenu: "关闭菜单",
  theme: "主题",
  language: "语言",
  toDark: "切换到深色主题",
  toLight: "切换到浅色主题",
};

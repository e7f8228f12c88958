import type { menus as english } from "../en/menus.ts";
import type { TextsOf } from "../texts-of.ts";

export const menus: TextsOf<typeof english> = {
  links: {
    chat: "对话助手",
    image: "图片生成",
    website: "网站搭建",
    app: "应用生成",
    favicon: "网站图标生成",
    automation: "自动化搭建",
    pitch: "路演文稿分析",
    competitors: "竞品分析",
    fundraising: "融资时机",
    investors: "投资人指南",
    resources: "资源查找",
    influencers: "达人查找",
    development: "自我成长",
  },
  hints: {
    chat: "用数字把想法聊透",
    image: "为品牌和页面生成图片",
    website: "一段描述，生成产品页面",
    app: "包含界面和数据模型的产品构想",
    favicon: "浏览器所需的全部尺寸",
    automation: "让重复的工作自动完成",
    pitch: "对照投资人的标准检查文稿",
    competitors: "谁也在解决，空间在哪里",
    fundraising: "何时融资，融多少",
    investors: "找谁，怎么谈",
    resources: "适合当前阶段的工具和扶持计划",
    influencers: "你的客户愿意听谁的",
    development: "不只规划公司，也规划创始人自己",
  },
};

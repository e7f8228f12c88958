import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "优惠码",
  placeholder: "输入优惠码",
  apply: "兑换",
  hint: "输入优惠码，兑换代币和权益",
  applied: "优惠码兑换成功！",
  benefits: {
    tokens_one: "{{count, number}} 个代币",
    tokens_other: "{{count, number}} 个代币",
    premium: "高级版",
    admin: "本系统的管理员",
    none: "没有新增：你的账号已拥有这些权益",
  },
  signInFirst: "请先登录 - 登录后才能兑换优惠码",
  failed: "优惠码兑换失败，请重试。",
  admin: {
    title: "成为管理员？",
    text: "优惠码 {{code}} 会让你的账号成为本系统的管理员。管理员可以查看所有账号和对话，其操作会记入审计日志。只有在信任提供者的情况下才兑换。",
    confirm: "成为管理员",
    cancel: "不兑换",
  },
};

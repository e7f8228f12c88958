import type { wallet as english } from "../en/wallet.ts";
import type { TextsOf } from "../texts-of.ts";

export const wallet: TextsOf<typeof english> = {
  title: "使用记录",
  text: "代币的每一笔收支，最新的在前。",
  download: "下载 CSV",
  more: "显示更多",
  none: "没有匹配的记录。更改或清除筛选条件可查看其他记录。",
  plan: "套餐",
  left_one: "剩余 {{count, number}}",
  left_other: "剩余 {{count, number}}",
  table: { at: "时间", reason: "项目", tokens: "代币", left: "变动后余额" },
  filter: {
    direction: "收支",
    both: "全部收支",
    in: "收入",
    out: "支出",
    reason: "项目",
    all: "全部项目",
    from: "开始日期",
    to: "结束日期",
    clear: "清除筛选",
  },
  reasons: {
    sign_up: "新用户赠送",
    reserve: "为回复预留",
    release: "回复后退回",
    promo_code: "优惠码",
    grant: "发放",
    adjustment: "管理员调整",
    expired: "随套餐月份到期",
  },
};

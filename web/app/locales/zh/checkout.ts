import type { checkout as english } from "../en/checkout.ts";
import type { TextsOf } from "../texts-of.ts";

export const checkout: TextsOf<typeof english> = {
  close: "关闭",
  back: "暂不",
  failed: "操作未成功",
  yourPlan: "查看你的套餐",
  begin: {
    trial: {
      title_one: "试用 Pro {{count, number}} 天",
      title_other: "试用 Pro {{count, number}} 天",
      text: "你将立即获得 {{tokens, number}} 个代币和应用生成器。无需银行卡，到期也不会扣费。",
      confirm: "开始试用",
      done_one: "{{count, number}} 天的 Pro 试用已开始",
      done_other: "{{count, number}} 天的 Pro 试用已开始",
    },
    offer: {
      title_one: "免费使用 Pro {{count, number}} 个月",
      title_other: "免费使用 Pro {{count, number}} 个月",
      text_one:
        "你将获得 {{tokens, number}} 个代币和应用生成器，为期 {{count, number}} 个月。无需银行卡，到期后套餐自动结束。",
      text_other:
        "你每月将获得 {{tokens, number}} 个代币和应用生成器，为期 {{count, number}} 个月。无需银行卡，到期后套餐自动结束。",
      confirm_one: "领取 {{count, number}} 个免费月份",
      confirm_other: "领取 {{count, number}} 个免费月份",
      done: "你的免费月份已开始",
    },
  },
  buy: {
    title: "购买 {{plan}}",
    text: "你将在我们的支付服务 Stripe 的页面上每月支付 {{price}}，然后回到这里。本站不会看到你的银行卡。你可以随时取消。",
    replaces: "它将取代你现有的套餐。",
    confirm: "前往付款",
  },
  change: {
    title: "更改为 {{plan}}",
    text: "更改自下一个计费周期（{{date}}）起生效，每月 {{price}}。在此之前，你已付费的内容不变。",
    confirm: "更改为 {{plan}}",
    done: "更改已登记",
  },
  same: {
    title: "这就是你的套餐",
    text: "你已拥有 {{plan}}。",
  },
  taken: {
    trial: "每个账号只能试用一次，且不能与其他套餐同时使用，因此现在无法开始。",
    offer: "每个账号只能领取一次免费月份，且仅限提供此优惠的站点，因此现在无法开始。",
  },
  notSetUp: {
    title: "此处未设置支付",
    text: "本站运营方尚未接入支付服务，因此无法购买，也没有扣费。你可以通过两种方式为账号开通 {{plan}} 套餐：",
    promo: "输入可获得代币或高级版的优惠码。",
    contact: "请运营方为你开通。",
    usePromo: "输入优惠码",
    ask: "联系运营方",
  },
};

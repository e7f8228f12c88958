import { planFeatures } from "../plan-features/zh.ts";
import type { PricingTexts } from "../pricing.ts";

export const pricing: PricingTexts = {
  meta: {
    title: "价格",
    description:
      "注册即送 {{signUpTokens}} 个代币。月度套餐 {{price}} 起，含 {{tokens}} 个代币；Pro 可免费试用 {{trialDays}} 天，无需信用卡。",
  },
  title: "价格。",
  more: "按产出付费，不按人头收费。",
  lead: "每个账号都有 {{signUpTokens}} 个免费代币。订阅套餐后，每月都会获得代币，并解锁应用生成器。",
  offer: {
    title: "Pro 对所有人免费 {{proFreeMonths}} 个月",
    text: "{{proFreeMonths}} 个月的免费期无需银行卡，到期自动结束；之后按下方价格收费。{{trialDays}} 天试用供你先看看：它不会开始计算 {{proFreeMonths}} 个月。",
    take: "领取 {{proFreeMonths}} 个月 Pro",
    trial: "免费试用 {{trialDays}} 天",
  },
  free: {
    name: "免费版",
    text: "一次性获得 {{signUpTokens}} 个永不过期的代币。除应用生成器外的所有工具，每天 {{requests}} 次 API 请求。",
    start: "免费开始",
    open: "打开聊天",
  },
  plans: {
    perMonth: "每月",
    tokens: "代币/月",
    popular: "最受欢迎",
    yours: "你的套餐",
    start: "开始使用",
    toBegin: "套餐包含",
    everythingIn: "包含 {{plan}} 的全部内容，另有",
    soon: "即将推出",
    sample: "示例",
    sampleNote: "“最受欢迎”和“示例”下所列的内容尚未确认。“即将推出”表示目前还不可用。",
    requests: "每天 {{requests}} 次 API 请求",
    unlimitedRequests: "不限次数的 API 请求",
    notConfirmed: "尚未确认",
    onRequest: "凭优惠码或联系我们开通",
    paymentNotSetUp:
      "目前还不能在线购买付费套餐。现在可以：使用上方的 Pro 免费期或试用、兑换优惠码，或联系我们开通套餐。",
    useCode: "输入优惠码",
    contact: "联系我们",
  },
  planFeatures,
  wallet: {
    title: "一个代币能做什么。",
    more: "没有结果，就不收费。",
    text: "任务开始时预留最高费用，完成后按实际用量扣除并退回剩余代币；失败则全部退回。优先使用套餐代币；钱包里的代币永不过期。",
    ten: "例如，{{free}} 个免费代币可以换 {{replies}} 次最长的聊天回复、{{analyses}} 次竞品分析或 {{websites}} 个网站。",
    apps: "由语言模型编写应用时，按长度计费，因此使用套餐代币支付：{{plan}} 每月的 {{tokens}} 个代币至少够生成 {{apps}} 个最大的应用，小一些的可以生成更多。",
    chat: { name: "一次聊天回复", cost: "{{least}}–{{most}}" },
    free: "网站图标生成、融资窗口、点子",
    app: "应用生成",
    appCost: "最多 {{tokens}}",
    name: "项目",
    cost: "代币",
  },
  tools: {
    "pitch-analyzer": "路演文稿分析",
    "competitor-analysis": "竞品分析",
    "investor-guide": "投资人指南",
    "automation-builder": "自动化搭建",
    "website-builder": "网站搭建",
    "image-generator": "图片生成",
    "enhance-prompt": "图片生成：优化提示词",
    "resource-finder": "资源查找",
    "influencer-finder": "达人查找",
    "self-development": "自我成长",
  },
  api: {
    title: "API",
    text: "在你自己的程序中使用同一个引擎，密钥可在账号页面创建。各套餐每日请求数：",
    link: "API 文档",
    plan: "套餐",
    requests: "每日请求数",
    unlimited: "不限",
    limits: { free: "免费版和 Starter", pro: "Pro", premium: "Premium" },
  },
  promo: {
    title: "有优惠码吗？",
    text: "兑换后，代币或高级会员身份会立即加到你的账号。",
  },
  faq: {
    title: "常见问题。",
    items: [
      {
        question: "我的代币什么时候更新？",
        answer:
          "套餐代币每月重置，当月没用完的不会累积到下个月，所以你持有的套餐代币不会超过一个月的额度。注册或优惠码获得的钱包代币会一直保留，直到用完。",
      },
      {
        question: "可以更换套餐吗？",
        answer: "可以，随时都行。更换从下一个计费周期起生效；在此之前，你已付费的内容保持不变。",
      },
      {
        question: "可以取消吗？",
        answer:
          "可以，随时在账户页面取消。在已付费的月份结束前，套餐和代币仍归你使用；之后不再扣费。试用期和免费月份会自动结束。",
      },
      {
        question: "更换套餐后，我的代币怎么办？",
        answer:
          "新套餐会开始自己的一个月：你会获得它的全部代币，旧套餐剩余的代币作废。试用后的免费月份、试用期间购买的套餐以及管理员开通的套餐也是如此。钱包里的代币不受影响。",
      },
      {
        question: "哪些工具需要付费套餐？",
        answer: "应用生成器需要付费套餐，因为生成一个应用可能要用数千个代币。其他工具都可以用免费钱包。",
      },
      {
        question: "代币用完了会怎样？",
        answer:
          "请求会在扣费之前被拒绝，并显示原本需要多少代币。你做好的内容仍然可以阅读、复制和导出。使用优惠码或订阅套餐后即可继续。",
      },
      {
        question: "失败了也会扣代币吗？",
        answer: "不会。系统先按最高可能的费用预留代币，结束后再结算。如果你没有得到有用的结果，会全部退回。",
      },
      {
        question: "免费试用是怎样的？",
        answer: "你可以使用 Pro {{trialDays}} 天，每个账号一次。试用结束后回到免费钱包，不会产生任何费用。",
      },
    ],
  },
};

import type { common as english } from "../en/common.ts";
import type { TextsOf } from "../texts-of.ts";

export const common: TextsOf<typeof english> = {
  brand: "AI Co-Founder",
  brandTagline: "分析有据可查，不必盲目相信。",
  close: "关闭",
  promoCode: "优惠码",
  success: "成功！",
  error: "出错了",
  emailStatus: { verified: "已验证", pending: "待验证" },
  loading: "加载中",
  retry: "重试",
  notifications: "通知",
  skipToContent: "跳到正文",
  titleOf: "{{page}} · AI Co-Founder",
  crash: {
    title: "出错了",
    text: "页面遇到意外错误。你保存的内容都还在。请重试，或返回首页。",
    home: "返回首页",
    reload: "重新加载页面",
    offline: "页面的一部分无法加载。请检查网络连接后重试。",
  },
  notFound: {
    title: "页面不存在",
    text: "这个地址没有内容。页面可能已移动，或链接有误。",
    home: "返回首页",
    chat: "打开对话",
    popular: "热门页面",
    links: {
      features: "功能",
      pricing: "价格",
      guides: "创业指南",
      help: "帮助中心",
      contact: "联系我们",
    },
  },
};

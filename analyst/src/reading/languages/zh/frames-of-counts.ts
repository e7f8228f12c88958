import { count, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, pay, gone, would, said, asked } from "./turns.ts";

export const countFrames: Frame[] = [
  { role: "paying_customers", kinds: count, before: /(?:付费|交钱|付钱|掏钱)的(?:有|是)?\s?$/u },
  {
    role: "team_size",
    kinds: count,
    before: /[,.;]\s?(?:就|我们|团队|目前|现在)*$/u,
    after: /^\s?个?人(?:在做|团队)?\s?(?:[,.;]|$)/u,
  },
  {
    role: "seats_per_customer",
    kinds: count,
    before: /(?:一|每)(?:车|桌|组|场|队|团|班)(?:有|坐|是)?\s?$/u,
    after: /^\s?个?人/u,
  },
  only(
    at.ahead(
      "orders_total",
      count,
      "(?:每天|每日|一天|每周|一周|每月|一个月|每个月)(?:大概|大约|能|可以|平均|差不多)*(?:卖|出|做|送|销售|接|成交)",
    ),
    ({ after }) => /^\s?(?:杯|份|单|盒|瓶|碗|斤|箱|套|张|本|双|件|个(?!人|客|用))/u.test(after),
  ),
  at.ahead("free_users", count, "免费(?:用户|版)?的?"),
  at.ahead("suppliers", count, "(?:入驻|合作)(?:的)?(?:卖家|商家|商户|供应商|师傅|老师|教练|农户)"),
  // Who was counted.
  at.behind(
    "aside",
    count,
    "月(?:份|底|初|中旬)?(?!费|付|卡|均)|号(?!店)|年(?!费)|后(?=,|的|用户|年轻)|岁|度|点(?:钟|半)|线城市|页|寸|折",
  ),
  at.behind("seats_per_customer", count, "(?:个|名)?(?:员工|座席|坐席|账号|学生|人|用户)(?=[^,.;]{0,4}(?:每|\\/))"),
  at.ahead("seats_per_customer", count, "每(?:家|个|所)(?:公司|企业|门店|学校|店|客户|机构|律所|诊所)"),
  at.ahead("uses_per_unit", count, "可重复使用|重复使用|可循环|循环(?:使用)?|可用|能用|寿命|使用寿命"),
  at.behind("paid_pilots", count, "(?:个|家)?(?:付费试点|付费poc|付费试用)"),
  at.ahead("paid_pilots", count, "付费试点|付费poc|付费试用"),
  at.later("stated_intent", count, would),
  at.later("cancellations", count, gone),
  at.ahead("cancellations", count, "流失|取消|退订|走了|掉了|跑了|解约|退款|不续费"),
  at.ahead("new_customers", count, "新增|新签|拉新|净增"),
  at.behind("new_customers", count, "(?:个|家|名)?新(?:客户|用户|客|增|签|商家|会员)"),
  at.ahead(
    "target_customers",
    count,
    "目标|计划(?:做到|达到|发展|签)?|希望|打算|争取|力争|做到|预计|要达到|拿下|覆盖到|年底(?:前)?",
  ),
  at.later("interviews", count, "(?:聊过|聊了|谈过|交流过|做了访谈|访谈|做过调研|调研|沟通过|问卷)"),
  at.ahead("interviews", count, asked),
  at.behind("interviews", count, "(?:个|份|次|位|名|场)?(?:访谈|问卷|受访者|调研|用户访谈|有效问卷)"),
  at.behind(
    "letters_of_intent",
    count,
    "(?:份|个|家)?(?:签了)?(?:意向书|意向协议|意向合同|合作意向|意向(?=,|\\.|$|客户|订单)|loi)",
  ),
  at.ahead("letters_of_intent", count, "意向书|意向协议|合作意向|签了意向|loi"),
  at.behind(
    "preorders",
    count,
    "(?:个|单|份|台|人|家|件|套)?(?:预订|预售|预购|预付|预定|众筹|付了?(?:定金|订金)|交了?(?:定金|订金))",
  ),
  at.ahead("preorders", count, "预订|预售|预购|众筹|预定"),
  at.behind("pilots", count, "(?:个|家|所)?(?:[\\p{Script=Han}]{0,6}?)(?:试点|试运行|试用|在试|poc|内测)"),
  at.ahead("pilots", count, "试点|试运行|poc"),
  only(at.behind("orders_per_month", count, "(?:次|单|笔|节|顿|杯|趟|件|份)"), ({ before }) =>
    /(?:每(?:个|家|位|名|户|人)?[\p{Script=Han}]{0,6}|人均|平均)(?:每个?月|每周|月均|每年|一个月|一年|每天|一周)[\p{Script=Han}]{0,4}\s?$/u.test(
      before,
    ),
  ),
  at.behind("orders_total", count, "(?:单(?!价)|笔(?:订单|交易)?|个订单|订单|次预订|次交易)"),
  at.behind("waitlist", count, "(?:个|名|位|人|家)?(?:[\\p{Script=Han}]{0,4})(?:预约|排队|候补|等待|预登记|留资|在等)"),
  at.ahead("waitlist", count, "预约|排队|候补名单|等待名单|预登记|留资|waitlist"),
  at.behind(
    "suppliers",
    count,
    "(?:个|家|名|位)?(?:骑手|司机|主播|卖家|供应商|家教|阿姨|师傅|达人|商家入驻|入驻|农户入驻|教练入驻|老师入驻|服务商)",
  ),
  at.later("interviews_positive", count, said),
  at.behind("free_users", count, "(?:个|名|位|万)?(?:免费|注册|活跃|种子|内测|试用|下载|日活|月活|粉丝)"),
  at.ahead(
    "free_users",
    count,
    "注册用户|(?<!付费)(?<!收费)用户数?|注册|下载量?|安装量?|粉丝|免费用户|活跃用户|日活|月活|dau|mau|种子用户|内测用户|试用用户|关注",
  ),
  at.later("paying_customers", count, `(?:已经|正在|在|都|愿意)?(?:${pay})`),
  at.ahead(
    "paying_customers",
    count,
    "付费用户|付费客户|付费商家|付费会员|付费学员|付费门店|付费企业|付费|客户|会员|签约|签了|卖出|卖了|售出|成交|已售|卖掉|服务了|合作了|合作|订阅用户",
  ),
  at.behind("paying_customers", count, "(?:个|家|名|位)?(?:付费|客户|会员|订阅用户|合作(?:商家|客户|门店|企业))"),
  at.ahead("orders_total", count, "订单|成交订单|累计订单|单量|成交量|销量"),
  at.behind("visitors", count, "(?:次|个|人)?(?:访问|访客|浏览|阅读|uv|pv|读者)"),
  at.ahead("visitors", count, "访问量|访客|浏览量|阅读量|uv|pv"),
  at.behind("free_users", count, "(?:个|名|位|万|人)?(?:用户|注册|下载|安装|学员在用|人在用|在用|使用)"),
  at.ahead("team_size", count, "团队|我们(?=\\s?$)|创始团队|团队成员"),
  at.behind(
    "team_size",
    count,
    "(?:个)?人(?:的)?(?:小)?团队|个?(?:联合)?创始人|个?合伙人|个?全职|名?(?:员工|工程师|开发|程序员)|个人(?=,|\\.|$|做|一起|全职|兼职)",
  ),
  only(
    at.ahead(
      "market_count",
      count,
      "(?:全国|国内|中国|每年|市场上|全市|行业|全球|全省|本市|全县|共)[^,.;]{0,16}(?:有|约|共|超过|达到?|是)",
    ),
    ({ quantity }) => quantity.value >= 200,
  ),
];

import { duration, percent } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, gone, said } from "./turns.ts";

export const shareFrames: Frame[] = [
  at.ahead("nrr", percent, "(?:净收入留存率?|净留存率?|nrr|ndr|净美元留存率?)"),
  at.behind("nrr", percent, "(?:净收入留存率?|净留存率?|nrr|ndr|净美元留存率?)"),
  at.ahead("option_pool", percent, "(?:期权池|员工持股池?|option pool|esop)"),
  at.behind("option_pool", percent, "(?:(?:的)?(?:期权池|员工持股|option pool|esop))"),
  at.ahead("aside", percent, "从(?=\\s?$)"),
  at.ahead("conversion", percent, "(?:转化率|付费率)[^,.;]{0,12}(?:到|至)"),
  at.ahead("retention", percent, "(?:留存率?|复购率?|续费率?)[^,.;]{0,12}(?:到|至)"),
  at.ahead("churn", percent, "(?:流失率?)[^,.;]{0,12}(?:到|至)"),
  // Shares.
  at.behind("aside", percent, "(?:的)?(?:折扣|股份|股权|准确率|税|期权|优惠|增值税|精度|稀释)"),
  at.ahead("aside", percent, "出让|股份|股权|准确率|正确率|识别率|折扣|期权|稀释|好评率|税率"),
  at.ahead("aside", percent, `(?:${third})[^,.;]{0,6}?(?:抽成|抽佣|抽|佣金|收|扣点|提成)`),
  at.behind("market_share", percent, "(?:的)?(?:市场份额|市占率|市场|份额)"),
  at.ahead("market_share", percent, "市场份额|市占率|占有率"),
  at.ahead("take_rate", percent, "抽成|抽佣|佣金|提成|抽取|我们抽|平台抽|扣点|平台费|手续费|服务费|抽|分成|返佣"),
  at.behind("take_rate", percent, "(?:的)?(?:抽成|佣金|提成|服务费|手续费|分成|平台费)"),
  at.later("retention", percent, "(?:续费|续约|复购|回购|留下|留存|还在用|继续用)"),
  at.later("churn", percent, gone),
  at.later("conversion", percent, "(?:转化|付费|购买|下单|成交|转为付费|买)"),
  at.later("interviews_positive", percent, said),
  // Stretches of time.
  at.ahead("observed_time", duration, "(?:流失|取消|退订|走了|跑了)[^.;]{0,10}|(?:过去|最近|近)(?=[^.;]{0,6}$)"),
  at.ahead("runway", duration, "撑|够用?|够撑|够花|跑道|runway|现金流|支撑|维持|坚持"),
  at.behind("runway", duration, "(?:的)?(?:runway|跑道|现金流)"),
  at.behind("experience_years", duration, "(?:的)?[\\p{Script=Han}a-z]{0,8}(?:经验|从业|老兵|行业|工作)"),
  at.ahead(
    "experience_years",
    duration,
    "做了|从业|干了|工作了?|当了|经验|开了|行业|从事[\\p{Script=Han}]{0,6}|在[\\p{Script=Han}a-z]{1,8}(?:工作|做)(?:了|过)?|教了|教龄",
  ),
  at.ahead(
    "hours_per_week",
    duration,
    "(?:我|我们|自己|业余|兼职|下班后|周末)[^.;]{0,14}?(?:每周|一周|每天)[^.;,]{0,8}",
  ),
  at.ahead("problem_size", duration, "(?:浪费|(?<!花)花费?|耗费|等|等待|排队|损失|花在)[^.;,\\d]{0,10}"),
  at.ahead("hours_per_week", duration, "(?:每周|一周|每星期)(?:能|可以|大概|投入|有|花|可|只能|抽出|能投入|能抽出)*"),
];

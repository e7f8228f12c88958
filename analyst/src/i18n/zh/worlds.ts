import type { Catalogue } from "../catalogue.ts";

/** Two worlds of a decision: what ends, what is expected, and what fits. */
export const worlds: Catalogue = {
  "With {0}, as you expect, it is {1} less than today ({2}): it does not pay.":
    "若如预期是{0}，则比现在少{1}（{2}）：不划算。",
  "With {0}, as you expect, it is {1} more than today ({2}): it pays.": "若如预期是{0}，则比现在多{1}（{2}）：划算。",
  "with {0} it does not pay": "若是{0}则不划算",
  "with {0} it pays": "若是{0}则划算",
  "{0} costs **{1}** more.": "{0} 要多花 **{1}**。",
  "{0} costs **{1}** more; it pays from **{2}** beside today's on ({3}).":
    "{0} 要多花 **{1}**；在今天之外做到 **{2}** 就能付清（{3}）。",
  "{0} costs {1} more: {2}.": "{0} 要多花 {1}：{2}。",
  "{0} costs {1} more, which takes {2} beside today's: {3}.": "{0} 要多花 {1}，为此在今天之外还需要 {2}：{3}。",
  "That counts {0} as ended with it.": "这里按{0}随之结束来算。",
  "Whether {0} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: {1}.":
    "{0}是否比今天剩得更多，要等下面说明这些是在现有之上新增还是取代现有之后才知道：{1}。",
  "Its sales take the place of {0}.": "它的销量取代{0}。",
  "It leaves more than today from **{0}** on ({1}).": "从**{0}**起，剩下的比今天多（{1}）。",
  "{0}; {1}.": "{0}；{1}。",
  "Then {0} is back after **{1}**.": "那么{0}在**{1}**后收回。",
  "Without {0}": "没有{0}",
  "{0}, {1} less than today is left.": "{0}，比现在少剩{1}。",
  "{0}, {1} more than today is left.": "{0}，比现在多剩{1}。",
  "Other costs that would end, and what the time that it frees would bring, are not in it.":
    "其他会结束的成本，以及腾出的时间能带来的，都没有算在里面。",
  "Both cost the same at **{0}** ({1}).": "在**{0}**时两者花费相同（{1}）。",
  "With {0} it is {1} less than today ({2}).": "若是{0}，则比现在少{1}（{2}）。",
  "With {0} it is at most {1} more than today ({2}).": "若是{0}，则最多比现在多{1}（{2}）。",
  "With {0} it is {1} more than today ({2}).": "若是{0}，则比现在多{1}（{2}）。",
  "You say that of those months alone: over the year it is {0} less ({1}), so it does not pay.":
    "这只适用于那几个月：全年算下来少{0}（{1}），所以不划算。",
  "You say that of those months alone: over the year it is {0} more ({1}).":
    "这只适用于那几个月：全年算下来多{0}（{1}）。",
  "Your free hours do it in **{0}** ({1}).": "用空闲的工时要做**{0}**（{1}）。",
  "It only fits if it starts that long before {0}.": "只有比{0}提前这么久开始才来得及。",
  "**It does not fit until {0}: {1} are lacking.**": "**到{0}之前做不完：还缺{1}。**",
  "It fits until {0}, with {1} to spare.": "到{0}之前做得完，还余{1}。",
  "{0} does not fit into your free hours: {1} are lacking.": "{0} 在空闲工时里做不完：还缺{1}。",
  "It brings more than today as long as more than {0} of these sales come all the same.":
    "只要这些销售中有超过{0}照样会来，就比现在多。",
  "Over the year, with its larger months, it is {0} less ({1}).": "把旺月算进去，全年少{0}（{1}）。",
  "Over the year, with its larger months, it is {0} more ({1}).": "把旺月算进去，全年多{0}（{1}）。",
  "{0}: **{1}** instead of {2} is left of each sale ({3}).": "{0}：每笔销售剩下**{1}**，而不是{2}（{3}）。",
  "With {0}, as you expect, fewer go: it pays.": "按你预计的{0}，走的比这少：划算。",
  "With {0}, as you expect, more go: it does not pay.": "按你预计的{0}，走的比这多：不划算。",
  "Of {0} that would be {1}; you turn away {2}.": "按{0}算是{1}；你推掉的是{2}。",
  "{0} brings more as long as fewer than {1} of the sales go.": "只要流失的销售少于{1}，{0}就赚得更多。",
  "Each place of {0} leaves {1} more than one at {2}.": "{0}的每个名额比{2}的多剩{1}。",
  "Each place of {0} would leave {1} more at {2}: **{3}** ({4}), if others take all of them and each takes the same time.":
    "{0}的每个名额按{2}会多剩{1}：**{3}**（{4}），前提是都有别人来补、每个花的时间一样。",
  "Each place of {0} would leave {1} more at {2}, if others take it and it takes the same time.":
    "{0}的每个名额按{2}会多剩{1}，前提是有别人来补、花的时间一样。",
  "With what belongs to each order that is **{0}** ({1}).": "加上每次订货的费用和损耗，合**{0}**（{1}）。",
  "No. Today's business lacks {0} for {1} ({2}).": "不能。要付{1}，现在的生意还差{0}（{2}）。",
  "Yes. With today's sales {0} is left after {1} ({2}).": "可以。按现在的销量，付了{1}之后还剩{0}（{2}）。",
};

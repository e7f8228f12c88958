import type { Catalogue } from "../catalogue.ts";

/** A decision between options. */
export const deciding: Catalogue = {
  "Until you say, none of them is in any result, and the rating is capped.":
    "在说明之前，它们不计入任何结果，评分也受到限制。",
  "Today's business: {0}": "现在的生意：{0}",
  "Its sales leave": "它的销售留下",
  "It saves": "节省",
  "Its own running costs": "自身的日常开支",
  "More or less than today": "比现在多或少",
  "Left in all, with today's business": "连同现在的生意总共剩下",
  "{0} is left after the fixed costs and {1}.": "扣除固定成本和{1}后剩下{0}。",
  "That is with the sales of today; how many would stay, no figure says.":
    "这是按现在的销量算的；会留下多少，没有数字说明。",
  "By these figures it does not run out: **{0}** is left ({1}).": "按这些数字不会用完：还剩**{0}**（{1}）。",
  "What is left of each sale": "每笔销售剩下的",
  "Left of the whole order": "整个订单剩下的",
  "Spent once before it starts": "开始前一次性支出",
  "Sales of its own that pay them": "足以支付它们的自身销售",
  "Laid out until buyers pay": "买家付款前垫付的钱",
  "Your money after what has to be paid first": "支付先要付的之后剩下的钱",
  "Not in it": "未计入",
  "Both ways by the same calculation": "用同样的算法看两种选择",
  "Today, and with what you plan": "现在，以及加上计划之后",
  Today: "现在",
  "In neither of them, because nothing says which it belongs to: {0}.": "两者都未计入，因为没有说明属于哪一个：{0}。",
  "With the plan": "按计划",
  "{0}: its running costs are paid from **{1}** of its own on ({2}).":
    "{0}：自身达到**{1}**起，日常开支就能覆盖（{2}）。",
  "{0}: **{1}** is left of each sale; how many there would be, no figure says.":
    "{0}：每笔销售剩下**{1}**；会有多少笔，没有数字说明。",
  "It takes {0} first, which is back after **{1}**.": "先要投入{0}，**{1}**后收回。",
  "It takes {0} first.": "先要投入{0}。",
  "It takes {0} first, which never comes back by these figures.": "先要投入{0}，按这些数字永远收不回来。",
  "Not in it: {0}.": "未计入：{0}。",
  "{0}: {1} less than today ({2}).": "{0}：比现在少{1}（{2}）。",
  "{0}: at most {1} more than today ({2}).": "{0}：最多比现在多{1}（{2}）。",
  "{0}: {1} more than today ({2}).": "{0}：比现在多{1}（{2}）。",
  "{0}: the whole order loses {1} ({2}).": "{0}：整个订单亏{1}（{2}）。",
  "{0}: the whole order leaves at most {1} ({2}).": "{0}：整个订单最多剩下{1}（{2}）。",
  "{0}: the whole order leaves {1} ({2}).": "{0}：整个订单剩下{1}（{2}）。",
  "**{0} has to be paid before it brings anything, and you have {1}: {2} is lacking.**":
    "**在它带来收入之前要先付{0}，手头有{1}：还差{2}。**",
  "Today's business leaves {0} beside it.": "此外，现在的生意留下{0}。",
  "{0} has to be paid before it brings anything; of your {1}, {2} stays.": "在它带来收入之前要先付{0}；{1}中还剩{2}。",
  "By these figures {0} brings {1} more than {2}.": "按这些数字，{0}比{2}多带来{1}。",
  "The money for {0} is back sooner.": "{0}的钱收回得更早。",
  "All of today's costs go on in this; which of them would end, no figure says.":
    "这里假定现在的开支全部照旧；哪些会取消，没有数字说明。",
  "{0} needs {1} before it brings anything, and you have {2}.": "{0}在带来收入之前要{1}，手头有{2}。",
  "The order of {0} loses {1}.": "{0}的订单亏{1}。",
  "The order of {0} leaves {1}.": "{0}的订单剩下{1}。",
  "{0} leaves {1} less than today.": "{0}比现在少留下{1}。",
  "{0} leaves {1} more than today.": "{0}比现在多留下{1}。",
  "It only works if {0} more is there before {1} brings anything.": "只有在{1}带来收入之前再有{0}，才行得通。",
  "Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.":
    "在签任何东西之前，请买家预付一部分或缩短账期，其余去问银行。",
  "Ask your bank and whoever sells it for payment in parts, before you sign anything.":
    "在签任何东西之前，向银行和卖方询问能否分期付款。",
  "Sign nothing while {0} is not promised in writing.": "在{0}没有书面承诺之前，什么都不要签。",
  "It stands or falls with {0}: from {1} on, the running costs of it are paid.":
    "成败取决于{0}：从{1}起，它的日常开支就能覆盖。",
  "Before you spend anything on it, get as much of {0} as you can ordered in writing.":
    "在为它花钱之前，尽量为{0}拿到书面订单。",
  "Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.":
    "在为它花钱之前，用借来或租来的东西试两周，数一数卖出多少。",
  "Do not start if it is fewer than {0} in the two weeks.": "如果两周内少于{0}，就不要开始。",
  "It brings more as long as fewer than {0} of the sales go.": "只要流失的销售少于{0}，就会带来更多。",
  "Before anybody is hired, write down for four weeks everything that has to be turned away or put off.":
    "在雇人之前，用四周记下所有不得不拒绝或推迟的生意。",
  "Do not hire if it is fewer than {0} in the four weeks.": "如果四周内少于{0}，就不要雇人。",
  "{0}: after the fixed costs {1} is left.": "{0}：扣除固定成本后剩下{1}。",
  "{0}: after the fixed costs {1} is lacking.": "{0}：扣除固定成本后还差{1}。",
  "That is for a month of the season alone.": "这只是旺季里一个月的数。",
  "It only works from {0} on, instead of {1}.": "要从{0}起才行得通，而不是{1}。",
  "Name {0} or more as the price, before anything is promised.": "在答应任何事之前，报价{0}或以上。",
  "Turn it down below {0}.": "低于{0}就拒绝。",
  "Does each sale of {0} cost the same as today: {1}?": "{0}的每笔销售成本和现在一样吗：{1}？",
  "I count it so.": "计算是按这样做的。",
  "at most {0}": "最多{0}",
  "Do not start with fewer than {0}.": "少于{0}就不要开始。",
  "How many sales a month would {0} bring?": "{0}每月会带来多少笔销售？",
  "Each leaves {0}; only with a number can it be compared.": "每笔留下{0}；有了数量才能比较。",
  "Without it I cannot compare it with today.": "没有它就无法与现在比较。",
  "Which costs of today would end with {0}?": "选{0}的话，现在的哪些开支会取消？",
  "I count all of them on, {0} too.": "计算中它们全部照旧，包括{0}。",
  "The arithmetic of today": "现在的计算",
  "Your business today": "现在的生意",
  "over {0}": "{0}以上",
  "That is with the sales of today.": "这是按现在的销量算的。",
  "With {0} instead of {1} it leaves {2} ({3}).": "若是{0}而不是{1}，则剩下{2}（{3}）。",
  "With {0} instead of {1} it loses {2} ({3}).": "若是{0}而不是{1}，则亏{2}（{3}）。",
  "With {0} instead of {1} it is {2} less than today ({3}).": "若是{0}而不是{1}，则比现在少{2}（{3}）。",
  "With {0} instead of {1} it is {2} more than today ({3}).": "若是{0}而不是{1}，则比现在多{2}（{3}）。",
  "{0}: over the months without sales {1} less than going on as today ({2}).":
    "{0}：没有销售的那几个月里，比照现在这样做下去少{1}（{2}）。",
  "{0}: over the months without sales {1} more than going on as today ({2}).":
    "{0}：没有销售的那几个月里，比照现在这样做下去多{1}（{2}）。",
  "{0} is lent for it: {1} repays it with its interest, and is in the sum.": "为此借入{0}：{1}用来还本付息，已算在内。",
  "By these figures all of them leave less than today; {0} costs {1} less than {2}.":
    "按这些数字，每种做法剩下的都比现在少；{0}比{2}少损失{1}。",
  "More or less than today, with {0}": "比现在多或少，按{0}",
  "Over the months without sales": "没有销售的那几个月里",
  "Bought at once, at least": "一次至少买入",
  "All ways by the same calculation": "所有做法，用同样的算法",
  "{0} leaves {1} less than going on as today, over the months without sales.":
    "没有销售的那几个月里，{0}比照现在这样做下去少剩{1}。",
  "{0} leaves {1} more than going on as today, over the months without sales.":
    "没有销售的那几个月里，{0}比照现在这样做下去多剩{1}。",
  "Going on as today loses {0} ({1}).": "照现在这样做下去，亏{0}（{1}）。",
  "Going on as today leaves {0} ({1}).": "照现在这样做下去，剩{0}（{1}）。",
  "{0} in its place would be {1} less.": "换成{0}，则少{1}。",
  "{0} in its place would be {1} more.": "换成{0}，则多{1}。",
  "Your money covers that for {0}.": "现有的钱能撑{0}。",
  "Closing ends the sales and what they cost; which of the other costs would go on after it, and for how long, no figure says.":
    "关掉后，销售和相应的成本就没有了；其他哪些开支还会继续、多久，没有数字说明。",
  "Which costs would go on after closing, and for how long: rent, notice periods, loans?":
    "关掉之后哪些开支还会继续、多久：房租、解约通知期、贷款？",
  "Only with them can closing be compared with going on.": "有了这些，才能把关掉和做下去相比。",
  "What comes after them, no figure says.": "之后会怎样，没有数字说明。",
  "Today's sales already fill your capacity: there is no room for it beside them.":
    "现有销售已用满产能：没有余力接它。",
  "It takes **{0}** of the capacity that today's sales leave free ({1}).":
    "它需要现有销售之外空余产能的**{0}**（{1}）。",
  "Those who wait for you would leave **{0}** on top, if it makes room for them ({1}).":
    "如果这样能腾出余地，等候的人还会带来**{0}**（{1}）。",
  "At least {0} has to be bought at once, which lasts {1}.": "至少要一次买入{0}，够用{1}。",
  "At least {0} has to be bought at once.": "至少要一次买入{0}。",
  "It takes {0} first; that and what the months without sales cost is back after **{1}**.":
    "先要花{0}；这笔钱和没有销售的那几个月的损失，**{1}**后收回。",
  "That is back after **{0}**.": "这些**{0}**后收回。",
};

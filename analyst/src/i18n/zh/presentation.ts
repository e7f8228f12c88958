import type { Catalogue } from "../catalogue.ts";

export const presentation: Catalogue = {
  "Who buys": "谁购买",
  "What they get": "得到什么",
  Place: "地点",
  "What it is": "含义",
  Since: "起始日期",
  "What follows": "由此得出",
  Result: "结果",
  Tests: "测试",
  Test: "测试",
  "Passed with": "通过条件",
  Locked: "锁定于",
  "Last day": "截止日",
  "{0}, version {1}": "{0}，第 {1} 版",
  "none yet": "暂无",
  "at least {0}": "至少 {0}",
  "at least {0} of {1}": "{1} 个中至少 {0} 个",
  "at most {0} of {1}": "{1} 个中至多 {0} 个",
  Passed: "通过",
  Failed: "未通过",
  Undecided: "未定",
  Decisions: "决定",
  Decided: "决定",
  Because: "因为",
  On: "日期",
  "Look again": "重新审视",
  Scenarios: "情景",
  Scenario: "情景",
  "Other values": "其他取值",
  "Cash after 24 months": "24 个月后的现金",
  "Cash over the coming 24 months": "未来 24 个月的现金",
  "{0} instead of {1}": "{0}，而非 {1}",
  "Still asked": "尚待确认",
  "Supposing that, and leaving your figures as they are:": "假设如此，你的数字保持不变：",
  "No computed figure rests on it yet.": "还没有计算出来的数字以它为依据。",
  "What would change": "会变的是",
  "What changed": "变化",
  "Next question": "下一个问题",
  "{0}: {1} → **{2}**.": "{0}：{1} → **{2}**。",
  "{0}: **{1}** (new).": "{0}：**{1}**（新增）。",
  "Buyer: {words}.": "买家：{words}。",
  "What they do today: {words}.": "他们现在的做法：{words}。",
  "Problem: {words}.": "问题：{words}。",
  "Difference: {words}.": "不同之处：{words}。",
  "Why now: {words}.": "为什么是现在：{words}。",
  "Rival named: {0}.": "提到的对手：{0}。",
  "Channel named: {0}.": "提到的渠道：{0}。",
  "not computable": "无法计算",
  "More figures moved than are shown here.": "变动的数字不止这里列出的。",
  "What would move": "会变动的",
  "What moved": "变动的",
  Before: "之前",
  Then: "那时",
  After: "之后",
  "Still not rated: too little is known.": "仍未评分：了解得太少。",
  "Rating: would be {0}, where there was none.": "评分：会是{0}，之前没有。",
  "Rating: now {0}, where there was none.": "评分：现在是{0}，之前没有。",
  "The rating stays at {0}.": "评分仍是{0}。",
  "Rating: {0} → **{1}**.": "评分：{0} → **{1}**。",
  "Capped at {0}. {1}": "上限{0}。{1}",
  "The riskiest assumption is now that {0}. {1}": "现在最冒险的假设是：{0}。{1}",
  "What can be computed": "可以算出的",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "首先要说：毛利率是{0}。每多一个客户，亏得更多，所以先提价或降低服务成本。",
  "A customer pays back what winning them cost in {0}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "一个客户在{0}内收回获客成本，在作为经验法则的12个月之内（David Skok，2010）。",
  "A customer pays back what winning them cost in {0}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "一个客户在{0}内收回获客成本，超出作为经验法则的12个月（David Skok，2010）。",
  "LTV : CAC is {0}.": "LTV : CAC 是{0}。",
  "Your churn of {0} rests on few customers: if it was measured over one month, the true rate lies anywhere from {1} to {2} (95% Wilson interval).":
    "你的{0}流失率只建立在少数客户上：如果只测了一个月，真实比例可能在{1}到{2}之间（95% Wilson 区间）。",
  "You name 1 cancellation in at most {0} customer-months ({1} customers × {2}, as if all had been there from the start). That is {3} a month, and so few events allow anything from {4} to {5} (95% exact Poisson interval).":
    "你提到最多{0}个客户月里有1次流失（{1}个客户 × {2}，按所有人从一开始就在计算）。即每月{3}，而案例这么少，可能在{4}到{5}之间（95% 精确 Poisson 区间）。",
  "You name {0} cancellations in at most {1} customer-months ({2} customers × {3}, as if all had been there from the start). That is {4} a month, and so few events allow anything from {5} to {6} (95% exact Poisson interval).":
    "你提到最多{1}个客户月里有{0}次流失（{2}个客户 × {3}，按所有人从一开始就在计算）。即每月{4}，而案例这么少，可能在{5}到{6}之间（95% 精确 Poisson 区间）。",
  "The raise sells {0} of the company at that post-money value. That is more than one early round usually costs; later rounds take their share of what is left.":
    "按这个投后估值，这轮出让公司的{0}。这比早期一轮通常的比例高；后面几轮还要从剩下的里面拿。",
  "The raise sells {0} of the company at that post-money value. Founders and option pool bear all of it.":
    "按这个投后估值，这轮出让公司的{0}。全部由创始人和期权池承担。",
  "Cash left by month": "每月剩余现金",
  Cash: "现金",
  "Your cash less your monthly burn, with nothing else changing.": "你的现金减去每月支出，其他不变。",
  "Money that fits": "合适的钱",
  "By what you told me this is the stage called {0}. Those who invest there: {1}. Usual: {2}.":
    "按你说的，这个阶段叫“{0}”。这时投资的是：{1}。通常是：{2}。",
  "At your terms {0} of the company is sold.": "按你的条件，公司的{0}会被出让。",
  "Before you write to anyone, what they will look for at this stage: {0}. Of that you have:\n\n{1}":
    "在联系任何人之前，这个阶段他们会看：{0}。其中你有：\n\n{1}",
  "I name no investors, because I look none up. Ask three founders who sell to {0} who invested in them: a warm introduction there is worth more than any list.":
    "我不点名投资人，因为我没有去查。去问三位也卖给“{0}”的创始人，是谁投了他们：一次熟人引荐胜过任何名单。",
  "Ranges, not a price": "是区间，不是价格",
  "The raise in numbers": "用数字看这轮",
  "the same buyers": "同样的买家",
  "Nothing yet that can be checked.": "还没有可以核实的。",
  "A tenth of your reachable market is {0} a year: too small for most venture funds, and enough for angels, grants or customers' money.":
    "你可触达市场的十分之一是每年{0}：对大多数基金太小，对天使、补助或客户的钱足够。",
  "A tenth of your reachable market is {0} a year: large enough for venture funds, if the count holds.":
    "你可触达市场的十分之一是每年{0}：如果数量成立，对风险基金足够大。",
  "Eighteen months at your burn with a buffer take {0} to {1}.": "按你的支出，十八个月加上缓冲需要{0}到{1}。",
  "This stage and the next": "这个阶段和下一个",
  Stage: "阶段",
  "What it has to show": "需要证明什么",
  Money: "资金",
  "From whom": "来自谁",
  "US figures: {0}.": "美国数据：{0}。",
  "Not legal or financial advice.": "不是法律或财务建议。",
  "**{0}**: {1} Why this one: {2}": "**{0}**：{1}为什么选它：{2}",
  "**{0}**: {1}": "**{0}**：{1}",
  Growth: "增长",
  "Test one channel at a time, in this order:": "一次测试一个渠道，按这个顺序：",
  "What would change this order: a channel where you already have a list of named buyers.":
    "会改变顺序的是：一个你已有买家名单的渠道。",
  "What a customer may cost": "一个客户能花多少",
  "A customer may cost at most {0} to win, if the money is to come back with the first sale.":
    "要在首单收回，赢得一个客户最多花{0}。",
  "A customer may cost at most {0} to win, if the money is to come back within 12 months.":
    "要在12个月内收回，赢得一个客户最多花{0}。",
  "The margin in it is an assumption.": "其中的毛利率是假设。",
  "Your limit lies below the price of one such lead, so paid search comes last.":
    "你的上限低于这样一条线索的价格，所以付费搜索放在最后。",
  "Compare your limit with that before buying clicks.": "买点击之前，先和你的上限比一比。",
  "**Narrower**: the same for one kind of {0}, in {1} only. Tests whether a message that fits exactly sells better.":
    "**更窄**：只做一种“{0}”，只在{1}。检验完全贴合的信息是否卖得更好。",
  "**Narrower**: the same for one kind of {0}, in one city. Tests whether a message that fits exactly sells better.":
    "**更窄**：只做一种“{0}”，只在一个城市。检验完全贴合的信息是否卖得更好。",
  "**By hand**: do the job for five {0} yourself and charge for the result. Tests willingness to pay before anything is built.":
    "**手工做**：亲自为五个“{0}”完成，并为结果收费。在开发之前检验付费意愿。",
  "**Inside what they use today** ({0}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**在他们现在用的里面**（{0}）：改进它，而不是取代它。检验问题在习惯还是工具。",
  "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**在他们现在用的里面**：改进现有工具，而不是取代它。检验问题在习惯还是工具。",
  "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.":
    "**只做一边**：先给稀缺的一边卖工具。检验没有另一边时他们是否留下。",
  "**The other payer**: sell to whoever loses money when {0} have this problem. Tests who holds the budget.":
    "**换一个付费方**：卖给“{0}”有这个问题时亏钱的人。检验谁握有预算。",
  "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.":
    "**按结果**：按每个结果收费，而不是按月。检验买家是否相信结果。",
  "**Per month**: charge for staying instead of once. Tests whether the problem comes back.":
    "**按月**：为留下收费，而不是一次性。检验问题是否会再出现。",
  Variants: "变体",
  "Starting from your words, {0}, five variants that are cheap to tell apart:":
    "从你的话{0}出发，五个容易分辨、花费小的变体：",
  "Five ways to vary the idea that are cheap to tell apart:": "五个容易分辨、花费小的变体：",
  "Pick the one whose first ten buyers you could name today.": "选今天就能说出前十个买家名字的那个。",
  "{0} {1}, assumed": "{0} {1}（假设）",
  "{0} to {1}": "{0}到{1}",
  "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.":
    "大市场的百分之几不是预测：它没说渠道，也没说买家。还是数一数你能触达的客户。",
  "Market size": "市场规模",
  "You count {0} reachable customers. At {1} each, that is {2} in total if every one of them bought once.":
    "你数出{0}个可触达的客户。每个{1}，如果每个都买一次，总共{2}。",
  "You count {0} reachable customers. At {1} a year each, that is {2} a year if every one of them bought.":
    "你数出{0}个可触达的客户。每个每年{1}，如果每个都买，就是每年{2}。",
  "The count is yours and not verified.": "这个数量是你给的，没有核实。",
  "You name a market of {0}. That is a top-down figure, and it does not say how many {1} you can reach.":
    "你说市场有{0}。这是自上而下的数字，没说你能触达多少“{1}”。",
  "I cannot size this market yet: the number of {0} you can reach is missing. Market a year = that number × what one of them pays a year.":
    "我还无法估算这个市场：缺少你能触达的“{0}”数量。年市场 = 这个数量 × 一个客户每年付的钱。",
  "A tenth of it would be {0} a year. That can be a good business; it is a weak case for venture capital.":
    "它的十分之一是每年{0}。这可以是门好生意；对风险投资来说偏小。",
  "A tenth of it would be {0} a year. That is large enough to interest venture investors, if the count holds.":
    "它的十分之一是每年{0}。如果数量成立，足以吸引风险投资。",
  "Your target implies {0} of the reachable market. Few companies ever get there; lower the target or widen the market.":
    "你的目标意味着可触达市场的{0}。很少有公司做到；降低目标或扩大市场。",
  "Your target implies {0} of the reachable market, which is ambitious for a new entrant.":
    "你的目标意味着可触达市场的{0}，对新进入者来说很有雄心。",
  "Your target implies {0} of the reachable market, which is not the limit here.":
    "你的目标意味着可触达市场的{0}，这不是这里的瓶颈。",
  "US Census County Business Patterns, by NAICS code": "美国人口普查局 County Business Patterns，按 NAICS 代码",
  "Eurostat Structural Business Statistics, by NACE code": "欧盟统计局企业结构统计，按 NACE 代码",
  "UK ONS business counts, by SIC code": "英国国家统计局企业数量，按 SIC 代码",
  "India's MCA and Udyam registers, by activity": "印度 MCA 和 Udyam 登记，按业务类别",
  "the National Bureau of Statistics of China, by industry": "国家统计局，按行业",
  "the national statistics office, by industry code": "国家统计机构，按行业代码",
  "Where to count {0}: {1}, or the directory of their trade body, one region by hand and then scaled.":
    "去哪里数“{0}”：{1}，或行业协会名录，先手工数一个地区再推算。",
  "{money} an hour": "每小时{money}",
  "{money} a day": "每天{money}",
  "{money} a week": "每周{money}",
  "{money} a month": "每月{money}",
  "{money} a quarter": "每季度{money}",
  "{money} a year": "每年{money}",
  "You charge {0}.": "你收{0}。",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "你从每笔交易中抽{0}。值多少取决于平均订单额和频率。",
  unknown: "未知",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "改价格之前先要钱：二十个认真的买家里有两个交定金，比任何价格调查都说明问题。",
  "You assume that {0}.": "你假设：{0}。",
  "Why it comes first: {0}": "为什么它排第一：{0}",
  "All there is about it are your words {0}.": "关于它，只有你的这句话：{0}。",
  "**Stop rule, fixed before you start:** {0} {1}": "**开始前就定好的停止规则**：{0}{1}",
  "**Phase {0}, {1}:** {2}.": "**第{0}阶段，{1}**：{2}。",
  "Stop doing until phase 4:\n\n{0}": "第4阶段之前不要做：\n\n{0}",
  Tasks: "任务",
  Phase: "阶段",
  Task: "任务",
  "Settles whether": "弄清是否",
  Takes: "需要",
  "Stop if": "何时停止",
  "You have {0} hours a week, of which I plan 70%: {1} hours in the first two weeks.":
    "你每周有{0}小时，我安排其中70%：前两周{1}小时。",
  "**{0}**: {1} First step: {2} {3}": "**{0}**：{1}第一步：{2}{3}",
  "This is not legal advice.": "这不是法律建议。",
  "What would move it most for the effort:\n\n{0}": "花力气最少、最能改变评分的：\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}。这样就能评分，大约{1}。{2}",
  "{0}. From {1} to about {2}. {3}": "{0}。从{1}到大约{2}。{3}",
  Price: "价格",
  "The gap you describe: {0}.": "你描述的缺口：{0}。",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "你的不同之处：{0}。买家是否也这么看，要等有人换了才知道。",
  "Why now: {0}.": "为什么是现在：{0}。",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "按你说的，替代方案要花{0}：你的价格会和它比。",
  "To find the rest, ask five {0} what they paid for last.": "要找到其余的，去问五个“{0}”最近一次为什么付了钱。",
  "The first rival is what they do today: {0}.": "第一个对手是他们现在的做法：{0}。",
  "Beside it you name {0}.": "此外你提到{0}。",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "你没有提到别人，还说没有竞争：这通常说明还没有找过。",
  "You named nobody else.": "你没有提到别人。",
  "named by you": "你提到的",
  Alternatives: "替代方案",
  "Executive Summary": "执行摘要",
  "Market Potential": "市场潜力",
  Monetization: "盈利方式",
  "Market Gap": "市场缺口",
  "Top Competitors": "主要竞争对手",
  "Revenue Potential": "收入潜力",
  "Execution Roadmap": "执行路线图",
  Tools: "工具",
  "Analyst Rating": "分析师评分",
  "Unit Economics": "单位经济",
  "Riskiest Assumption": "最冒险的假设",
  Regulation: "法规",
  Answer: "回答",
  Figures: "数字",
  "1 founder fact": "你的1条事实",
  "{0} founder facts": "你的{0}条事实",
  "1 source": "1个来源",
  "{0} sources": "{0}个来源",
  "1 assumption": "1个假设",
  "{0} assumptions": "{0}个假设",
  "Based on: {0}": "依据：{0}",
  "Three answers turn this into something I can compute and test.": "三个回答就能让我计算和检验。",
  "What I understand": "我的理解",
  "Three questions that matter": "最重要的三个问题",
  "I read it as: {0}.": "我的理解是：{0}。",
  "I read it as what {0} does, brought to {1}.": "我的理解是：把{0}做的事带给{1}。",
  "They will not pay themselves ({0}); whoever pays for them is the buyer to find.":
    "他们自己不会付钱（{0}）；要找的买家是替他们付钱的人。",
  "Not rated yet. What decides first: whether {0}.": "尚未评分。首先决定成败的是：{0}，是否成立。",
  "{0} out of 10. What decides next: whether {1}.": "{0}分（满分10）。接下来决定成败的是：{1}，是否成立。",
  "The idea in your words: {0}.": "你说的想法：{0}。",
  "**Strongest evidence:** {0}": "**最强的证据**：{0}",
  "**Biggest hole:** {0}": "**最大的漏洞**：{0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**下一个测试**：{0}，{1}个{2}，{3}。",
  "**Rating:** {0}": "**评分**：{0}",
  "You say it is for everyone, so no first buyer is known.": "你说是给所有人的，所以不知道第一个买家是谁。",
  "You chose {0} as its kind.": "所选类型：{0}。",
  "The buyer is {0}.": "买家：{0}。",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "未评分。你说的覆盖了评分所看内容的{0}；到30%才开始评。",
  "{0} out of 10, somewhere between {1} and {2}.": "{0}分（满分10），大致在{1}到{2}之间。",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "里面没有新的数字、买家、对手或渠道，所以判断不变。",
  "I will not help build this. {0} It is not rated and not planned.": "我不会帮忙做这个。{0}不评分，也不做计划。",
  "What I can help with": "我可以帮的",
  "A lawful neighbor of the same market: {0} Tell me who would pay for that, and I start there.":
    "同一市场里合法的邻居：{0}告诉我谁会为它付钱，我就从那里开始。",
  "Tell me about the venture": "说说你的项目",
  "I work from what you tell me: what it is, who pays, and every number you have. With that I compute margins, market and runway, name the riskiest assumption and plan its test. Numbers I do not have, I ask for.":
    "我根据你说的来工作：它是什么、谁付钱、你有的每一个数字。由此我计算毛利、市场和可撑月数，指出最冒险的假设并安排测试。没有的数字，我会问。",
  "Three questions to start with": "先问三个问题",
  "I set aside {0}: it tells me what to say, and is no fact of the venture.":
    "{0}已搁置：它在告诉我该说什么，不是关于项目的事实。",
  "I set aside {0}: a reader of your text would not see it.": "{0}已搁置：读这段文字的人看不到它。",
  "{0} stands there twice; I read it once.": "{0}出现了两次；我只读了一次。",
  "You wrote {0}. {1} Please check it; figures that depend on it mean nothing until then.":
    "你写了{0}。{1}请核对；在那之前，依赖它的数字没有意义。",
  "What I need to know next": "我接下来需要知道的",
  "a rule of thumb": "经验法则",
  "to check": "待核实",
  "past its review date": "已过复核日期",
  "**Benchmark:** {0}": "**参考值**：{0}",
  "**{0}: {1}**": "**{0}：{1}**",
  "What you say of it waits for your confirmation.": "你对此所说的数字，等待你的确认。",
  "Nothing is computed anew until you say what the figures above mean.":
    "在你说明上面的数字是什么意思之前，不会重新计算。",
  "What you charge waits for your confirmation.": "你的收费等待你的确认。",
  "You name no price yet. What one buyer agrees to pay is the next number to get.":
    "你还没有给出价格。一位买家愿意付多少，是接下来要得到的数字。",
  "The number of {0} you can reach waits for your confirmation.": "你能触达多少{0}，等待你的确认。",
  "The whole analysis": "完整分析",
  "That waits for the figures above: confirm or correct them, and I compute it.":
    "这取决于上面的数字：确认或更正它们，我就来计算。",
  "{label}: {said} here, {computed} computed; they differ by {difference}":
    "{label}：此处为{said}，计算结果为{computed}；相差{difference}",
  "The weeks assume {0} hours a week.": "周数按每周 {0} 小时计算。",
  "The month’s result is zero at these values, each figure changed alone:\n\n{0}":
    "单独改变其中一个数字，到以下数值时月度结果为零：\n\n{0}",
  "**Test: {0}.** {1} It takes {2} and about {3}.": "**测试：{0}**。{1}需要{2}，大约{3}。",
};

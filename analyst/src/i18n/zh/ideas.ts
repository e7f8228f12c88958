import type { Catalogue } from "../catalogue.ts";

export const ideas: Catalogue = {
  "work of one's own hands": "亲手做事",
  blockchain: "区块链",
  teaching: "教学",
  "mobile apps": "移动应用",
  software: "软件",
  "health coaching": "健康指导",
  "sustainable materials": "可持续材料",
  "AI automation": "AI 自动化",
  "You can: {0}.": "你会：{0}。",
  "You care about: {0}.": "你关心：{0}。",
  "The industry you named: {0}.": "你说的行业：{0}。",
  "It asks for {0}: yours, or that of somebody who joins you.": "需要{0}：你自己会，或找会的人加入。",
  "It fits if you have at least {0} hours a week for it (our estimate).": "每周至少有 {0} 小时才合适（我们的估计）。",
  "It takes at least {0} hours a week (our estimate); you have {1}.":
    "每周至少需要 {0} 小时（我们的估计）；你有 {1} 小时。",
  "It can be sold before anything is spent.": "不花一分钱就能先卖。",
  "It fits if you have some money to put at risk before the first sale.": "如果首单之前能拿出一些钱冒险，就合适。",
  "It puts part of your budget of {0} at risk before the first sale.": "首单之前会动用你 {0} 预算的一部分。",
  "{skill}, done for people in {interest}": "为{interest}领域的人提供{skill}服务",
  "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.":
    "把{skill}做成范围固定的服务，卖给从事{interest}的人。先手工完成，并记下反复出现的部分：那就是以后产品要做的事。",
  "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.":
    "向十位陌生人报出固定范围和价格，并要求先付款。",
  "If none of ten pays for the work done by hand, a tool for it will not be paid for either.":
    "如果十人中没人愿为手工服务付费，也不会有人为工具付费。",
  "A small tool for {interest}, built on {skill}": "面向{interest}的小工具，基于{skill}",
  "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.":
    "选一件{interest}领域每周都在表格里做的事，用{skill}只为它做一个工具。一个界面、一个功能、按月付费。",
  "Watch five people do the task, then pre-sell the tool to them before it exists.":
    "看五个人做这件事，在工具做出来之前先卖给他们。",
  "If they do the task less than once a week, the month is the wrong thing to sell.":
    "如果这件事一周不到一次，就不适合按月收费。",
  "{skill} for people in {interest}, taught in four weeks": "四周教会{interest}领域的人{skill}",
  "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.":
    "给{interest}领域的第一小批人现场教{skill}，最后有一个能展示的成果。记下他们的问题；录播等这批结束后再卖。",
  "Sell seats of a first group with a date, before a lesson is written.": "课程还没写之前，先定好日期卖出第一批名额。",
  "If people save the page and do not book a seat, they want to have learned it, not to learn it.":
    "如果大家只收藏不报名，说明他们想“学会了”，而不想去学。",
  "Automating the dull hours of {interest}": "把{interest}里枯燥的活自动化",
  "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.":
    "找出{interest}领域里在软件间来回复制的活，用{skill}把它自动化。按省下的时间收费，按月维护。",
  "Ask six people for the task they would hand over tomorrow, and do it once by hand for pay.":
    "问六个人明天最想交出去的任务，收费手工做一次。",
  "If every one of them names another task, you have found a consultancy and not a product.":
    "如果每个人说的任务都不一样，你找到的是咨询生意，不是产品。",
  "Who is good at what in {interest}": "{interest}领域里谁擅长什么",
  "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.":
    "维护一份{interest}领域的人互相打听的名单，用{skill}的眼光逐个核实。先人工牵线；由获得客户的一方付费。",
  "Make five introductions by hand and ask the side that gains to pay for the next one.":
    "人工牵线五次，请受益一方为下一次付费。",
  "If both sides go on without you after the first meeting, there is no second fee.":
    "如果首次见面后双方绕开你，就没有第二笔费用。",
  "A made thing for {interest}": "为{interest}做一件实物",
  "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.":
    "为热爱{interest}的人小批量做一件产品，用{skill}做出不同。先接单，再按单制作。",
  "Show one sample and take deposits for a batch of twenty.": "展示一个样品，为一批二十件收定金。",
  "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.":
    "如果二十件的价格盖不住材料和工时，批量越大亏得越多。",
  "{interest} where people already are": "把{interest}带到人多的地方",
  "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.":
    "每周一天，把{interest}带到本来就有人来的地方，用{skill}做出特色。租一天，而不是租场地。",
  "Three days in the same place, counted: who stops, who buys, who comes back.":
    "在同一地点三天并计数：谁停下、谁购买、谁再来。",
  "If the third day sells less than the first, novelty was what sold.": "如果第三天比第一天卖得少，卖的只是新鲜感。",
  "What changed in {interest} this month": "本月{interest}有什么变化",
  "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.":
    "读{interest}领域的人没空读的内容，用{skill}的眼光判断，每月给决策者寄一页。前四期免费，之后收费。",
  "Send the first issue to twenty people by name and ask each what they did because of it.":
    "把第一期点名寄给二十个人，问每人因此做了什么。",
  "If nobody did anything because of two issues, it is interesting and not useful.":
    "如果两期之后没人采取任何行动，说明它有趣但没用。",
};

import type { Catalogue } from "../catalogue.ts";

export const competitors: Catalogue = {
  "buyers in {0}": "{0}领域的买家",
  "General knowledge, to be checked": "常识，需核实",
  "Do nothing": "什么都不做",
  "Ask five {0} what they did about it in the last month. If most did nothing, this is the competitor to beat.":
    "问五位买家（“{0}”）上个月为此做了什么。如果大多数人什么都没做，你真正的对手就是“什么都不做”。",
  "What they do today: {0}": "他们现在的做法：{0}",
  "You wrote that they {0}. It is paid for, familiar and needs no decision.":
    "你写道：“{0}”。这个做法不用再花钱，他们熟悉，也不需要做任何决定。",
  "Watch one of them do it and write down minutes and money per week.":
    "找一个人，看他怎么做，记下每周花费的时间和金钱。",
  "You named {0}. What it charges and whom it serves is not known here.":
    "你提到了{0}。它怎么收费、服务谁，这里并不清楚。",
  "You named {0}. What they charge and whom they serve decides how hard it is.":
    "你提到了{0}。他们收多少钱、服务谁，决定竞争有多激烈。",
  "Open the pricing page and the last three releases of {0}, and read its worst reviews for a complaint that keeps coming back.":
    "打开{0}的价格页和最近三次更新，再看一星和两星评价，找出反复出现的抱怨。",
  product: "产品",
  "An example to check: often compared with businesses of the type {0}. Whether your buyer ever considers it is open.":
    "一个待核实的例子：常被拿来与{0}类业务比较。你的买家是否真会考虑它，还不确定。",
  "Ask five buyers whether {0} was on their list. Cross it out if nobody says yes.":
    "问五位买家，{0}是否在他们的备选名单里。没有人说是，就划掉它。",
  "It costs them {0} by your own figure, and no decision. That figure is what you sell against.":
    "按你自己的数字，这让他们花费{0}，却不需要做任何决定。你要打败的就是这个数字。",
  "You wrote {0}. If that is what it costs them to leave things as they are, it is what you sell against.":
    "你写了{0}。如果这就是他们维持现状的代价，你要打败的就是它。",
  "What does it cost {0} a month to leave things as they are? Without that figure, doing nothing wins.":
    "维持现状每月让买家（“{0}”）付出多少代价？没有这个数字，赢的就是“什么都不做”。",
  "{0}: {1} for {2}.": "{0}：{1}，面向{2}。",
  "Today they {0}, so the first thing you compete with is a habit.": "现状是：“{0}”。所以你首先要竞争的是一种习惯。",
  "How do they manage today? That habit is the first thing you compete with.":
    "他们现在怎么做？那个习惯是你首先要竞争的对象。",
  "You named {0}; nothing is claimed here that you did not write.": "你提到了{0}；除你写下的内容外，这里不作任何断言。",
  "You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.":
    "你没有提到任何竞争对手。没有对手的市场很少见：用买家会输入的词去搜，而不是用你自己的叫法。",
  "You wrote that there are no competitors. An investor reads that as a market nobody looked at.":
    "你写道没有竞争对手。投资人会理解为：没有人调研过这个市场。",
  "In this kind of business: {0}": "这类业务的特点：{0}",
  "For comparison": "供比较",
  "Prices in this kind of business": "这类业务的价格",
  "the three results your buyer finds first": "买家最先搜到的三个结果",
  "{0}: this is open ground only as long as nobody else does it. The feature pages of {1} tell you.":
    "{0}：只有别人还没做，这才是空白。请到功能页核实：{1}。",
  "What do you do that {0} cannot copy within six months?": "你做的哪件事，六个月内抄不走？对照：{0}。",
  "{0} who still {1}: as far as you said, nobody sells to them yet. Count them first.":
    "仍停留在“{1}”的{0}：按你所说，还没有人向他们销售。先数一数有多少。",
  "Which {0} use nothing at all, and why?": "哪些买家（“{0}”）什么都不用？为什么？",
  "The problem costs {0} each time and you ask {1} a month: it pays for itself once it is avoided {2} times a month ({3} / {4}).":
    "这个问题每次造成{0}损失，你每月收{1}：每月避免{2}次就回本（{3} / {4}）。",
  "What sets you apart, in your words: {0}.": "你的不同之处，用你的话说：{0}。",
  "You: {0}. Hard to buy, if buyers care about it.": "你本人：{0}。如果买家在乎，这是买不来的。",
  "A way to reach buyers that you already named: {0}.": "你已提到的触达买家的渠道：{0}。",
  "You named no advantage yet: what can you do that would take others a year?":
    "你还没说出任何优势：有什么事你能做，而别人要花一年？",
  "Why has nobody replaced {0} so far?": "为什么至今没有人取代{0}？",
  "Why has nobody solved it so far?": "为什么至今没有人解决它？",
  "doing nothing": "什么都不做",
  "[what only you do]": "[只有你能做的事]",
  "who today {0}": "（现状：“{0}”）",
  "who [how they manage today]": "[他们现在怎么应付]",
  "For {0} {1}: {2}. Unlike {3}, {4}.": "面向{0}{1}：{2}。与{3}不同的是：{4}。",
  "Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.":
    "念给五位买家听。如果他们无法用自己的话复述，这就还不是你的定位。",
  "Beat doing nothing before you beat anybody else: {0}": "先打败“什么都不做”，再谈其他对手：{0}",
  "Stop or change course: {0}": "何时停止或转向：{0}",
  "What the comparison rests on most: {0}. {1}": "这个比较最依赖的一点：{0}。{1}",
  "{0}: {1} {2}": "{0}：{1}{2}",
  "Win the customers {0} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.":
    "争取对{0}失望的客户：找出评价里反复出现的抱怨，在你的首页上直接回应。",
  "Write down the first three names that {0} give you. Those are your competitors, whatever this page says.":
    "记下买家（“{0}”）最先说出的三个名字。不管本页怎么写，他们才是你的竞争对手。",
  "{0} competes with you": "{0}与你竞争",
  "{0} is an alternative your buyer considers": "你的买家会考虑{0}",
  "Read the pricing page, the feature page and the lowest reviews; note the date of each.":
    "看价格页、功能页和最差的评价，并记下各自的日期。",
  "Nobody does exactly this": "没有人做完全一样的事",
  "Search in the buyer's words and language, and read two pages of results and the ads.":
    "用买家的词语和语言搜索，看完前两页结果和广告。",
  "There are enough {0}": "买家（“{0}”）的数量足够",
  "They would change from what they do today": "他们愿意放弃现在的做法",
  "Five conversations with strangers about the last time it happened, without naming your product.":
    "和五位陌生人聊聊上一次发生的情形，不提你的产品。",
  "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code":
    "美国人口普查局：Statistics of US Businesses 和 County Business Patterns，按 NAICS 代码",
  "Eurostat structural business statistics and the national business register":
    "欧盟统计局的企业结构统计和本国工商登记",
  "ONS: UK business counts, by SIC code": "英国国家统计局：UK business counts，按 SIC 代码",
  "the Ministry of Corporate Affairs and the Udyam register": "印度公司事务部和 Udyam 登记",
  "the National Bureau of Statistics": "国家统计局",
  "the national statistics office and the trade association": "国家统计部门和行业协会",
  "Count them here: {0}. Write down the year and the code you counted.": "在这里统计：{0}。记下年份和所用的分类代码。",
  "Ask the last five buyers whom else they looked at, and what made them stop looking.":
    "问最近五位买家还看过哪些选择，为什么不再继续找。",
  "Write down what a funded team would need to copy it: months, money, a license, data, trust.":
    "写下一个有资金的团队要抄走它需要什么：几个月、多少钱、牌照、数据、信任。",
  "Ask what they would do tomorrow if your product were gone.": "问他们：如果明天没有你的产品，会怎么做。",
  "List every supplier above a tenth of your cost, and the second one you could change to.":
    "列出占成本十分之一以上的每个供应商，以及可以替换的第二家。",
  "Work out the share of revenue of your largest customer, now and in a year.":
    "算出最大客户占收入的比例：现在，以及一年后。",
  "Examples to check: {0}.": "待核实的例子：{0}。",
  "{0} keeps others out as long as it keeps you out: {1}": "{0}挡住你多久，就挡住别人多久：{1}",
  "Anybody can call the same model: the model is no barrier, your data and your customers are.":
    "谁都能调用同一个模型：壁垒不在模型，而在你的数据和客户。",
  "Goods need stock, space and money before the first sale; that slows newcomers down, and you too.":
    "实物商品在第一笔销售前就需要库存、场地和资金；这会拖慢新进入者，也会拖慢你。",
  "How do {0} get by without any product?": "不用任何产品，买家（“{0}”）怎么应付？",
  "You sell to everybody: nobody in particular has a reason to look for you.":
    "你卖给所有人：没有哪一类人有理由专门来找你。",
  "How easily {0} go back to what they do now decides what you may charge.":
    "买家（“{0}”）回到老办法有多容易，决定了你能收多少钱。",
  "yes, you say": "有（你说的）",
  no: "无",
  "not named yet": "尚未说明",
  "no invoice": "不花钱",
  "not known yet": "尚不清楚",
  "Made for": "面向",
  everybody: "所有人",
  You: "你",
  "No invoice and no product.": "不花钱，也没有产品。",
  "Place it yourself after reading its page.": "看过它的页面后，自己放置。",
  "You wrote {0}. Move yourself if your buyers see it differently.":
    "你写了{0}。如果买家的看法不同，就移动自己的位置。",
  "Place yourself where your buyers would.": "把自己放在买家会放的位置。",
  "For everybody": "面向所有人",
  "Only for {0}": "只面向{0}",
  "A named buyer is the cheapest difference a small company can have.": "明确的买家，是小公司成本最低的差异化。",
  Cheap: "便宜",
  Expensive: "昂贵",
  "The same for everybody": "对所有人都一样",
  "Fitted to each customer": "按每位客户定制",
  "After the price, buyers ask whether it fits them.": "问过价格之后，买家会问是否适合自己。",
  "Price is the first thing a comparison shows.": "比较时首先看到的是价格。",
  "Your text speaks of {0}; this is where the alternatives differ most.": "你提到了{0}；各种选择在这一点上差别最大。",
  "Few offers, vetted by hand": "少而精，人工筛选",
  "Many offers, open to all": "多而开放",
  "two sides": "双边市场",
  "A person does it": "人工完成",
  "It runs by itself": "自动运行",
  automation: "自动化",
  "Bought and owned": "买断自有",
  "Delivered as a service": "以服务形式提供",
  goods: "实物商品",
  "Data goes to the vendor": "数据交给供应商",
  "Data stays with the customer": "数据留在客户手里",
  "personal data": "个人数据",
  "Do it yourself": "自己动手",
  "Done for you": "代办",
  "a service": "服务",
  "Needs a project to start": "需要立项才能用起来",
  "Works on the first day": "第一天就能用",
  "What stops most buyers of software is the change itself.": "大多数软件买家却步，是因为切换本身。",
  "A corner too small for {0}: {1} with one need the others treat as an exception.":
    "同行（{0}）看不上的小角落：有某个特殊需求的{1}，别人只当例外处理。",
};

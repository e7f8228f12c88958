import type { Catalogue } from "../catalogue.ts";

export const knowledge: Catalogue = {
  "The median landing page for software converts 3.8% of its visitors.": "软件落地页的中位转化率是访客的3.8%。",
  "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.":
    "私营软件公司的中位数是：每1美元新增年收入花2.00美元做销售和营销。",
  "Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%.":
    "年收入500万–5000万美元的订阅软件，毛利率大约在72–78%。",
  "Subscription businesses on one billing provider lose 3.27% of subscribers a month.":
    "某家计费服务商上的订阅业务每月流失3.27%的订户。",
  "2–5% of free users of software become paying ones.": "软件的免费用户中有2–5%会变成付费用户。",
  "several compilations": "多份汇编",
  "US search ads cost $5.42 a click and $66.69 a lead on average.":
    "美国搜索广告平均每次点击5.42美元，每条线索66.69美元。",
  "7% of an app's installs are still active after 30 days, 13% after 7.": "应用安装30天后仍活跃的有7%，7天后有13%。",
  "1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top.":
    "订阅类应用的下载中，30天内付费的中位数是1.7%，最好的是4.2%。",
  "57.7% of new subscription apps never reach $1,000.": "57.7%的新订阅应用从未达到1,000美元。",
  "AI products reported an average gross margin of 45%.": "AI 产品报告的平均毛利率是45%。",
  "Marketplaces keep 5–15% on products and 20–30% on services.": "平台在商品上抽5–15%，在服务上抽20–30%。",
  "Themes of a homogeneous group stop being new after 9–12 interviews.": "同质人群做9–12次访谈后就不再出现新主题。",
  "A common bar for software is LTV of 3 times CAC and payback within 12 months.":
    "软件常用的标准是 LTV 为 CAC 的3倍，12个月内回本。",
  "Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money.":
    "431家倒闭的受投公司里，43%归因于产品与市场不合，70%归因于资金耗尽。",
  "58% of closed seed rounds took up to 12 weeks, 90% up to 24.": "成交的种子轮中，58%用了不超过12周，90%不超过24周。",
  "The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold.":
    "美国种子前 SAFE 的中位数：估值上限1,000万美元，融资100万美元，出让10.1%。",
  "Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more.":
    "4,000个打分的想法中，18.3%达到70分（满分100）或以上。",
  "Search (SEO)": "搜索（SEO）",
  "Answer the exact question {buyer} type in, one page per question.": "回答“{buyer}”输入的那个问题，一个问题一页。",
  Content: "内容",
  "Publish what you learn from each customer where {buyer} already read.":
    "把从每个客户那里学到的，发布在“{buyer}”已经在看的地方。",
  "Founder sales": "创始人销售",
  "Write to {buyer} one by one, and close the first sales yourself.": "一个一个写给“{buyer}”，前几单自己谈成。",
  "Search ads": "搜索广告",
  "Buy only the words {buyer} use when they want to buy.": "只买“{buyer}”想买时用的词。",
  "Social and creators": "社交与创作者",
  "Show the result, not the product, to {buyer}.": "给“{buyer}”看结果，而不是产品。",
  Communities: "社群",
  "Help in the groups where {buyer} complain about this already.": "在“{buyer}”已经在抱怨这件事的群里帮忙。",
  Partners: "合作伙伴",
  "Let those who already sell to {buyer} offer it for a share.": "让已经卖东西给“{buyer}”的人来推，分他们一份。",
  "Stores and existing platforms": "应用商店与现有平台",
  "Be found in the store where {buyer} already look.": "出现在“{buyer}”已经在找的商店里。",
  Referral: "推荐",
  "Give {buyer} a reason to bring the next one.": "给“{buyer}”一个带来下一位的理由。",
  Events: "活动",
  "Go where {buyer} meet anyway, with ten talks booked before.": "去“{buyer}”本来就会聚的地方，事先约好十次谈话。",
  "E-mail list": "邮件名单",
  "Write to the people who asked to hear from you.": "写给主动要听你消息的人。",
  Idea: "想法",
  "12 or more interviews, what the problem costs, one test somebody paid for":
    "12次以上访谈、问题的代价、一次有人付钱的测试",
  "own money, grants, accelerators: $0–125k": "自有资金、补助、加速器：0–12.5万美元",
  "yourself, accelerators, public grants": "你自己、加速器、公共补助",
  "First version": "第一版",
  "5 to 20 users every week, 1 to 3 who pay or signed a letter of intent": "每周5到20个用户，1到3个付费或签了意向书",
  "angels at $5–100k each, $100–500k in all": "天使每人0.5万–10万美元，合计10万–50万美元",
  "angels who know the trade, scouts": "懂行业的天使、侦察投资人",
  "Pre-seed": "种子前",
  "pilots that stay, first revenue, a hint of a channel": "留得住的试点、第一笔收入、渠道的苗头",
  "a SAFE: $1.0M raised at a $10M cap, 10.1% sold": "SAFE：融资100万美元，上限1,000万美元，出让10.1%",
  "micro funds ($50–500k each), angels, syndicates": "微型基金（每家5万–50万美元）、天使、联合投资",
  Seed: "种子轮",
  "$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats":
    "1万–5万美元 MRR 或强信号，留存85–90%，一个可重复的渠道",
  "$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold":
    "SAFE 280万美元、上限1,800万美元，或定价轮370万美元、投后1,920万美元，出让18–20%",
  "seed funds ($0.5–5M each)": "种子基金（每家50万–500万美元）",
  "Series A": "A轮",
  "$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months":
    "ARR 100万–250万美元、月增7–15%，净留存100%，12–18个月回本",
  "$12M at $58.9M post-money, 20% sold": "1,200万美元，投后5,890万美元，出让20%",
  "a fund that leads with $5M or more": "以500万美元以上领投的基金",
  "practitioners' bands": "从业者的区间",
  GDPR: "GDPR",
  "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.":
    "欧盟或英国人的个人数据需要合法依据，且不超过目的所需；泄露要在72小时内报告。",
  "List every personal field you store and why; drop the ones without a reason.":
    "列出你存的每个个人字段和理由；没有理由的就删掉。",
  "Regulation (EU) 2016/679": "《条例》(EU) 2016/679",
  "EU AI Act": "欧盟《人工智能法》",
  "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.":
    "自2026年8月2日起必须告知对方在与机器交谈。招聘、信贷、教育或生物识别系统自2027年12月2日起算作高风险。",
  "Write down whether your use falls into a high-risk area, and add the disclosure.":
    "写下你的用途是否属于高风险领域，并加上告知。",
  "EU AI Act with the 2026 Omnibus, to be checked in the Official Journal":
    "欧盟《人工智能法》及2026年综合修订，以官方公报为准",
  "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.":
    "在美国，为诊所、保险公司或其供应商处理健康数据，需要业务伙伴协议和安全规则的保护措施。",
  "Decide whether you are a business associate, and choose a host that signs the agreement.":
    "确定你是否是业务伙伴，选一家愿意签协议的主机商。",
  "US HHS, HIPAA Security Rule": "US HHS, HIPAA Security Rule",
  "FTC Health Breach Notification Rule": "FTC 健康数据泄露通知规则",
  "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.":
    "HIPAA 之外的美国健康应用未经许可分享数据，须按泄露处理，并在60天内通知。",
  "Remove advertising trackers from every screen that shows health data.": "从每个显示健康数据的页面移除广告追踪。",
  "Medical device rules": "医疗器械规则",
  "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.":
    "声称能诊断或治疗的软件可能是医疗器械，销售前须分类。",
  "Write the intended use in one sentence and have it classified before building.":
    "用一句话写下预期用途，开发之前先做分类。",
  "EU MDR and US FDA guidance": "欧盟 MDR 与美国 FDA 指南",
  "COPPA and minors' data": "COPPA 与未成年人数据",
  "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.":
    "在美国，13岁以下用户需要经核验的家长同意、与他人分享的单独同意以及保存限制；修订规则自2026年4月22日起施行。",
  "Decide the minimum age, and how a parent proves consent, before the first sign-up.":
    "在第一个注册之前，定下最低年龄和家长如何证明同意。",
  "US FTC, amended COPPA rule": "US FTC，修订后的 COPPA 规则",
  "US schools may share pupil records only under a school-official agreement.":
    "美国学校只有在校方人员协议下才可分享学生记录。",
  "Ask one school for the data agreement it signs with its present vendors.":
    "向一所学校要它和现有供应商签的数据协议。",
  "US Department of Education": "US Department of Education",
  "India's DPDP Act": "印度 DPDP 法",
  "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.":
    "规则于2025年11月公布，完整义务约在2027年5月：同意、72小时内通知泄露、18岁以下需经核验的家长同意。",
  "Plan age and consent screens now; they change the sign-up.": "现在就设计年龄和同意页面；它们会改变注册流程。",
  "India DPDP Rules": "印度 DPDP 规则",
  "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.":
    "在欧盟托管、兑换或发行加密资产需要授权，自有资金5万欧元起；过渡期最迟于2026年7月1日结束。",
  "Ask a specialized lawyer whether you need your own authorization or can work under a partner's.":
    "问专业律师，你需要自己的授权，还是可以在合作方名下做。",
  "Regulation (EU) 2023/1114": "《条例》(EU) 2023/1114",
  "Payments and money laundering rules": "支付与反洗钱规则",
  "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.":
    "持有或转移他人的钱、放贷或承保，需要牌照或持牌合作方，以及身份核验。",
  "Find a licensed partner who takes the regulated step, and get their terms in writing.":
    "找一家承担受监管环节的持牌合作方，拿到书面条款。",
  "PSD2 and national regulators": "PSD2 与各国监管机构",
  "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.":
    "卡数据带来审计义务；托管的支付字段把几乎全部义务留给支付服务商。",
  "Use the provider's hosted checkout and never let a card number touch your server.":
    "用服务商的托管收银台，绝不让卡号碰到你的服务器。",
  "PCI Security Standards Council, PCI DSS 4.0.1": "PCI Security Standards Council, PCI DSS 4.0.1",
  "EU green-claims rules": "欧盟绿色声明规则",
  'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.':
    "自2026年9月27日起，对欧盟消费者使用“绿色”“气候中和”等笼统说法，没有证据即被禁止，标签须经认证。",
  "Rewrite each environmental claim as a measured one with its proof.": "把每条环保说法改写成有证据的测量结果。",
  "Directive (EU) 2024/825": "《指令》(EU) 2024/825",
  "Cold contact rules": "陌生联系规则",
  "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.":
    "陌生电话、短信和邮件视国家需要同意或退出机制；录音或自动电话必须说明。",
  "Check the rule of your first country for businesses and for consumers separately.":
    "查你第一个国家的规定，企业和消费者分开查。",
  "ePrivacy rules and US TCPA": "ePrivacy 规则与美国 TCPA",
  "Contractor status": "承包者身份",
  "People who work through a platform may count as its employees.": "通过平台工作的人可能被视为它的雇员。",
  "Compare your control over their hours and prices with the local test.": "把你对他们工时和价格的控制与当地标准对照。",
  "national labor law": "各国劳动法",
  "$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share.":
    "每月5–29美元或一次性19–99美元；低于10美元时，刷卡固定费会吃掉明显一块。",
  "Everything rests on one person: support, sales and product compete for the same hours.":
    "一切都压在一个人身上：客服、销售和产品争抢同样的时间。",
  "0.1–1% of volume, or a monthly fee for custody and reporting.": "成交额的0.1–1%，或托管与报表的月费。",
  "License and custody duties come before the first customer.": "牌照和托管义务先于第一个客户。",
  "$7–20 a month for learners, or a yearly price per pupil for schools.":
    "学习者每月7–20美元，或学校按每名学生每年收费。",
  "Learners leave when the exam is passed, and schools buy once a year.": "考试过了学习者就走，学校一年只买一次。",
  "the built-in phone apps": "手机自带的应用",
  "the top three results in the app store for your main keyword": "你主要关键词在应用商店的前三名",
  "Store subscriptions, of which the store keeps 15–30%.": "商店订阅，其中商店抽15–30%。",
  "Most installs are gone within a month, before they paid.": "多数安装在一个月内、付费之前就没了。",
  "the incumbent of your buyer's own trade": "你买家行业里的老牌产品",
  "$10–100 per seat or $50–500 per site a month.": "每席位10–100美元，或每站点每月50–500美元。",
  "A long sale to a buyer who already has something that half works.": "买家已有半好用的东西，销售周期长。",
  "Content $10–20 a month, care $39–300 a month.": "内容每月10–20美元，照护每月39–300美元。",
  "Claims need evidence, health data needs special care, and habits fade after the first weeks.":
    "功效说法要有证据，健康数据要特别小心，而习惯在头几周后就淡了。",
  "€50–500 a month for small firms, custom for large ones.": "小企业每月50–500欧元，大企业另议。",
  "The buyer is the person with the budget, who needs a money case, not a climate case.":
    "买家是握有预算的人，他要的是钱的理由，不是气候的理由。",
  "A seat price plus usage, or a price per finished task.": "席位价加用量，或按完成的任务收费。",
  "Model costs grow with use, and the model's vendor can ship the same feature.":
    "模型成本随使用增长，而模型供应商可能推出同样的功能。",
  "Interviews about past behavior": "关于过去行为的访谈",
  "{buyer} have this problem often enough to act on it": "{buyer}经常遇到这个问题，足以让他们采取行动",
  "{buyer} act on the problem": "{buyer}会为这个问题采取行动",
  "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.":
    "在“{buyer}”中问{sample}个陌生人：上一次发生时他们做了什么，花了多少代价。不要提你的产品。",
  "strangers who raise the problem unprompted and already spend time or money on it":
    "主动提起问题、并已为它花时间或钱的陌生人",
  strangers: "陌生人",
  "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.":
    "如果{sample}人里主动提起问题、并已为它花时间或钱的少于{passes}人，就停下或改变想法。",
  "If it is wrong, there is nothing to sell.": "如果它不成立，就没有东西可卖。",
  "One narrow list": "一份窄名单",
  "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.":
    "写下{sample}个职业、地点和规模相同的人或公司的名字，全部联系一遍。",
  "named prospects who agree to a call": "同意通话的具名潜在客户",
  "named prospects": "具名潜在客户",
  "Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call.":
    "如果{sample}个具名潜在客户里同意通话的少于{passes}个，就停下或改变想法。",
  "If it is wrong, no message and no channel will fit.": "如果它不成立，什么信息和渠道都对不上。",
  "Pre-sale": "预售",
  "{buyer} will pay {price} for it, not only praise it": "{buyer}会为它付{price}，而不只是夸它",
  "{buyer} pay {price}": "{buyer}会付{price}",
  "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.":
    "以{price}向“{buyer}”中{sample}个认真的买家报价，收可退定金或做付费试点。数钱，不数夸奖。",
  "qualified buyers who pay": "付钱的认真买家",
  "qualified buyers": "认真的买家",
  "Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay.":
    "如果{sample}个认真的买家里付钱的少于{passes}个，就停下或改变想法。",
  "If it is wrong, interest never becomes revenue.": "如果它不成立，兴趣永远变不成收入。",
  "One channel, by hand": "一个渠道，手工做",
  "you can reach {buyer} for less than they are worth": "触达{buyer}的花费低于他们的价值",
  "{buyer} cost less to win than they bring": "赢得{buyer}的花费低于他们带来的钱",
  "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.":
    "只做一个渠道，{channel}：联系{sample}个“{buyer}”，记下每个回复和每笔销售的时间和钱。",
  "contacts who become paying customers": "变成付费客户的联系人",
  contacts: "联系人",
  "Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers.":
    "如果{sample}个联系人里变成付费客户的少于{passes}个，就停下或换渠道。",
  "If it is wrong, each new customer costs more than it brings.": "如果它不成立，每个新客户的花费都高于他带来的钱。",
  "A cohort": "一批用户",
  "{buyer} still use it, and pay for it, after the novelty is gone": "新鲜感过去之后，{buyer}仍在用并付费",
  "{buyer} stay": "{buyer}会留下",
  "Follow {sample} active users of one start week for four weeks, without reminding them by hand.":
    "跟踪同一周开始的{sample}个活跃用户四周，不做人工提醒。",
  "active users who still do the core action in week 4": "第4周仍在做核心动作的活跃用户",
  "active users": "活跃用户",
  "Stop or change the idea if fewer than {passes} of {sample} still use it in week 4.":
    "如果{sample}个里第4周仍在用的少于{passes}个，就停下或改变想法。",
  "If it is wrong, every sale has to be made again.": "如果它不成立，每笔销售都得重做一遍。",
  "Concierge run": "手工代办",
  "it can be done well enough for {buyer} to pay for it": "能做得足够好，让{buyer}愿意付钱",
  "it works well enough for {buyer}": "它对{buyer}来说足够好用",
  "Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result.":
    "在幕后手工为“{buyer}”完成{sample}个真实案例，让他们评判结果。",
  "real cases the customer accepts": "客户接受的真实案例",
  "real cases": "真实案例",
  "Stop or change the idea if fewer than {passes} of {sample} real cases are accepted.":
    "如果{sample}个真实案例里被接受的少于{passes}个，就停下或改变想法。",
  "If it is wrong, the promise cannot be kept at any price.": "如果它不成立，什么价格都兑现不了承诺。",
  "Metered run": "计量试运行",
  "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.":
    "交付{sample}个真实单位，记下每个的全部成本：主机、模型调用、材料、配送、客服时间。",
  units: "单位",
  "If it is wrong, growth makes the loss larger.": "如果它不成立，增长只会让亏损更大。",
  "Written opinion": "书面意见",
  "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.":
    "把预期用途写成一页，向专业律师和{sample}家持牌合作方要书面答复。",
  "licensed partners who confirm in writing that they would carry the regulated step":
    "书面确认愿承担受监管环节的持牌合作方",
  "licensed partners": "持牌合作方",
  "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.":
    "如果{sample}家持牌合作方里书面确认愿承担受监管环节的少于{passes}家，就停下或改变想法。",
  "If it is wrong, you may not open at all.": "如果它不成立，你根本不能开业。",
  "Terms check": "条款检查",
  "{platform} will keep letting you do this": "{platform}会继续让你这么做",
  "{platform} lets you": "{platform}允许你这么做",
  "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.":
    "在{platform}的条款里找出会让你出局的那一条，再写一份没有它的计划。给{sample}位在上面开发的人看。",
  "developers who see no clause that forbids it": "看不到禁止条款的开发者",
  developers: "开发者",
  "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.":
    "如果{sample}位开发者里看不到禁止条款的少于{passes}位，就停下或改变想法。",
  "If it is wrong, somebody else decides whether you exist.": "如果它不成立，你存不存在由别人决定。",
  "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.":
    "跟踪{sample}个付费客户四周，不做人工提醒，数一数谁还在用。",
  "paying customers who still use it in week 4": "第4周仍在用的付费客户",
  "China's PIPL": "《个人信息保护法》",
  "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.":
    "在中国收集个人信息需要同意，达到一定数量须在境内存储；面向公众生成内容的 AI 须备案并标识。",
  "Write down which personal data leaves the country, and why it has to.": "写下哪些个人信息要出境，以及为什么。",
  "PIPL and the generative AI measures of China": "《个人信息保护法》与《生成式人工智能服务管理暂行办法》",
  "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.":
    "大买家会要求安全鉴证：第一年花费2万–6万美元，观察期3到12个月。",
  "Ask one large buyer which proof they need, before you start the clock.": "开始之前，先问一家大买家需要哪种证明。",
  "European Accessibility Act": "《欧洲无障碍法案》",
  "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.":
    "自2025年6月28日起，面向欧盟消费者的网店、银行服务和客运必须让残障人士可用。",
  "Go through the order with a keyboard and a screen reader, and note what fails.":
    "用键盘和读屏软件走一遍下单流程，记下哪里不行。",
  "Directive (EU) 2019/882": "《指令》(EU) 2019/882",
  "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.":
    "在加州经营、收入超过10亿美元的公司，2026年8月10日首次披露范围1和2，2027年披露范围3：这是你的买家行动的理由。",
  "Ask which of your buyers supply a company that has to report.": "问问哪些买家在为须披露的公司供货。",
};

import type { Catalogue } from "../catalogue.ts";

export const hiring: Catalogue = {
  "without the fee that its page shows": "不含其页面显示的费用",
  "Total client cost": "你的总成本",
  "Of your budget, this much pays for work": "预算中真正用于干活的部分",
  "{0} of {1}": "{1} 中的 {0}",
  "At {0} an hour": "按每小时 {0}",
  "{0} hours and more": "{0} 小时以上",
  "{0} to {1} hours": "{0} 到 {1} 小时",
  "(budget − ${0}) / ({1} × (1 + {2}%))": "（预算 − ${0}）/（{1} ×（1 + {2}%））",
  "In your words: {0}.": "用你的话说：{0}。",
  "What is different for a customer when the work is done ({0})? One sentence, before you ask anybody.":
    "工作完成后，客户会感到什么不同（{0}）？找人之前先写成一句话。",
  "You name three cases for {0} beforehand, and all three work while you watch":
    "你事先给出三个{0}的用例，三个都当着你的面跑通",
  "Changes after acceptance, unless something was faulty": "验收后的修改，除非原本有缺陷",
  "Accounts, licenses and hosting: they are in your name and paid by you": "账号、许可和托管：都在你名下，由你付费",
  "About {0} hours": "约 {0} 小时",
  "A fixed scope": "固定范围",
  "{0} an hour": "每小时 {0}",
  "{0} in all, by milestones": "共 {0}，按里程碑支付",
  "We are looking for {0}. Skills: {1}.": "我们在招{0}。技能：{1}。",
  "[one sentence]": "[一句话]",
  "You deliver: {0}.": "你交付：{0}。",
  "[what you can open and use]": "[能打开并使用的东西]",
  "We accept it when: {0}.": "验收标准：{0}。",
  "[a test you name beforehand]": "[事先约定的测试]",
  "It begins with a paid trial of {0} hours; whoever does it is paid whether or not we go on.":
    "先做 {0} 小时的付费试用；无论是否继续合作都会付款。",
  "Answers without the question are not read.": "没有提问的回复不予阅读。",
  "Pay for the trial": "试用报酬",
  "{0}. Three candidates get the same task and the same day.": "{0}。三位候选人同一天做同一任务。",
  "{0} per candidate": "每位候选人 {0}",
  "3 to 5 hours at their own rate, paid in any case": "按对方时薪付 3 到 5 小时，无论结果都付",
  "What they asked before they began": "开工前问了什么",
  "Whether it passes: {0}": "是否达标：{0}",
  "the test you wrote down": "你写下的测试",
  "What they left out, and whether they said so": "省略了什么，有没有说明",
  "Whether somebody else could go on with it tomorrow": "明天换个人能否接着做",
  "{0}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.":
    "{0}：这可能是你赖以生存的能力。如果需要超过六个月，就招人或找联合创始人，而不是买工时。",
  "For one task of {0}, pay money. Shares for a task cost more than they look and stay on the cap table.":
    "{0} 的单项任务，直接付钱。用股份换任务比看起来贵，而且会一直留在股权表上。",
  "Median grants: 1.50% to the first employee, 0.33% to the fifth.": "授予中位数：第一位员工 1.50%，第五位 0.33%。",
  "Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.":
    "不论是谁，都是四年兑现、一年悬崖期；悬崖期前一分不得。",
  "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.":
    "完全没有现金：顾问、学生、补助，或带兑现期并写明职责的股份。绝不凭口头承诺给股份。",
  "One case in detail, with what went wrong": "一个具体案例，包括出错的地方",
  "General words about the field": "泛泛而谈",
  "I want this: {0}. What is the smallest version that would teach us something?":
    "我想要这个：{0}。能让我们学到东西的最小版本是什么？",
  "What would you ask me before you begin ({0})?": "开工前你会问我什么（{0}）？",
  "They make it smaller, or ask who it is for": "会把它缩小，或问是给谁用的",
  "A price before a question": "还没提问就报价",
  "All rights to the work pass to the company when it is paid, in writing, before work begins.":
    "付款后全部权利归公司；开工前书面约定。",
  "Payment by milestone on acceptance; the last one is at least a fifth.": "按里程碑验收付款；最后一笔不少于五分之一。",
  "Test data only; no customer data and no production keys until they are needed, and taken back on the last day.":
    "只给测试数据；需要之前不给客户数据和生产密钥，最后一天收回。",
  "Access to what the task needs and no more, under your own accounts, taken back on the last day.":
    "只给任务所需的权限，用你自己的账号，最后一天收回。",
  "LinkedIn Jobs, for a contractor of your own": "LinkedIn Jobs，自己找合同工",
  "Y Combinator co-founder matching": "Y Combinator 联合创始人匹配",
  "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.":
    "任务明确、里程碑固定：验收前资金托管，还能看到个人履历。",
  "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.":
    "基础版你付 5%（美国银行账户 3%），Business Plus 付 10%，每份合同另收 $0.99–14.99；自由职业者付 0–15%。",
  "Freelancers with portfolios who keep what you pay; good for design and for pages that are seen.":
    "有作品集的自由职业者，拿到你付的全款；适合设计和对外页面。",
  "No commission on what the freelancer is paid.": "不从自由职业者的报酬中抽成。",
  "Productised work with a price on it: one clear piece, delivered in days.":
    "明码标价的标准化服务：一件明确的活，几天交付。",
  "The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here.":
    "卖家付 20%；买家费用在结账时显示，此处未计入。",
  "Screened senior people within days, for a task where a wrong choice costs more than the premium.":
    "几天内就有经过筛选的资深人士，适合选错人的代价高于溢价的任务。",
  "The premium is inside the hourly rate; a deposit is usual. Ask for both in writing.":
    "溢价含在时薪里；通常要押金。两项都要书面确认。",
  "Vetted engineers for a project of weeks, proposed by a person who read your scope.":
    "经过审核的工程师，适合数周的项目，由读过你需求的人推荐。",
  "The premium is inside the hourly rate. Ask for it in writing.": "溢价含在时薪里。请书面确认。",
  "A small team that worked together before, for a product rather than a task.":
    "一起合作过的小团队，适合做产品而非单项任务。",
  "The premium is inside the rate. Ask for it in writing.": "溢价含在报价里。请书面确认。",
  "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.":
    "每周十到二十小时、持续数月：比平台便宜，经验也留在同一个人身上。",
  "No fee; you write the contract and the assignment of rights yourself.": "不收费；合同和权利转让由你自己写。",
  "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.":
    "联合创始人或首位员工，适合公司六个月以上赖以生存的能力：知识留下来，部分报酬是股权。",
  "No fee; the price is salary and shares with vesting.": "不收费；代价是工资和带兑现期的股份。",
  "The pages in your repository, with a readme that starts them by one command":
    "页面代码放进你的仓库，readme 里一条命令即可启动",
  "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone":
    "陌生人克隆后十分钟内能跑起来，每页在 390 和 1440 像素下仅用键盘可用",
  "Build one screen from a sketch, with one empty and one failed state, in your repository":
    "按草图在你的仓库里做一个界面，含空状态和失败状态",
  "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?":
    "展示一个必须在慢速手机上运行的界面。你测了什么，舍弃了什么？",
  "Numbers before and after, and something they decided not to build": "有前后对比数字，以及决定不做的东西",
  "Only names of frameworks, no page you can open": "只有框架名，没有能打开的页面",
  "The service with its migrations, and tests that say what it guarantees": "服务及其迁移脚本，以及说明保证内容的测试",
  "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once":
    "测试在干净机器上通过，无权请求被拒绝，并演示一次备份恢复",
  "Add one endpoint with validation, one refusal and a test, to a small repository you give them":
    "在你给的小仓库里加一个带校验、拒绝分支和测试的接口",
  "Tell me about data you lost or nearly lost. What changed afterwards?":
    "说说你丢失或差点丢失数据的经历。之后有什么改变？",
  "A real incident, told with their own part in it": "真实事故，并坦承自己的责任",
  "Never had one, or it was always somebody else": "从没遇到过，或总是别人的错",
  "The app in the test channel of the store, under your own account": "应用上架商店测试渠道，用你自己的账号",
  "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives":
    "装在你的两部手机上，断网可启动，强制崩溃的报告能送达",
  "One screen with a list, loading from your test address, that works without a network":
    "一个列表界面，从你的测试地址加载，断网可用",
  "Which app of yours is in a store today, and what did the last three one-star reviews say?":
    "你现在有哪个应用在商店里？最近三条一星评价怎么说？",
  "They know the reviews without looking": "不用看就知道评价内容",
  "Screenshots instead of a store link": "只有截图，没有商店链接",
  "The pipeline, the evaluation set of 100 real cases, and the cost of one case":
    "流水线、100 个真实案例的评测集，以及单例成本",
  "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price":
    "一条命令跑完评测，结果与报告一致；单例成本低于售价三分之一",
  "Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why":
    "用你的 30 个案例测一个简单基线，指出哪十个错了、为什么",
  "When was the simple solution better than the model?": "什么时候简单方案比模型更好？",
  "A baseline they measured first": "先测过基线",
  "A demo without a number of how often it fails": "只有演示，没有失败率",
  "Everything as code in your account, with a bill estimate and a page on what to do at night":
    "全部以代码形式放在你的账号里，附账单估算和夜间故障处理页",
  "A new environment comes up from the code alone, and a lost machine is replaced while you watch":
    "仅凭代码就能拉起新环境，并当场替换一台丢失的机器",
  "Write down how one service of yours is backed up and restored, and do the restore":
    "写下你某个服务如何备份与恢复，并实际恢复一次",
  "What do you refuse to automate?": "有什么是你坚持不自动化的？",
  "A limit with a reason": "有理由的界限",
  "Accounts in their name": "账号在对方名下",
  "Editable sources, the components and their states, and the rights to both":
    "可编辑源文件、组件及其状态，以及两者的权利",
  "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more":
    "你的五位客户无需帮助就能在原型上完成主任务；文字对比度不低于 4.5:1",
  "Redraw one screen that exists, and say in three sentences what you took away":
    "重画一个现有界面，用三句话说明去掉了什么",
  "Show a design that failed with users. What did you see them do?": "展示一个用户用不好的设计。你看到他们做了什么？",
  "They watched people, and changed it": "观察过真人，并做了修改",
  "Only pictures, no process and no user": "只有图，没有过程也没有用户",
  "The texts in an editable file, each with its purpose and its one reader": "可编辑的文稿，每篇写明目的和读者",
  "Three buyers say in their own words what you sell after reading the first paragraph":
    "三位买家读完第一段，能用自己的话说出你卖什么",
  "Rewrite your first page's first paragraph in three versions, after one 20-minute call with you":
    "与你通话 20 分钟后，把首页第一段改写成三个版本",
  "Which text of yours moved a number? Which number?": "你的哪篇文字改变了某个数字？哪个数字？",
  "They know the number and doubt it": "知道数字，也会质疑它",
  "Samples that could be about any company": "换哪家公司都适用的样稿",
  "One channel set up in your own accounts, with its cost per lead by week":
    "在你的账号里搭好一个渠道，附每周单条线索成本",
  "You can name the cost of one lead and of one customer from the report without asking anybody":
    "不问任何人，看报告就能说出一条线索和一个客户的成本",
  "Look through your page and one account, and propose one test with the number that ends it":
    "看过你的页面和一个账号后，提出一个测试及其终止数字",
  "Tell me about a channel you gave up. At which number?": "说说你放弃过的一个渠道。在什么数字时放弃的？",
  "A threshold set beforehand": "事先定好的门槛",
  "Reach, likes and impressions instead of customers": "只谈曝光、点赞和展示，不谈客户",
  "A list of named prospects, the messages sent, and every answer in your own CRM":
    "有名有姓的潜在客户名单、已发消息和你 CRM 里的每条回复",
  "Ten conversations with buyers on your calendar, with notes you can read": "日历上有十次买家会谈，附看得懂的记录",
  "Write to five of your prospects after one call with you, and bring back what they answered":
    "与你通话一次后联系你的五位潜在客户，带回他们的答复",
  "Describe the last deal you lost. Who decided against you, and why?": "说说最近丢掉的一单。谁否决了你，为什么？",
  "The name of the role that decided, and the alternative it chose": "做决定的岗位，以及选了什么替代方案",
  "Pays by leads they will not name": "按说不出名字的线索收费",
  "The final files, the project files, and a list of the rights of music and pictures":
    "成片、工程文件，以及音乐和图片的版权清单",
  "The first three seconds say what it is about with the sound off; all rights are on the list":
    "静音状态下前三秒就能看出主题；版权全部列明",
  "Cut 30 seconds from material you give them, in two versions": "用你给的素材剪 30 秒，出两个版本",
  "What did you cut out of your best piece, and why?": "你最好的作品里剪掉了什么？为什么？",
  "They think about who watches": "会考虑谁在看",
  "Music or pictures without a license": "使用无授权的音乐或图片",
  "The finished documents, with the open questions on one page": "完成的文件，未决问题列在一页上",
  "A second professional finds nothing to change in a sample you choose": "你抽样后，另一位专业人士找不出要改的地方",
  "Review one contract or one month, and list the three largest risks": "审一份合同或一个月的账，列出三大风险",
  "What would you advise a company of my size not to do yet?": "你会建议我这种规模的公司先别做什么？",
  "They save you money against their own interest": "宁可少赚也替你省钱",
  "Answers before they asked anything": "什么都没问就给答案",
};

import type { Catalogue } from "../catalogue.ts";

export const workOnSite: Catalogue = {
  "Where to look": "去哪里找",
  "{0}: this is work on site. The marketplaces that this tool knows are for work delivered as files, so it names none, and no fee or hourly rate either.":
    "{0}：这是现场工作。本工具所知的平台面向以文件交付的工作，因此不列平台，也不列费用和时薪。",
  "{0}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.":
    "{0}：本工具不了解这个岗位，因此不列平台、费用和时薪；以下内容适用于任何工作。",
  "Ask customers, neighbors and people who already do this work for one name each, and call those people first.":
    "向客户、邻居和已经在做这份工作的人各要一个名字，先给这些人打电话。",
  "Put the job post where people come by ({0}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "把招聘信息贴在人来人往的地方（{0}）：商店、俱乐部、学校和公告栏，以及社区的线上群组。",
  "Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "把招聘信息贴在做这份工作的人常去的地方：商店、俱乐部、学校和公告栏，以及社区的线上群组。",
  "Ask the public employment service and the schools or associations of this work; posting there is often free.":
    "问问公共就业服务机构以及这一行的学校或协会；在那里发布往往免费。",
  "Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?":
    "你所在地有没有专做这份工作的中介或网站？它从报酬里抽多少，由谁雇用？",
  "What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.":
    "你所在地这份工作一般付多少？问三个做这份工作的人，并查一下最低工资。",
  "budget / {0}, before taxes and contributions": "预算 / {0}，未计税费和社保",
  "What is done, where, on which days and at what time ({0})? One sentence, before you ask anybody.":
    "做什么、在哪里、哪几天、几点（{0}）？先写成一句话，再去找人。",
  "Each time as agreed: place, day, start and end are in one shared calendar":
    "每次按约定进行：地点、日期、开始和结束都写在共享日历里",
  "A short message afterwards: what was done, and what was unusual": "之后发一条简短消息：做了什么，有什么异常",
  "A page with everything that somebody else needs to take over for a day": "一页说明，写明别人顶班一天所需的一切",
  "You write down three things that you can check on the spot, and check them on the first, the third and the tenth time":
    "写下三件当场能检查的事，在第一次、第三次和第十次检查",
  "Once you watch without saying anything, and once you ask the people it is done for":
    "一次默默观察，一次询问服务对象",
  "Before the first day you have seen the document, with its date: {0}": "上岗前你已看过证件及其日期：{0}",
  "Work that was not agreed: it is agreed and paid for separately": "未约定的工作：另行约定，另行付款",
  "Travel, material and equipment: write down who brings and who pays for what": "交通、材料和工具：写明由谁带、由谁付",
  "[how many hours a week]": "[每周多少小时]",
  "[what you pay, per hour or each time]": "[你付多少，按小时或按次]",
  "We are looking for {0}. What matters to us: {1}.": "我们在找：{0}。我们看重：{1}。",
  "The work: {0}": "工作：{0}",
  "When and where: [days, time, place]. {0}, {1}.": "时间和地点：[日期、时间、地点]。{0}，{1}。",
  "It begins with one paid trial shift; it is paid whether or not we go on.": "先付费试一个班；无论是否继续都付钱。",
  "Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.":
    "请回复你方便的时间、在哪里做过类似工作、我们可以向谁了解，以及你会先问我们的问题。",
  "One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.":
    "一个普通班次的真实工作，由你或熟悉的人陪同。两三位候选人先后做同样的班次。",
  "One shift": "一个班次",
  "The hours of the shift at {0} each": "班次的小时数，每小时{0}",
  "hours × {0}": "小时 × {0}",
  "The usual pay for the hours of the shift, in any case": "班次小时数的通常报酬，无论如何都付",
  "Whether they were there on time and ready": "是否准时到并做好准备",
  "Whether the three things that you wrote down were right": "你写下的三件事是否做对",
  "Whether they told you what went wrong before you asked": "是否在你问之前就说出了问题",
  "This is the work: {0}. What can go wrong with it, and what do you do then?":
    "工作是这样的：{0}。可能出什么问题，到时你怎么做？",
  "What can go wrong in this work, and what do you do then?": "这份工作可能出什么问题，到时你怎么做？",
  "Two or three things that they have seen themselves": "两三件亲身经历过的事",
  "“Nothing goes wrong”": "“不会出问题”",
  "You wake up ill on a day of work. What happens next?": "上班那天早上你生病了，接下来怎么办？",
  "They tell you at once, and know somebody who could step in": "马上告诉你，并认识能顶班的人",
  "“I am never ill”": "“我从不生病”",
  "Who did you last do this kind of work for, and may I call them?":
    "你最近一次为谁做过这样的工作，我可以给对方打电话吗？",
  "A name, and how it ended": "一个名字，以及如何结束",
  "No name": "说不出名字",
  "Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as employment. Ask before the first paid day. Not legal advice.":
    "雇用还是自雇？如果时间、地点和方式由你决定，法律往往视为雇用。第一个付费工作日之前先问清楚。非法律意见。",
  "Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.":
    "东西坏了或有人受伤由谁赔：对方的保险、你的保险，还是没有？上岗前看保单。",
  "Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.":
    "在你所在地，这份工作需要许可、登记或无犯罪记录证明吗？问当地政府部门或行业协会。",
  "On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.":
    "写在一页上，双方签字：报酬和付款日、时间、当天取消怎么算、生病和提前通知。",
  "Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.":
    "客户的钥匙、地址和资料：交接时登记，最后一天归还。",
  "{0} for {1} ({2}): start with {3}.": "{0}招{1}（{2}）：先从{3}开始。",
  "{0}: {1} more than your budget of {2} allows": "{0}：比你的预算{2}多{1}",
  "{0}: less than your budget of {1}": "{0}：低于你的预算{1}",
  "{0}: within your budget of {1}": "{0}：在你的预算{1}之内",
  "Your hours at your rate, before fees": "你的小时数按你的时薪计算，未计费用",
  "One finished piece that shows {0}, in a file that you can open yourself": "一件体现{0}的成品，文件你自己能打开",
  "A page that says how somebody else goes on with it": "一页说明，写明别人如何接手",
  "The result: {0}": "成果：{0}",
  "Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.":
    "请回复一件与此相近的作品、你自己在其中做了什么，以及你会先问我们的问题。",
  "One small, real piece of the work that you need anyway, with its acceptance written down":
    "一小块你本来就需要的真实工作，并写明验收标准",
  "Which client did you once disappoint, and may I call them?": "你曾让哪位客户失望，我可以给对方打电话吗？",
  "A name, and what they have changed since": "一个名字，以及此后改变了什么",
  "“There was nobody”": "“没有这样的客户”",
  "Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.":
    "按对方所在地的法律，会不会被视为你的员工？超过三个月之前先问清楚。非法律意见。",
  "This matters to me: {0}. When was that hard to live up to, and what did you do?":
    "这对我很重要：{0}。什么时候你很难做到，你怎么处理的？",
  "One case in detail, and somebody who can confirm it": "一个具体案例，以及能证实的人",
  "Only “I always am”": "只说“我一直都是”",
  "About the place, {0}: how do you get there, and how long does it take at that time of day?":
    "关于地点，{0}：你怎么到达，在工作时间要多久？",
  "A way and a time that they have tried": "试过的路线和时间",
  "“That will work out somehow”": "“总会有办法的”",
  "You need a document for this: {0}. Who issued yours, until when is it valid, and may I see it?":
    "这需要证件：{0}。你的由谁签发、有效期到什么时候，我可以看看吗？",
  "They bring it, or say what they lack": "带来了，或说明还缺什么",
  "“I will hand it in later”": "“以后再交”",
  "I am also looking for this: {0}. What have you done with it, and who can confirm it?":
    "我还在找这一点：{0}。你在这方面做过什么，谁能证实？",
};

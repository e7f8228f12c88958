import type { Catalogue } from "../catalogue.ts";

export const creators: Catalogue = {
  "{0} creators ({1}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.":
    "{0} 位达人（{1}），来自导入或搜索。他们的数据未经核实：付款前请用下面的核查表。",
  "No creators ({0}) are known here, and none are made up. The searches below find them; import a list to see them here.":
    "这里没有已知的达人（{0}），也不会凭空编造。用下面的搜索去找；导入名单后会显示在这里。",
  "your budget × this share": "你的预算 × 该占比",
  "For {0}: {1}.": "针对{0}：{1}。",
  "Of the budget": "预算分配",
  "budget × {0}%": "预算 × {0}%",
  "No engagement figure of this tier is known well enough to print.": "这一级别没有足够可靠的互动率数据。",
  "A profile of {0} followers gets about {1} likes and comments a post": "{0} 粉丝的账号每条帖子约有 {1} 个点赞和评论",
  "not one creator at {0}": "按{0}一位也请不到",
  "one creator at {0}": "可请一位，{0}",
  "up to {0} creators at {1} each": "最多 {0} 位，每位{1}",
  "clicks × conversion × price × margin": "点击 × 转化率 × 价格 × 毛利率",
  "The most to pay for a post": "一条帖子最多付多少",
  "Enter price and margin: then you see what a post may cost at most.":
    "填入价格和毛利率，就能看到一条帖子最多值多少。",
  "{0} clicks": "{0} 次点击",
  "You gave no conversion: {0}% is the median of stores and stands in for it. Replace it with your own after the first post.":
    "你没有填转化率：暂用商店中位数 {0}%。第一条帖子后请换成自己的。",
  "One sale leaves {0} ({1} × {2}%). A post that costs more is paid by you, not by its buyers.":
    "一单剩{0}（{1} × {2}%）。更贵的帖子就是你在掏钱，而不是买家。",
  "Instagram, 1K–10K followers": "Instagram，1 千–1 万粉丝",
  "1.78% of followers like or comment": "1.78% 的粉丝点赞或评论",
  "Instagram, above 1M": "Instagram，100 万以上",
  "Share of all creators who are nano": "纳米级达人占比",
  "No figure we would vouch for: take the median of ten creators of your niche and compare with that.":
    "没有我们敢担保的数字：取你领域十位达人的中位数来比较。",
  "Open three good {0} profiles and follow “Suggested for you” on each": "打开三个优质的{0}账号，顺着“为你推荐”往下找",
  "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads":
    "（点赞 + 评论）/ 粉丝数，最近 12 条的中位数，不含置顶和广告",
  "views / subscribers, the median of the last 12 videos without shorts and ads":
    "播放量 / 订阅数，最近 12 个视频的中位数，不含短视频和广告",
  "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones":
    "（点赞 + 回复 + 转发）/ 粉丝数，最近 12 条的中位数，不含置顶",
  "your country": "你的国家",
  Engagement: "互动率",
  "At or above the median of the tier": "不低于该级别中位数",
  "At or above the median of ten creators you compare": "不低于你对比的十位达人的中位数",
  "Real followers": "真实粉丝",
  "An audience report from a tool that you trust, or a screen recording of the creator's own statistics":
    "可信工具的受众报告，或达人后台数据的录屏",
  "75% or more are real": "75% 以上为真实",
  Audience: "受众",
  "The creator's statistics: where they follow from, and in which language": "达人后台数据：粉丝来自哪里、使用什么语言",
  "20% or more in {0}; 30% or more at your buyers' age": "{0}占 20% 以上；与买家同龄的占 30% 以上",
  "Growth of followers": "粉丝增长",
  "The curve of followers over 12 months": "12 个月的粉丝曲线",
  "No jump of a tenth in a week without a post that explains it": "没有一周暴涨一成却无帖子可解释的情况",
  Comments: "评论",
  "Read 30 of them": "看 30 条",
  "At least a third say something about {0}": "至少三分之一与{0}有关",
  Advertising: "广告",
  "Count the paid posts among the last 30": "数最近 30 条里的付费帖",
  "Fewer than one in five, none for a competitor in three months": "少于五分之一，三个月内没有竞品广告",
  "Still active": "仍在更新",
  "Date of the last post": "最近一条的日期",
  "Within two weeks": "两周以内",
  Fit: "匹配度",
  "Show three posts to two of your buyers": "给你的两位买家看三条帖子",
  "Both would follow": "两人都愿意关注",
  "Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.":
    "把广告标识写进需求说明，并在发布后一小时内检查：广告主同样要负责。不构成法律意见。",
  "one reel and one story": "一条 Reels 和一条快拍",
  "60 seconds within a video": "视频中的 60 秒",
  "one post with a thread of three": "一条帖子加三条串推",
  "[fee]": "[费用]",
  "[fee, at most {0} for each 100 clicks you may expect]": "[费用，每预期 100 次点击最多{0}]",
  "people in {0}": "{0}的用户",
  people: "用户",
  "{0}: a question about [their post]": "{0}：关于[对方的帖子]的一个问题",
  "First message": "第一条消息",
  "your [post about …] made me think of [what it made you think].": "你的[关于……的帖子]让我想到[你的感想]。",
  "We make [product] for {0} who are interested in {1}, and I think it fits what you said about [their words].":
    "我们为关注{1}的{0}做[产品]，我觉得它和你说的[对方的话]很契合。",
  "Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.":
    "愿意免费试用两周吗？没有任何附加条件。如果你不会推荐它，我想知道原因。",
  "[your name], [link]": "[你的姓名]，[链接]",
  "Second message, after five days": "五天后的第二条消息",
  "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.":
    "一句话就够：感兴趣、以后再说，或者不需要。如果不需要，谢谢你看完；我不会再打扰。",
  Terms: "合作条款",
  "What we agreed": "我们的约定",
  "this is what we agreed: {0} by [date], with the link [tracked link], marked as advertising at the beginning.":
    "我们约定如下：在[日期]前发布{0}，附上[追踪链接]，并在开头标明广告。",
  "You say what you think; we only check facts.": "观点由你表达，我们只核对事实。",
  "You get {0}: half before, half seven days after, with your statistics of the post.":
    "你将获得{0}：发布前付一半，七天后凭数据付另一半。",
  "We may show the post on our own page for [months].": "我们可以在自己的页面展示该帖[几个月]。",
  "If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.":
    "如缺少广告标识，我们会在一小时内提醒。如果延迟超过一周，则不再支付后一半。",
  "Followers and engagement as imported": "粉丝数和互动率以导入为准",
  "Followers not known": "粉丝数未知",
  "Followers as the search result says": "粉丝数以搜索结果为准",
  "Engagement not known": "互动率未知",
  Nano: "纳米级",
  Micro: "微型",
  "Mid-size": "中型",
  Mega: "头部",
  "enough to learn with small creators and then repeat with larger ones": "足够先用小达人试水，再用大达人放大",
  "many small tests, and one larger creator only after they paid back": "多做小测试，回本后再找一位大达人",
  "several creators instead of one: a single post tells nothing": "找几位而不是一位：单条帖子说明不了什么",
  "only the smallest tier leaves room for more than one attempt": "只有最小的级别才够试不止一次",
  "Web search, profiles": "网页搜索，账号",
  "Web search, those who can be written to": "网页搜索，留有邮箱的",
  "Instagram, hashtag": "Instagram，话题标签",
  "Instagram, suggestions": "Instagram，推荐",
  "YouTube, this month": "YouTube，本月",
  "YouTube, channels": "YouTube，频道",
  "Web search, channels": "网页搜索，频道",
  "Web search, those with sponsors": "网页搜索，有赞助的",
  "X, posts that people answered": "X，有人互动的帖子",
  "X, people": "X，用户",
  "X, lists": "X，列表",
  "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.":
    "美国（FTC）：用“Ad”或“Paid partnership with …”等明确字样，无需展开即可看到；免费产品也算报酬。",
  "United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links.":
    "英国（ASA、CMA）：开头标“Ad”，礼品和推广链接也一样。",
  "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.":
    "德国：开头标“Werbung”或“Anzeige”；法院不认可“#ad”之类的缩写。",
  "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.":
    "法国（2023-451 号法律）：画面上标“Publicité”或“Collaboration commerciale”，超过法定金额须签书面合同。",
  "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.":
    "欧盟：商业内容须清晰可辨，并开启平台自带的商业标识。",
  "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.":
    "印度（ASCI、消费者保护机构）：用帖子的语言在开头标“Ad”“Sponsored”或“Partnership”。",
  "China (Internet advertising measures): the post carries the word 广告.":
    "中国（《互联网广告管理办法》）：帖子须标明“广告”。",
};

import type { Catalogue } from "../catalogue.ts";

/** Parts, wholes and what is set beside them. */
export const wholes: Catalogue = {
  "Not in it yet: {0}.": "还没扣除：{0}。",
  "That is with all of it sold.": "这是全部卖出的情况。",
  "You sell in a season, so I count no twelve months of it.": "你只在一季里卖，所以我不按十二个月算。",
  "{0} is in it before any of it is sold.": "在卖出任何东西之前，里面压着{0}。",
  "At least {0} is in it before any of it is sold; {1} may come on top.":
    "在卖出任何东西之前，里面至少压着{0}；{1}可能还要加上。",
  "At least {0}; {1} is in that already or comes on top.": "至少{0}；{1}已经算在里面，或者还要加上。",
  "A competitor asks {0}, as you do.": "一个竞争对手收{0}，和你一样。",
  "A competitor asks {0}, you ask {1}: {2} more.": "一个竞争对手收{0}，你收{1}：多{2}。",
  "A competitor asks {0}, you ask {1}: {2} less.": "一个竞争对手收{0}，你收{1}：少{2}。",
  "A competitor spends {0}, as you do.": "一个竞争对手花{0}，和你一样。",
  "A competitor spends {0}, you spend {1}: {2} more.": "一个竞争对手花{0}，你花{1}：多{2}。",
  "A competitor spends {0}, you spend {1}: {2} less.": "一个竞争对手花{0}，你花{1}：少{2}。",
  "Taken together that leaves {0} before the fixed costs.": "合起来，扣除固定成本之前剩下{0}。",
  "{0} is left before the fixed costs: {1} comes in, {2} goes out.": "扣除固定成本之前剩下{0}：进来{1}，出去{2}。",
  "Even with all of it sold you lose {0}.": "就算全部卖出，你也亏{0}。",
  "With all of it sold {0} is left.": "全部卖出时剩下{0}。",
  "You spent at least {0}.": "你至少花了{0}。",
  "You spent {0}.": "你花了{0}。",
  "{what}, at most": "{what}（最多）",
  "Comes in when all of it is sold": "全部卖出时进来",
  "Is left when all of it is sold": "全部卖出时剩下",
  "Goes out for all that is in it": "里面所有东西出去的钱",
  "Revenue of the season": "这一季的收入",
  "The smallest order costs at most": "最小订单最多要花",
  "The smallest order lasts": "最小订单够卖",
  "{what}: {why}": "{what}：{why}",
  "it is your supplier's, and I count nothing of it as yours": "这是供应商的数字，我没有算作你的",
  "it is no longer so": "现在不是这样了",
  "You lose at least {0}: {1} is not in it.": "你至少亏{0}：{1}没有算在里面。",
  "You lose at least {0}.": "你至少亏{0}。",
  "{0} is not in it: it is in another currency.": "{0}没有算在里面：是另一种货币。",
  "how many of it you have or buy at once": "你手上有多少，或者一次买多少",
  "{0} is not in it: it is paid for each {1}, however many are sold of it.":
    "{0}没有算在里面：它是按每{1}付的，不管卖出多少。",
  "it is in a larger sum already": "它已经在一个更大的总数里",
  "The smallest order takes at most {0}.": "最小订单最多要花{0}。",
  "What that comes to in time I say when it is in it.": "等它算进去以后，我再说那段时间里是多少。",
  "Some results depend on it.": "有些结果取决于它。",
  "what borrowing or renting it costs": "借用或租用它的费用",
  "{0} percentage points": "{0}个百分点",
  "On each of the next four {0}, count what you sell, nothing given away.":
    "在接下来的四次（{0}）中，每次都数一数卖出多少，赠送的不算。",
  "Stop as it is if it is fewer than {0} on each of the four.": "如果四次每次都少于{0}，就不要再这样做。",
  "Not in it yet": "还没有算在里面",
  "What is left depends on {0}: all that is not counted yet may come to {1} at most before you lose money.":
    "剩下多少取决于{0}：所有尚未计入的费用加起来最多{1}，超过就亏钱。",
  "To be paid back within a year, winning a customer may cost at most {0}.":
    "要在一年内收回，获得一个客户最多可以花{0}。",
  "To be paid back with the first sale, winning a customer may cost at most {0}.":
    "要靠第一笔销售收回，获得一个客户最多可以花{0}。",
  "So far it is {0}.": "目前是{0}。",
  "You name no such cost yet.": "你还没有说这笔花费。",
};

import type { Catalogue } from "../catalogue.ts";

export const answers: Catalogue = {
  "This answer exists in English only so far.": "这个回答目前只有英文版。",
  "[Read it among the guides]({0})": "[在指南中阅读]({0})",
  "A template to fill in": "待填写的模板",
  "This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.":
    "这是一个模板，已填入我所了解的你的项目情况。[方括号]里的内容请你补充。",
  "As of {0}.": "内容截至 {0}。",
  "No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one]({0})":
    "这里没有连接语言模型，所以我只能根据计算结果和指南来回答。[如何连接模型]({0})",
  "Did you mean: {answers}?": "你是想问：{answers}？",
};

import type { Catalogue } from "../catalogue.ts";

export const reading: Catalogue = {
  "A share above 100% or below zero cannot be.": "比例不可能超过100%或低于零。",
  "A gross margin above 100% cannot be.": "毛利率不可能超过100%。",
  "That is more people than are alive.": "这比活着的人还多。",
  "That is more than the whole world produces in a year.": "这比全世界一年的产出还多。",
  "A week has fewer hours.": "一周没有这么多小时。",
  "Winning a customer cannot cost less than nothing.": "获得客户的成本不可能低于零。",
  "A price below zero cannot be.": "价格不可能低于零。",
  "You gave {0} for one thing ({1}). Which one is right?": "同一件事（{1}）你给了{0}。哪个是对的？",
  "Growth above 50% every month cannot last.": "每月超过50%的增长不可能持续。",
};

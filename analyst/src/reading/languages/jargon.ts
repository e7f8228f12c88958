import { count, cue, duration, money, percent } from "./build.ts";
import type { RoleCue } from "./tongue.ts";

/** The trade's English, said in every language. */
export const jargonCues: RoleCue[] = [
  cue("cac", money, "cac|cpa"),
  cue("revenue", money, "mrr|arr"),
  cue("burn", money, "burn(?: rate)?|net burn"),
  cue("cash", money, "cash"),
  cue("raise", money, "pre-?seed|seed(?: round)?|fundraising"),
  cue("valuation", money, "pre-?money|post-?money|valuation|valuation cap|cap"),
  cue("unit_cost", money, "cogs|api costs?|openai|inference"),
  cue("order_value", money, "aov"),
  cue("market_value", money, "tam|sam|som"),
  cue("price", money, "pricing|price|subscription|acv"),
  cue("churn", percent, "churn(?: rate)?"),
  cue("retention", percent, "retention"),
  cue("conversion", percent, "conversion(?: rate)?|cvr"),
  cue("growth", percent, "mom|yoy"),
  cue("gross_margin", percent, "gross margin|gm"),
  cue("take_rate", percent, "take[- ]rate"),
  cue("market_share", percent, "tam|sam|market share"),
  cue("paying_customers", count, "paying (?:customers|users|clients)|paid (?:customers|users)"),
  cue("free_users", count, "users|free users|downloads|installs|sign-?ups|followers|beta ?testers?"),
  cue("waitlist", count, "wait-?list|waiting ?list"),
  cue("paid_pilots", count, "paid pilots?"),
  cue("pilots", count, "pilots?|pocs?"),
  cue("letters_of_intent", count, "lois?|letters? of intent"),
  cue("preorders", count, "pre-?orders?"),
  cue("team_size", count, "founders|co-?founders"),
  cue("runway", duration, "runway"),
];

/** The trade's English in front of and behind an amount without a currency. */
export const jargonMoney =
  "pricing|price(?: point)?|cac|cpa|mrr|arr|burn(?: rate)?|cash|aov|cogs|pre-?seed|seed|cap|valuation|pre-?money|post-?money";
export const jargonMoneyBehind =
  "(?:mrr|arr|burn|pre[- ]?money|post[- ]?money|valuation(?: cap)?|cap|pre-?seed|seed round|cash(?= ?(?:[.,;)]|$)))";

/** Kinds of ventures by the English words every founder knows. */
export const jargonTypes = {
  crypto: String.raw`crypto\w*|blockchain|tokens?|wallets?|defi|stablecoins?|nfts?|web3|smart contracts?|bitcoin|ethereum|usdc`,
  app: String.raw`apps?|android|ios|iphone|play store|app store|google play`,
  saas: String.raw`saas|dashboards?|crm|erp|b2b|api`,
  ai: String.raw`gpt|chatgpt|llms?|machine learning|chatbots?|openai|copilot|deep learning`,
  edu: String.raw`edtech|e-learning|mooc|lms`,
  solo: String.raw`solopreneur|indie|micro-saas|side project|newsletter|no-?code`,
  green: String.raw`esg|co2|upcycling|carbon`,
  health: String.raw`fitness|wellness|yoga|coach(?:ing)? nutri\w*`,
};

import type { RoleCue } from "../tongue.ts";
import { count, duration, money, percent } from "./frame-words.ts";

/** Words that say what a number is; one pattern per role, no nested repeats. */
export const englishCues: RoleCue[] = [
  {
    role: "price",
    kinds: money,
    pattern:
      /\b(?:price[ds]?|pricing|charg(?:e|es|ing)|sells? (?:it |them )?for|sold for|costs? (?:users|customers|them)|subscription|pay us|pays us|(?:plan|tier)s?|fee of|for just|membership)\b/gi,
  },
  {
    role: "unit_cost",
    kinds: money,
    pattern:
      /\b(?:cogs|unit costs?|costs? (?:us|me|of goods|to (?:make|serve|produce|deliver))|variable costs?|(?:hosting|inference|api|openai|llm|server|infrastructure|shipping|delivery|production|material|packaging) (?:and \w+ )?(?:costs?|bill|fees?)|costs? per (?:customer|user|unit|order|seat|clinic|task|delivery|box|month)|to (?:make|produce))\b/gi,
  },
  {
    role: "cac",
    kinds: money,
    pattern:
      /\b(?:cac|customer acquisition costs?|acquisition costs?|cost per (?:acquisition|signup|sign-up|install|new customer)|(?:to|we) (?:acquire|win|get) (?:a|each|one|every)(?: new| paying)* (?:customer|user|subscriber|client)|per (?:acquired|new) customer|spen[dt] per customer)\b/gi,
  },
  {
    role: "revenue",
    kinds: money,
    pattern: /\b(?:mrr|arr|revenues?|in sales|turnover|we (?:make|earn)|earning|monthly recurring)\b/gi,
  },
  {
    role: "burn",
    kinds: money,
    pattern:
      /\b(?:burn(?:ing|s|ed)?|burn rate|net burn|spend(?:ing)? (?:about |around |roughly )?(?=[$€£₹]?\s?\d[\d,.]*k? ?(?:a|per) month)|monthly (?:spend|costs|expenses))\b/gi,
  },
  { role: "fixed_costs", kinds: money, pattern: /\b(?:fixed costs?|overheads?|salar(?:y|ies)|rent)\b/gi },
  {
    role: "cash",
    kinds: money,
    pattern: /\b(?:in the bank|cash|savings|saved(?: up)?|bootstrapp(?:ed|ing) with|runway of|on hand|budget)\b/gi,
  },
  {
    role: "raise",
    kinds: money,
    pattern:
      /\b(?:rais(?:e|ing)|seeking|looking for|fund(?:ing)? (?:round|of)|pre-?seed|seed round|ask(?:ing)? (?:is|for))\b/gi,
  },
  {
    role: "valuation",
    kinds: money,
    pattern: /\b(?:valuation|pre-money|post-money|valued at|cap of|valuation cap|cap\b)/gi,
  },
  {
    role: "order_value",
    kinds: money,
    pattern:
      /\b(?:aov|(?:average|avg\.?) (?:order|basket|booking|ticket|transaction|job)(?: value| size)?|basket|per (?:order|booking|transaction|job)|order value)\b/gi,
  },
  { role: "market_value", kinds: money, pattern: /\b(?:market|tam|industry|sam)\b/gi },
  {
    role: "problem_size",
    kinds: ["money", "duration", "percent"],
    pattern:
      /\b(?:wast(?:e|es|ing|ed)|los(?:e|es|ing)|lost|costing them|costs (?:them|clinics|owners|companies|businesses|restaurants|each|a typical)|spends? (?=(?:about |around |up to |roughly |over )?\d)|no-shows?|throw(?:s|n)? away|overspend)\b/gi,
  },
  {
    role: "churn",
    kinds: percent,
    pattern: /\b(?:churn(?:s|ed)?|cancel(?:s|led|lation)?(?: rate)?|leave (?:each|every|a) month)\b/gi,
  },
  {
    role: "retention",
    kinds: percent,
    pattern: /\b(?:retention|retained|renew(?:s|ed|al)?(?: rate)?|still active|came back|come back|repeat)\b/gi,
  },
  {
    role: "conversion",
    kinds: percent,
    pattern: /\b(?:conversions?|convert(?:s|ed|ing)?|conversion rate|sign(?:ed)? up|free[- ]to[- ]paid)\b/gi,
  },
  {
    role: "growth",
    kinds: percent,
    pattern: /\b(?:grow(?:s|n|ing|th)?|grew|month[- ]over[- ]month|mom|yoy|up by)\b/gi,
  },
  { role: "gross_margin", kinds: percent, pattern: /\b(?:gross margins?|margins?|gm)\b/gi },
  {
    role: "take_rate",
    kinds: percent,
    pattern:
      /\b(?:take rate|commission|we (?:take|keep)|cut of|transaction fee|fee (?:of|on|per)|service fee|per (?:booking|order|transaction|sale))\b/gi,
  },
  {
    role: "market_share",
    kinds: percent,
    pattern: /\b(?:of (?:the|this|that) (?:\w+ )?market|market share|of (?:the )?(?:tam|sam))\b/gi,
  },
  {
    role: "paying_customers",
    kinds: count,
    pattern:
      /\b(?:paying (?:\w+ )?(?:customers?|users?|clients?|subscribers?|members?|clinics|restaurants|schools|companies|teams|shops|businesses)|(?:customers?|clients?|subscribers?) (?:who |that |already |currently )*pay|pay(?:ing)? us|customers|clients|subscribers|paying)\b/gi,
  },
  {
    role: "free_users",
    kinds: count,
    pattern:
      /\b(?:free (?:users?|accounts?|sign-?ups?)|beta (?:users?|testers?)|(?:active |registered |monthly )?users|downloads|installs|sign-?ups|testers|followers)\b/gi,
  },
  {
    role: "waitlist",
    kinds: count,
    pattern: /\b(?:wait(?:ing)?[- ]?list|e-?mails? (?:collected|on)|pre-?registered|on (?:the|our|my) list)\b/gi,
  },
  { role: "paid_pilots", kinds: count, pattern: /\bpaid pilots?\b/gi },
  { role: "pilots", kinds: count, pattern: /\b(?:pilots?|pilot customers?)\b/gi },
  { role: "letters_of_intent", kinds: count, pattern: /\b(?:lois?|letters? of intent|signed letters?)\b/gi },
  { role: "preorders", kinds: count, pattern: /\b(?:pre-?orders?|pre-?sold|pre-?sales?|deposits?)\b/gi },
  {
    role: "interviews",
    kinds: count,
    pattern:
      /\b(?:interview(?:s|ed)?|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|conversations?|calls with|asked|survey(?:s|ed)?)\b/gi,
  },
  {
    role: "target_customers",
    kinds: count,
    pattern:
      /\b(?:target(?:ing)? of|goal(?: is| of)?|aim(?:ing)? (?:for|to)|plan to (?:reach|have|get|sign)|want to (?:reach|have|get|sign)|hope to|expect|we will (?:have|reach)|we'll have|(?:by|in|within) (?:year|month) \w+|in (?:three|two|\d) years)\b/gi,
    reach: 40,
  },
  {
    role: "market_count",
    kinds: count,
    pattern:
      /\b(?:there are|in (?:the )?(?:us|u\.s\.|usa|uk|eu|europe|germany|france|spain|india|china|italy|canada|australia|world|country)\b|nationwide|worldwide|globally|reachable|exist|registered in|operate in|market of|potential customers|households)\b/gi,
  },
  {
    role: "orders_per_month",
    kinds: count,
    pattern: /\b(?:orders|bookings|transactions|deliveries|jobs) (?:a|per|each|every) (?:month|week|day)\b/gi,
  },
  {
    role: "uses_per_unit",
    kinds: count,
    pattern:
      /\b(?:survives?|lasts?(?= (?:for )?(?:about )?\d)|reused(?: up to| about)?|(?<!each )uses|trips|cycles|wash(?:es|ings))\b/gi,
    reach: 20,
  },
  {
    role: "seats_per_customer",
    kinds: count,
    pattern:
      /\b(?:users|seats|employees|students|people|lawyers|agents|licen[cs]es) (?:per|in each|at each) (?:firm|school|company|customer|team|clinic|site|client|office|practice)\b/gi,
    reach: 20,
  },
  { role: "runway", kinds: duration, pattern: /\brunway\b/gi, reach: 25 },
  {
    role: "team_size",
    kinds: count,
    pattern:
      /\b(?:founders|co-?founders|team of|of us|people on (?:the|our) team|engineers|developers|employees|person team)\b/gi,
  },
  {
    role: "hours_per_week",
    kinds: duration,
    pattern: /\b(?:hours? (?:a|per|each|every) week|hours?\/week|hrs?\/(?:wk|week)|evenings|part[- ]time|weekends)\b/gi,
  },
  {
    role: "experience_years",
    kinds: duration,
    pattern:
      /\b(?:experience|worked (?:as|in|for|at)|as an? \w+|career|been an? \w+|in the industry|background|running|i ran|veteran)\b/gi,
  },
];

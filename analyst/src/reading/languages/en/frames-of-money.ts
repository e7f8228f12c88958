import { money, near, ends, starts, third, asksFor, inputs, once } from "./frame-words.ts";
import { isPeople } from "./people.ts";
import type { Frame } from "../tongue.ts";

const harm =
  /no-?show|mistake|error|delay|failure|breakdown|cancel|miss|lost|wast|bad|accident|injur|typical|average|employee|hour/i;

/** "A consultation costs", but neither "a lawyer costs" nor "a missed appointment costs". */
const isOffered = (before: string): boolean =>
  !harm.test(before) && !new RegExp(third, "i").test(before) && !before.split(/\s+/).some((word) => isPeople(word));

/** First match wins: the closer a phrase is to saying the role outright, the earlier it stands. */
export const moneyFrames: Frame[] = [
  {
    role: "cac",
    kinds: money,
    after: starts(String.raw` (?:on [\w ]{3,20} )?to (?:get|win|land|acquire) (?:one|each|an?)\b`),
  },
  { role: "unit_cost", kinds: money, after: starts(String.raw` on (?:each|every|one)\b`) },
  { role: "pre_money", kinds: money, before: ends(String.raw`\bpre-?money(?: valuation)?(?: is| of| at|:)?`) },
  { role: "pre_money", kinds: money, after: starts(String.raw` (?:valuation )?pre-?money\b`) },
  { role: "aside", kinds: money, before: ends(String.raw`(?<!\b(?:we|i) )\b(?:earns?|receives?|gets?)`) },
  {
    role: "aside",
    kinds: money,
    before: ends(String.raw`\b(?:(?:we|i) (?:have )?)?raised`),
    after: starts(String.raw` (?:from|last|in)\b`),
  },
  {
    role: "unit_cost",
    kinds: money,
    before: ends(String.raw`\b(?:we|i) (?:buy|source|purchase|import) (?:it|them|each|one)?(?: (?:at|for))?`),
  },
  {
    role: "fixed_costs",
    kinds: money,
    before: ends(
      String.raw`\b(?:carers|teachers|staff|cleaners|developers|freelancers|nurses|tutors|coaches|drivers|assistants?|rent|salar(?:y|ies)) (?:costs?|would be|is|are)(?: us| me)?`,
    ),
    when: ({ quantity }) => quantity.per !== null && quantity.per !== "hour" && quantity.perWhat === null,
  },
  // Money of somebody else, of the past, or spent once.
  {
    role: "alternative_cost",
    kinds: money,
    before: new RegExp(String.raw`\b(?:${third})\b[^,;]{0,30}?\b(?:${asksFor})${near}`, "i"),
  },
  {
    role: "alternative_cost",
    kinds: money,
    before: /\bpay(?:ing|s)? (?:an?|the|their|some(?:one|body)|external|outside) (?!month)[\w -]{2,25}$/i,
    when: ({ before }) => !/\b(?:i|we)(?: also| each| only)? pay\w*[^,;]*$/i.test(before),
  },
  {
    role: "alternative_cost",
    kinds: money,
    after: starts(String.raw` (?:a|per) (?:month|year)(?: each)? (?:for|to) (?:an?|the|their|external) `),
    before: ends(String.raw`(?<!us )\b(?:spend|spends|pay|pays)`),
  },
  {
    role: "aside",
    kinds: ["money", "count", "percent"],
    before: /\b(?:up|down|grown?|grew|rose|fell|increased|raised it)\b[^,;]{0,12}? from (?:about |around )?$/i,
  },
  { role: "deposit", kinds: money, after: starts(String.raw` (?:refundable )?deposits?\b`) },
  { role: "deposit", kinds: money, before: ends(String.raw`\bdeposits? (?:of|is|was)`) },
  {
    role: "cac",
    kinds: money,
    before:
      /\b(?:ads?|adwords|campaigns?|marketing|field agents?|sales ?(?:people|reps?)|leaflets?|flyers?)\b[^,;]{0,40}$/i,
    when: ({ quantity, after }) =>
      /^(?:order|sale|signup|new|customer|client|subscriber|user|install|lead)$/.test(quantity.perWhat ?? "") ||
      /^ (?:per|for each|for every|a) (?:new |paying |acquired )?\w+ (?:acquired|won|signed)|^ per (?:new|paying|order|sale|customer|client)/i.test(
        after,
      ),
  },
  {
    role: "marketing_spend",
    kinds: money,
    before: /\b(?:ads|adverts|advertising|marketing|flyers|leaflets)(?: [a-z]+){0,3} $/i,
    when: ({ quantity }) => quantity.perWhat === null,
  },
  {
    role: "marketing_spend",
    kinds: money,
    after: starts(
      String.raw`[^,.;]{0,20}? on (?:\w+ ){0,2}(?:ads|adverts|marketing|adwords|advertising|flyers|campaigns)\b`,
    ),
  },
  {
    role: "setup_cost",
    kinds: money,
    before: new RegExp(String.raw`\b(?:${once})\b(?: \w+){0,2}? (?:costs?|for|is|was|are|at)${near}`, "i"),
    when: ({ quantity }) => quantity.per === null && quantity.perWhat === null,
  },
  {
    role: "setup_cost",
    kinds: money,
    before: ends(String.raw`\b(?:invested|put in|have spent|i spent|we spent|spent)`),
    when: ({ quantity }) => quantity.per === null && quantity.perWhat === null,
  },
  // What the founder has, owes and burns.
  {
    role: "cash",
    kinds: money,
    after: starts(
      String.raw`(?: still)? (?:in (?:the bank|savings|cash|our account)|of (?:savings|cash|my own|our own|own money)|saved|savings|left|in hand|on hand|cash\b|runway money)`,
    ),
  },
  {
    role: "cash",
    kinds: money,
    before: ends(
      String.raw`\b(?:i|we)(?:'ve)?(?: still| only| now| together)* (?:have|got|own|saved|have saved|put aside|can (?:spend|invest|put in))(?: got| saved)?`,
    ),
    when: ({ quantity, after }) =>
      quantity.per === null &&
      quantity.perWhat === null &&
      !/^ (?:in |of )?(?:mrr|arr|revenue|sales|turnover|debt)/i.test(after),
  },
  {
    role: "cash",
    kinds: money,
    before: ends(String.raw`\b(?:cash|savings|budget|bank)(?: is| of| at)?`),
    when: ({ quantity }) => quantity.per === null,
  },
  {
    role: "raise",
    kinds: money,
    after: starts(String.raw` (?:at|on) an? [^,.;]{1,30}(?:cap|valuation|pre-?money|post-?money|safe)\b`),
  },
  { role: "raise", kinds: money, after: starts(String.raw` (?:pre-?seed|seed|angel|round)\b`) },
  { role: "revenue", kinds: money, after: starts(String.raw` (?:in |of )?(?:mrr|arr|revenue|sales|turnover)\b`) },
  {
    role: "burn",
    kinds: money,
    before: ends(String.raw`\b(?:(?:i|we|and) (?:spend|burn)|spending|burning|burn(?: rate)?(?: is| of| at)?)`),
    when: ({ quantity, after }) => quantity.perWhat === null && !/^[^,.;]* on (?:\w+ )?ads/i.test(after),
  },
  {
    role: "problem_size",
    kinds: money,
    before: ends(
      String.raw`\bcosts? (?:them|(?:a|an|each|the|every|most) (?!customer|user|client|subscriber)[\p{L}-]+(?: [\p{L}-]+)?)`,
    ),
  },
  {
    role: "setup_cost",
    kinds: money,
    before: /\bcost (?:me|us)(?: about| around)? $/i,
    when: ({ quantity, after }) =>
      quantity.per === null && quantity.perWhat === null && quantity.value >= 1000 && !after.startsWith(" to "),
  },
  // What a unit costs to make or to serve.
  {
    role: "unit_cost",
    kinds: money,
    after: starts(String.raw`(?: each)? to (?:make|build|produce|manufacture|deliver|serve|print|assemble|source)\b`),
  },
  {
    role: "unit_cost",
    kinds: money,
    before: /\b(?:we|i) (?:also )?pay (?!ourselves|myself)(?:[\p{L}'-]+ ){1,4}$/iu,
    when: ({ quantity }) => quantity.perWhat !== null,
  },
  {
    role: "fixed_costs",
    kinds: money,
    before:
      /\b(?:drivers?|rent|(?:[\p{L}-]+ )?bill|salar(?:y|ies)|wages?|accountant|office|employees?|kitchen|insurance|warehouse|(?:we|i) pay (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)(?: costs?(?: us| me)?| is| are| at| for)?(?: about| around| roughly)?:? $/iu,
    when: ({ quantity }) => quantity.per === "month" && quantity.perWhat === null,
  },
  {
    role: "unit_cost",
    kinds: money,
    before: new RegExp(
      String.raw`\b(?:${inputs})(?: and (?:the )?[\p{L}-]+)?(?: (?:costs?|fees?|bill))?(?: (?:costs?|cost|comes? to|is|are|at|of|runs? at|takes?))?(?: us| me)?${near}`,
      "iu",
    ),
    when: ({ quantity, after, before }) =>
      !/^(?:hour|day)$/.test(quantity.per ?? "") &&
      !/^(?:[ ]?[^,.;]{0,12})? in (?:revenue|sales)/.test(after) &&
      !/\bpay us\b/i.test(before),
  },
  {
    role: "unit_cost",
    kinds: money,
    after: starts(String.raw`(?: (?:per|a|each|an) [\w-]+)? (?:in|for) (?:${inputs})\b`),
  },
  {
    role: "unit_cost",
    kinds: money,
    before: new RegExp(
      String.raw`(?:(?:^|[,;] )(?:and )?(?:the )?[\p{L}-]+s|\band (?:the |an? )?[\p{L}-]+) (?:cost|come to)(?: us| me)?${near}`,
      "iu",
    ),
    when: ({ quantity }) => quantity.per !== null || quantity.perWhat !== null,
  },
  // Prices.
  {
    role: "price",
    kinds: money,
    before: ends(
      String.raw`\b(?:licen[cs]es?|subscriptions?|memberships?|tickets?|our (?:app|tool|software|service|product|box|course|kit)) costs?`,
    ),
  },
  // "It costs 29 euros a month" is what buyers pay; "to run" and "us" behind it make it the founder's own cost.
  {
    role: "price",
    kinds: money,
    before: ends(
      String.raw`\b(?:it|(?:the|this|our) (?:app|tool|software|service|product|platform|plan)) (?:will |would )?costs?`,
    ),
    when: ({ quantity, after }) =>
      quantity.per !== null &&
      !/^[^.;,]{0,12}\b(?:us|me|to (?:run|host|serve|make|produce|operate|keep|maintain))\b/i.test(after),
  },
  {
    role: "price",
    kinds: money,
    before: /^\s*(?:an?|each|every|one)(?: [\p{L}-]+){1,3} (?:costs|is) $/iu,
    when: ({ before }) => isOffered(before),
  },
  { role: "price", kinds: money, before: ends(String.raw`\b(?:sell|selling) (?:an?|our|the|my)`) },
  { role: "price", kinds: money, before: ends(String.raw`\b(?:would|will|to|could) pay(?: me| us)?`) },
  {
    role: "price",
    kinds: money,
    before: ends(String.raw`\b(?:pay|pays|paying|paid)(?: us| me)?|we charge|i charge|charge (?:them|each)`),
    when: ({ quantity, before }) =>
      (quantity.per !== null || quantity.perWhat !== null || /charge/i.test(before.slice(-25))) &&
      !/\bwe pay\b/i.test(before.slice(-14)),
  },
  {
    role: "price",
    kinds: money,
    before: ends(
      String.raw`\b(?:retail price|list price|sell (?:it|them|each)? ?(?:for|at)|sells? (?:for|at)|sold (?:for|at)|priced at|price(?: is| of| will be| would be)?)`,
    ),
  },
  {
    role: "order_value",
    kinds: money,
    before: ends(
      String.raw`\b(?:average|avg\.?|typical|mean|median) (?!(?:price|cost|fee|charge|salary|wage|revenue|cac|margin|subscription|plan|customer|client|user|household|family)\b)[\p{L}-]+(?: [\p{L}-]+)? (?:is|was|costs|comes to)|\b(?:average|avg\.?|typical|mean|median) (?:\w+ )?(?:order|basket|invoice|booking|ticket|transaction|sale|purchase|job|cart)(?: value| size)?(?: is| of| was| at|,)?`,
    ),
  },
  // "A booking tool … that cuts no-shows at 49 euros a month": what is built stands before it, and the harm is not its price.
  {
    role: "price",
    kinds: money,
    before: ends(String.raw`\b(?:tool|app|software|platform|service|subscription|system|website|saas)\b[^.;]{0,80} at`),
    when: ({ quantity, before }) =>
      quantity.per !== null && !/\b(?:they|who|lose|loses|spend|spends|waste|wastes)\b/i.test(before),
  },
];

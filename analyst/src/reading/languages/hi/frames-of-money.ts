import { money, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, inputs } from "./turns.ts";

export const moneyFrames: Frame[] = [
  at.behind(
    "burn",
    money,
    "(?:har|हर|per|प्रति) (?:mahine|mahina|month|महीने|माह) (?:ka |का |me |में )?(?:kharch\\p{L}*|खर्च\\p{L}*|burn|udta|उड़ता)",
  ),
  only(at.behind("unit_cost", money, "(?:देते|देती|देता|देने पड़ते|dete|deti|deta|dena|dene)"), ({ before }) =>
    /(?:^|[\s,])(?:को|ko) ?$/.test(before),
  ),
  at.behind("price", money, "(?:ka|ki|का|की) (?:ek|एक)"),
  at.behind("cash", money, "(?:bachaye|bacha ke|bachakar|jama|बचाए|बचाकर|जमा)"),
  at.ahead("pre_money", money, "(?:(?:प्री-?मनी|pre-?money)(?: (?:वैल्यूएशन|मूल्यांकन|valuation))?)"),
  at.behind("pre_money", money, "(?:(?:की |ki |के |ke )?(?:प्री-?मनी|pre-?money))"),
  // Money of somebody else, of the past, or spent once.
  at.ahead("alternative_cost", money, `(?:${third})(?: (?:वाले|wale|तो|to))?[^.;,]{0,25}?`),
  at.behind("deposit", money, "(?:का |की |ka |ki )?(?:एडवांस|जमा|डिपॉजिट|advance|deposit|token)"),
  at.later(
    "marketing_spend",
    money,
    "(?:विज्ञापन|मार्केटिंग|प्रचार|ads?|marketing|advertising|promotion|insta ads|facebook ads|google ads)(?: (?:पर|में|par|pe|mein|me))?(?: (?:खर्च|kharch|spend|lagate|lagte))?",
  ),
  at.ahead(
    "marketing_spend",
    money,
    "(?:विज्ञापन|विज्ञापनों|मार्केटिंग|प्रचार|ads?|marketing|advertising|instagram ads|facebook ads|google ads)(?: (?:पर|में|par|pe|mein|me))?(?: (?:हर महीने|har mahine|monthly))?",
  ),
  at.later(
    "setup_cost",
    money,
    "(?:लगा चुके|निवेश (?:किया|किए|कर चुके)|laga chuke|lagaye|invest (?:kiye|kiya|kar chuke|kar diye))",
  ),
  at.ahead(
    "setup_cost",
    money,
    "(?:मशीन|मशीनें|सेटअप|machine|machines|setup|mould|prototype)(?: (?:की कीमत|पर|में|ki kimat|par|mein|cost))*",
  ),
  at.behind(
    "revenue",
    money,
    "(?:का |की |ka |ki )?(?:एमआरआर|रेवेन्यू|कमाई|आमदनी|बिक्री|टर्नओवर|कारोबार|राजस्व|mrr|arr|revenue|kamai|sales|bikri|turnover)",
  ),
  at.later(
    "raise",
    money,
    "(?:जुटाना|जुटा रहे|उठाना|फंडिंग|निवेश (?:चाहिए|चाहते|ढूंढ)|निवेश की|raise (?:karna|karenge|kar rahe|karne)|jutana|juta rahe|uthana|funding|investment)",
  ),
  at.ahead(
    "raise",
    money,
    "(?:फंडिंग|निवेश|राउंड|raise|raising|funding|investment|round|seed|fund)(?: (?:चाहिए|के लिए|chahiye|ke liye))*",
  ),
  at.later("valuation", money, "(?:के |की |ke |ki |की |ka )?(?:वैल्यूएशन|मूल्यांकन|valuation|pre-?money|post-?money|cap)"),
  at.ahead("valuation", money, "(?:वैल्यूएशन|मूल्यांकन|valuation|pre-?money|post-?money)"),
  at.later(
    "cash",
    money,
    "(?:बचत|बैंक में|जमा हैं|की सेविंग|अपनी जेब|खाते में|पूंजी|अपने पैसे|bachat|bank (?:mein|me|main)|savings?|jeb se|account mein|account me|apne paise|paas hain|pass hai|bache hain|cash)",
  ),
  at.behind("cash", money, "(?:हैं|है|hain|hai)?(?: )?(?:बचत|bachat|savings?|bank|cash)"),
  at.ahead(
    "cash",
    money,
    "(?:(?:हमारे|मेरे|hamare|humare|mere) (?:पास|paas|pass)|बैंक में|बचत|पूंजी|खाते में|bank (?:mein|me|main)|bachat|savings?|cash|punji|account (?:mein|me))(?: (?:अभी|abhi|कुल|total))*",
  ),
  at.ahead(
    "fixed_costs",
    money,
    "(?:किराया|तनख्वाह|वेतन|सैलरी|बिजली|ऑफिस|दुकान का किराया|kiraya|kiraaya|salary|salaries|tankhwah|rent|bijli|office|staff)(?: (?:का खर्च|ka kharcha|का|ka))?",
  ),
  at.behind("fixed_costs", money, "(?:का |ka )?(?:किराया|वेतन|सैलरी|kiraya|rent|salary)"),
  at.ahead(
    "cac",
    money,
    "field (?:agents?|team|sales)[^.;,]{0,25}?|फील्ड (?:एजेंट|टीम)[^.;,]{0,25}?|(?:(?:एक|नया|नए|हर|प्रति|ek|naya|naye|har|per|new|one)? ?(?:ग्राहक|यूजर|दुकान|दुकानदार|छात्र|customer|user|shop|dukaan|dukan|student|client)(?: को)? (?:लाने|जोड़ने|पाने|मिलने|बनाने|laane|lane|jodne|paane|acquire karne|onboard karne)(?: (?:में|पर|का|की लागत|का खर्च|mein|me|par|ka|ki|ka kharcha|ki cost|ka cost))*|cac|customer acquisition cost|अधिग्रहण लागत)(?: (?:पर|खर्च|cost))*",
  ),
  at.later(
    "cac",
    money,
    "(?:में|mein|me) (?:एक|ek|naya|नया) (?:ग्राहक|दुकान|customer|shop|user) (?:मिलता|जुड़ता|आता|milta|judta|aata)",
  ),
  at.ahead(
    "order_value",
    money,
    "(?:औसत|average|avg|औसतन) (?:ऑर्डर|बिल|टिकट|खरीद|बास्केट|बुकिंग|सौदा|order|bill|ticket|basket|booking|invoice|load|ride|sale)(?: (?:वैल्यू|मूल्य|की कीमत|value|size))?|(?:ऑर्डर वैल्यू|order value|aov|bill value)",
  ),
  at.later("problem_size", money, "(?:का )?(?:नुकसान|बर्बाद|घाटा|खो देते|nuksan|nuksaan|barbad|waste|loss|ghata|kho dete)"),
  at.ahead("problem_size", money, "(?:नुकसान|बर्बादी|घाटा|nuksan|nuksaan|barbadi|loss|ghata)"),
  at.ahead(
    "unit_cost",
    money,
    `(?:${inputs})(?: (?:और|aur|and) \\S+)?(?: (?:पर|का|की|में|par|pe|ka|ki|mein|me|cost|costs?|खर्च|खर्चा|लागत|kharcha|kharch|lagat))*`,
  ),
  at.ahead(
    "unit_cost",
    money,
    "(?:(?:हर|प्रति|एक|har|per|ek|each) (?:ग्राहक|यूजर|दुकान|ऑर्डर|छात्र|यूनिट|पीस|customer|user|shop|dukaan|dukan|order|student|unit|piece|delivery|box|clinic|school)(?: (?:पर|का|की|par|pe|ka|ki))?(?: (?:हमारा|हमारी|hamara|hamari|humara))? (?:खर्च|लागत|खर्चा|cost|kharcha|kharch|lagat)|लागत|लागत मूल्य|खरीद मूल्य|lagat|cost price|unit cost|cogs|making cost)(?: (?:पर|par|आता|aata))*",
  ),
  at.later(
    "unit_cost",
    money,
    "(?:लागत|में (?:बनता|बनती|पड़ता|पड़ती)|खर्च (?:आता|होता) है (?:हर|प्रति)|lagat|mein (?:banta|banti|padta|padti)|me (?:banta|padta)|cost (?:aata|aati|padta|lagta))",
  ),
  at.ahead(
    "burn",
    money,
    "(?:(?:हर महीने|महीने|महीने का|महीने में|मासिक|har mahine|mahine|mahine ka|mahine mein|monthly)(?: (?:का|में|ka|mein|me|हमारा|hamara|humara|कुल|total))* (?:खर्च|खर्चा|kharcha|kharch|burn|spend|expenses?)|बर्न|burn|burn rate|kharcha)",
  ),
  at.later(
    "burn",
    money,
    "(?:खर्च (?:होता|होते|करते|हो रहा)|खर्चा|kharch (?:hota|hote|karte|ho raha)|kharcha (?:hai|hota)|burn|spend (?:karte|hota))",
  ),
  at.ahead(
    "revenue",
    money,
    "(?:कमाई|आमदनी|रेवेन्यू|राजस्व|बिक्री|टर्नओवर|कारोबार|कमाते|kamai|revenue|bikri|sales|turnover|mrr|arr|kamate|income)",
  ),
  at.later(
    "revenue",
    money,
    "(?:कमाते|की कमाई|कमा रहे|की बिक्री|kamate|kamaate|ki kamai|kama rahe|ki sale|ki sales|ki bikri)",
  ),
  at.ahead(
    "price",
    money,
    "(?:कीमत|दाम|शुल्क|फीस|सब्सक्रिप्शन|सदस्यता|प्लान|मूल्य|चार्ज|kimat|keemat|kimmat|daam|fees?|price|pricing|subscription|plan|charge|charges|membership|package|rate)(?: (?:रखी|रखा|rakhi|rakha|hoga|hogi|करते|karte))*",
  ),
  at.behind("price", money, "(?:ka|ki|का|की) (?:hai|है)"),
  at.ahead("price", money, "(?<![\\p{L}\\p{M}])(?:ek|एक) [\\p{L}\\p{M}]+"),
  at.later(
    "price",
    money,
    "(?:लेते हैं|लेते|लेंगे|चार्ज (?:करते|करेंगे)|में बेचते|में बेच|lete hain|lete|lenge|leta|charge (?:karte|karenge|karta)|mein bech\\w*|me bech\\w*|mein bik\\w*|देते हैं|dete hain|देंगे|denge|pay karte|pay karenge)",
  ),
];

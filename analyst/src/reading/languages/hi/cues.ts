import { count, cue, duration, money, percent } from "../build.ts";
import { jargonCues } from "../jargon.ts";
import type { RoleCue } from "../tongue.ts";

export const cues: RoleCue[] = [
  ...jargonCues,
  cue("price", money, "कीमत|दाम|शुल्क|फीस|सब्सक्रिप्शन|सदस्यता|kimat|keemat|daam|fees?|charge"),
  cue("unit_cost", money, "लागत|lagat"),
  cue("revenue", money, "कमाई|आमदनी|राजस्व|बिक्री|kamai|revenue|bikri"),
  cue("burn", money, "खर्च|खर्चा|kharcha|kharch"),
  cue("fixed_costs", money, "किराया|सैलरी|वेतन|kiraya|salary"),
  cue("cash", money, "बचत|बैंक|पूंजी|bachat|bank|savings?"),
  cue("raise", money, "फंडिंग|निवेश|जुटाना|funding|investment|jutana"),
  cue("valuation", money, "वैल्यूएशन|मूल्यांकन"),
  cue("market_value", money, "बाजार|मार्केट|उद्योग|market|bazaar|industry"),
  cue("problem_size", ["money", "duration", "percent"], "नुकसान|बर्बाद|बर्बादी|nuksan|nuksaan|barbad|waste"),
  cue("churn", percent, "चर्न|छोड़|छोड़ने|chhod|chod"),
  cue("retention", percent, "रिटेंशन|रिन्यू|renew|renewal"),
  cue("conversion", percent, "कन्वर्जन|रूपांतरण|कन्वर्ट|convert"),
  cue("growth", percent, "बढ़|वृद्धि|ग्रोथ|growth|badh|grow"),
  cue("gross_margin", percent, "मार्जिन|मुनाफा|margin"),
  cue("take_rate", percent, "कमीशन|commission"),
  cue("paying_customers", count, "ग्राहक|ग्राहकों|grahak|paying|paid"),
  cue("free_users", count, "यूजर्?स?|डाउनलोड|इंस्टॉल"),
  cue("waitlist", count, "वेटलिस्ट|प्रतीक्षा सूची"),
  cue("interviews", count, "बात की|इंटरव्यू|पूछा|baat ki|baat kari|pucha|poocha|interview"),
  cue(
    "market_count",
    count,
    "भारत में|देश में|india (?:mein|me|main)|desh (?:mein|me)|शहर में|राज्य में|बाजार में|market (?:mein|me)|यूपी में|बिहार में|कुल|हर साल|har saal|देश भर|bharat (?:mein|me)|city (?:mein|me)|पूरे",
  ),
  cue("team_size", count, "टीम|संस्थापक|फाउंडर|team|founders?"),
  cue("hours_per_week", duration, "हफ्ते में|सप्ताह में|hafte (?:mein|me)|part[- ]time|शाम|वीकेंड|weekend"),
  cue("experience_years", duration, "अनुभव|experience|anubhav"),
];

import { duration, percent } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, gone, said } from "./turns.ts";

export const shareFrames: Frame[] = [
  at.ahead("nrr", percent, "(?:nrr|ndr|net (?:revenue|dollar) retention|नेट (?:रेवेन्यू )?रिटेंशन|net retention)"),
  at.behind("nrr", percent, "(?:nrr|ndr|net (?:revenue|dollar) retention|नेट (?:रेवेन्यू )?रिटेंशन|net retention)"),
  at.ahead("option_pool", percent, "(?:ऑप्शन पूल|esop|option pool|pool)"),
  at.behind("option_pool", percent, "(?:(?:का |ka )?(?:ऑप्शन पूल|esop|option pool))"),
  // Shares.
  at.behind("aside", percent, "(?:छूट|डिस्काउंट|हिस्सेदारी|जीएसटी|सटीकता|discount|equity|gst|tax|accuracy|stake|hissedari)"),
  at.ahead("aside", percent, `(?:सटीकता|accuracy|equity|discount|nps|(?:${third})[^,;]{0,20}?)`),
  at.later(
    "take_rate",
    percent,
    "(?:कमीशन|कमिशन|commission|kamishan|cut|take rate|platform fee|(?:lete|lenge|rakhte|rakhenge|लेते|लेंगे|रखते|रखेंगे)(?: (?:hai|hain|है|हैं))?)",
  ),
  at.ahead("take_rate", percent, "(?:कमीशन|कमिशन|commission|take rate|platform fee|cut)"),
  at.ahead("market_share", percent, "(?:सिर्फ|केवल|बस|sirf|bas|just|only)(?= ?$)"),
  at.later("market_share", percent, "(?:(?:बाजार|मार्केट|market) (?:का|हिस्सा|ka|share|hissa)|market share|बाजार हिस्सा)"),
  at.ahead(
    "market_share",
    percent,
    "(?:बाजार का|मार्केट का|market ka|market share|बाजार हिस्सेदारी)(?: (?:सिर्फ|bas|sirf|just))?",
  ),
  at.ahead("gross_margin", percent, "(?:मार्जिन|ग्रॉस मार्जिन|मुनाफा|margin|gross margin|munafa)"),
  at.behind("gross_margin", percent, "(?:का |ka |gross )?(?:मार्जिन|margin|munafa)"),
  at.later(
    "retention",
    percent,
    "(?:रिन्यू|वापस आते|बने रहते|दोबारा|renew|wapas aate|wapas|bane rehte|dobara|retain|tik\\w*)",
  ),
  at.later("churn", percent, gone),
  at.behind("churn", percent, "(?:churn|छोड़|chhod|chod)"),
  at.later("conversion", percent, "(?:भुगतान|पैसे|खरीदते|पेड|कन्वर्ट|pay|paid|paise|kharidte|convert|buy)"),
  at.later("interviews_positive", percent, said),
  // Stretches of time.
  at.later(
    "runway",
    duration,
    "(?:का |की |ka |ki )?(?:रनवे|पैसे हैं|पैसा बचा|चल सकते|runway|chal sakte|paise (?:hain|bache))",
  ),
  at.ahead("runway", duration, "(?:रनवे|runway)"),
  at.later(
    "experience_years",
    duration,
    "(?:का |के |से |ka |ke |se )?(?:अनुभव|तजुर्बा|काम (?:किया|कर|का)|पढ़ा|चला|experience|anubhav|tajurba|kaam (?:kiya|kar|ka)|padha|chala)",
  ),
  at.ahead("experience_years", duration, "(?:अनुभव|experience|anubhav|मैं|मैंने|main|maine)"),
  at.later("observed_time", duration, "(?:में|mein|me) [^.;]{0,30}?(?:छोड़|chhod|chod|cancel|रद्द)"),
  at.ahead(
    "hours_per_week",
    duration,
    "(?:मैं|मेरे पास|हम|main|mere paas|mere pass|hum)[^.;]{0,14}?(?:हफ्ते|सप्ताह|hafte|week|हर हफ्ते)(?: (?:में|mein|me|ke|के))?",
  ),
  at.later(
    "problem_size",
    duration,
    "(?:बर्बाद|गंवा\\S*|खराब|खो देते|ganwa\\w*|kho dete|लगते|लग जाते|barbad|kharab|waste|lagte|lag jate|lagta)",
  ),
];

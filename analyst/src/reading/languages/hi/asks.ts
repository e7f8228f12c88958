import { exact, says } from "../build.ts";
import type { AskWords } from "../language-pack.ts";

export const asks: AskWords = {
  topics: {
    funding: says("निवेशक\\S*|निवेश|फंडिंग|वैल्यूएशन|पैसा जुटा\\S*|investors?|funding|nivesh\\w*|paisa jutan\\w*|raise"),
    competitors: says(
      "प्रतियोगी\\S*|प्रतिस्पर्धी\\S*|प्रतिस्पर्धा|मुकाबला|कॉम्पिटिशन|विकल्प|competitors?|competition|muqabla|alternatives?",
    ),
    pricing: says(
      "कीमत\\S*|दाम|कितने (?:रुपये|पैसे)|कितना (?:चार्ज|लेना|लूं|लें)|प्राइसिंग|price|pricing|kimat|keemat|daam|kitna (?:charge|lena|lu|lun|len)|kitne (?:rupaye|paise)",
    ),
    revenue: says(
      "बिजनेस मॉडल|कमाई|आमदनी|मुनाफा|पैसे कैसे कमा\\S*|ब्रेक ?ईवन|मार्जिन|revenue|business model|kamai|munafa|paise kaise kama\\w*|break ?even|margin|monetiz\\w*",
    ),
    plan: says(
      "रोडमैप|योजना|प्लान|अगला कदम|अगले कदम|क्या करूं|क्या करना (?:चाहिए|है)|कहां से शुरू|roadmap|plan|yojana|agla step|agle steps?|kya karu\\w*|kya karna (?:chahiye|hai)|kahan se (?:shuru|start)",
    ),
    growth: says(
      "ग्रोथ|मार्केटिंग|ग्राहक कैसे|चैनल|प्रचार|पहले ग्राहक|growth|marketing|customers? kaise|grahak kaise|channels?|prachar|pehle customers?",
    ),
    risks: says("जोखिम|रिस्क|खतरा|कमजोरी\\S*|फेल|गलत|risks?|khatra|kamzori\\w*|fail|galat"),
    market: says("बाजार|मार्केट|कितना बड़ा|अवसर|market|bazaar|kitna bada"),
    ideas: says("आइडिया|आइडियाज|विचार|ideas?|brainstorm\\w*|pivot|features?"),
    regulation: says("कानून\\S*|कानूनी|नियम\\S*|लाइसेंस|legal|kanoon\\w*|kanooni|niyam|licen[cs]e|compliance"),
    rating: says("रेटिंग|स्कोर|अंक|कैसा है|कैसा लगा|rating|score|kaisa (?:hai|laga)"),
  },
  asking: exact(
    String.raw`\?|(?:^|\s)(?:do|dijiye|batao|bataiye|दो|दीजिए)\s*[.।!]?$|^\s*(?:क्या|कैसे|कितना|कितने|कितनी|कौन|किस|क्यों|कब|कहां|बताओ|बताइए|बताएं|दिखाओ|समझाओ|सुझाव|मदद|विश्लेषण|kya|kaise|kitna|kitne|kitni|kaun|kis|kyun|kyu|kab|kahan|batao|bataiye|bata do|dikhao|samjhao|suggest|help|analysis)(?![\p{L}\p{M}])|(?:बताओ|बताइए|batao|bataiye|kya hai|kaise kare\w*|क्या है|कैसे करें)\s*$`,
  ),
  wholeReport: says(
    "(?:पूरा|पूरी|विस्तृत|विस्तार से) (?:विश्लेषण|रिपोर्ट|एनालिसिस)|(?:मेरे|इस) (?:आइडिया|स्टार्टअप|बिजनेस) का विश्लेषण|(?:poora|pura|puri|full|detailed) (?:analysis|report|vishleshan)|(?:mere|is) (?:idea|startup|business) (?:ka|ko) (?:analysis|analyse|analyze)|फिर से शुरू|phir se (?:shuru|start)",
  ),
  ownVenture: says(
    "(?:मैं|हम) [^.?]{0,40}(?:बना रहे|बना रहा|बनाना चाहत\\S*|शुरू कर)|(?:main|hum) [^.?]{0,40}(?:bana rahe|bana raha|banana chaht\\w*|shuru kar)|मेरा आइडिया है|mera idea (?:hai|ye)",
  ),
  acknowledgement: exact(
    String.raw`^[\s\p{P}]*(?:नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|हां|हाँ|जी|नहीं|ठीक(?: है)?|अच्छा|बढ़िया|समझ गया|समझ गई|ओके|namaste|namaskar|dhanyavad|shukriya|haan|ji|nahi|theek(?: hai)?|thik(?: hai)?|accha|acha|badhiya|samajh gaya|sahi hai)[\s\p{P}]*$`,
  ),
};

import type { Catalogue } from "../catalogue.ts";

export const creators: Catalogue = {
  "{0} creators ({1}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.":
    "{0} क्रिएटर ({1}), इम्पोर्ट किए या खोज में मिले। इनके आँकड़े जाँचे नहीं गए हैं: पैसा देने से पहले नीचे की सूची से जाँचें।",
  "No creators ({0}) are known here, and none are made up. The searches below find them; import a list to see them here.":
    "यहाँ कोई क्रिएटर ({0}) पता नहीं है, और कोई गढ़ा नहीं जाता। नीचे की खोजों से वे मिलेंगे; सूची इम्पोर्ट करें तो वे यहाँ दिखेंगे।",
  "your budget × this share": "आपका बजट × यह हिस्सा",
  "For {0}: {1}.": "{0} के लिए: {1}।",
  "Of the budget": "बजट में से",
  "budget × {0}%": "बजट × {0}%",
  "No engagement figure of this tier is known well enough to print.": "इस स्तर के एंगेजमेंट का कोई भरोसेमंद आँकड़ा पता नहीं है।",
  "A profile of {0} followers gets about {1} likes and comments a post":
    "{0} फ़ॉलोअर वाली प्रोफ़ाइल को हर पोस्ट पर करीब {1} लाइक और कमेंट मिलते हैं",
  "not one creator at {0}": "{0} पर एक भी क्रिएटर नहीं",
  "one creator at {0}": "{0} पर एक क्रिएटर",
  "up to {0} creators at {1} each": "{1} प्रति क्रिएटर पर {0} तक",
  "clicks × conversion × price × margin": "क्लिक × कन्वर्ज़न × क़ीमत × मार्जिन",
  "The most to pay for a post": "एक पोस्ट के लिए ज़्यादा से ज़्यादा",
  "Enter price and margin: then you see what a post may cost at most.":
    "क़ीमत और मार्जिन डालें: फिर दिखेगा कि एक पोस्ट ज़्यादा से ज़्यादा कितने की हो।",
  "{0} clicks": "{0} क्लिक",
  "You gave no conversion: {0}% is the median of stores and stands in for it. Replace it with your own after the first post.":
    "आपने कन्वर्ज़न नहीं बताया: दुकानों का मीडियन {0}% लिया गया है। पहली पोस्ट के बाद अपना डालें।",
  "One sale leaves {0} ({1} × {2}%). A post that costs more is paid by you, not by its buyers.":
    "एक बिक्री से {0} बचता है ({1} × {2}%)। इससे महँगी पोस्ट का पैसा आप देते हैं, ख़रीदार नहीं।",
  "Instagram, 1K–10K followers": "Instagram, 1K–10K फ़ॉलोअर",
  "1.78% of followers like or comment": "1.78% फ़ॉलोअर लाइक या कमेंट करते हैं",
  "Instagram, above 1M": "Instagram, 1M से ऊपर",
  "Share of all creators who are nano": "सभी क्रिएटर में नैनो का हिस्सा",
  "No figure we would vouch for: take the median of ten creators of your niche and compare with that.":
    "ऐसा कोई आँकड़ा नहीं जिसकी हम गारंटी लें: अपने क्षेत्र के दस क्रिएटर का मीडियन लें और उससे तुलना करें।",
  "Open three good {0} profiles and follow “Suggested for you” on each":
    "{0} की तीन अच्छी प्रोफ़ाइल खोलें और हर एक पर “आपके लिए सुझाव” देखें",
  "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads":
    "(लाइक + कमेंट) / फ़ॉलोअर, पिन और विज्ञापन छोड़कर पिछली 12 पोस्ट का मीडियन",
  "views / subscribers, the median of the last 12 videos without shorts and ads":
    "व्यू / सब्सक्राइबर, शॉर्ट्स और विज्ञापन छोड़कर पिछले 12 वीडियो का मीडियन",
  "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones":
    "(लाइक + जवाब + रीपोस्ट) / फ़ॉलोअर, पिन छोड़कर पिछली 12 पोस्ट का मीडियन",
  "your country": "आपके देश",
  Engagement: "एंगेजमेंट",
  "At or above the median of the tier": "इस स्तर के मीडियन पर या ऊपर",
  "At or above the median of ten creators you compare": "दस क्रिएटर के मीडियन पर या ऊपर",
  "Real followers": "असली फ़ॉलोअर",
  "An audience report from a tool that you trust, or a screen recording of the creator's own statistics":
    "भरोसेमंद टूल की ऑडियंस रिपोर्ट, या क्रिएटर के आँकड़ों की स्क्रीन रिकॉर्डिंग",
  "75% or more are real": "75% या ज़्यादा असली",
  Audience: "ऑडियंस",
  "The creator's statistics: where they follow from, and in which language":
    "क्रिएटर के आँकड़े: लोग कहाँ से और किस भाषा में फ़ॉलो करते हैं",
  "20% or more in {0}; 30% or more at your buyers' age": "20% या ज़्यादा {0} में; 30% या ज़्यादा आपके ख़रीदारों की उम्र के",
  "Growth of followers": "फ़ॉलोअर की बढ़त",
  "The curve of followers over 12 months": "12 महीनों में फ़ॉलोअर का ग्राफ़",
  "No jump of a tenth in a week without a post that explains it":
    "हफ़्ते में दसवें हिस्से की उछाल नहीं, जब तक कोई पोस्ट उसकी वजह न हो",
  Comments: "कमेंट",
  "Read 30 of them": "30 पढ़ें",
  "At least a third say something about {0}": "कम से कम एक तिहाई {0} के बारे में कुछ कहते हैं",
  Advertising: "विज्ञापन",
  "Count the paid posts among the last 30": "पिछली 30 में से पेड पोस्ट गिनें",
  "Fewer than one in five, none for a competitor in three months": "पाँच में एक से कम, तीन महीने में किसी प्रतिद्वंद्वी का नहीं",
  "Still active": "अब भी सक्रिय",
  "Date of the last post": "पिछली पोस्ट की तारीख़",
  "Within two weeks": "दो हफ़्तों के अंदर",
  Fit: "मेल",
  "Show three posts to two of your buyers": "अपने दो ख़रीदारों को तीन पोस्ट दिखाएँ",
  "Both would follow": "दोनों फ़ॉलो करेंगे",
  "Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.":
    "लेबल को ब्रीफ़ में लिखें और पोस्ट को पहले घंटे में जाँचें: विज्ञापनदाता भी इसके लिए ज़िम्मेदार है। यह क़ानूनी सलाह नहीं है।",
  "one reel and one story": "एक रील और एक स्टोरी",
  "60 seconds within a video": "एक वीडियो में 60 सेकंड",
  "one post with a thread of three": "तीन पोस्ट के थ्रेड वाली एक पोस्ट",
  "[fee]": "[फ़ीस]",
  "[fee, at most {0} for each 100 clicks you may expect]": "[फ़ीस, हर 100 अनुमानित क्लिक पर ज़्यादा से ज़्यादा {0}]",
  "people in {0}": "{0} के लोगों",
  people: "लोगों",
  "{0}: a question about [their post]": "{0}: [उनकी पोस्ट] के बारे में एक सवाल",
  "First message": "पहला संदेश",
  "your [post about …] made me think of [what it made you think].": "आपकी [… वाली पोस्ट] पढ़कर मेरे मन में आया: [क्या आया]।",
  "We make [product] for {0} who are interested in {1}, and I think it fits what you said about [their words].":
    "हम {1} में रुचि रखने वाले {0} के लिए [प्रोडक्ट] बनाते हैं, और मुझे लगता है कि यह [उनके शब्द] पर आपकी बात से मेल खाता है।",
  "Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.":
    "क्या आप इसे दो हफ़्ते आज़माएँगे, मुफ़्त और बिना किसी शर्त के? अगर आप इसकी सिफ़ारिश नहीं करेंगे, तो मैं वजह जानना चाहूँगा।",
  "[your name], [link]": "[आपका नाम], [लिंक]",
  "Second message, after five days": "दूसरा संदेश, पाँच दिन बाद",
  "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.":
    "एक लाइन काफ़ी है: दिलचस्पी है, बाद में, या नहीं। अगर नहीं, तो पढ़ने के लिए धन्यवाद; मैं दोबारा नहीं लिखूँगा।",
  Terms: "शर्तें",
  "What we agreed": "हमारे बीच जो तय हुआ",
  "this is what we agreed: {0} by [date], with the link [tracked link], marked as advertising at the beginning.":
    "हमारे बीच यह तय हुआ: [तारीख़] तक {0}, लिंक [ट्रैक किया लिंक] के साथ, शुरुआत में ही विज्ञापन लिखा हुआ।",
  "You say what you think; we only check facts.": "आप जो सोचते हैं वही कहें; हम सिर्फ़ तथ्य जाँचते हैं।",
  "You get {0}: half before, half seven days after, with your statistics of the post.":
    "आपको मिलेगा {0}: आधा पहले, आधा सात दिन बाद, पोस्ट के आँकड़ों के साथ।",
  "We may show the post on our own page for [months].": "हम पोस्ट को [महीनों] तक अपने पेज पर दिखा सकते हैं।",
  "If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.":
    "लेबल न हो तो हम पहले घंटे में माँगेंगे। पोस्ट एक हफ़्ते से ज़्यादा देर से आए तो दूसरा हिस्सा नहीं मिलेगा।",
  "Followers and engagement as imported": "फ़ॉलोअर और एंगेजमेंट, जैसा इम्पोर्ट किया",
  "Followers not known": "फ़ॉलोअर पता नहीं",
  "Followers as the search result says": "फ़ॉलोअर, खोज नतीजे के अनुसार",
  "Engagement not known": "एंगेजमेंट पता नहीं",
  Nano: "नैनो",
  Micro: "माइक्रो",
  "Mid-size": "मध्यम",
  Mega: "मेगा",
  "enough to learn with small creators and then repeat with larger ones":
    "छोटे क्रिएटर से सीखने और फिर बड़ों के साथ दोहराने भर का",
  "many small tests, and one larger creator only after they paid back":
    "कई छोटे टेस्ट, और बड़ा क्रिएटर तभी जब वे लागत लौटा दें",
  "several creators instead of one: a single post tells nothing": "एक की जगह कई क्रिएटर: एक पोस्ट से कुछ पता नहीं चलता",
  "only the smallest tier leaves room for more than one attempt": "सिर्फ़ सबसे छोटे स्तर में एक से ज़्यादा कोशिश की गुंजाइश है",
  "Web search, profiles": "वेब सर्च, प्रोफ़ाइल",
  "Web search, those who can be written to": "वेब सर्च, जिनका ईमेल हो",
  "Instagram, hashtag": "Instagram, हैशटैग",
  "Instagram, suggestions": "Instagram, सुझाव",
  "YouTube, this month": "YouTube, इस महीने",
  "YouTube, channels": "YouTube, चैनल",
  "Web search, channels": "वेब सर्च, चैनल",
  "Web search, those with sponsors": "वेब सर्च, जिनके प्रायोजक हों",
  "X, posts that people answered": "X, जिन पोस्ट पर जवाब आए",
  "X, people": "X, लोग",
  "X, lists": "X, सूचियाँ",
  "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.":
    "अमेरिका (FTC): “Ad” या “Paid partnership with …” जैसा साफ़ शब्द, बिना खोले दिखे; मुफ़्त प्रोडक्ट भी भुगतान माने जाते हैं।",
  "United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links.":
    "ब्रिटेन (ASA, CMA): शुरुआत में “Ad”, तोहफ़ों और एफ़िलिएट लिंक पर भी।",
  "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.":
    "जर्मनी: शुरुआत में “Werbung” या “Anzeige”; “#ad” जैसे संक्षेप अदालतें नहीं मानतीं।",
  "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.":
    "फ़्रांस (क़ानून 2023-451): तस्वीर पर “Publicité” या “Collaboration commerciale”, और तय सीमा से ऊपर लिखित अनुबंध।",
  "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.":
    "यूरोपीय संघ: व्यावसायिक सामग्री साफ़ पहचानी जाए, और प्लेटफ़ॉर्म का अपना लेबल चालू हो।",
  "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.":
    "भारत (ASCI, उपभोक्ता प्राधिकरण): पोस्ट की भाषा में, शुरुआत में “Ad”, “Sponsored” या “Partnership”।",
  "China (Internet advertising measures): the post carries the word 广告.":
    "चीन (इंटरनेट विज्ञापन नियम): पोस्ट पर 广告 शब्द हो।",
};

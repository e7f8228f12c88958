import { framing } from "../build.ts";

export const at = framing({
  fillers:
    "है|हैं|था|के|का|की|को|से|में|पर|लगभग|करीब|तकरीबन|सिर्फ|केवल|अभी|कुल|तक|हर|प्रति|महीने|महीना|माह|ही|भी|और|हमारे|हमारी|हमारा|पास|ने|लिए|एक|औसत|औसतन|hai|hain|tha|ke|ka|ki|ko|se|mein|me|main|par|pe|lagbhag|kareeb|karib|sirf|bas|abhi|total|tak|har|mahine|mahina|hi|bhi|aur|hamare|hamari|hamara|humare|paas|pass|ne|liye|ek|around|about|approx|average|is|are|of|per|only|already|almost|month|monthly|saal|sal",
  stops: "लेकिन|पर|मगर|और|lekin|but|magar|aur|and",
});
export const third =
  "प्रतियोगी|प्रतिस्पर्धी|कॉम्पिटिटर|दूसरे (?:ऐप|ऐप्स|लोग|सॉफ्टवेयर)|बाकी|एजेंट|दलाल|बिचौलिए|एजेंसी|एजेंसियां|विकल्प|competitors?|competition|dusre (?:app|apps|log|software)|baaki|(?<!field )agents?|agency|agencies|dalal|bichauliye|alternatives?|swiggy|zomato|amazon|flipkart|market leader";
export const pay =
  "पैसे (?:देते|देती|दे रहे|दे रही|दिए)|पैसा (?:देते|दे रहे)|भुगतान (?:करते|करती|कर रहे|कर रही|किया)|पेमेंट (?:करते|कर रहे)|पेड|खरीदते|खरीदा|खरीद चुके|सब्सक्राइब किया|pay (?:karte|karti|kar rahe|kar rahi|kiya|karke)|paise (?:dete|deti|de rahe|de rahi|diye|de chuke)|paid|paying|kharidte|kharida|khareeda|subscribe kiya|bik chuke|bik gaye|बिक चुके|बिके|बेचे|बेच चुके|beche|bech diye|bech chuke|बिक गए|बिक चुकी|bik chuki|biki hain|बिकी";
export const gone =
  "छोड़ (?:गए|दिया|देते|चुके|दी)|छोड़ देते|छोड़ा|चले गए|बंद (?:किया|कर दिया|कर देते)|रद्द (?:किया|कर दिया)|कैंसल (?:किया|कर दिया|करते)|हट गए|chhod (?:gaye|diya|dete|diye|chuke|di)|chod (?:gaye|diya|dete|diye)|chale gaye|band (?:kiya|kar diya|kar dete)|cancel (?:kiya|kar diya|karte|kar dete|hue|kar chuke)|cancelled|churn (?:hote|hue|ho gaye)|left|nikal gaye";
export const would =
  "(?:पैसे |भुगतान )?(?:देने|करने|खरीदने|लेने|इस्तेमाल करने) (?:को|के लिए) तैयार|देंगे|खरीदेंगे|लेंगे|चाहते हैं|(?:paise |payment )?(?:dene|karne|kharidne|lene|use karne) (?:ko|ke liye) (?:tayyar|taiyar|ready)|denge|kharidenge|lenge|chahte hain|ready (?:hain|to pay)|pay karenge|would pay|willing to pay|use karenge";
export const said =
  "ने (?:कहा|बताया|माना|बोला)|बोले|bole|kehte|कहते हैं|को यह (?:समस्या|दिक्कत)|ने (?:हां|हाँ)|शिकायत|ne (?:kaha|bola|bataya|mana|haan|confirm)|kehte hain|bolte hain|ko (?:ye|yeh) (?:problem|dikkat)|said|told|confirm";
export const asked =
  "(?:से|se) (?:बात|बातचीत|पूछा|इंटरव्यू|मिले|मिला|सर्वे|baat|baatcheet|pucha|poocha|puchha|interview|mile|mila|survey)";
export const inputs =
  "सामान|कच्चा माल|सामग्री|आटा|खाना|पैकेजिंग|डिलीवरी|सर्वर|होस्टिंग|क्लाउड|एसएमएस|व्हाट्सएप|उत्पादन|बनाने|प्रोडक्शन|ढुलाई|saman|maal|raw material|material|packaging|delivery|server|hosting|cloud|sms|whatsapp|maintenance|openai|api|ai|production|banane|product|courier|shipping|transport";

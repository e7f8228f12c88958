import { every, says } from "../build.ts";
import type { ProfileWords } from "../language-pack.ts";

/** Hindi in both scripts; English phrases are read with the English words. */
export const profile: ProfileWords = {
  types: {
    "solo-founder": every(
      "अकेले|अकेला|अकेली|खाली समय|नौकरी के साथ|टेम्पलेट|akela|akele|akeli|job ke saath|naukri ke saath|part[- ]time|side mein",
    ),
    "crypto-blockchain": every("क्रिप्टो\\S*|ब्लॉकचेन|टोकन|वॉलेट|बिटकॉइन|स्टेबलकॉइन|एनएफटी"),
    "ed-tech": every(
      "पढ़ाई|पढ़ने|पढ़ाने|छात्र\\S*|विद्यार्थी\\S*|शिक्षक\\S*|टीचर\\S*|स्कूल\\S*|परीक्षा\\S*|कोचिंग|ट्यूशन|कोर्स|शिक्षा|कॉलेज|यूपीएससी|बोर्ड|नीट|जेईई|padhai|padhne|padhane|padhate|bachche|pariksha|coaching|tuition|shiksha|upsc|ssc|neet|jee|board exam|vidyarthi\\w*",
    ),
    "mobile-app": every("ऐप|ऐप्स|एप|मोबाइल|एंड्रॉयड|डाउनलोड"),
    "saas-platform": every(
      "सॉफ्टवेयर|सास|डैशबोर्ड|बिलिंग|प्रबंधन|इन्वेंटरी|खाता|हिसाब|hisaab|hisab|khata|billing|inventory|software",
    ),
    "health-wellness": every(
      "मरीज\\S*|सेहत|स्वास्थ्य|डॉक्टर\\S*|क्लिनिक|अस्पताल\\S*|दवा\\S*|आहार|योग|इलाज|मानसिक|पालतू|sehat|swasthya|mareez|marij|dawai|ilaaj|aspatal|yoga|diet",
    ),
    sustainability: every(
      "पर्यावरण|कचरा|कचरे|रीसाइक\\S*|सोलर|सौर|ऊर्जा|कार्बन|बायोगैस|पराली|कबाड़|kachra|kabad|kabaad|solar|paryavaran|biogas|parali|recycle",
    ),
    "ai-automation": every("एआई|कृत्रिम बुद्धिमत्ता|चैटबॉट|ऑटोमेशन|बॉट|स्वचालित|वॉयस बॉट"),
  },
  models: {
    subscription: says(
      "सब्सक्रिप्शन|सदस्यता|हर महीने|प्रति माह|मासिक|सालाना|महीने का|महीना|har mahine|mahine ka|mahina|mahine|saalana|salana",
    ),
    marketplace: says(
      "कमीशन|कमिशन|जोड़ता है|जोड़ते हैं|बाजार|मार्केटप्लेस|खरीदार और विक्रेता|kamishan|jodta hai|jodte hain|milwata|milate hain",
    ),
    one_off: says("एक बार|एकमुश्त|ek baar|one baar"),
    usage: says("प्रति (?:उपयोग|कॉल|मिनट|रिपोर्ट)|क्रेडिट|per use"),
    advertising: says("विज्ञापन\\S*|vigyapan|ads se"),
    commerce: says("ऑनलाइन दुकान|ई-?कॉमर्स|सामान बेच\\S*|बेचते हैं|बेचती|saman bech\\w*|bechte hain|online dukaan"),
    services: says("एजेंसी|सलाह|कंसल्टिंग|सेवा|फ्रीलांस\\S*|seva|salah|ghar par service"),
    hardware: says("मशीन\\S*|उपकरण|सेंसर|डिवाइस|ड्रोन|yantra|upkaran"),
  },
  live: says(
    "लॉन्च (?:हो|कर)\\S*|लाइव|चल रहा है|चल रही है|इस्तेमाल कर रहे|launch (?:ho|kar)\\w*|chal raha hai|chal rahi hai|use kar rahe|live hai",
  ),
  prototype: says("प्रोटोटाइप|डेमो|बीटा|एमवीपी|ट्रायल वर्जन"),
  channels: [
    ["seo", says("गूगल सर्च|एसईओ|google search|seo")],
    ["content", says("यूट्यूब|ब्लॉग|वीडियो|पॉडकास्ट|youtube|video banake|reels")],
    [
      "sales",
      says(
        "घर-?घर|दुकान-?दुकान|फील्ड (?:एजेंट|टीम|सेल्स)|सेल्स टीम|सीधी बिक्री|कॉल करके|field agents?|field team|sales team|dukaan dukaan|ghar ghar|door to door|cold calls?|call karke",
      ),
    ],
    ["ads", says("विज्ञापन|फेसबुक एड|गूगल एड|इंस्टाग्राम एड|ads|facebook ads|google ads|instagram ads")],
    ["social", says("इंस्टाग्राम|फेसबुक|सोशल मीडिया|इन्फ्लुएंसर|instagram|facebook|social media|influencers?")],
    ["community", says("व्हाट्सएप ग्रुप\\S*|टेलीग्राम|समुदाय|whatsapp groups?|telegram|community")],
    [
      "partners",
      says(
        "पार्टनर\\S*|साझेदार\\S*|डीलर\\S*|वितरक\\S*|डिस्ट्रीब्यूटर\\S*|संघ|एफपीओ|partners?|dealers?|distributors?|fpo|sangh|association",
      ),
    ],
    ["app_store", says("प्ले स्टोर|ऐप स्टोर|play store|app store")],
    ["referral", says("रेफरल|मुंह जुबानी|दोस्तों को बताते|referral|word of mouth|refer karte|muh zubani")],
    ["events", says("मेला|मेले|प्रदर्शनी|कार्यक्रम|mela|mele|exhibition|events?")],
    ["email", says("ईमेल लिस्ट|ईमेल|email list")],
  ],
  signals: {
    everyone: says(
      "(?:सबके|सभी के|हर किसी के|सब लोगों के|हर इंसान के) लिए|हर (?:कोई|किसी) (?:को|इस्तेमाल)|(?:sab|sabhi|sabke|har kisi|har ek) (?:ke )?liye|sab log|har koi (?:use|chahta)",
    ),
    saysNoCompetitors: says(
      "कोई (?:प्रतियोगी|प्रतिस्पर्धी|कॉम्पिटिटर|मुकाबला|कॉम्पिटिशन) नहीं|कोई (?:और|दूसरा) (?:नहीं कर|यह नहीं)|koi (?:competitor|competition|muqabla) nahi|koi (?:aur|dusra) nahi kar|no competitors?|no competition",
    ),
    acquaintances: says(
      "(?:मेरे |हमारे )?(?:दोस्तों?|परिवार|घरवालों|रिश्तेदारों|मम्मी|पापा)[^.\\n]{0,40}(?:पसंद|कहा|कहते|अच्छा|बढ़िया)|(?:mere |hamare )?(?:doston?|dosto|family|parivar|gharwal\\w*|rishtedar\\w*|mummy|papa|friends?)[^.\\n]{0,40}(?:pasand|kaha|kehte|accha|acha|badhiya|bola|love|like)",
    ),
    topDownOnly: says(
      "(?:सिर्फ|केवल|बस|अगर|sirf|bas|agar|only|just) (?:हम |hum |हमें |hume )?(?:बाजार का |market ka )?\\d+(?:\\.\\d+)?\\s?(?:%|प्रतिशत|percent)",
    ),
    usesAi: says("एआई|कृत्रिम बुद्धिमत्ता|चैटबॉट|बॉट|ai|gpt|llm|chatbot"),
    takesCards: says("पेमेंट|भुगतान गेटवे|यूपीआई|upi|payment|razorpay|ऑनलाइन भुगतान|paytm|phonepe"),
    minors: says("बच्चे|बच्चों|बच्चा|स्कूल|छात्रों|नाबालिग|किशोर|bachche|bachchon|bachcho|bacche|school|kids"),
    personalData: says(
      "यूजर\\S*|ग्राहक\\S*|मरीज\\S*|छात्र\\S*|ऐप|डेटा|कर्मचारी\\S*|प्रोफाइल|users?|customers?|app|grahak|data|student\\w*",
    ),
    healthData: says(
      "मरीज\\S*|मेडिकल|स्वास्थ्य|बीमारी|इलाज|डॉक्टर\\S*|दवा\\S*|(?<!मिट्टी )(?<!मिट्टी की )(?<!पानी )(?<!पानी की )जांच|mareez|marij|bimari|ilaaj|dawai|doctor\\w*|patients?",
    ),
    statusQuo: says(
      "रजिस्टर|कॉपी|कागज\\S*|हाथ से|व्हाट्सएप|फोन पर|एक्सेल|डायरी|बही-?खाता|register|copy|kaagaz|haath se|whatsapp|phone par|excel|diary|bahi khata",
    ),
    nobodyPays: says(
      "(?:अभी )?(?:तक )?(?:कोई|किसी ने) (?:भी )?(?:पैसे|भुगतान|पैसा)? ?(?:नहीं|ने नहीं)[^.]{0,12}(?:देता|दिया|करता|दे)|कोई (?:ग्राहक|कमाई|आमदनी) नहीं|(?:abhi )?(?:tak )?(?:koi|kisi ne) (?:bhi )?(?:paise|pay|paisa|payment) (?:nahi|nahin)|koi (?:customer|grahak|revenue|paying customer|kamai) nahi|zero revenue|0 customers",
    ),
    somebodyPays: says(
      "पैसे (?:दे रहे|देते) हैं|भुगतान कर रहे|पेड ग्राहक|paise (?:de rahe|dete) hain|pay kar rahe|paying|already pay",
    ),
    physical: says(
      "खाना|टिफिन|सामान|डिलीवरी|डिब्बे|पैकेजिंग|कपड़े|दूध|सब्जी|फल|मसाले|किलो|khana|tiffin|saman|delivery|packaging|kapde|doodh|sabzi|phal|masale|kilo|box",
    ),
    licenceAddressed: says(
      "लाइसेंस (?:है|मिल|ले)\\S*|पंजीकृत|पंजीकरण|वकील|licen[cs]e (?:hai|mil|le)\\w*|nbfc partner|fssai|vakil|lawyer",
    ),
    money: says("निवेशक\\S*|फंडिंग|निवेश|वैल्यूएशन|राउंड|इक्विटी|investors?|funding|raise|valuation|seed|equity|nivesh"),
  },
};

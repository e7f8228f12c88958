import { count, countsThings, isBareMany, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { at, pay, gone, would, said, asked } from "./turns.ts";

export const countFrames: Frame[] = [
  only(at.later("market_count", count, "(?:हैं|है|hain)"), isBareMany),
  at.later(
    "free_users",
    count,
    "(?:मुफ्त|फ्री|निःशुल्क|muft|free)(?: (?:में|me|mein|का|ka))? (?:इस्तेमाल|उपयोग|टेस्ट|ट्रायल|चला|use|test|trial|istemal)",
  ),
  at.behind("free_users", count, "(?:free|फ्री|मुफ्त|muft)(?= ?(?:[.,;)]|$|users?|यूजर))"),
  at.behind("paying_customers", count, "(?:log|लोग) (?:regular |रेगुलर |pakke )?(?:customers?|grahak|ग्राहक)"),
  only(
    at.later("orders_total", count, "(?:jaate|jate|bikte|bechte|banate|deliver|जाते|बिकते|बेचते|बनाते|डिलीवर)"),
    countsThings(countsPeople),
  ),
  // Who was counted.
  at.behind(
    "seats_per_customer",
    count,
    "(?:यूजर|कर्मचारी|छात्र|users?|employees|students|seats?) (?:प्रति|हर|per|har) \\S+",
  ),
  at.ahead(
    "seats_per_customer",
    count,
    "(?:हर|प्रति|har|each|per|ek) (?:कंपनी|स्कूल|दुकान|टीम|क्लिनिक|company|school|shop|team|clinic|coaching)(?: (?:में|mein|me))",
  ),
  at.behind("paid_pilots", count, "(?:पेड|paid) (?:पायलट|pilots?)"),
  at.behind("letters_of_intent", count, "(?:आशय पत्र|लेटर ऑफ इंटेंट|lois?|letters? of intent|सहमति पत्र)"),
  at.behind(
    "preorders",
    count,
    "(?:(?:लोगों|logon|logo) (?:ने|ne) )?(?:प्री-?ऑर्डर|एडवांस (?:दिया|बुकिंग)|अग्रिम|pre-?orders?|advance (?:diya|booking|de diya)|pre-?bookings?)",
  ),
  at.later("preorders", count, "(?:ने|ne) (?:एडवांस|अग्रिम|advance|deposit|token)"),
  at.behind("stated_intent", count, `[^.;,]{0,40}?(?:${would})`),
  at.later("cancellations", count, gone),
  at.behind("new_customers", count, "(?:नए|naye|new) (?:ग्राहक|यूजर|दुकान\\S*|customers?|users?|shops?)"),
  at.later("new_customers", count, "(?:जुड़ते|जुड़ रहे|judte|jud rahe|add hote|add ho rahe)"),
  at.ahead("target_customers", count, "(?:लक्ष्य|टारगेट|चाहते हैं|goal|target|lakshya|chahte hain|plan hai)"),
  at.later(
    "target_customers",
    count,
    "(?:का लक्ष्य|तक पहुंचना|का टारगेट|ka target|ka goal|tak pahunchna|tak pahuchna|karna hai|ka lakshya)",
  ),
  at.later("interviews", count, asked),
  at.behind("interviews", count, "(?:इंटरव्यू|साक्षात्कार|interviews?|logon se baat|logo se baat|लोगों से बात)"),
  at.later(
    "waitlist",
    count,
    "(?:वेटलिस्ट|प्रतीक्षा सूची|वेटिंग लिस्ट|लिस्ट|wait-?list|waiting list|list)(?: (?:में|पर|mein|me|par|pe))?",
  ),
  at.ahead("waitlist", count, "(?:वेटलिस्ट|प्रतीक्षा सूची|wait-?list|waiting list)"),
  at.later("pilots", count, "(?:पायलट|ट्रायल पायलट|pilots?|poc)"),
  at.ahead("pilots", count, "(?:पायलट|pilots?)"),
  at.later("paying_customers", count, `(?:${pay})`),
  at.behind(
    "paying_customers",
    count,
    `(?:${pay}|(?:पेड|paid|paying) \\S+|ग्राहक|पेइंग|कस्टमर|grahak|customers?|clients?|subscribers?)`,
  ),
  at.ahead(
    "paying_customers",
    count,
    "(?:पेड (?:ग्राहक|यूजर)|पेइंग कस्टमर|paying (?:customers?|users?|shops?)|paid (?:customers?|users?)|बेचे|बेच चुके|beche|bech chuke|sold)",
  ),
  at.later("interviews_positive", count, said),
  at.behind("interviews_positive", count, said),
  at.behind(
    "suppliers",
    count,
    "(?:(?:\\S+ )?(?:मालिक|owners)|विक्रेता|सप्लायर|ड्राइवर|टीचर|कारीगर|electricians?|plumbers?|workers|cleaners|maids|cooks|mechanics|karigar|sellers|suppliers|drivers|tutors|teachers) (?:जुड़े|रजिस्टर्ड|जुड़ चुके|jude|registered|onboard)",
  ),
  at.behind(
    "free_users",
    count,
    "(?:फ्री |मुफ्त |free |active |registered )?(?:यूजर्?स?|इंस्टॉल|डाउनलोड|रजिस्टर्ड|रजिस्ट्रेशन|साइनअप|users?|installs?|downloads?|sign-?ups?|registrations?)",
  ),
  at.later(
    "free_users",
    count,
    "(?:रजिस्टर|डाउनलोड|इंस्टॉल|साइन अप|इस्तेमाल कर|जुड़े|register|download|install|sign ?up|use kar|jude|jud chuke)(?: (?:किया|कर चुके|किए|हैं|kiya|kar chuke|kiye|ho chuke|rahe|रहे|हो चुके))*",
  ),
  at.behind(
    "orders_per_month",
    count,
    "(?:ऑर्डर|बुकिंग|बार|खरीदारी|orders?|bookings?|baar|bar|times|deliveries) (?:प्रति|हर|महीने|हफ्ते|per|har|a|mahine|hafte|month|week)(?: (?:महीने|हफ्ते|month|week|mahine|hafte))?",
  ),
  at.behind("orders_total", count, "(?:ऑर्डर|ऑर्डर्स|बुकिंग|बिक्री|orders?|bookings?|deliveries|transactions?)"),
  at.behind("visitors", count, "(?:विजिटर|विज़िटर|visitors?|visits|views)"),
  at.later("uses_per_unit", count, "(?:बार (?:इस्तेमाल|उपयोग|चलता)|चक्कर|baar (?:use|chalta|istemal)|times use)"),
  at.ahead("team_size", count, "(?:टीम में|टीम|हम|team (?:mein|me|main)|team|hum)(?: (?:कुल|total|अभी|abhi))?"),
  at.behind(
    "team_size",
    count,
    "(?:को-?फाउंडर|फाउंडर|संस्थापक|सह-?संस्थापक|लोगों की टीम|लोगों की|co-?founders?|founders?|logon ki team|logo ki team|log ki team|member team|developers?)",
  ),
  at.behind("aside", count, "(?:ने मना|मना कर|ne mana|mana kar|refuse)"),
];

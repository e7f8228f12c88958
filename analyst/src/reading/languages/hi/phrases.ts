import { exact, says } from "../build.ts";
import { phrases as english } from "../en/phrases.ts";
import type { PhraseWords } from "../language-pack.ts";

/** The cue of this language or, in a mixed text, the English one. */
const either = (own: RegExp, other: RegExp): RegExp => new RegExp(`${own.source}|${other.source}`, "iu");
const end = String.raw`(?![\p{L}\p{M}])`;

export const phrases: PhraseWords = {
  problem: says(
    "इंतज़ार|खाली|भूल|अटक\\S*|नुकसान|बर्बाद\\S*|मुश्किल|परेशान\\S*|परेशानी|दिक्कत\\S*|समस्या\\S*|हाथ से|मैन्युअल\\S*|रजिस्टर में|कॉपी में|कागज|महंगा|महंगी|महंगे|गलती|गलतियां|देर|नहीं (?:मिलता|मिलते|मिलती|पाते|पता|कर पाते)|शिकायत|घाटा|ठगे|धोखा|उधार|समय लगता|कमी|intezar|khali|bhool|atak\\w*|nuksan|nuksaan|barbad\\w*|mushkil|pareshan\\w*|pareshani|dikkat|problem|samasya|haath se|manual\\w*|register mein|copy mein|kaagaz|mehnga|mehngi|mehnge|galti|der|nahi (?:milta|milte|milti|pate|pata|kar pate)|shikayat|ghata|dhokha|udhaar|udhar|time lagta|kami|waste|struggle|spreadsheets?|no-shows?",
  ),
  ownFigures: exact(
    String.raw`^\W*(?:(?:हम|हमने|हमारे|मेरे|hum|humne|hamne|hamare|humare|mere)[^.]{0,40}(?:पास|लेते|ग्राहक|खर्च|कमाते|paas|lete|customers|kharch|kamate|charge|burn)|(?:हमारा |hamara |our )?(?:चर्न|कीमत|टीम|churn|price|cac|mrr|team|cash|burn|competitors?))|(?:paying customers|churn|बैंक में|bank mein)`,
  ),
  request: exact(
    String.raw`^\W*(?:क्या|कैसे|कितना|कौन|बताओ|बताइए|कृपया|kya|kaise|kitna|kaun|batao|bataiye|please|what|how|which|can|should|tell|give|show|analy[sz]e|generate)${end}`,
  ),
  today: [
    exact(
      String.raw`(?:आज|अभी|फिलहाल|आजकल|aaj|abhi|filhaal|aajkal|aaj kal|currently|today)(?: (?:ये|वे|लोग|दुकानदार|किसान|wo|woh|ye|log|dukaandar|kisan|sab|[\p{L}\p{M}]+))?(?: (?:ज़्यादातर|zyadatar|jyadatar|mostly|सब))? (?=[^.;\n]{0,50}(?:रजिस्टर|कॉपी|कागज|व्हाट्सएप|फोन|हाथ|एक्सेल|कैश|register|copy|kaagaz|whatsapp|phone|haath|excel|manually|paper|use kar))`,
    ),
    ...english.today,
  ],
  todayEnd: exact(String.raw`[.,;:(\n]| लेकिन | और (?:इससे|फिर) | lekin | but | kyunki `),
  firstPerson: says("हम|मैं|हमने|hum|main|humne|we|i"),
  whyNow: either(
    says(
      "नया (?:कानून|नियम)|नए नियम|कानून|नियम|सरकार\\S* (?:ने|की)|अनिवार्य|20\\d\\d (?:से|में)|कोविड के बाद|अब (?:संभव|सस्ता)|सस्ता हो|प्रतिबंध|naya (?:kanoon|niyam|rule)|naye rules?|sarkar ne|anivarya|mandatory|20\\d\\d se|covid ke baad|upi|ab possible|sasta ho|ban ho|tezi se badh|jio",
    ),
    english.whyNow,
  ),
  founder: either(
    says(
      "(?:मैं|मैंने|main|maine) [^.]{0,40}(?:डॉक्टर|शिक्षक|टीचर|इंजीनियर|डेवलपर|वकील|सीए|किसान|दुकान|काम किया|साल|doctor|teacher|engineer|developer|lawyer|ca|kisan|dukaan|dukan|kaam kiya|kaam kar|saal)|साल (?:का|का अनुभव|से)|अनुभव|को-?फाउंडर|मेरे (?:पिता|भाई|परिवार)|saal (?:ka experience|se|ka anubhav)|anubhav|mere (?:papa|bhai|parivar|family|dost)|mera (?:bhai|dost)|cofounder",
    ),
    english.founder,
  ),
  difference: either(
    says(
      "से अलग|अलग है|के बजाय|की बजाय|से (?:सस्ता|बेहतर|तेज)|कोई (?:और|दूसरा) नहीं|पेटेंट|फायदा|एकमात्र|se alag|alag hai|ke bajay|ki bajay|se (?:sasta|behtar|tez|better|fast)|koi (?:aur|dusra) nahi|fayda|sirf hum|only",
    ),
    english.difference,
  ),
  feasibility: either(
    says(
      "प्रोटोटाइप|डेमो|बीटा|लॉन्च|लाइव|चल रहा|बन (?:गया|चुका)|पायलट|प्ले स्टोर|bana liya|ban gaya|ban chuka|chal raha|launch kar|live hai",
    ),
    english.feasibility,
  ),
};

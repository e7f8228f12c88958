import { exact } from "../build.ts";
import { notesFrom } from "../note-words.ts";

const time = "din|hafte|hafta|mahine|mahina|saal|month|week|day|year|दिन|हफ्ते|हफ्ता|महीने|महीना|साल";
const staff =
  "teacher|tutor|driver|kaarigar|karigar|designer|ladke|ladka|delivery|rider|trainer|mechanic|cook|maid|kisan|staff|worker|bhaiya|टीचर|ड्राइवर|कारीगर|डिज़ाइनर|लड़के|लड़का|डिलीवरी|राइडर|ट्रेनर|मैकेनिक|रसोइया|किसान|स्टाफ|औरत|औरतों";
const gives = "(?:ko |को )?(?:wale |wala |वाले |वाला )?(?:ko |को )?";

export const notes = notesFrom({
  spaced: true,
  behind: {
    pre_money: "pre",
    valuation: "post|cap",
    cac: "(?:lagte? |लगते? )?(?:per|प्रति|har|हर) (?:naye )?(?:customer|client|user|student|ग्राहक|यूजर)",
    marketing_spend: "(?:ka |के |का |ke )?(?:ads?|marketing|promotion|प्रमोशन|vigyapan|विज्ञापन|प्रचार|pamphlet)",
    cash: "(?:ki |की |ka |का )?(?:bachat|savings?|बचत)|(?:jod|jama|bache|bachi|बचे|bacha|bachaye|bacha ke|जोड़|जमा|बचा|बचाए)(?: [^ ]+)*",
    raise: "(?:chahiye|चाहिए|uthana|uthane|uthayenge|जुटाना|उठाना|की जरूरत|ki zarurat)(?: [^ ]+)*",
    setup_cost:
      "(?:ki |की |ka |का )?(?:machine|मशीन|oven|ओवन|setup|सेटअप|fridge|cart|thela|ठेला)|lagaye|lagaya|लगाए|लगाया",
    unit_cost:
      "(?:ka |का |ki |की )?(?:padta|padti|पड़ता|पड़ती|kharcha|kharch|खर्चा|खर्च|lagat|लागत|maal|माल|packing|पैकिंग|samaan|सामान)(?: [^ ]+)*",
    fixed_costs: String.raw`(?:(?:${time}) )?(?:ka |का |ke |के |की |ki )?(?:(?:${time}) )?(?:ka |का |ki |की )?(?:kiraya|किराया|rent|light bill|bijli bill|bill|बिल|salary|तनख्वाह|सैलरी|bijli|बिजली)|(?:pe|par|पर|mahine pe|महीने पर)(?= ?$)`,
    price: String.raw`(?:ka|ki|का|की|में|mein|me)(?: (?:ek|एक|ek hi|हर|har))?(?= ?$)|(?:rs |रु |रुपये )?(?:plate|litre|liter|kilo|kg|bottle|piece|cup|प्लेट|लीटर|किलो|बोतल|पीस|कप)`,
    waitlist: "(?:[^ ]+ ){0,3}?(?:waiting|wait ?list|line|लाइन|इंतजार|वेटिंग)",
    cancellations: String.raw`(?:[^ ]+ )?(?:ne |ने )?(?:[^ ]+ )*?(?:chhod|chod|chhode|renew nahi|cancel|band|nikal gaye|छोड़|छोड|कैंसिल|बंद|रिन्यू नहीं)(?: [^ ]+)*`,
    interviews_positive: "(?:[^ ]+ )?(?:bole|bola|boli|kaha|kehte|बोले|बोली|कहा|कहते|को .*दिक्कत|ko .*dikkat)",
    free_users: "(?:[^ ]+ )?(?:free|free trial|trial|demo|फ्री|मुफ्त|डेमो|download|डाउनलोड|followers)",
    suppliers:
      "(?:driver|tutor|teacher|seller|vendor|kaarigar|karigar|ड्राइवर|टीचर|विक्रेता|कारीगर|किसान)(?: (?:jude|judi|जुड़े|hai|hain|हैं))?",
    orders_per_month: String.raw`(?:litre|liter|kilo|kg|लीटर|किलो|class|क्लास|session)`,
    paying_customers: "(?:[^ ]+ )?(?:jude|judi|jud gaye|जुड़े|जुडे|paid|पेड|regular|paise dete|पैसे देते|member|मेंबर|ghar|घर)",
    orders_total: String.raw`[^ ]+ (?:pichle|is|har|इस|पिछले|हर) (?:mahine|hafte|महीने|हफ्ते)|(?:[^ ]+ )?(?:beche|becha|bechi|बेचे|बेची|बिकते|बिकती|bikte|bikti|nikal|nikalte|jati|jata|jate|जाती|जाते|booking|order|ऑर्डर|बुकिंग|trip|repair|रिपेयर|delivery|sale)(?: [^ ]+)*`,
  },
  ahead: {
    cac: "(?:ek )?(?:customer|client|ग्राहक) (?:lane|laane|लाने) (?:me|mein|में|का|ka)",
    marketing_spend:
      "promotion|प्रमोशन|ads?|facebook|fb|insta(?:gram)?|google|marketing|vigyapan|विज्ञापन|ऐड|प्रचार|pamphlet",
    cash: "bachat|savings?|bank(?: me| mein)?|बचत|बैंक(?: में)?|jeb se|जेब से|apne|अपने",
    setup_cost: "machine|मशीन|oven|ओवन|setup|सेटअप|kharida|kharidi|खरीदा|खरीदी",
    unit_cost: `padta|padti|पड़ता|पड़ती|lagat|लागत|kharcha|kharch|खर्चा|खर्च|maal|माल|packing|पैकिंग|parts|पार्ट्स|banane (?:me|mein)|बनाने में|samaan|सामान|(?:${staff})(?: ${gives})?(?= ?$)`,
    fixed_costs:
      "light bill|bill|बिल|kiraya|किराया|rent|salary|सैलरी|bijli|बिजली|server|सर्वर|zoom|ज़ूम|जूम|godown|गोदाम|dukan|दुकान|support wala|ek (?:ladka|banda|aadmi)|एक (?:लड़का|बंदा|आदमी)|rakha hai|rasoiya|cook|रसोइया|रखा है",
    burn: "kharcha|खर्चा|burn|udta|उड़ता",
    order_value: "(?:average|avg|औसत|औसतन) [^ ]+",
    price:
      "fees?|फीस|daam|दाम|rate|रेट|kimat|keemat|कीमत|plate|प्लेट|ek (?:plate|cup|class|litre)|एक [^ ]+|bechte|बेचते|बेचती|charge|cup",
    cancellations: "chhod|chod|छोड़",
    waitlist: "waiting|वेटिंग",
    orders_per_month: "(?:roz|रोज|har|हर) (?:lete|leta|लेते|लेता)(?: hain| hai| हैं)?",
    orders_total:
      "abhi tak|अभी तक|अब तक|ab tak|din (?:ke|me|mein|bhar)|दिन (?:के|में|भर)|roz(?:ana)?|रोज(?:ाना)?|हफ्ते (?:में|की|के)|hafte (?:me|mein|ke|ki)|महीने (?:में|की|के)|mahine (?:me|mein|ke|ki)|is mahine|इस महीने|pichle mahine|पिछले महीने|bechte|beche",
  },
});

export const loose = exact(
  String.raw`^ ?(?:ka|ki|ke|ko|का|की|के|को|me|mein|में|pe|par|पर|hai|hain|है|हैं|lagta|lagte|lagti|लगता|लगते|लगती|leta|lete|leti|लेता|लेते|लेती|deta|dete|deti|देता|देते|देती|padta|पड़ता|पडता|आता|आते|aata|aate|रखे|rakhe|jod|alag|अलग|rs|saal|महीना|महीने|mahina|mahine|rakhte|per|हज़ार|का पड़ता|litre|lagat|kharcha)(?=$|[\s,;:./-])`,
);
export const noPriceNote = exact(
  String.raw`(?<=^|[\s'-])(?:class|क्लास|kaksha|कक्षा|umar|उम्र|saal|साल|se|से|number|नंबर|top)(?=$|[\s,;:./-])`,
);

import type { Catalogue } from "../catalogue.ts";

export const planning: Catalogue = {
  "You named it.": "यह आपने बताया।",
  "In a two-sided market the scarce side is won by hand first.":
    "दो तरफ़ा बाज़ार में पहले कम मिलने वाला पक्ष हाथ से जीता जाता है।",
  "Without a price yet, channels that cost hours instead of money come first.":
    "जब तक कीमत नहीं, पहले वे रास्ते जो पैसे नहीं, घंटे लेते हैं।",
  "At this yearly price paid ads can hardly pay back.": "इस सालाना कीमत पर विज्ञापन का पैसा मुश्किल से लौटता है।",
  "This yearly price carries content and e-mail, but hardly a salesperson.":
    "यह सालाना कीमत कंटेंट और ईमेल उठा सकती है, पर सेल्समैन मुश्किल से।",
  "What a customer pays in a year leaves room for a personal sale.":
    "एक ग्राहक साल में जितना देता है, उसमें आमने-सामने बेचने की गुंजाइश है।",
  "At this yearly price the founder sells.": "इस सालाना कीमत पर संस्थापक ख़ुद बेचता है।",
  "likely buyers of {0}": "{0} के संभावित खरीदार",
  "likely buyers": "संभावित खरीदार",
  "each reason is written down in their words": "हर वजह उन्हीं के शब्दों में लिख ली गई हो",
  "most would not miss it": "ज़्यादातर को इसकी कमी न खले",
  "Ask the one who left as well.": "जो चला गया, उससे भी पूछें।",
  "Ask those who left as well.": "जो चले गए, उनसे भी पूछें।",
  "Call the one who pays: what did they do before, and what would make them leave?":
    "जो पैसे देता है, उसे फ़ोन करें: पहले क्या करता था, और क्या उसे छोड़ने पर मजबूर करेगा?",
  "Call {0} of those who pay: what did they do before, and what would make them leave?":
    "पैसे देने वालों में से {0} को फ़ोन करें: पहले क्या करते थे, और क्या उन्हें छोड़ने पर मजबूर करेगा?",
  "Call all {0} who pay: what did they do before, and what would make them leave?":
    "पैसे देने वाले सभी {0} को फ़ोन करें: पहले क्या करते थे, और क्या उन्हें छोड़ने पर मजबूर करेगा?",
  "Ask {some} of your {all} pilots for money, with a date": "अपने {all} पायलट में से {some} से तारीख़ के साथ पैसे माँगें",
  "Ask {some} of the {all} people on the waitlist for money, with a date":
    "प्रतीक्षा-सूची के {all} में से {some} से तारीख़ के साथ पैसे माँगें",
  "each has paid or said no with a reason": "हर एक ने पैसे दिए या वजह बताकर मना किया हो",
  "none of them pays by the date": "तारीख़ तक कोई पैसे न दे",
  "Settle the weakest point": "सबसे कमज़ोर बात सुलझाएँ",
  Evidence: "सबूत",
  "{0} pay, so the open question is another one: whether {1}.": "{0} पैसे देते हैं, तो खुला सवाल दूसरा है: क्या {1}।",
  "Find out whether {0} before you build more.": "आगे बनाने से पहले पता करें कि क्या {0}।",
  "{0} results are written down": "{0} नतीजे लिख लिए गए हों",
  "fewer than {0} of {1} pass the test": "{1} में से {0} से कम परीक्षा में पास हों",
  "Do it by hand for three {0} and charge for it": "तीन “{0}” के लिए हाथ से करें और पैसे लें",
  "three strangers have paid or said no with a reason": "तीन अनजान लोगों ने पैसे दिए या वजह बताकर मना किया हो",
  "nobody outside your circle has paid": "आपके दायरे के बाहर किसी ने पैसे न दिए हों",
  "First payment": "पहला भुगतान",
  "Take money for the smallest version.": "सबसे छोटे संस्करण के लिए पैसे लें।",
  "Log hours and cost of every delivery": "हर डिलीवरी के घंटे और खर्च लिखें",
  "the cost to serve one customer is a number": "एक ग्राहक को सेवा देने की लागत एक संख्या हो",
  "Sell it again": "फिर से बेचें",
  "Find out whether it sells without you being known.": "पता करें कि बिना जान-पहचान के बिकता है या नहीं।",
  "20 answers are written down": "20 जवाब लिख लिए गए हों",
  "Sell the same, unchanged, to the next 20 {0} nobody introduced you to":
    "वही चीज़, बिना बदले, अगले 20 “{0}” को बेचें जिनसे किसी ने नहीं मिलवाया",
  "strangers pay as the first ones did": "अनजान लोग पहले वालों की तरह पैसे दें",
  "fewer than 3 of 20 buy": "20 में से 3 से कम खरीदें",
  "Do the same channel again with 100 new contacts": "उसी रास्ते पर 100 नए लोगों से फिर संपर्क करें",
  "Work one channel only: {0}": "एक ही रास्ते पर काम करें: {0}",
  "the cost per paying customer is a number": "प्रति पैसे देने वाले ग्राहक का खर्च एक संख्या हो",
  "a customer costs more than twelve months of what it leaves": "एक ग्राहक बारह महीनों में जितना छोड़ता है, उससे महँगा पड़े",
  "Follow the newest customers for four weeks": "सबसे नए ग्राहकों को चार हफ़्ते देखें",
  "you know who still uses it and why": "पता हो कि कौन अब भी इस्तेमाल करता है और क्यों",
  "fewer than half are still there": "आधे से कम बचे हों",
  Repeat: "दोहराएँ",
  "See whether the next customers come at a known cost, and stay.":
    "देखें कि अगले ग्राहक जानी-पहचानी लागत पर आते और टिकते हैं या नहीं।",
  Decision: "फ़ैसला",
  "Stop, change or go on, by the numbers above.": "ऊपर के आँकड़ों से रुकें, बदलें या आगे बढ़ें।",
  "Lay the results beside the stop rules, with somebody who has no stake in it":
    "नतीजों को रुकने के नियमों के साथ रखें, किसी ऐसे के साथ जिसका कोई हित न हो",
  "you would see it if it failed": "असफलता हो तो आपको दिख जाए",
  "one word is written down, and the raise follows it": "एक शब्द लिखा हो, और फंडिंग उसके पीछे चले",
  "one word is written down: stop, change or go": "एक शब्द लिखा हो: रुकें, बदलें या बढ़ें",
  "two of the three numbers (payment, cost to win, staying) missed their mark":
    "तीन में से दो संख्याएँ (भुगतान, ग्राहक लाने का खर्च, टिकना) लक्ष्य से चूकें",
  "What do you want to build, in one sentence?": "आप क्या बनाना चाहते हैं, एक वाक्य में?",
  "Without it there is nothing to analyse.": "इसके बिना विश्लेषण के लिए कुछ नहीं है।",
  "Who pays for it first: {0}, or somebody else?": "इसके पैसे पहले कौन देगा: {0}, या कोई और?",
  "Who pays for it? Say it as exactly as you can: who they are, and where.":
    "इसके पैसे कौन देता है? जितना ठीक-ठीक बता सकें: वे कौन हैं और कहाँ हैं।",
  "Everything else follows from it: whom you ask first, what they pay and how you reach them.":
    "बाकी सब इसी से तय होता है: पहले किससे पूछना है, वे कितना देंगे और उन तक कैसे पहुँचना है।",
  "How many people who might pay have you asked, and how many of them already spend money or hours on the problem?":
    "जो पैसे दे सकते हैं, ऐसे कितने लोगों से आपने पूछा, और उनमें से कितने इस समस्या पर अभी भी पैसा या समय लगाते हैं?",
  "Money or hours that people spend already are the best proof that the problem is worth solving.":
    "लोग अभी जो पैसा या समय लगा रहे हैं, वही सबसे अच्छा सबूत है कि समस्या हल करने लायक है।",
  "What would one customer pay, and how often?": "एक ग्राहक कितना देगा, और कितनी बार?",
  "It says how many customers it takes to earn the costs.": "इससे पता चलता है कि लागत निकालने के लिए कितने ग्राहक चाहिए।",
  "What does it cost you to serve one customer, or to make one piece?":
    "एक ग्राहक को सेवा देने या एक चीज़ बनाने में आपका कितना खर्च होता है?",
  "It says what is left of the price.": "इससे पता चलता है कि कीमत में से कितना बचता है।",
  "It shows whether people pay, or only like the idea.": "इससे दिखता है कि लोग पैसे देते हैं या उन्हें विचार बस अच्छा लगता है।",
  "How many customers could you reach, and where does the count come from?":
    "आप कितने ग्राहकों तक पहुँच सकते हैं, और यह गिनती कहाँ से आई?",
  "It says how many there are to win at most.": "इससे पता चलता है कि ज़्यादा से ज़्यादा कितने ग्राहक मिल सकते हैं।",
  "What does it cost, in money and hours, to win one customer?": "एक ग्राहक लाने में पैसे और घंटों में कितना लगता है?",
  "It says whether a customer brings more than winning one costs.":
    "इससे पता चलता है कि ग्राहक को लाने में जितना लगता है, वह उससे ज़्यादा देता है या नहीं।",
  "It says how long customers go on paying.": "इससे पता चलता है कि ग्राहक कितने समय तक पैसे देते रहते हैं।",
  "What do people do about it today, and what would make them switch?":
    "लोग आज इसका क्या करते हैं, और क्या उन्हें बदलने पर मनाएगा?",
  "It is what they would have to give up for your solution.": "आपके समाधान के लिए उन्हें यही छोड़ना होगा।",
  "How do you reach the first ten customers?": "पहले दस ग्राहकों तक आप कैसे पहुँचेंगे?",
  "How many {buyer} have you asked about it, and how many had already spent time or money on it?":
    "आपने कितने “{buyer}” से इस बारे में पूछा, और कितनों ने पहले ही इस पर समय या पैसा लगाया था?",
  "What will one customer among {buyer} pay, and how often?": "“{buyer}” में से एक कितना देगा, और कितनी बार?",
  "What is the average order, and how many orders does one customer place a month?":
    "औसत ऑर्डर कितने का है, और एक ग्राहक महीने में कितने ऑर्डर देता है?",
  "It blocks the revenue per customer.": "इसके बिना प्रति ग्राहक आमदनी नहीं निकलती।",
  "What does it cost you to serve one customer among {buyer} for a month?":
    "“{buyer}” में से एक को महीने भर सेवा देने में आपका कितना खर्च होता है?",
  "Has anyone paid yet? How many, and for how long?": "क्या किसी ने पैसे दिए हैं? कितनों ने, और कब से?",
  "How many {buyer} could you reach with this product, and where does the count come from?":
    "इस उत्पाद से आप कितने “{buyer}” तक पहुँच सकते हैं, और यह गिनती कहाँ से आई?",
  "What does it cost, in money and hours, to win one customer among {buyer}?":
    "“{buyer}” में से एक को लाने में पैसे और घंटों में कितना लगता है?",
  "Of the customers of three months ago, how many still pay?": "तीन महीने पहले के ग्राहकों में से कितने अब भी पैसे देते हैं?",
  "What do {buyer} do about it today, and what would make them switch?":
    "“{buyer}” आज इसका क्या करते हैं, और क्या उन्हें बदलने पर मनाएगा?",
  "In which country do you start?": "आप किस देश से शुरू करते हैं?",
  "It decides which rules apply.": "इससे तय होता है कि कौन-से नियम लगेंगे।",
  "How much do you spend a month in all, your own living included?": "अपना गुज़ारा मिलाकर आप महीने में कुल कितना खर्च करते हैं?",
  "With your cash it gives the runway.": "आपके नकद के साथ इससे रनवे निकलता है।",
  "How much cash do you have, and how much do you spend a month?": "आपके पास कितना नकद है, और महीने में कितना खर्च होता है?",
  "It blocks the runway and the size of the tests.": "इसके बिना न रनवे निकलता है, न परीक्षाओं का आकार।",
  "How many hours a week can you put in?": "आप हफ़्ते में कितने घंटे दे सकते हैं?",
  "It bounds the plan.": "इससे योजना की सीमा बनती है।",
  "Two values for one thing cannot both hold: {0}.": "एक ही चीज़ के दो मान साथ सही नहीं हो सकते: {0}।",
  "You wrote {0}. What is the right figure?": "आपने {0} लिखा। सही आँकड़ा क्या है?",
  "Week {0}": "हफ़्ता {0}",
  "Weeks {0}–{1}": "हफ़्ते {0}–{1}",
  "Asking friends whether they like it": "दोस्तों से पूछना कि पसंद आया या नहीं",
  "Writing to investors before phase 1 has a result": "चरण 1 के नतीजे से पहले निवेशकों को लिखना",
  "Working more than one channel at a time": "एक साथ एक से ज़्यादा रास्तों पर काम",
  "What changed lately that makes it possible or urgent now?": "हाल में क्या बदला जो इसे अभी संभव या ज़रूरी बनाता है?",
  "It decides whether the timing helps you.": "इससे तय होता है कि समय आपके पक्ष में है या नहीं।",
  "Through which channel do you reach {buyer} first?": "आप “{buyer}” तक पहले किस रास्ते से पहुँचते हैं?",
  "It blocks the distribution score.": "इसके बिना बिक्री के रास्ते का अंक नहीं बनता।",
  "Where does the count of {count} come from?": "{count} की गिनती कहाँ से आई?",
  "Until it is checked, the market size rests on your word.": "जाँच होने तक बाज़ार का आकार आपके कहे पर टिका है।",
  "Over how many months was the churn of {churn} measured?": "{churn} का चर्न कितने महीनों में नापा गया?",
  "It decides how far the lifetime value can be trusted.": "इससे तय होता है कि जीवन-मूल्य पर कितना भरोसा करें।",
  "Who else works on it, and who does what?": "इस पर और कौन काम करता है, और कौन क्या करता है?",
  "It blocks the founder score.": "इसके बिना संस्थापक का अंक नहीं बनता।",
  "It decides how much one loss would hurt.": "इससे तय होता है कि एक के जाने से कितना नुक़सान होगा।",
  "You wrote {0}: do you mean the French billion, or the English one, which is smaller?":
    "आपने {0} लिखा: क्या आपका मतलब फ़्रेंच बिलियन है या अंग्रेज़ी वाला, जो छोटा है?",
  "It is read as the French one until you say.": "जब तक आप न बताएँ, इसे फ़्रेंच वाला माना जाता है।",
  it: "यह",
  "one group wants {offer} more than the others do": "एक समूह {offer} दूसरों से ज़्यादा चाहता है",
  "one group wants it most": "एक समूह इसे सबसे ज़्यादा चाहता है",
  "serving one customer costs less than {price}": "एक ग्राहक की सेवा {price} से कम में होती है",
  "serving one costs less than {price}": "एक की सेवा {price} से कम में होती है",
  "units that cost less than the price": "इकाइयाँ जो कीमत से कम में बनें",
  "Stop or change the price if fewer than {passes} of {sample} units cost less than the price.":
    "अगर {sample} में से {passes} से कम इकाइयाँ कीमत से कम में बनें, तो रुकें या कीमत बदलें।",
  "you may offer this without a license of your own, or under a partner's":
    "आप बिना अपने लाइसेंस के, या साझेदार के लाइसेंस पर, इसे दे सकते हैं",
  "you may offer it": "आप इसे दे सकते हैं",
  buyers: "खरीदार",
  "it costs more than the price and cannot be brought down": "यह कीमत से ज़्यादा में पड़े और घटाया न जा सके",
};

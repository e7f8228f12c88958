import type { Catalogue } from "../catalogue.ts";

export const judging: Catalogue = {
  "The market is named top-down; a share of a large number is not a plan.":
    "बाज़ार ऊपर से बताया गया है; बड़ी संख्या का एक हिस्सा योजना नहीं होता।",
  "You count {0} reachable customers, without a price to multiply.":
    "आपने {0} पहुँच योग्य ग्राहक गिने हैं, पर गुणा करने को कीमत नहीं है।",
  "{0} reachable customers at your price make {1} a year, on a count you have yet to verify.":
    "आपकी कीमत पर {0} पहुँच योग्य ग्राहक साल में {1} बनाते हैं; यह गिनती अभी जाँचनी है।",
  "No competition usually means no search was made, or nobody buys.":
    '"कोई मुक़ाबला नहीं" का मतलब अक्सर यह होता है कि खोजा नहीं गया, या कोई खरीदता नहीं।',
  "You say what differs: {0}.": "आपने बताया कि क्या अलग है: {0}।",
  "You know what they do today: {0}.": "आप जानते हैं कि वे आज क्या करते हैं: {0}।",
  "You name {0} and what they do today ({1}); why a buyer would switch is open.":
    "आपने {0} का नाम लिया और बताया कि वे आज क्या करते हैं ({1}); खरीदार क्यों बदलेगा, यह खुला है।",
  "You name {0}; why a buyer would switch is open.": "आपने {0} का नाम लिया; खरीदार क्यों बदलेगा, यह खुला है।",
  "You name a take rate, and no average order to apply it to.": "आपने कमीशन बताया, पर औसत ऑर्डर नहीं जिस पर वह लगे।",
  "Each customer loses money: the gross margin is {0}.": "हर ग्राहक पर घाटा है: सकल मार्जिन {0} है।",
  "The commission per order can be computed.": "हर ऑर्डर का कमीशन निकाला जा सकता है।",
  "The price is {0} a month.": "कीमत {0} प्रति माह है।",
  "The price is {0} a sale.": "कीमत {0} प्रति बिक्री है।",
  "The cost to serve is missing.": "सेवा देने की लागत नहीं बताई गई।",
  "A customer pays {0} a month on average.": "एक ग्राहक औसतन {0} प्रति माह देता है।",
  "Your costs do not say yet what one sale costs.": "आपकी लागतों से अभी पता नहीं चलता कि एक बिक्री पर कितना ख़र्च आता है।",
  "You sell already: money, not words.": "आप पहले से बेच रहे हैं: पैसा, बातें नहीं।",
  "What a customer costs to win is missing.": "एक ग्राहक लाने का खर्च नहीं बताया गया।",
  "A customer pays back in {0}.": "एक ग्राहक की वसूली का समय {0} है।",
  "Winning a customer costs {0} by your figure.": "आपके आँकड़े से एक ग्राहक लाने में {0} लगते हैं।",
  "You name {0}, without a cost per customer.": "आपने {0} का नाम लिया, पर प्रति ग्राहक खर्च नहीं।",
  "You put a size on it: {0}.": "आपने इसका आकार बताया: {0}।",
  "You spoke to {0} people, without saying how many confirmed it.":
    "आपने {0} लोगों से बात की, पर यह नहीं बताया कि कितनों ने हामी भरी।",
  "You describe it ({0}), and {1} pay to be rid of it.": "आपने इसे बताया ({0}), और {1} लोग इससे छुटकारे के लिए पैसे देते हैं।",
  "You describe it ({0}) but show no one who acts on it.":
    "आपने इसे बताया ({0}), पर ऐसा कोई नहीं दिखाया जो इसके लिए कुछ करता हो।",
  "{0} of the {1} you asked went on to pay, at least {2} after allowing for the small sample.":
    "जिन {1} से पूछा, उनमें से {0} ने बाद में पैसे दिए; छोटे नमूने को देखते हुए कम से कम {2}।",
  "{0} of {1} people you asked confirmed it, at least {2} after allowing for the small sample.":
    "जिन {1} लोगों से पूछा, उनमें से {0} ने हामी भरी; छोटे नमूने को देखते हुए कम से कम {2}।",
  "The customer is everyone, which gives no first list to work through.":
    'ग्राहक "सब लोग" है, इससे काम शुरू करने की पहली सूची नहीं बनती।',
  "{0} can be listed by name.": "{0} की नाम से सूची बनाई जा सकती है।",
  "One order has been placed and paid.": "एक ऑर्डर दिया और चुकाया गया है।",
  "One pilot costs the other side time, which is more than words.":
    "एक पायलट में सामने वाले का समय लगता है, यह बातों से ज़्यादा है।",
  "One person signed up or uses it without paying.": "एक व्यक्ति ने साइन अप किया या बिना पैसे इस्तेमाल करता है।",
  "One person on a list gave an address, not money.": "सूची में एक व्यक्ति ने पता दिया, पैसा नहीं।",
  "One person said it matters; nobody has committed anything yet.":
    "एक व्यक्ति ने कहा यह ज़रूरी है; अब तक किसी ने कुछ पक्का नहीं किया।",
  "{0} orders have been placed and paid.": "{0} ऑर्डर आ चुके हैं और उनका पैसा मिल चुका है।",
  "{0} pilots cost the other side time, which is more than words.":
    "{0} पायलट सामने वाले का समय लेते हैं, जो बातों से ज़्यादा है।",
  "{0} people signed up or use it without paying.": "{0} लोगों ने रजिस्टर किया या बिना पैसे इस्तेमाल करते हैं।",
  "{0} people on a list gave an address, not money.": "सूची के {0} लोगों ने पता दिया है, पैसा नहीं।",
  "{0} people said it matters; nobody has committed anything yet.":
    "{0} लोगों ने कहा कि यह ज़रूरी है; अभी किसी ने कुछ पक्का नहीं किया।",
  "{0} of revenue is money people already pay.": "{0} की आमदनी वह पैसा है जो लोग दे चुके हैं।",
  "1 paying customer: money, not words.": "1 पैसे देने वाला ग्राहक: पैसा, बातें नहीं।",
  "{0} paying customers: money, not words.": "{0} पैसे देने वाले ग्राहक: पैसा, बातें नहीं।",
  "{0} paying customers of {1} asked, {2} ({3} to {4} allowing for the small sample).":
    "पूछे गए {1} में से {0} पैसे देने वाले ग्राहक, {2} (छोटे नमूने में {3} से {4})।",
  "{0} paying customers of {1} who signed up or tried it, {2} ({3} to {4} allowing for the small sample).":
    "रजिस्टर करने या आज़माने वाले {1} में से {0} पैसे देने वाले ग्राहक, {2} (छोटे नमूने में {3} से {4})।",
  "You bring {0}.": "आप यह लाते हैं: {0}।",
  "You bring experience of {0}.": "आप यह अनुभव लाते हैं: {0}।",
  "Something changed: {0}.": "कुछ बदला है: {0}।",
  "{0} may ask for a license, and you say nothing about it.": "{0} में लाइसेंस लग सकता है, और आपने इस पर कुछ नहीं कहा।",
  "A first version exists.": "पहला संस्करण मौजूद है।",
  "It is in use.": "यह इस्तेमाल में है।",
  "People pay for it already.": "लोग इसके लिए पैसे दे रहे हैं।",
  "Problem acuteness": "समस्या की तीव्रता",
  "Customer specificity": "ग्राहक की स्पष्टता",
  "Evidence of demand": "माँग के सबूत",
  "Bottom-up market": "नीचे से गिना बाज़ार",
  "Alternatives and difference": "विकल्प और अंतर",
  "Business model and unit economics": "बिज़नेस मॉडल और प्रति इकाई अर्थशास्त्र",
  Distribution: "बिक्री का रास्ता",
  "Founder fit": "संस्थापक का मेल",
  "Why now": "अभी क्यों",
  "Feasibility and regulation": "संभाव्यता और नियम",
  "A figure in your text cannot be true.": "आपके लिखे में एक आँकड़ा सही नहीं हो सकता।",
  "By your own figures each customer costs more than they pay.":
    "आपके अपने आँकड़ों से हर ग्राहक जितना देता है, उससे ज़्यादा खर्च कराता है।",
  "A license may be needed and nothing is said about it.": "लाइसेंस लग सकता है और इस पर कुछ नहीं कहा गया।",
  "No payment, deposit, pilot or signature is named.": "कोई भुगतान, अग्रिम, पायलट या हस्ताक्षर नहीं बताया गया।",
  "A product for everyone has no first customer.": "सबके लिए बने उत्पाद का पहला ग्राहक कोई नहीं होता।",
  "A test whose bar you fixed beforehand failed.": "जिस परीक्षण की कसौटी आपने पहले से तय की थी, वह असफल रहा।",
  "Not rated: too little is known about the venture yet.": "मूल्यांकन नहीं: उद्यम के बारे में अभी बहुत कम पता है।",
  "It stays at the cap of {0}. {1}": "यह {0} की सीमा पर ही रहता है। {1}",
  "{0}: now {1}. {2}": "{0}: अब {1}। {2}",
  "{0}: from {1} to {2}. {3}": "{0}: {1} से {2}। {3}",
  "Your locked test passed: {0}.": "आपका तय परीक्षण सफल रहा: {0}।",
  "Your locked test failed: {0}.": "आपका तय परीक्षण असफल रहा: {0}।",
  "No channel to customers is named.": "ग्राहकों तक पहुँचने का कोई रास्ता नहीं बताया गया।",
  "Nothing shows yet that paying customers stay.": "अभी कुछ नहीं दिखाता कि पैसे देने वाले ग्राहक टिकते हैं।",
  "Two of your figures contradict each other.": "आपके दो आँकड़े एक-दूसरे को काटते हैं।",
  "Even {0} of {1} leaves the true rate anywhere from {2} to {3} (95% Wilson interval).":
    "{1} में से {0} भी असली दर को {2} से {3} के बीच कहीं भी छोड़ते हैं (95% विल्सन अंतराल)।",
  "Nothing said about it yet.": "इस पर अभी कुछ नहीं कहा गया।",
  "Selling prescription medicine without a prescription is illegal and can kill people.":
    "बिना पर्चे की दवा बेचना ग़ैरक़ानूनी है और जान ले सकता है।",
  "A service that brings patients to a licensed prescriber and pharmacy.":
    "ऐसी सेवा जो मरीज़ों को लाइसेंस वाले डॉक्टर और दवाख़ाने तक पहुँचाए।",
  "Trading illegal drugs harms people and is a crime.": "अवैध नशे का धंधा लोगों को नुक़सान पहुँचाता है और अपराध है।",
  "Harm-reduction or addiction-care tools run with licensed providers.":
    "लाइसेंस वाली संस्थाओं के साथ नुक़सान घटाने या नशामुक्ति के साधन।",
  "It sells forgeries of somebody else's work or documents.": "यह दूसरों के काम या दस्तावेज़ों की नक़ल बेचता है।",
  "Resale of authenticated second-hand goods, or a check that tells real from forged.":
    "जाँची-परखी पुरानी चीज़ों की बिक्री, या असली-नक़ली पहचानने की जाँच।",
  "It takes money or access from people by deceiving them.": "यह धोखे से लोगों का पैसा या पहुँच लेता है।",
  "Training or detection that protects people against the same scheme.": "इसी तरह के धोखे से बचाने वाला प्रशिक्षण या पहचान।",
  "It uses data or access that the people concerned never agreed to.":
    "यह ऐसा डेटा या पहुँच इस्तेमाल करता है जिसकी मंज़ूरी संबंधित लोगों ने कभी नहीं दी।",
  "A service that warns people when their own data has leaked.": "ऐसी सेवा जो लोगों को बताए कि उनका अपना डेटा लीक हुआ है।",
  "It puts weapons past the checks that keep them from harm.": "यह हथियारों को उन जाँचों से बचाता है जो नुक़सान रोकती हैं।",
  "Safe-storage or training products sold through licensed dealers.":
    "लाइसेंस वाले विक्रेताओं से बिकने वाले सुरक्षित भंडारण या प्रशिक्षण के उत्पाद।",
  "It makes sexual images of people who did not agree to them.": "यह बिना सहमति लोगों की यौन तस्वीरें बनाता है।",
  "A service that finds such images and has them taken down.": "ऐसी सेवा जो ऐसी तस्वीरें ढूँढकर हटवाए।",
  "Money that comes from recruiting the next payer ends with the last ones losing it.":
    "अगले भुगतान करने वाले को जोड़कर आया पैसा आख़िर में जुड़ने वालों का डूबता है।",
  "A referral bonus paid out of real product sales.": "असली बिक्री से दिया गया रेफ़रल इनाम।",
  "Gambling offered to minors is illegal nearly everywhere and harms them.":
    "नाबालिगों को जुआ देना लगभग हर जगह ग़ैरक़ानूनी है और उन्हें नुक़सान पहुँचाता है।",
  "A game of skill without stakes, or a licensed service with strict age checks.":
    "बिना दाँव का कौशल का खेल, या उम्र की सख़्त जाँच वाली लाइसेंस सेवा।",
  "Bought or invented reviews deceive buyers and break consumer law.":
    "ख़रीदे या गढ़े हुए रिव्यू ग्राहकों को धोखा देते हैं और उपभोक्ता क़ानून तोड़ते हैं।",
  "Asking real customers for a review at the right moment.": "सही समय पर असली ग्राहकों से रिव्यू माँगना।",
  "It sells deception of a school or of another person.": "यह किसी स्कूल या व्यक्ति को धोखा देना बेचता है।",
  "A tutor that teaches and shows how the answer is found.": "ऐसा ट्यूटर जो सिखाए और दिखाए कि जवाब कैसे मिलता है।",
  "The cost to serve one customer is not measured.": "एक ग्राहक को सेवा देने की लागत नापी नहीं गई है।",
  "They pay today's price; a higher one is untested.": "वे आज की कीमत देते हैं; ज़्यादा कीमत परखी नहीं गई।",
  "Few people have paid so far.": "अब तक कम लोगों ने पैसे दिए हैं।",
  "The pilots have not been turned into payments.": "पायलट अभी भुगतान में नहीं बदले।",
  "Nobody has paid yet, and intent is weak evidence.": "अभी किसी ने पैसे नहीं दिए, और इरादा कमज़ोर सबूत है।",
  "You name no payment so far.": "अब तक आपने कोई भुगतान नहीं बताया।",
  "No interview or past behavior is named that shows how much the problem hurts.":
    "कोई बातचीत या पुराना व्यवहार नहीं बताया जो दिखाए कि समस्या कितनी चुभती है।",
  "{0} talks are few to rest it on.": "{0} बातचीत टिकने के लिए कम हैं।",
  "{0} may require a license, and nothing is said about it.": "{0} में लाइसेंस लग सकता है, और इस पर कुछ नहीं कहा गया।",
  "Who buys first waits for your answer.": "पहले कौन खरीदेगा, यह आपके जवाब का इंतज़ार कर रहा है।",
  "Who buys first is not said.": "पहले कौन खरीदेगा, यह नहीं बताया।",
  "The cost of winning a customer rests on few sales.": "ग्राहक लाने का खर्च थोड़ी-सी बिक्री पर टिका है।",
  "What it costs to win a customer is unknown.": "एक ग्राहक लाने में क्या लगता है, यह पता नहीं।",
  "You name nothing that shows whether they stay.": "आपने ऐसा कुछ नहीं बताया जो दिखाए कि वे टिकते हैं या नहीं।",
  "The churn figure rests on few customers and months.": "चर्न का आँकड़ा कम ग्राहकों और महीनों पर टिका है।",
  "Nothing has been built or done by hand yet.": "अभी न कुछ बना है, न हाथ से किया गया है।",
  "It depends on {0}.": "यह {0} पर निर्भर है।",
  "your price": "आपकी कीमत",
  "direct contact": "सीधा संपर्क",
  "the platform": "प्लेटफ़ॉर्म",
  "Berkus method": "बर्कस विधि",
  "Scorecard method (Payne)": "स्कोरकार्ड विधि (पेन)",
  "Risk factor summation": "जोखिम कारक जोड़",
  "Twelve interviews with {buyer}, nine of which confirm the problem":
    "“{buyer}” से बारह बातचीत, जिनमें नौ समस्या की हामी भरें",
  "It shows that strangers have the problem.": "यह दिखाता है कि अनजान लोगों को भी यह समस्या है।",
  "Three paying customers among {buyer}": "“{buyer}” में तीन पैसे देने वाले ग्राहक",
  "Money is the only proof of willingness to pay.": "पैसे देने की इच्छा का एकमात्र सबूत पैसा है।",
  "A price, and what serving one customer costs you": "एक कीमत, और एक ग्राहक को सेवा देने की लागत",
  "It makes the margin a number.": "इससे मार्जिन एक संख्या बनता है।",
  "What serving one customer costs you": "एक ग्राहक को सेवा देने की लागत",
  "How many {buyer} you can reach, from a register": "किसी रजिस्टर से, आप कितने “{buyer}” तक पहुँच सकते हैं",
  "It replaces a guess about the market by a count.": "यह बाज़ार के अंदाज़े की जगह गिनती रखता है।",
  "One channel you have worked, with its cost per customer": "एक आज़माया हुआ रास्ता, प्रति ग्राहक खर्च के साथ",
  "It shows that customers can be won for less than they bring.": "यह दिखाता है कि ग्राहक जितना लाते हैं, उससे कम में मिलते हैं।",
  "Why a buyer would leave what they do today": "खरीदार आज का तरीका क्यों छोड़ेगा",
  "What buyers use today, and why they would switch": "खरीदार आज क्या इस्तेमाल करते हैं, और क्यों बदलेंगे",
  "A difference has to be named before it can be tested.": "अंतर पहले बताना पड़ता है, तभी परखा जा सकता है।",
  "One narrow group that buys first": "एक छोटा समूह जो पहले खरीदे",
  "A narrow group makes a list and a message possible.": "छोटा समूह सूची और संदेश को संभव बनाता है।",
  "A written answer on the license question": "लाइसेंस के सवाल पर लिखित जवाब",
  "It removes the gate.": "इससे सीमा हट जाती है।",
  "Which figure is right: {label}": "कौन-सा आँकड़ा सही है: {label}",
  "A contradiction caps the rating.": "विरोधाभास रेटिंग की सीमा बाँधता है।",
  "A corrected figure for {figure}": "{figure} का सही आँकड़ा",
  "An impossible figure caps the rating.": "असंभव आँकड़ा रेटिंग की सीमा बाँधता है।",
  "If the churn was measured over one month, the true rate lies anywhere from {0} to {1}.":
    "अगर यह दर एक महीने में नापी गई है, तो असली दर {0} और {1} के बीच कहीं भी हो सकती है।",
  "You count {0} reachable customers; what they would bring a year does not follow from your price.":
    "आप {0} पहुँच योग्य ग्राहक गिनते हैं; वे साल में कितना लाएँगे, यह आपकी कीमत से नहीं निकलता।",
  "What a customer may cost cannot be said before it is clear what one leaves you.":
    "एक ग्राहक पर कितना खर्च किया जा सकता है, यह तब तक नहीं कहा जा सकता जब तक साफ़ न हो कि एक ग्राहक आपके पास कितना छोड़ता है।",
  "You name {0}.": "आपने {0} का नाम लिया।",
};

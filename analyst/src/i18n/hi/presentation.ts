import type { Catalogue } from "../catalogue.ts";

export const presentation: Catalogue = {
  "Who buys": "कौन खरीदता है",
  "What they get": "उन्हें क्या मिलता है",
  Place: "जगह",
  "What it is": "यह क्या है",
  Since: "कब से",
  "What follows": "इससे क्या निकलता है",
  Result: "नतीजा",
  Tests: "परीक्षण",
  Test: "परीक्षण",
  "Passed with": "सफल होने के लिए",
  Locked: "तय किया",
  "Last day": "आख़िरी दिन",
  "{0}, version {1}": "{0}, संस्करण {1}",
  "none yet": "अभी कोई नहीं",
  "at least {0}": "कम से कम {0}",
  "at least {0} of {1}": "{1} में से कम से कम {0}",
  "at most {0} of {1}": "{1} में से अधिक से अधिक {0}",
  Passed: "सफल",
  Failed: "असफल",
  Undecided: "अनिर्णीत",
  Decisions: "निर्णय",
  Decided: "क्या तय किया",
  Because: "क्योंकि",
  On: "तारीख",
  "Look again": "फिर देखें",
  Scenarios: "परिदृश्य",
  Scenario: "परिदृश्य",
  "Other values": "दूसरे मान",
  "Cash after 24 months": "24 महीने बाद नकदी",
  "Cash over the coming 24 months": "अगले 24 महीनों की नकदी",
  "{0} instead of {1}": "{1} की जगह {0}",
  "Still asked": "अभी पूछना बाकी है",
  "Supposing that, and leaving your figures as they are:": "यह मान लें, और आपके आँकड़े जैसे हैं वैसे रहें:",
  "No computed figure rests on it yet.": "अभी कोई निकाला हुआ आँकड़ा इस पर नहीं टिका।",
  "What would change": "क्या बदलेगा",
  "What changed": "क्या बदला",
  "Next question": "अगला सवाल",
  "{0}: {1} → **{2}**.": "{0}: {1} → **{2}**।",
  "{0}: **{1}** (new).": "{0}: **{1}** (नया)।",
  "Buyer: {words}.": "खरीदार: {words}।",
  "What they do today: {words}.": "वे आज क्या करते हैं: {words}।",
  "Problem: {words}.": "समस्या: {words}।",
  "Difference: {words}.": "अंतर: {words}।",
  "Why now: {words}.": "अभी क्यों: {words}।",
  "Rival named: {0}.": "बताया गया प्रतिद्वंद्वी: {0}।",
  "Channel named: {0}.": "बताया गया रास्ता: {0}।",
  "not computable": "नहीं निकल सकता",
  "More figures moved than are shown here.": "यहाँ दिखाए से ज़्यादा आँकड़े हिले हैं।",
  "What would move": "क्या हिलेगा",
  "What moved": "क्या हिला",
  Before: "पहले",
  Then: "तब",
  After: "बाद में",
  "Still not rated: too little is known.": "अब भी रेटिंग नहीं: बहुत कम पता है।",
  "Rating: would be {0}, where there was none.": "रेटिंग: {0} होती, जहाँ पहले नहीं थी।",
  "Rating: now {0}, where there was none.": "रेटिंग: अब {0}, जहाँ पहले नहीं थी।",
  "The rating stays at {0}.": "रेटिंग {0} पर ही है।",
  "Rating: {0} → **{1}**.": "रेटिंग: {0} → **{1}**।",
  "Capped at {0}. {1}": "{0} की सीमा। {1}",
  "The riskiest assumption is now that {0}. {1}": "सबसे जोखिम भरी मान्यता अब यह है कि {0}। {1}",
  "What can be computed": "क्या निकाला जा सकता है",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "सबसे पहले: सकल मार्जिन {0} है। हर नया ग्राहक घाटा बढ़ाता है, इसलिए पहले कीमत बढ़ाएँ या सेवा की लागत घटाएँ।",
  "A customer pays back what winning them cost in {0}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "एक ग्राहक को लाने का खर्च {0} में लौटता है, उन 12 महीनों के भीतर जो मोटा नियम हैं (David Skok, 2010)।",
  "A customer pays back what winning them cost in {0}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "एक ग्राहक को लाने का खर्च {0} में लौटता है, उन 12 महीनों के बाहर जो मोटा नियम हैं (David Skok, 2010)।",
  "LTV : CAC is {0}.": "LTV : CAC {0} है।",
  "Your churn of {0} rests on few customers: if it was measured over one month, the true rate lies anywhere from {1} to {2} (95% Wilson interval).":
    "आपका {0} चर्न कम ग्राहकों पर टिका है: अगर एक महीने में नापा गया, तो असली दर {1} से {2} के बीच कहीं भी है (95% विल्सन अंतराल)।",
  "You name 1 cancellation in at most {0} customer-months ({1} customers × {2}, as if all had been there from the start). That is {3} a month, and so few events allow anything from {4} to {5} (95% exact Poisson interval).":
    "आपने अधिकतम {0} ग्राहक-महीनों में 1 रद्दीकरण बताया ({1} ग्राहक × {2}, मानो सब शुरू से हों)। यह महीने में {3} है, और इतनी कम घटनाएँ {4} से {5} तक कुछ भी होने देती हैं (95% सटीक पॉइसन अंतराल)।",
  "You name {0} cancellations in at most {1} customer-months ({2} customers × {3}, as if all had been there from the start). That is {4} a month, and so few events allow anything from {5} to {6} (95% exact Poisson interval).":
    "आपने अधिकतम {1} ग्राहक-महीनों में {0} रद्दीकरण बताए ({2} ग्राहक × {3}, मानो सब शुरू से हों)। यह महीने में {4} है, और इतनी कम घटनाएँ {5} से {6} तक कुछ भी होने देती हैं (95% सटीक पॉइसन अंतराल)।",
  "The raise sells {0} of the company at that post-money value. That is more than one early round usually costs; later rounds take their share of what is left.":
    "इस पोस्ट-मनी मूल्य पर कंपनी का {0} बिकता है। यह शुरुआती दौर से ज़्यादा है; आगे के दौर बचे हुए से अपना हिस्सा लेंगे।",
  "The raise sells {0} of the company at that post-money value. Founders and option pool bear all of it.":
    "इस पोस्ट-मनी मूल्य पर कंपनी का {0} बिकता है। यह पूरा संस्थापकों और ऑप्शन पूल पर पड़ता है।",
  "Cash left by month": "महीने-दर-महीने बचा नकद",
  Cash: "नकद",
  "Your cash less your monthly burn, with nothing else changing.": "आपका नकद घटा मासिक खर्च, बाक़ी कुछ न बदले तो।",
  "Money that fits": "जो पैसा ठीक बैठता है",
  "By what you told me this is the stage called {0}. Those who invest there: {1}. Usual: {2}.":
    "आपकी बातों से यह चरण है: {0}। यहाँ निवेश करने वाले: {1}। आम तौर पर: {2}।",
  "At your terms {0} of the company is sold.": "आपकी शर्तों पर कंपनी का {0} बिकता है।",
  "Before you write to anyone, what they will look for at this stage: {0}. Of that you have:\n\n{1}":
    "किसी को लिखने से पहले, इस चरण में वे यह देखेंगे: {0}। इसमें से आपके पास है:\n\n{1}",
  "I name no investors, because I look none up. Ask three founders who sell to {0} who invested in them: a warm introduction there is worth more than any list.":
    "मैं किसी निवेशक का नाम नहीं लेता, क्योंकि मैं किसी को खोजता नहीं। “{0}” को बेचने वाले तीन संस्थापकों से पूछें कि उनमें किसने निवेश किया: वहाँ से मिली पहचान किसी भी सूची से बेहतर है।",
  "Ranges, not a price": "दायरे, कोई एक कीमत नहीं",
  "The raise in numbers": "आँकड़ों में यह दौर",
  "the same buyers": "वही खरीदार",
  "Nothing yet that can be checked.": "अभी ऐसा कुछ नहीं जो जाँचा जा सके।",
  "A tenth of your reachable market is {0} a year: too small for most venture funds, and enough for angels, grants or customers' money.":
    "आपके पहुँच योग्य बाज़ार का दसवाँ हिस्सा साल में {0} है: ज़्यादातर फंड के लिए छोटा, पर एंजेल, अनुदान या ग्राहकों के पैसे के लिए काफ़ी।",
  "A tenth of your reachable market is {0} a year: large enough for venture funds, if the count holds.":
    "आपके पहुँच योग्य बाज़ार का दसवाँ हिस्सा साल में {0} है: गिनती सही हो तो वेंचर फंड के लिए काफ़ी बड़ा।",
  "Eighteen months at your burn with a buffer take {0} to {1}.":
    "आपके खर्च पर अठारह महीने, थोड़ी गुंजाइश के साथ, {0} से {1} लेंगे।",
  "This stage and the next": "यह चरण और अगला",
  Stage: "चरण",
  "What it has to show": "क्या दिखाना होगा",
  Money: "पैसा",
  "From whom": "किससे",
  "US figures: {0}.": "अमेरिका के आँकड़े: {0}।",
  "Not legal or financial advice.": "यह क़ानूनी या वित्तीय सलाह नहीं है।",
  "**{0}**: {1} Why this one: {2}": "**{0}**: {1} यही क्यों: {2}",
  "**{0}**: {1}": "**{0}**: {1}",
  Growth: "बढ़त",
  "Test one channel at a time, in this order:": "एक बार में एक रास्ता परखें, इस क्रम में:",
  "What would change this order: a channel where you already have a list of named buyers.":
    "यह क्रम इससे बदलेगा: ऐसा रास्ता जहाँ खरीदारों के नाम की सूची पहले से हो।",
  "What a customer may cost": "एक ग्राहक कितने का हो सकता है",
  "A customer may cost at most {0} to win, if the money is to come back with the first sale.":
    "पैसा पहली बिक्री से लौटे, इसके लिए एक ग्राहक लाने में अधिकतम {0} लग सकते हैं।",
  "A customer may cost at most {0} to win, if the money is to come back within 12 months.":
    "पैसा 12 महीने में लौटे, इसके लिए एक ग्राहक लाने में अधिकतम {0} लग सकते हैं।",
  "The margin in it is an assumption.": "इसमें मार्जिन एक मान्यता है।",
  "Your limit lies below the price of one such lead, so paid search comes last.":
    "आपकी सीमा ऐसी एक लीड की कीमत से कम है, इसलिए पेड सर्च आख़िर में आता है।",
  "Compare your limit with that before buying clicks.": "क्लिक खरीदने से पहले अपनी सीमा की इससे तुलना करें।",
  "**Narrower**: the same for one kind of {0}, in {1} only. Tests whether a message that fits exactly sells better.":
    "**और छोटा**: वही चीज़ एक तरह के “{0}” के लिए, केवल {1} में। परखता है कि बिल्कुल सटीक संदेश बेहतर बिकता है या नहीं।",
  "**Narrower**: the same for one kind of {0}, in one city. Tests whether a message that fits exactly sells better.":
    "**और छोटा**: वही चीज़ एक तरह के “{0}” के लिए, एक शहर में। परखता है कि बिल्कुल सटीक संदेश बेहतर बिकता है या नहीं।",
  "**By hand**: do the job for five {0} yourself and charge for the result. Tests willingness to pay before anything is built.":
    "**हाथ से**: पाँच “{0}” के लिए काम ख़ुद करें और नतीजे के पैसे लें। कुछ बनाने से पहले पैसे देने की इच्छा परखता है।",
  "**Inside what they use today** ({0}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**जो वे आज इस्तेमाल करते हैं उसी में** ({0}): उसे हटाने की जगह बेहतर करें। परखता है कि समस्या आदत है या औज़ार।",
  "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**जो वे आज इस्तेमाल करते हैं उसी में**: मौजूदा औज़ार को हटाने की जगह बेहतर करें। परखता है कि समस्या आदत है या औज़ार।",
  "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.":
    "**केवल एक पक्ष**: पहले कम मिलने वाले पक्ष को औज़ार बेचें। परखता है कि वे दूसरे पक्ष के बिना टिकते हैं या नहीं।",
  "**The other payer**: sell to whoever loses money when {0} have this problem. Tests who holds the budget.":
    "**दूसरा भुगतान करने वाला**: उसे बेचें जिसका पैसा डूबता है जब “{0}” को यह समस्या होती है। परखता है कि बजट किसके पास है।",
  "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.":
    "**नतीजे के हिसाब से**: हर महीने की जगह हर नतीजे के पैसे लें। परखता है कि खरीदार नतीजे पर भरोसा करते हैं या नहीं।",
  "**Per month**: charge for staying instead of once. Tests whether the problem comes back.":
    "**महीने के हिसाब से**: एक बार की जगह टिकने के पैसे लें। परखता है कि समस्या लौटती है या नहीं।",
  Variants: "रूप",
  "Starting from your words, {0}, five variants that are cheap to tell apart:":
    "आपके शब्दों {0} से, पाँच रूप जिन्हें कम खर्च में अलग किया जा सकता है:",
  "Five ways to vary the idea that are cheap to tell apart:": "विचार के पाँच रूप जिन्हें कम खर्च में अलग किया जा सकता है:",
  "Pick the one whose first ten buyers you could name today.": "वह चुनें जिसके पहले दस खरीदारों के नाम आप आज बता सकें।",
  "{0} {1}, assumed": "{0} {1}, माना गया",
  "{0} to {1}": "{0} से {1}",
  "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.":
    "बड़े बाज़ार का प्रतिशत कोई अनुमान नहीं है: वह न रास्ता बताता है, न खरीदार। इसकी जगह वे ग्राहक गिनें जिन तक आप पहुँच सकते हैं।",
  "Market size": "बाज़ार का आकार",
  "You count {0} reachable customers. At {1} each, that is {2} in total if every one of them bought once.":
    "आपने {0} पहुँच योग्य ग्राहक गिने। प्रति ग्राहक {1} पर, सब एक बार खरीदें तो कुल {2}।",
  "You count {0} reachable customers. At {1} a year each, that is {2} a year if every one of them bought.":
    "आपने {0} पहुँच योग्य ग्राहक गिने। हर एक साल में {1} पर, सब खरीदें तो साल में {2}।",
  "The count is yours and not verified.": "यह गिनती आपकी है और जाँची नहीं गई।",
  "You name a market of {0}. That is a top-down figure, and it does not say how many {1} you can reach.":
    "आपने {0} का बाज़ार बताया। यह ऊपर से लिया आँकड़ा है और नहीं बताता कि आप कितने “{1}” तक पहुँच सकते हैं।",
  "I cannot size this market yet: the number of {0} you can reach is missing. Market a year = that number × what one of them pays a year.":
    "मैं यह बाज़ार अभी नहीं नाप सकता: आप कितने “{0}” तक पहुँच सकते हैं, यह नहीं है। साल का बाज़ार = वह संख्या × एक ग्राहक साल में जितना देता है।",
  "A tenth of it would be {0} a year. That can be a good business; it is a weak case for venture capital.":
    "इसका दसवाँ हिस्सा साल में {0} होगा। यह अच्छा धंधा हो सकता है; वेंचर कैपिटल के लिए कम है।",
  "A tenth of it would be {0} a year. That is large enough to interest venture investors, if the count holds.":
    "इसका दसवाँ हिस्सा साल में {0} होगा। गिनती सही हो तो वेंचर निवेशकों के लिए काफ़ी है।",
  "Your target implies {0} of the reachable market. Few companies ever get there; lower the target or widen the market.":
    "आपका लक्ष्य पहुँच योग्य बाज़ार का {0} मानता है। कम कंपनियाँ वहाँ पहुँचती हैं; लक्ष्य घटाएँ या बाज़ार बढ़ाएँ।",
  "Your target implies {0} of the reachable market, which is ambitious for a new entrant.":
    "आपका लक्ष्य पहुँच योग्य बाज़ार का {0} मानता है, जो नए आने वाले के लिए बड़ा है।",
  "Your target implies {0} of the reachable market, which is not the limit here.":
    "आपका लक्ष्य पहुँच योग्य बाज़ार का {0} मानता है; यहाँ रुकावट यह नहीं है।",
  "US Census County Business Patterns, by NAICS code": "US Census County Business Patterns, NAICS कोड से",
  "Eurostat Structural Business Statistics, by NACE code": "Eurostat Structural Business Statistics, NACE कोड से",
  "UK ONS business counts, by SIC code": "UK ONS business counts, SIC कोड से",
  "India's MCA and Udyam registers, by activity": "भारत के MCA और उद्यम रजिस्टर, काम के हिसाब से",
  "the National Bureau of Statistics of China, by industry": "चीन का राष्ट्रीय सांख्यिकी ब्यूरो, उद्योग के हिसाब से",
  "the national statistics office, by industry code": "राष्ट्रीय सांख्यिकी कार्यालय, उद्योग कोड से",
  "Where to count {0}: {1}, or the directory of their trade body, one region by hand and then scaled.":
    "“{0}” कहाँ गिनें: {1}, या उनके व्यापार संघ की सूची, एक इलाक़ा हाथ से और फिर अनुपात से।",
  "{money} an hour": "{money} प्रति घंटा",
  "{money} a day": "{money} प्रति दिन",
  "{money} a week": "{money} प्रति सप्ताह",
  "{money} a month": "{money} प्रति माह",
  "{money} a quarter": "{money} प्रति तिमाही",
  "{money} a year": "{money} प्रति वर्ष",
  "You charge {0}.": "आप {0} लेते हैं।",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "आप हर लेन-देन का {0} रखते हैं। इसका मोल औसत ऑर्डर और उसकी आवृत्ति पर निर्भर है।",
  unknown: "अज्ञात",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "कीमत बदलने से पहले पैसे माँगें: बीस गंभीर खरीदारों में से दो का अग्रिम किसी भी सर्वे से ज़्यादा बताता है।",
  "You assume that {0}.": "आप मानते हैं कि {0}।",
  "Why it comes first: {0}": "यह पहले क्यों: {0}",
  "All there is about it are your words {0}.": "इस बारे में बस आपके ये शब्द हैं: {0}।",
  "**Stop rule, fixed before you start:** {0} {1}": "**रुकने का नियम, शुरू करने से पहले तय:** {0} {1}",
  "**Phase {0}, {1}:** {2}.": "**चरण {0}, {1}:** {2}।",
  "Stop doing until phase 4:\n\n{0}": "चरण 4 तक न करें:\n\n{0}",
  Tasks: "काम",
  Phase: "चरण",
  Task: "काम",
  "Settles whether": "तय करता है कि क्या",
  Takes: "लगता है",
  "Stop if": "रुकें अगर",
  "You have {0} hours a week, of which I plan 70%: {1} hours in the first two weeks.":
    "आपके पास हफ़्ते में {0} घंटे हैं, जिनमें से 70% की योजना है: पहले दो हफ़्तों में {1} घंटे।",
  "**{0}**: {1} First step: {2} {3}": "**{0}**: {1} पहला कदम: {2} {3}",
  "This is not legal advice.": "यह क़ानूनी सलाह नहीं है।",
  "What would move it most for the effort:\n\n{0}": "सबसे कम मेहनत में रेटिंग को सबसे ज़्यादा क्या हिलाएगा:\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}। तब रेटिंग हो सकेगी, करीब {1}। {2}",
  "{0}. From {1} to about {2}. {3}": "{0}। {1} से करीब {2}। {3}",
  Price: "कीमत",
  "The gap you describe: {0}.": "आपकी बताई कमी: {0}।",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "आपका अंतर: {0}। खरीदार इसे ऐसे देखते हैं या नहीं, यह तब तक अनजाना है जब तक कोई बदले नहीं।",
  "Why now: {0}.": "अभी क्यों: {0}।",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "आपके अनुसार विकल्प {0} का है: आपकी कीमत की तुलना इसी से होगी।",
  "To find the rest, ask five {0} what they paid for last.":
    "बाक़ी जानने के लिए पाँच “{0}” से पूछें कि उन्होंने पिछली बार किसके पैसे दिए।",
  "The first rival is what they do today: {0}.": "पहला प्रतिद्वंद्वी वह है जो वे आज करते हैं: {0}।",
  "Beside it you name {0}.": "इसके साथ आपने {0} का नाम लिया।",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "आपने किसी और का नाम नहीं लिया और कहा कि मुक़ाबला नहीं है: इसका मतलब अक्सर यह होता है कि खोजा नहीं गया।",
  "You named nobody else.": "आपने किसी और का नाम नहीं लिया।",
  "named by you": "आपने नाम लिया",
  Alternatives: "विकल्प",
  "Executive Summary": "सारांश",
  "Market Potential": "बाज़ार की संभावना",
  Monetization: "कमाई का तरीका",
  "Market Gap": "बाज़ार में कमी",
  "Top Competitors": "मुख्य प्रतिद्वंद्वी",
  "Revenue Potential": "आमदनी की संभावना",
  "Execution Roadmap": "काम की योजना",
  Tools: "औज़ार",
  "Analyst Rating": "विश्लेषक की रेटिंग",
  "Unit Economics": "प्रति इकाई अर्थशास्त्र",
  "Riskiest Assumption": "सबसे जोखिम भरी मान्यता",
  Regulation: "नियम-क़ानून",
  Answer: "जवाब",
  Figures: "आँकड़े",
  "1 founder fact": "आपका 1 तथ्य",
  "{0} founder facts": "आपके {0} तथ्य",
  "1 source": "1 स्रोत",
  "{0} sources": "{0} स्रोत",
  "1 assumption": "1 मान्यता",
  "{0} assumptions": "{0} मान्यताएँ",
  "Based on: {0}": "आधार: {0}",
  "Three answers turn this into something I can compute and test.": "तीन जवाब इसे ऐसा बना देंगे जिसे मैं गिन और परख सकूँ।",
  "What I understand": "मैंने क्या समझा",
  "Three questions that matter": "तीन ज़रूरी सवाल",
  "I read it as: {0}.": "मैं इसे यूँ समझता हूँ: {0}।",
  "I read it as what {0} does, brought to {1}.": "मैं इसे यूँ समझता हूँ: जो {0} करता है, वही {1} के लिए।",
  "They will not pay themselves ({0}); whoever pays for them is the buyer to find.":
    "वे ख़ुद पैसे नहीं देंगे ({0}); खरीदार वह है जो उनके लिए पैसे देता है।",
  "Not rated yet. What decides first: whether {0}.": "अभी रेटिंग नहीं। पहले यह तय करता है: क्या {0}।",
  "{0} out of 10. What decides next: whether {1}.": "10 में से {0}। आगे यह तय करता है: क्या {1}।",
  "The idea in your words: {0}.": "आपके शब्दों में विचार: {0}।",
  "**Strongest evidence:** {0}": "**सबसे मज़बूत सबूत:** {0}",
  "**Biggest hole:** {0}": "**सबसे बड़ी कमी:** {0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**अगली परीक्षा:** {0}, {1} {2}, {3}।",
  "**Rating:** {0}": "**रेटिंग:** {0}",
  "You say it is for everyone, so no first buyer is known.": "आप कहते हैं कि यह सबके लिए है, इसलिए पहला खरीदार पता नहीं।",
  "You chose {0} as its kind.": "चुना गया प्रकार: {0}।",
  "The buyer is {0}.": "खरीदार: {0}।",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "रेटिंग नहीं। आपने जो बताया वह रेटिंग की ज़रूरत का {0} है; यह 30% से शुरू होती है।",
  "{0} out of 10, somewhere between {1} and {2}.": "10 में से {0}, कहीं {1} और {2} के बीच।",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "मुझे इसमें कोई नया आँकड़ा, खरीदार, प्रतिद्वंद्वी या रास्ता नहीं मिला, इसलिए तस्वीर वही है।",
  "I will not help build this. {0} It is not rated and not planned.":
    "मैं इसे बनाने में मदद नहीं करूँगा। {0} इसकी न रेटिंग होगी, न योजना।",
  "What I can help with": "मैं किसमें मदद कर सकता हूँ",
  "A lawful neighbor of the same market: {0} Tell me who would pay for that, and I start there.":
    "उसी बाज़ार का क़ानूनी पड़ोसी: {0} बताएँ कि इसके पैसे कौन देगा, और मैं वहीं से शुरू करता हूँ।",
  "Tell me about the venture": "अपने काम के बारे में बताएँ",
  "I work from what you tell me: what it is, who pays, and every number you have. With that I compute margins, market and runway, name the riskiest assumption and plan its test. Numbers I do not have, I ask for.":
    "मैं आपकी बताई बातों से काम करता हूँ: यह क्या है, पैसे कौन देता है, और आपके पास का हर आँकड़ा। इनसे मैं मार्जिन, बाज़ार और रनवे निकालता हूँ, सबसे जोखिम भरी मान्यता बताता हूँ और उसकी परीक्षा की योजना बनाता हूँ। जो आँकड़े नहीं हैं, वे मैं पूछता हूँ।",
  "Three questions to start with": "शुरुआत के तीन सवाल",
  "I set aside {0}: it tells me what to say, and is no fact of the venture.":
    "मैंने {0} को अलग रखा: यह मुझे बताता है कि क्या कहना है, और कारोबार का कोई तथ्य नहीं है।",
  "I set aside {0}: a reader of your text would not see it.": "मैंने {0} को अलग रखा: आपका टेक्स्ट पढ़ने वाले को यह नहीं दिखता।",
  "{0} stands there twice; I read it once.": "{0} दो बार लिखा है; मैंने इसे एक बार पढ़ा।",
  "You wrote {0}. {1} Please check it; figures that depend on it mean nothing until then.":
    "आपने {0} लिखा। {1} कृपया जाँचें; तब तक इस पर टिके आँकड़ों का कोई मतलब नहीं।",
  "What I need to know next": "मुझे आगे क्या जानना है",
  "a rule of thumb": "एक मोटा नियम",
  "to check": "जाँचें",
  "past its review date": "समीक्षा की तारीख़ बीत चुकी",
  "**Benchmark:** {0}": "**तुलना:** {0}",
  "**{0}: {1}**": "**{0}: {1}**",
  "What you say of it waits for your confirmation.": "इसके बारे में आपने जो कहा, वह आपकी पुष्टि का इंतज़ार कर रहा है।",
  "Nothing is computed anew until you say what the figures above mean.":
    "जब तक आप न बताएँ कि ऊपर के आँकड़ों का क्या मतलब है, कुछ दोबारा नहीं निकाला जाता।",
  "What you charge waits for your confirmation.": "आप क्या लेते हैं, यह आपकी पुष्टि का इंतज़ार कर रहा है।",
  "You name no price yet. What one buyer agrees to pay is the next number to get.":
    "आपने अब तक कोई कीमत नहीं बताई। एक ख़रीदार जितना देने को राज़ी हो, वही अगला आँकड़ा चाहिए।",
  "The number of {0} you can reach waits for your confirmation.":
    "आप कितने {0} तक पहुँच सकते हैं, यह आपकी पुष्टि का इंतज़ार कर रहा है।",
  "The whole analysis": "पूरा विश्लेषण",
  "That waits for the figures above: confirm or correct them, and I compute it.":
    "यह ऊपर के आँकड़ों का इंतज़ार कर रहा है: उनकी पुष्टि करें या सुधारें, फिर मैं हिसाब लगाता हूँ।",
  "{label}: {said} here, {computed} computed; they differ by {difference}":
    "{label}: यहाँ {said}, गणना से {computed}; अंतर {difference} है",
  "The weeks assume {0} hours a week.": "ये हफ़्ते {0} घंटे प्रति सप्ताह मानकर हैं।",
  "The month’s result is zero at these values, each figure changed alone:\n\n{0}":
    "इन मानों पर महीने का नतीजा शून्य हो जाता है, हर बार सिर्फ़ एक आँकड़ा बदलकर:\n\n{0}",
  "**Test: {0}.** {1} It takes {2} and about {3}.": "**परीक्षा: {0}।** {1} इसमें लगेंगे {2} और लगभग {3}।",
};

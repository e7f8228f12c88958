import type { Catalogue } from "../catalogue.ts";

export const workOnSite: Catalogue = {
  "Where to look": "कहाँ खोजें",
  "{0}: this is work on site. The marketplaces that this tool knows are for work delivered as files, so it names none, and no fee or hourly rate either.":
    "{0}: यह मौक़े पर किया जाने वाला काम है। यह टूल जिन मार्केटप्लेस को जानता है, वे फ़ाइल के रूप में दिए जाने वाले काम के लिए हैं, इसलिए यह न कोई मार्केटप्लेस बताता है, न शुल्क, न घंटे की दर।",
  "{0}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.":
    "{0}: यह टूल इस भूमिका को नहीं जानता। इसलिए यह न कोई मार्केटप्लेस बताता है, न शुल्क, न घंटे की दर; आगे की बातें हर काम पर लागू होती हैं।",
  "Ask customers, neighbors and people who already do this work for one name each, and call those people first.":
    "ग्राहकों, पड़ोसियों और यह काम करने वालों से एक-एक नाम पूछें, और पहले उन्हीं को फ़ोन करें।",
  "Put the job post where people come by ({0}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "विज्ञापन वहाँ लगाएँ जहाँ लोग आते-जाते हैं ({0}): दुकानें, क्लब, स्कूल, नोटिस बोर्ड, और मोहल्ले के ऑनलाइन समूह।",
  "Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "विज्ञापन वहाँ लगाएँ जहाँ इस काम के लोग आते-जाते हैं: दुकानें, क्लब, स्कूल, नोटिस बोर्ड, और मोहल्ले के ऑनलाइन समूह।",
  "Ask the public employment service and the schools or associations of this work; posting there is often free.":
    "सरकारी रोज़गार कार्यालय और इस काम के स्कूलों या संघों से पूछें; वहाँ विज्ञापन अक्सर मुफ़्त होता है।",
  "Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?":
    "क्या आपके यहाँ ठीक इसी काम के लिए कोई एजेंसी या साइट है? वह भुगतान में से कितना रखती है, और व्यक्ति को नौकरी पर कौन रखता है?",
  "What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.":
    "आपके यहाँ इसके लिए आम तौर पर कितना दिया जाता है? यह काम करने वाले तीन लोगों से पूछें, और न्यूनतम वेतन देखें।",
  "budget / {0}, before taxes and contributions": "बजट / {0}, कर और अंशदान से पहले",
  "What is done, where, on which days and at what time ({0})? One sentence, before you ask anybody.":
    "क्या करना है, कहाँ, किन दिनों और किस समय ({0})? किसी से पूछने से पहले एक वाक्य में लिखें।",
  "Each time as agreed: place, day, start and end are in one shared calendar":
    "हर बार जैसा तय हुआ: जगह, दिन, शुरुआत और अंत एक साझा कैलेंडर में लिखे हैं",
  "A short message afterwards: what was done, and what was unusual":
    "बाद में एक छोटा संदेश: क्या किया गया, और क्या असामान्य था",
  "A page with everything that somebody else needs to take over for a day":
    "एक पन्ना जिसमें वह सब हो जो किसी और को एक दिन काम सँभालने के लिए चाहिए",
  "You write down three things that you can check on the spot, and check them on the first, the third and the tenth time":
    "आप तीन चीज़ें लिखते हैं जिन्हें मौक़े पर जाँच सकें, और पहली, तीसरी और दसवीं बार जाँचते हैं",
  "Once you watch without saying anything, and once you ask the people it is done for":
    "एक बार आप चुपचाप देखते हैं, और एक बार उनसे पूछते हैं जिनके लिए काम होता है",
  "Before the first day you have seen the document, with its date: {0}":
    "पहले दिन से पहले आपने दस्तावेज़ उसकी तारीख़ के साथ देख लिया है: {0}",
  "Work that was not agreed: it is agreed and paid for separately":
    "जो काम तय नहीं हुआ: उसे अलग से तय किया और अलग से भुगतान किया जाता है",
  "Travel, material and equipment: write down who brings and who pays for what":
    "आना-जाना, सामग्री और उपकरण: लिखें कि क्या कौन लाता है और कौन भुगतान करता है",
  "[how many hours a week]": "[हफ़्ते में कितने घंटे]",
  "[what you pay, per hour or each time]": "[आप कितना देते हैं, प्रति घंटा या हर बार]",
  "We are looking for {0}. What matters to us: {1}.": "हमें तलाश है: {0}। हमारे लिए ज़रूरी: {1}।",
  "The work: {0}": "काम: {0}",
  "When and where: [days, time, place]. {0}, {1}.": "कब और कहाँ: [दिन, समय, जगह]। {0}, {1}।",
  "It begins with one paid trial shift; it is paid whether or not we go on.":
    "शुरुआत एक भुगतान वाली परीक्षण पारी से होती है; हम आगे बढ़ें या नहीं, उसका भुगतान होता है।",
  "Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.":
    "कृपया जवाब में लिखें कि आप किस समय कर सकते हैं, ऐसा काम कहाँ किया है और हम किससे पूछ सकते हैं, और वह सवाल जो आप हमसे पहले पूछेंगे।",
  "One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.":
    "असली काम की एक सामान्य पारी, आपके या काम जानने वाले किसी व्यक्ति के साथ। दो या तीन उम्मीदवार एक के बाद एक वही पारी करते हैं।",
  "One shift": "एक पारी",
  "The hours of the shift at {0} each": "पारी के घंटे, हर एक {0} पर",
  "hours × {0}": "घंटे × {0}",
  "The usual pay for the hours of the shift, in any case": "पारी के घंटों का सामान्य भुगतान, हर हाल में",
  "Whether they were there on time and ready": "क्या वे समय पर और तैयार आए",
  "Whether the three things that you wrote down were right": "क्या आपकी लिखी तीनों चीज़ें ठीक थीं",
  "Whether they told you what went wrong before you asked": "क्या उन्होंने आपके पूछने से पहले बताया कि क्या गड़बड़ हुई",
  "This is the work: {0}. What can go wrong with it, and what do you do then?":
    "काम यह है: {0}। इसमें क्या गड़बड़ हो सकती है, और तब आप क्या करते हैं?",
  "What can go wrong in this work, and what do you do then?": "इस काम में क्या गड़बड़ हो सकती है, और तब आप क्या करते हैं?",
  "Two or three things that they have seen themselves": "दो-तीन बातें जो उन्होंने ख़ुद देखी हैं",
  "“Nothing goes wrong”": "“कुछ गड़बड़ नहीं होती”",
  "You wake up ill on a day of work. What happens next?": "काम के दिन आप बीमार उठते हैं। आगे क्या होता है?",
  "They tell you at once, and know somebody who could step in": "वे तुरंत बताते हैं, और किसी को जानते हैं जो उनकी जगह आ सके",
  "“I am never ill”": "“मैं कभी बीमार नहीं पड़ता”",
  "Who did you last do this kind of work for, and may I call them?":
    "आपने पिछली बार ऐसा काम किसके लिए किया था, और क्या मैं उन्हें फ़ोन कर सकता हूँ?",
  "A name, and how it ended": "एक नाम, और काम कैसे ख़त्म हुआ",
  "No name": "कोई नाम नहीं",
  "Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as employment. Ask before the first paid day. Not legal advice.":
    "नौकरी या स्वरोज़गार? जहाँ समय, जगह और काम का तरीका आप तय करते हैं, वहाँ क़ानून इसे अक्सर नौकरी मानता है। भुगतान वाले पहले दिन से पहले पूछें। यह क़ानूनी सलाह नहीं है।",
  "Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.":
    "कुछ टूटने या किसी को चोट लगने पर कौन भुगतान करता है: उनका बीमा, आपका, या कोई नहीं? पहले दिन से पहले पॉलिसी देखें।",
  "Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.":
    "क्या आपके यहाँ इस काम के लिए लाइसेंस, पंजीकरण या पुलिस सत्यापन चाहिए? नगर कार्यालय या इस काम के संघ से पूछें।",
  "On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.":
    "एक पन्ने पर, दोनों के हस्ताक्षर के साथ: भुगतान और उसका दिन, समय, उसी दिन रद्द होने पर क्या होगा, बीमारी और नोटिस।",
  "Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.":
    "ग्राहकों की चाबियाँ, पते और डेटा: सौंपते समय लिखे जाते हैं और आख़िरी दिन लौटाए जाते हैं।",
  "{0} for {1} ({2}): start with {3}.": "{1} ({2}) के लिए {0}: {3} से शुरू करें।",
  "{0}: {1} more than your budget of {2} allows": "{0}: आपके {2} के बजट से {1} ज़्यादा",
  "{0}: less than your budget of {1}": "{0}: आपके {1} के बजट से कम",
  "{0}: within your budget of {1}": "{0}: आपके {1} के बजट के भीतर",
  "Your hours at your rate, before fees": "आपके घंटे आपकी दर पर, शुल्क से पहले",
  "One finished piece that shows {0}, in a file that you can open yourself":
    "{0} दिखाने वाला एक पूरा काम, ऐसी फ़ाइल में जिसे आप ख़ुद खोल सकें",
  "A page that says how somebody else goes on with it": "एक पन्ना जो बताए कि कोई और इसे आगे कैसे बढ़ाए",
  "The result: {0}": "नतीजा: {0}",
  "Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.":
    "कृपया जवाब में इससे मिलता-जुलता एक काम, उसमें आपने ख़ुद क्या किया, और वह सवाल भेजें जो आप हमसे पहले पूछेंगे।",
  "One small, real piece of the work that you need anyway, with its acceptance written down":
    "काम का एक छोटा, असली हिस्सा जिसकी आपको वैसे भी ज़रूरत है, स्वीकृति की शर्त लिखित में",
  "Which client did you once disappoint, and may I call them?":
    "आपने कभी किस ग्राहक को निराश किया, और क्या मैं उन्हें फ़ोन कर सकता हूँ?",
  "A name, and what they have changed since": "एक नाम, और तब से क्या बदला",
  "“There was nobody”": "“ऐसा कोई नहीं था”",
  "Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.":
    "क्या उनके यहाँ का क़ानून उन्हें आपका कर्मचारी मान सकता है? तीन महीने से ज़्यादा चलने से पहले पूछें। यह क़ानूनी सलाह नहीं है।",
  "This matters to me: {0}. When was that hard to live up to, and what did you do?":
    "यह मेरे लिए ज़रूरी है: {0}। आपके लिए इस पर टिके रहना कब मुश्किल हुआ, और आपने क्या किया?",
  "One case in detail, and somebody who can confirm it": "एक मामला विस्तार से, और कोई जो पुष्टि कर सके",
  "Only “I always am”": "सिर्फ़ “मैं हमेशा ऐसा ही हूँ”",
  "About the place, {0}: how do you get there, and how long does it take at that time of day?":
    "जगह के बारे में, {0}: आप वहाँ कैसे पहुँचते हैं, और काम के समय कितनी देर लगती है?",
  "A way and a time that they have tried": "रास्ता और समय जो उन्होंने आज़माया है",
  "“That will work out somehow”": "“किसी तरह हो जाएगा”",
  "You need a document for this: {0}. Who issued yours, until when is it valid, and may I see it?":
    "इसके लिए दस्तावेज़ चाहिए: {0}। आपका किसने जारी किया, कब तक मान्य है, और क्या मैं देख सकता हूँ?",
  "They bring it, or say what they lack": "वे लाते हैं, या बताते हैं कि क्या नहीं है",
  "“I will hand it in later”": "“बाद में जमा कर दूँगा”",
  "I am also looking for this: {0}. What have you done with it, and who can confirm it?":
    "मुझे यह भी चाहिए: {0}। आपने इसमें क्या किया है, और कौन पुष्टि कर सकता है?",
};

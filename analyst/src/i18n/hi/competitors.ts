import type { Catalogue } from "../catalogue.ts";

export const competitors: Catalogue = {
  "buyers in {0}": "{0} के ख़रीदार",
  "General knowledge, to be checked": "सामान्य जानकारी, जाँच लें",
  "Do nothing": "कुछ न करना",
  "Ask five {0} what they did about it in the last month. If most did nothing, this is the competitor to beat.":
    "पाँच ख़रीदारों (“{0}”) से पूछें कि पिछले महीने उन्होंने इसके लिए क्या किया। अगर ज़्यादातर ने कुछ नहीं किया, तो असली मुक़ाबला इसी से है।",
  "What they do today: {0}": "आज वे क्या करते हैं: {0}",
  "You wrote that they {0}. It is paid for, familiar and needs no decision.":
    "आपने लिखा: “{0}”। यह पहले से चल रहा है, जाना-पहचाना है और इसके लिए कोई फ़ैसला नहीं लेना पड़ता।",
  "Watch one of them do it and write down minutes and money per week.":
    "किसी एक को यह करते हुए देखें और लिखें कि हफ़्ते में कितने मिनट और कितना पैसा लगता है।",
  "You named {0}. What it charges and whom it serves is not known here.":
    "आपने {0} का नाम लिया। उसकी क़ीमत और उसके ग्राहक यहाँ पता नहीं हैं।",
  "You named {0}. What they charge and whom they serve decides how hard it is.":
    "आपने {0} का नाम लिया। वे क्या लेते हैं और किसके लिए हैं, यही तय करता है कि मुक़ाबला कितना कठिन है।",
  "Open the pricing page and the last three releases of {0}, and read its worst reviews for a complaint that keeps coming back.":
    "{0} का प्राइसिंग पेज और पिछली तीन रिलीज़ देखें, फिर उसके एक और दो स्टार वाले रिव्यू में वह शिकायत ढूँढें जो बार-बार आती है।",
  product: "प्रोडक्ट",
  "An example to check: often compared with businesses of the type {0}. Whether your buyer ever considers it is open.":
    "जाँचने लायक एक उदाहरण: {0} जैसे कारोबार की तुलना अक्सर इससे होती है। आपका ख़रीदार इस पर सोचता भी है या नहीं, यह देखना बाकी है।",
  "Ask five buyers whether {0} was on their list. Cross it out if nobody says yes.":
    "पाँच ख़रीदारों से पूछें कि क्या {0} उनकी सूची में था। कोई हाँ न कहे तो उसे हटा दें।",
  "It costs them {0} by your own figure, and no decision. That figure is what you sell against.":
    "आपके अपने आँकड़े से इसकी लागत {0} है, और कोई फ़ैसला नहीं लेना पड़ता। आपको इसी आँकड़े के सामने बेचना है।",
  "You wrote {0}. If that is what it costs them to leave things as they are, it is what you sell against.":
    "आपने {0} लिखा। अगर सब कुछ वैसा ही छोड़ने की लागत यही है, तो आपको इसी के सामने बेचना है।",
  "What does it cost {0} a month to leave things as they are? Without that figure, doing nothing wins.":
    "सब कुछ वैसा ही छोड़ने से ख़रीदारों (“{0}”) का महीने में कितना नुक़सान होता है? इस आँकड़े के बिना “कुछ न करना” ही जीतेगा।",
  "{0}: {1} for {2}.": "{0}: {1}, {2} के लिए।",
  "Today they {0}, so the first thing you compete with is a habit.": "आज: “{0}”। यानी आपका पहला मुक़ाबला एक आदत से है।",
  "How do they manage today? That habit is the first thing you compete with.":
    "आज वे काम कैसे चलाते हैं? सबसे पहला मुकाबला उसी आदत से है।",
  "You named {0}; nothing is claimed here that you did not write.":
    "आपने {0} का नाम लिया; यहाँ ऐसा कुछ नहीं कहा गया जो आपने नहीं लिखा।",
  "You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.":
    "आपने किसी प्रतिद्वंद्वी का नाम नहीं लिया। बिना प्रतिद्वंद्वी वाला बाज़ार कम ही होता है: वह खोजें जो ख़रीदार टाइप करते हैं, वह नहीं जो आप कहते हैं।",
  "You wrote that there are no competitors. An investor reads that as a market nobody looked at.":
    "आपने लिखा कि कोई प्रतिद्वंद्वी नहीं है। निवेशक इसका मतलब निकालता है कि बाज़ार किसी ने देखा ही नहीं।",
  "In this kind of business: {0}": "इस तरह के कारोबार में: {0}",
  "For comparison": "तुलना के लिए",
  "Prices in this kind of business": "इस तरह के कारोबार में क़ीमतें",
  "the three results your buyer finds first": "ख़रीदार को मिलने वाले पहले तीन नतीजे",
  "{0}: this is open ground only as long as nobody else does it. The feature pages of {1} tell you.":
    "{0}: यह जगह तभी तक ख़ाली है जब तक कोई और यह नहीं करता। फ़ीचर पेज देखकर जाँचें: {1}।",
  "What do you do that {0} cannot copy within six months?":
    "आप ऐसा क्या करते हैं जिसे छह महीने में कॉपी न किया जा सके? ध्यान में रखें: {0}।",
  "{0} who still {1}: as far as you said, nobody sells to them yet. Count them first.":
    "{0}, जो अब भी ऐसे काम चलाते हैं: “{1}”। आपके बताए अनुसार उन्हें अभी कोई नहीं बेचता। पहले उन्हें गिनें।",
  "Which {0} use nothing at all, and why?": "कौन-से ख़रीदार (“{0}”) कुछ भी इस्तेमाल नहीं करते, और क्यों?",
  "The problem costs {0} each time and you ask {1} a month: it pays for itself once it is avoided {2} times a month ({3} / {4}).":
    "समस्या हर बार {0} की पड़ती है और आप महीने के {1} माँगते हैं: महीने में {2} बार टल जाए तो क़ीमत वसूल ({3} / {4})।",
  "What sets you apart, in your words: {0}.": "आप अलग कैसे हैं, आपके शब्दों में: {0}।",
  "You: {0}. Hard to buy, if buyers care about it.": "आप: {0}। अगर ख़रीदारों के लिए यह मायने रखता है, तो इसे ख़रीदना मुश्किल है।",
  "A way to reach buyers that you already named: {0}.": "ख़रीदारों तक पहुँचने का रास्ता, जो आप पहले ही बता चुके हैं: {0}।",
  "You named no advantage yet: what can you do that would take others a year?":
    "आपने अभी कोई बढ़त नहीं बताई: आप ऐसा क्या कर सकते हैं जिसमें दूसरों को एक साल लगेगा?",
  "Why has nobody replaced {0} so far?": "अब तक किसी ने {0} की जगह क्यों नहीं ली?",
  "Why has nobody solved it so far?": "अब तक किसी ने इसे क्यों नहीं सुलझाया?",
  "doing nothing": "कुछ न करने",
  "[what only you do]": "[जो सिर्फ़ आप करते हैं]",
  "who today {0}": "(आज: “{0}”)",
  "who [how they manage today]": "[आज वे कैसे काम चलाते हैं]",
  "For {0} {1}: {2}. Unlike {3}, {4}.": "{0} {1} के लिए: {2}। {3} से अलग: {4}।",
  "Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.":
    "इसे पाँच ख़रीदारों को पढ़कर सुनाएँ। अगर वे इसे अपने शब्दों में न दोहरा पाएँ, तो यह अभी आपकी पोज़िशनिंग नहीं है।",
  "Beat doing nothing before you beat anybody else: {0}": "किसी और से पहले “कुछ न करने” को हराएँ: {0}",
  "Stop or change course: {0}": "रुकें या रास्ता बदलें: {0}",
  "What the comparison rests on most: {0}. {1}": "तुलना सबसे ज़्यादा इस पर टिकी है: {0}। {1}",
  "{0}: {1} {2}": "{0}: {1} {2}",
  "Win the customers {0} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.":
    "उन ग्राहकों को जीतें जिन्हें {0} निराश करता है: रिव्यू में बार-बार आने वाली शिकायत लें और उसका जवाब अपने पहले पेज पर दें।",
  "Write down the first three names that {0} give you. Those are your competitors, whatever this page says.":
    "ख़रीदार (“{0}”) जो पहले तीन नाम बताएँ, उन्हें लिख लें। आपके प्रतिद्वंद्वी वही हैं, यह पेज चाहे जो कहे।",
  "{0} competes with you": "{0} आपका प्रतिद्वंद्वी है",
  "{0} is an alternative your buyer considers": "आपका ख़रीदार {0} को विकल्प मानता है",
  "Read the pricing page, the feature page and the lowest reviews; note the date of each.":
    "प्राइसिंग पेज, फ़ीचर पेज और सबसे ख़राब रिव्यू पढ़ें; हर एक की तारीख़ लिखें।",
  "Nobody does exactly this": "ठीक यही कोई नहीं करता",
  "Search in the buyer's words and language, and read two pages of results and the ads.":
    "ख़रीदार के शब्दों और उसकी भाषा में खोजें, और नतीजों के दो पेज और विज्ञापन पढ़ें।",
  "There are enough {0}": "पर्याप्त ख़रीदार हैं (“{0}”)",
  "They would change from what they do today": "वे आज का तरीका छोड़ेंगे",
  "Five conversations with strangers about the last time it happened, without naming your product.":
    "पाँच अनजान लोगों से बात करें कि पिछली बार ऐसा कब हुआ, अपने प्रोडक्ट का नाम लिए बिना।",
  "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code":
    "US Census: Statistics of US Businesses और County Business Patterns, NAICS कोड के हिसाब से",
  "Eurostat structural business statistics and the national business register":
    "Eurostat के structural business statistics और देश का व्यापार रजिस्टर",
  "ONS: UK business counts, by SIC code": "ONS: UK business counts, SIC कोड के हिसाब से",
  "the Ministry of Corporate Affairs and the Udyam register": "कॉर्पोरेट कार्य मंत्रालय और उद्यम रजिस्टर",
  "the National Bureau of Statistics": "चीन का राष्ट्रीय सांख्यिकी ब्यूरो",
  "the national statistics office and the trade association": "राष्ट्रीय सांख्यिकी कार्यालय और उद्योग संघ",
  "Count them here: {0}. Write down the year and the code you counted.":
    "इन्हें यहाँ गिनें: {0}। साल और इस्तेमाल किया गया कोड लिख लें।",
  "Ask the last five buyers whom else they looked at, and what made them stop looking.":
    "पिछले पाँच ख़रीदारों से पूछें कि उन्होंने और किसे देखा, और खोजना क्यों बंद किया।",
  "Write down what a funded team would need to copy it: months, money, a license, data, trust.":
    "लिखें कि पैसों वाली टीम को इसे कॉपी करने में क्या-क्या लगेगा: महीने, पैसा, लाइसेंस, डेटा, भरोसा।",
  "Ask what they would do tomorrow if your product were gone.": "पूछें कि आपका प्रोडक्ट न रहे तो वे कल क्या करेंगे।",
  "List every supplier above a tenth of your cost, and the second one you could change to.":
    "हर उस सप्लायर की सूची बनाएँ जो आपकी लागत का दसवाँ हिस्सा से ज़्यादा लेता है, और उसका दूसरा विकल्प भी।",
  "Work out the share of revenue of your largest customer, now and in a year.":
    "हिसाब लगाएँ कि सबसे बड़े ग्राहक से कितनी कमाई आती है, अभी और एक साल बाद।",
  "Examples to check: {0}.": "जाँचने लायक उदाहरण: {0}।",
  "{0} keeps others out as long as it keeps you out: {1}": "{0} दूसरों को तब तक रोकता है जब तक आपको रोकता है: {1}",
  "Anybody can call the same model: the model is no barrier, your data and your customers are.":
    "वही मॉडल कोई भी इस्तेमाल कर सकता है: रुकावट मॉडल नहीं, आपका डेटा और आपके ग्राहक हैं।",
  "Goods need stock, space and money before the first sale; that slows newcomers down, and you too.":
    "सामान बेचने से पहले स्टॉक, जगह और पैसा चाहिए; इससे नए लोग धीमे पड़ते हैं, और आप भी।",
  "How do {0} get by without any product?": "बिना किसी प्रोडक्ट के ख़रीदार (“{0}”) काम कैसे चलाते हैं?",
  "You sell to everybody: nobody in particular has a reason to look for you.":
    "आप सबको बेचते हैं: किसी ख़ास के पास आपको खोजने की वजह नहीं है।",
  "How easily {0} go back to what they do now decides what you may charge.":
    "आप कितना ले सकते हैं, यह इस पर है कि ख़रीदार (“{0}”) कितनी आसानी से पुराने तरीके पर लौट सकते हैं।",
  "yes, you say": "हाँ, आपके अनुसार",
  no: "नहीं",
  "not named yet": "अभी नहीं बताया",
  "no invoice": "कोई बिल नहीं",
  "not known yet": "अभी पता नहीं",
  "Made for": "किसके लिए",
  everybody: "सब",
  You: "आप",
  "No invoice and no product.": "न बिल, न प्रोडक्ट।",
  "Place it yourself after reading its page.": "उसका पेज पढ़कर इसे ख़ुद रखें।",
  "You wrote {0}. Move yourself if your buyers see it differently.":
    "आपने {0} लिखा। अगर ख़रीदार इसे अलग देखते हैं, तो अपनी जगह बदलें।",
  "Place yourself where your buyers would.": "ख़ुद को वहाँ रखें जहाँ आपके ख़रीदार रखेंगे।",
  "For everybody": "सबके लिए",
  "Only for {0}": "सिर्फ़ {0} के लिए",
  "A named buyer is the cheapest difference a small company can have.": "एक तय ख़रीदार छोटी कंपनी के लिए सबसे सस्ता फ़र्क है।",
  Cheap: "सस्ता",
  Expensive: "महँगा",
  "The same for everybody": "सबके लिए एक जैसा",
  "Fitted to each customer": "हर ग्राहक के हिसाब से",
  "After the price, buyers ask whether it fits them.": "कीमत के बाद ख़रीदार पूछते हैं कि यह उनके लिए ठीक है या नहीं।",
  "Price is the first thing a comparison shows.": "तुलना में सबसे पहले कीमत दिखती है।",
  "Your text speaks of {0}; this is where the alternatives differ most.":
    "आपके टेक्स्ट में {0} की बात है; विकल्प सबसे ज़्यादा यहीं अलग हैं।",
  "Few offers, vetted by hand": "कम ऑफ़र, हाथ से चुने हुए",
  "Many offers, open to all": "बहुत ऑफ़र, सबके लिए खुले",
  "two sides": "बाज़ार के दो पक्षों",
  "A person does it": "इंसान करता है",
  "It runs by itself": "अपने आप चलता है",
  automation: "ऑटोमेशन",
  "Bought and owned": "ख़रीदा और अपना",
  "Delivered as a service": "सेवा के रूप में",
  goods: "सामान",
  "Data goes to the vendor": "डेटा वेंडर के पास",
  "Data stays with the customer": "डेटा ग्राहक के पास",
  "personal data": "निजी डेटा",
  "Do it yourself": "ख़ुद करें",
  "Done for you": "आपके लिए किया जाए",
  "a service": "सेवा",
  "Needs a project to start": "शुरू करने में प्रोजेक्ट लगता है",
  "Works on the first day": "पहले दिन से चलता है",
  "What stops most buyers of software is the change itself.": "सॉफ़्टवेयर के ज़्यादातर ख़रीदारों को बदलाव ही रोकता है।",
  "A corner too small for {0}: {1} with one need the others treat as an exception.":
    "ऐसा कोना जो दूसरों ({0}) के लिए बहुत छोटा है: {1}, जिनकी एक ज़रूरत को वे अपवाद मानते हैं।",
};

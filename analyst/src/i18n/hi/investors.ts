import type { Catalogue } from "../catalogue.ts";

export const investors: Catalogue = {
  "idea stage": "आइडिया स्टेज",
  healthcare: "हेल्थकेयर",
  "e-commerce": "ई-कॉमर्स",
  education: "शिक्षा",
  AI: "AI",
  "angel investors": "एंजेल निवेशक",
  "venture capital": "वेंचर कैपिटल",
  accelerators: "एक्सेलरेटर",
  "{0}, {1}: ask {2} first.": "{0}, {1}: पहले इनसे बात करें: {2}।",
  "nobody yet": "अभी किसी से नहीं",
  "Your company: {0}.": "आपकी कंपनी: {0}।",
  "{0} takes the founders from {1} to {2}.": "{0} लेने पर फ़ाउंडरों की हिस्सेदारी {1} से {2} हो जाती है।",
  "What stops most {0} rounds: {1}.": "{0} में ज़्यादातर राउंड यहाँ अटकते हैं: {1}।",
  "Angels back people they know before there is a product; strangers wait for one.":
    "प्रोडक्ट से पहले एंजेल जान-पहचान वालों पर पैसा लगाते हैं; अनजान लोगों के लिए वे प्रोडक्ट का इंतज़ार करते हैं।",
  "A product in use and a few customers is what an angel can judge in one call.":
    "इस्तेमाल होता प्रोडक्ट और कुछ ग्राहक: एंजेल एक ही कॉल में इसे परख सकता है।",
  "Several angels fill a SAFE round, and their contacts are the larger part of the check.":
    "कई एंजेल मिलकर SAFE राउंड भर देते हैं, और उनके संपर्क चेक से ज़्यादा क़ीमती होते हैं।",
  "They fill a round that a fund leads; alone they are too small for it.":
    "वे उस राउंड को भरते हैं जिसे कोई फ़ंड लीड करता है; अकेले वे इसके लिए छोटे हैं।",
  "The round is larger than their checks; ask them for introductions instead.":
    "राउंड उनके चेक से बड़ा है; उनसे परिचय करवाने को कहें।",
  "The round is far larger than their checks.": "राउंड उनके चेक से बहुत बड़ा है।",
  "Your price is {0} times your yearly revenue of {1}.": "आपका मूल्य आपकी {1} की सालाना आय का {0} गुना है।",
  "Go by the scorecard and the risk factors: they start from your own anchor.":
    "स्कोरकार्ड और जोखिम कारकों को मानें: वे आपके अपने आधार मूल्य से शुरू होते हैं।",
  "Berkus counts only what is there and is the cautious end.": "Berkus केवल वही गिनता है जो मौजूद है, और सावधानी का छोर है।",
  "Go by the lower end: Berkus counts what is there.": "निचले छोर को मानें: Berkus वही गिनता है जो मौजूद है।",
  "The scorecard and the risk factors start from a US median; with the value of companies like yours they become the better ones.":
    "स्कोरकार्ड और जोखिम कारक अमेरिका के मध्यमान से शुरू होते हैं; आप जैसी कंपनियों के मूल्य के साथ वे बेहतर हो जाते हैं।",
  "The valuations run from {0} to {1}.": "मूल्यांकन {0} से {1} तक जाते हैं।",
  "Their smallest check of {0} is larger than your whole round of {1}: keep them for the next one.":
    "उनका सबसे छोटा चेक {0} आपके पूरे राउंड {1} से बड़ा है: उन्हें अगले राउंड के लिए रखें।",
  "A fund needs something that is used; at the idea its partners collect, they do not decide.":
    "फ़ंड को ऐसी चीज़ चाहिए जो इस्तेमाल हो रही हो; आइडिया पर पार्टनर जानकारी जुटाते हैं, फ़ैसला नहीं करते।",
  "Funds for the first check exist; they look for a market and a founder they know.":
    "पहला चेक देने वाले फ़ंड होते हैं; वे ऐसा बाज़ार और फ़ाउंडर खोजते हैं जिन्हें वे जानते हों।",
  "Small first-check funds lead SAFE rounds when pilots stay.":
    "पायलट टिके रहें तो पहला चेक देने वाले छोटे फ़ंड SAFE राउंड लीड करते हैं।",
  "Seed funds lead priced rounds once a channel repeats.":
    "कोई चैनल बार-बार काम करने लगे तो सीड फ़ंड प्राइस्ड राउंड लीड करते हैं।",
  "One fund leads with $5M or more against ARR, growth and retention.":
    "एक फ़ंड ARR, ग्रोथ और रिटेंशन देखकर $5M या ज़्यादा के साथ लीड करता है।",
  "Growth funds pay for a machine whose cost and return are known.":
    "ग्रोथ फ़ंड ऐसी मशीन के लिए पैसा देते हैं जिसकी लागत और रिटर्न पता हो।",
  "They take teams with little more than an idea and pay with money, time pressure and a network.":
    "वे सिर्फ़ आइडिया वाली टीमें भी लेते हैं और पैसा, समय का दबाव और नेटवर्क देते हैं।",
  "A batch turns first users into the evidence a pre-seed round asks for.":
    "एक बैच पहले यूज़र को वह सबूत बना देता है जो प्री-सीड राउंड माँगता है।",
  "Worth it when the network is the bottleneck, expensive when only money is.":
    "नेटवर्क की कमी हो तो फ़ायदेमंद, सिर्फ़ पैसे की हो तो महँगा।",
  "Selling another few percent for a program rarely pays at this price.":
    "इस क़ीमत पर किसी प्रोग्राम के लिए कुछ और प्रतिशत देना शायद ही फ़ायदेमंद हो।",
  "You are past what a program teaches.": "प्रोग्राम जो सिखाता है, आप उससे आगे हैं।",
  "your region": "आपका क्षेत्र",
  "Look for people who sold or led a company in {0} ({1}); ask two founders they backed before you ask them.":
    "ऐसे लोग खोजें जिन्होंने {0} की कंपनी बेची या चलाई हो ({1}); उनसे पहले उन दो फ़ाउंडरों से बात करें जिनमें उन्होंने पैसा लगाया।",
  "List funds that lead and whose last three deals in {0} were at your stage ({1}, {2}).":
    "ऐसे फ़ंड की सूची बनाएँ जो लीड करते हैं और {0} में जिनकी पिछली तीन डील आपके स्टेज की थीं ({1}, {2})।",
  "Cross out those that backed a direct competitor of yours.": "जिन्होंने आपके सीधे प्रतिद्वंद्वी में पैसा लगाया है, उन्हें हटा दें।",
  "Compare terms, the start of the batch and what its alumni in {0} raised afterwards; apply to two or three.":
    "शर्तें, बैच की तारीख़ और {0} के पुराने प्रतिभागियों ने बाद में कितना जुटाया, इसकी तुलना करें; दो-तीन में आवेदन करें।",
  "{0}% a month": "{0}% प्रति माह",
  "One sentence that says what you do, for buyers in {0}": "एक वाक्य जो {0} के ख़रीदारों को बताए कि आप क्या करते हैं",
  "How much, on what terms, for what, and what it proves": "कितना, किन शर्तों पर, किस लिए, और उससे क्या साबित होगा",
  "Notes of 12 conversations and one commitment": "12 बातचीत के नोट्स और एक पक्का वादा",
  "Revenue by month and retention by cohort": "हर महीने की कमाई और कोहोर्ट के हिसाब से रिटेंशन",
  "{0} months of runway when you start": "शुरू करते समय {0} महीने का रनवे",
  "A cap table with every SAFE and promise on it": "कैप टेबल, जिसमें हर SAFE और हर वादा हो",
  "A deck of at most 15 slides that reads in under four minutes":
    "ज़्यादा से ज़्यादा 15 स्लाइड का डेक, जो चार मिनट से कम में पढ़ा जाए",
  "A list of 40 investors who lead at this stage and in this field, with a way to reach each":
    "40 ऐसे निवेशकों की सूची जो इस स्टेज और क्षेत्र में लीड करते हैं, और हर एक तक पहुँचने का रास्ता",
  "An answer to: {0}": "इसका जवाब: {0}",
  "Founders' shares on vesting, intellectual property assigned to the company":
    "फ़ाउंडरों के शेयर वेस्टिंग पर, बौद्धिक संपदा कंपनी के नाम",
  "A founder agreement in writing": "फ़ाउंडरों का लिखित समझौता",
  "A data room: contracts, accounts, registers, model": "डेटा रूम: अनुबंध, खाते, रजिस्टर, मॉडल",
  "A lawyer who has done ten of these rounds; nothing here is legal advice":
    "ऐसे दस राउंड कर चुका वकील; यहाँ कुछ भी क़ानूनी सलाह नहीं है",
  "5 weeks before": "5 हफ़्ते पहले",
  "3 weeks before": "3 हफ़्ते पहले",
  "Weeks 1–2": "हफ़्ता 1–2",
  "Weeks 3–5": "हफ़्ता 3–5",
  "Weeks 6–7": "हफ़्ता 6–7",
  "Week 12": "हफ़्ता 12",
  "Week 24": "हफ़्ता 24",
  "List of investors and a way to reach each; the list comes before the deck.":
    "निवेशकों की सूची और हर एक तक पहुँचने का रास्ता; डेक से पहले सूची।",
  "Book the first meetings so that they fall into the same two weeks.": "पहली मीटिंग ऐसे तय करें कि सब एक ही दो हफ़्तों में हों।",
  "First calls, all close together; write down every question that comes twice.":
    "पहली कॉल, सब पास-पास; जो सवाल दो बार आए उसे लिखें।",
  "Second calls; the deck answers the questions that came twice.": "दूसरी कॉल; डेक अब दो बार आए सवालों का जवाब देता है।",
  "Partner meetings and the first term sheet; give the others a date.":
    "पार्टनर मीटिंग और पहली टर्म शीट; बाकियों को तारीख़ दें।",
  "58% of the rounds that closed had closed by now. No lead yet: stop and change one thing.":
    "पूरे हुए राउंड में से 58% अब तक हो चुके थे। लीड नहीं मिला: रुकें और एक चीज़ बदलें।",
  "90% had closed. Money in the bank, or plan without it.": "90% हो चुके थे। पैसा बैंक में हो, वरना उसके बिना योजना बनाएँ।",
  "Closed within 6 weeks": "6 हफ़्ते में पूरे",
  "Closed within 12 weeks": "12 हफ़्ते में पूरे",
  "Closed within 18 weeks": "18 हफ़्ते में पूरे",
  "Closed within 24 weeks": "24 हफ़्ते में पूरे",
  "Enter cash and monthly burn: when to start depends on the months they leave.":
    "नकद और हर महीने का बर्न डालें: कब शुरू करें, यह बचे महीनों पर निर्भर है।",
  "{0} months of runway ({1} / {2} a month)": "{0} महीने का रनवे ({1} / {2} प्रति माह)",
  "{0}: start now. A raise takes 12 to 24 weeks; cut the burn so that {1} months remain.":
    "{0}: अभी शुरू करें। राउंड में 12 से 24 हफ़्ते लगते हैं; बर्न घटाएँ ताकि {1} महीने बचें।",
  "{0}: start when {1} are left, and prepare until then.": "{0}: जब {1} बचें तब शुरू करें, और तब तक तैयारी करें।",
  "[your strongest fact]": "[आपका सबसे मज़बूत तथ्य]",
  "[company]": "[कंपनी]",
  "[one sentence: what it does, for whom]": "[एक वाक्य: क्या करता है, किसके लिए]",
  "{0}: {1}, {2}, raising {3}": "{0}: {1}, {2}, राउंड: {3}",
  "Hello [name],": "नमस्ते [नाम],",
  "So far: {0}.": "अब तक: {0}।",
  "So far: [the one number that would surprise you if it were somebody else's].":
    "अब तक: [वह एक आँकड़ा जो किसी और का होता तो आपको चौंका देता]।",
  "You backed [company of theirs in {0}]; what we learned that fits it: [one finding].":
    "आपने [{0} की उनकी कंपनी] में निवेश किया; उससे जुड़ी हमारी एक सीख: [एक निष्कर्ष]।",
  "We are raising {0} to reach [milestone] in [months].": "[महीनों] में [माइलस्टोन] तक पहुँचने के लिए हम {0} जुटा रहे हैं।",
  "May I send the deck, or show it in 20 minutes next week?": "क्या मैं डेक भेज दूँ, या अगले हफ़्ते 20 मिनट में दिखा दूँ?",
  "[your name]": "[आपका नाम]",
  "{0} of yearly revenue": "{0} सालाना कमाई",
  "growing {0}% a month": "हर महीने {0}% की बढ़त",
  "[amount]": "[रकम]",
  "{0} at {1}": "{1} के वैल्यूएशन पर {0}",
  "SAFE of {0}, no cap": "{0} का SAFE, बिना कैप",
  "SAFE of {0} at {1}": "{1} कैप पर {0} का SAFE",
  Founders: "फ़ाउंडर",
  "Unissued options": "बिना बँटे ऑप्शन",
  "New investors": "नए निवेशक",
  "{0} on a post-money SAFE with a cap of {1}": "{1} कैप वाले पोस्ट-मनी SAFE पर {0}",
  "{0} at {1} pre-money": "{1} प्री-मनी पर {0}",
  "{0}: where you gave no number, the usual one of this stage stands in. Enter yours.":
    "{0}: जहाँ आपने आँकड़ा नहीं दिया, वहाँ इस स्टेज का आम आँकड़ा लिया गया है। अपना डालें।",
  "{0}, as you entered it.": "{0}, जैसा आपने डाला।",
  "New investors get {0} = {1}; the company is then priced at {2}.":
    "नए निवेशकों को {0} = {1} मिलता है; तब कंपनी की क़ीमत {2} होती है।",
  "Founders go from {0} to {1}.": "फ़ाउंडर {0} से {1} पर आते हैं।",
  "{0} is sold before a priced round: above a quarter, the next investor asks who still has a reason to work for it.":
    "प्राइस्ड राउंड से पहले {0} बिक चुका है: चौथाई से ज़्यादा पर अगला निवेशक पूछता है कि काम करने की वजह किसके पास बची है।",
  cap: "कैप",
  "round price": "राउंड की क़ीमत",
  "New options of {0} are created inside the pre-money: founders and SAFEs pay for them, not the new investors.":
    "{0} के नए ऑप्शन प्री-मनी के अंदर बनते हैं: उनका बोझ फ़ाउंडर और SAFE उठाते हैं, नए निवेशक नहीं।",
  "SAFE {0} converts by its {1}.": "SAFE {0} इस आधार पर बदलता है: {1}।",
  "What do you spend a month? Then the size of the round can be compared with it.":
    "आप महीने में कितना ख़र्च करते हैं? फिर राउंड के आकार की उससे तुलना हो सकेगी।",
  "Your raise is smaller.": "आपका राउंड इससे छोटा है।",
  "Your raise is larger.": "आपका राउंड इससे बड़ा है।",
  "Your raise is within that.": "आपका राउंड इसी दायरे में है।",
  "{0} months at {1} with a buffer of 1.25 to 1.5: {2} to {3}.": "{1} पर {0} महीने, 1.25 से 1.5 के बफ़र के साथ: {2} से {3}।",
  "With {0} and the SAFEs you entered, nothing would be left for the founders. Check the caps and the amounts.":
    "{0} और आपके डाले SAFE के साथ फ़ाउंडरों के पास कुछ नहीं बचेगा। कैप और रकम जाँचें।",
  "Anchor: {0}, a US median (Carta, Q4 2024 to Q1 2025), lifted by AI companies.":
    "आधार: {0}, अमेरिका का मीडियन (Carta, Q4 2024 से Q1 2025), जिसे AI कंपनियों ने ऊपर खींचा।",
  "Replace it with what companies of your region and stage were worth.":
    "इसकी जगह अपने क्षेत्र और स्टेज की कंपनियों की क़ीमत डालें।",
  "Anchor: {0}, yours.": "आधार: {0}, आपका।",
  "team 30%, size 25%, product 15%, competition 10%, sales 10%, need for money 5%, other 5%":
    "टीम 30%, आकार 25%, प्रोडक्ट 15%, प्रतिस्पर्धा 10%, बिक्री 10%, पैसे की ज़रूरत 5%, अन्य 5%",
  "Scorecard (Payne)": "स्कोरकार्ड (Payne)",
  "{0} × Σ weight × factor; {1}": "{0} × Σ भार × गुणक; {1}",
  "Factors you did not give run from 0.75 to 1.25.": "जो गुणक आपने नहीं दिए, वे 0.75 से 1.25 तक लिए गए हैं।",
  "{0} + {1} × Σ of twelve scores from −2 to 2": "{0} + {1} × −2 से 2 के बारह अंकों का Σ",
  "Scores you did not give run from −1 to 1: twelve questions an investor will ask.":
    "जो अंक आपने नहीं दिए, वे −1 से 1 तक हैं: निवेशक के बारह सवाल।",
  "idea, product, team, relations and sales: each 0 to {0} by evidence":
    "आइडिया, प्रोडक्ट, टीम, संबंध और बिक्री: सबूत के हिसाब से हर एक 0 से {0}",
  "Made for companies before revenue: yours has some, so read it as the lower end.":
    "बिना कमाई वाली कंपनियों के लिए बना है: आपकी कमाई है, इसलिए इसे निचली सीमा मानें।",
  "At most five times the cap of an element, before revenue only.":
    "ज़्यादा से ज़्यादा एक हिस्से की सीमा का पाँच गुना, सिर्फ़ कमाई से पहले।",
  "Venture capital method": "वेंचर कैपिटल तरीका",
  "revenue of year five × {0} × {1}% kept / return of 10 to 30 times − {2}":
    "पाँचवें साल की कमाई × {0} × {1}% बचा / 10 से 30 गुना रिटर्न − {2}",
  "With {0} of revenue in year five, by your plan. Before the investment.":
    "आपकी योजना के अनुसार पाँचवें साल में {0} की कमाई पर। निवेश से पहले।",
  "Give the revenue you plan for year five; without it nothing can be computed.":
    "पाँचवें साल की अनुमानित कमाई बताएँ; उसके बिना कुछ गिना नहीं जा सकता।",
  "An accelerator's usual deal": "एक्सेलरेटर की आम डील",
  "$125K for 7%, and $375K on an uncapped SAFE with the best later terms":
    "7% के लिए $125K, और बिना कैप वाले SAFE पर $375K, बाद की सबसे अच्छी शर्तों के साथ",
  "Sold at this stage": "इस स्टेज पर बेचा जाता है",
  "0–7%": "0–7%",
  "First check of an angel": "एंजेल का पहला चेक",
  "$5K–100K each, $100K–500K in all": "हर एक $5K–100K, कुल $100K–500K",
  "5–10%": "5–10%",
  "Median round": "औसत राउंड (मीडियन)",
  "$1.0M on a SAFE at a $10M cap, 10.1% sold": "$10M कैप वाले SAFE पर $1.0M, 10.1% बेचा",
  "On a SAFE": "SAFE पर",
  "92% of pre-seed rounds; 61% with a post-money cap and no discount":
    "92% प्री-सीड राउंड; 61% पोस्ट-मनी कैप और बिना डिस्काउंट",
  "Median priced round": "प्राइस्ड राउंड का मीडियन",
  "$3.7M at $19.2M post-money, 20.0% sold": "$19.2M पोस्ट-मनी पर $3.7M, 20.0% बेचा",
  "Median round on a SAFE": "SAFE राउंड का मीडियन",
  "$2.8M at an $18M cap, 18.3% sold": "$18M कैप पर $2.8M, 18.3% बेचा",
  "Median pre-money": "प्री-मनी का मीडियन",
  "$16M in Q1 2025": "Q1 2025 में $16M",
  "Seed to Series A within two years": "दो साल में सीड से सीरीज़ A",
  "15.4% of the Q1 2022 cohort, 32.8% a year earlier": "Q1 2022 कोहोर्ट का 15.4%, एक साल पहले 32.8%",
  "$12M at $58.9M post-money, 20.0% sold": "$58.9M पोस्ट-मनी पर $12M, 20.0% बेचा",
  "Median pre-money and share sold": "प्री-मनी का मीडियन और बेचा हिस्सा",
  "$48M and 17.9% in Q1 2025": "Q1 2025 में $48M और 17.9%",
  "$20M at $129.8M post-money, 15.0% sold": "$129.8M पोस्ट-मनी पर $20M, 15.0% बेचा",
  "What AI adds": "AI से कितना बढ़ता है",
  "seed valuations 42% higher in 2024; median Series A above $50M pre-money":
    "2024 में सीड वैल्यूएशन 42% ज़्यादा; सीरीज़ A का मीडियन $50M प्री-मनी से ऊपर",
  "Sold by health tech at seed": "हेल्थ टेक ने सीड में बेचा",
  "16.4% in Q1 2025": "Q1 2025 में 16.4%",
  "Conversations with strangers": "अनजान लोगों से बातचीत",
  "12 or more about past behavior, and what the problem costs them":
    "12 या ज़्यादा: उन्होंने पहले क्या किया और समस्या उन्हें कितनी महँगी पड़ती है",
  "One commitment": "एक पक्का वादा",
  "one test that somebody paid for or signed": "एक टेस्ट जिसके लिए किसी ने पैसे दिए या हस्ताक्षर किए",
  "Weekly users": "हर हफ़्ते के यूज़र",
  "5 to 20 who come back every week": "5 से 20 जो हर हफ़्ते लौटते हैं",
  "Paying or signed": "पैसे देने वाले या हस्ताक्षर किए",
  "1 to 3 customers who pay or signed a letter of intent": "1 से 3 ग्राहक जो पैसे देते हैं या आशय पत्र दे चुके हैं",
  "Pilots that stay": "टिके हुए पायलट",
  "first pilots renewed or extended": "पहले पायलट रिन्यू हुए या बढ़े",
  "First revenue": "पहली कमाई",
  "any revenue from strangers": "अनजान लोगों से कोई भी कमाई",
  "A channel": "एक चैनल",
  "a hint of where the next ten customers come from": "अगले दस ग्राहक कहाँ से आएँगे, इसका संकेत",
  "$10–50K of MRR, or proxies as strong": "$10–50K MRR, या उतने ही मज़बूत संकेत",
  "85–90% of customers after the first months": "शुरुआती महीनों के बाद 85–90% ग्राहक",
  Channel: "चैनल",
  "one that repeats, with its cost known": "एक जो बार-बार चले और जिसकी लागत पता हो",
  "$1–2.5M": "$1–2.5M",
  "7–15% a month": "महीने में 7–15%",
  "Net and gross retention": "नेट और ग्रॉस रिटेंशन",
  "100% or more, and 90% or more": "100% या ज़्यादा, और 90% या ज़्यादा",
  "1 to 2": "1 से 2",
  "12 to 18 months": "12 से 18 महीने",
  "$5–10M or more": "$5–10M या ज़्यादा",
  "Efficient growth": "किफ़ायती ग्रोथ",
  "burn multiple below 2 while growing": "बढ़ते हुए बर्न मल्टीपल 2 से कम",
  "Net retention": "नेट रिटेंशन",
  "above 100%, by cohort": "100% से ऊपर, कोहोर्ट के हिसाब से",
  "ARR, net and gross retention, payback": "ARR, नेट और ग्रॉस रिटेंशन, पेबैक",
  "retention by cohort, not totals": "कोहोर्ट के हिसाब से रिटेंशन, कुल जोड़ नहीं",
  "churn that hides behind a few customers": "कुछ ग्राहकों के पीछे छिपा चर्न",
  "Volume, net take rate, net revenue after losses": "वॉल्यूम, नेट टेक रेट, घाटे के बाद नेट कमाई",
  "more than 50% net revenue margin after partner costs, loss rate tracked":
    "पार्टनर ख़र्च के बाद 50% से ज़्यादा नेट मार्जिन, घाटे की दर पर नज़र",
  "the license or the banking partner, and fraud": "लाइसेंस या बैंकिंग पार्टनर, और धोखाधड़ी",
  "Pilots turned into paid contracts, outcome evidence, time to contract":
    "पायलट से बने पेड कॉन्ट्रैक्ट, नतीजों के सबूत, कॉन्ट्रैक्ट तक का समय",
  "2 to 3 paid sites with signed data agreements": "2 से 3 पेड साइट, साइन किए डेटा समझौतों के साथ",
  "health-data and device rules, and long sales": "हेल्थ डेटा और डिवाइस के नियम, और लंबी बिक्री",
  "Contribution after ads, repeat purchases, order value": "विज्ञापन के बाद का योगदान, दोबारा ख़रीद, ऑर्डर का मूल्य",
  "more than 20% contribution after ads; 20–25% buy again within 90 days":
    "विज्ञापन के बाद 20% से ज़्यादा योगदान; 20–25% 90 दिन में दोबारा ख़रीदते हैं",
  "tax, returns and the price of ads": "टैक्स, रिटर्न और विज्ञापन की क़ीमत",
  "Completion, renewal per term, paying schools": "कोर्स पूरा होना, हर सत्र में रिन्यूअल, पैसे देने वाले स्कूल",
  "at least one renewal season": "कम से कम एक रिन्यूअल सीज़न",
  "minors' data and the school calendar": "नाबालिगों का डेटा और स्कूल कैलेंडर",
  "Gross margin after inference, retention after the novelty, evaluations":
    "इन्फ़रेंस के बाद ग्रॉस मार्जिन, नयापन उतरने के बाद रिटेंशन, मूल्यांकन",
  "50–60% gross margin with a path to it": "50–60% ग्रॉस मार्जिन, वहाँ पहुँचने के रास्ते के साथ",
  "a thin layer over a model whose vendor ships the same": "मॉडल पर एक पतली परत, जिसे वेंडर ख़ुद भी ला सकता है",
};

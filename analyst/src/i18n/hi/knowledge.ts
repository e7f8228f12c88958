import type { Catalogue } from "../catalogue.ts";

export const knowledge: Catalogue = {
  "The median landing page for software converts 3.8% of its visitors.":
    "सॉफ़्टवेयर का मध्य लैंडिंग पेज अपने 3.8% आगंतुकों को बदलता है।",
  "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.":
    "मध्य निजी सॉफ़्टवेयर कंपनी हर $1 नई सालाना आमदनी पर बिक्री और मार्केटिंग में $2.00 खर्च करती है।",
  "Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%.":
    "सालाना $5–50M आमदनी वाले सब्सक्रिप्शन सॉफ़्टवेयर का सकल मार्जिन करीब 72–78% है।",
  "Subscription businesses on one billing provider lose 3.27% of subscribers a month.":
    "एक बिलिंग सेवा के सब्सक्रिप्शन महीने में 3.27% ग्राहक खोते हैं।",
  "2–5% of free users of software become paying ones.": "सॉफ़्टवेयर के 2–5% मुफ़्त उपयोगकर्ता पैसे देने लगते हैं।",
  "several compilations": "कई संकलन",
  "US search ads cost $5.42 a click and $66.69 a lead on average.":
    "अमेरिका में सर्च विज्ञापन औसतन $5.42 प्रति क्लिक और $66.69 प्रति लीड पड़ते हैं।",
  "7% of an app's installs are still active after 30 days, 13% after 7.":
    "ऐप के 7% इंस्टॉल 30 दिन बाद भी सक्रिय हैं, 7 दिन बाद 13%।",
  "1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top.":
    "सब्सक्रिप्शन ऐप के डाउनलोड में मध्य पर 1.7% 30 दिन में पैसे देते हैं, सबसे अच्छों में 4.2%।",
  "57.7% of new subscription apps never reach $1,000.": "57.7% नए सब्सक्रिप्शन ऐप कभी $1,000 तक नहीं पहुँचते।",
  "AI products reported an average gross margin of 45%.": "AI उत्पादों ने औसतन 45% सकल मार्जिन बताया।",
  "Marketplaces keep 5–15% on products and 20–30% on services.": "मार्केटप्लेस सामान पर 5–15% और सेवाओं पर 20–30% रखते हैं।",
  "Themes of a homogeneous group stop being new after 9–12 interviews.":
    "एक जैसे समूह में 9–12 बातचीत के बाद नई बातें आना रुक जाता है।",
  "A common bar for software is LTV of 3 times CAC and payback within 12 months.":
    "सॉफ़्टवेयर का आम पैमाना: LTV, CAC का 3 गुना और वसूली 12 महीने में।",
  "Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money.":
    "431 बंद हुई फंडेड कंपनियों में 43% ने कमज़ोर बाज़ार मेल और 70% ने पैसा ख़त्म होना बताया।",
  "58% of closed seed rounds took up to 12 weeks, 90% up to 24.": "पूरे हुए सीड दौर में 58% ने 12 हफ़्ते तक लिए, 90% ने 24 तक।",
  "The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold.":
    "अमेरिका का मध्य प्री-सीड SAFE: $10M कैप, $1.0M जुटाए, 10.1% बेचा।",
  "Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more.":
    "4,000 आँके गए विचारों में 18.3% ने 100 में से 70 या ज़्यादा अंक पाए।",
  "Search (SEO)": "सर्च (SEO)",
  "Answer the exact question {buyer} type in, one page per question.":
    "उसी सवाल का जवाब दें जो “{buyer}” टाइप करते हैं, हर सवाल का एक पेज।",
  Content: "कंटेंट",
  "Publish what you learn from each customer where {buyer} already read.":
    "हर ग्राहक से जो सीखें, उसे वहाँ छापें जहाँ “{buyer}” पहले से पढ़ते हैं।",
  "Founder sales": "संस्थापक की बिक्री",
  "Write to {buyer} one by one, and close the first sales yourself.":
    "“{buyer}” को एक-एक करके लिखें, और पहली बिक्री ख़ुद करें।",
  "Search ads": "सर्च विज्ञापन",
  "Buy only the words {buyer} use when they want to buy.": "केवल वे शब्द खरीदें जो “{buyer}” खरीदते समय लिखते हैं।",
  "Social and creators": "सोशल और क्रिएटर",
  "Show the result, not the product, to {buyer}.": "“{buyer}” को उत्पाद नहीं, नतीजा दिखाएँ।",
  Communities: "समुदाय",
  "Help in the groups where {buyer} complain about this already.":
    "उन समूहों में मदद करें जहाँ “{buyer}” पहले से इसकी शिकायत करते हैं।",
  Partners: "साझेदार",
  "Let those who already sell to {buyer} offer it for a share.": "जो पहले से “{buyer}” को बेचते हैं, उन्हें हिस्से पर इसे बेचने दें।",
  "Stores and existing platforms": "स्टोर और मौजूदा प्लेटफ़ॉर्म",
  "Be found in the store where {buyer} already look.": "उस स्टोर में मिलें जहाँ “{buyer}” पहले से खोजते हैं।",
  Referral: "रेफ़रल",
  "Give {buyer} a reason to bring the next one.": "“{buyer}” को अगला व्यक्ति लाने की वजह दें।",
  Events: "आयोजन",
  "Go where {buyer} meet anyway, with ten talks booked before.":
    "वहाँ जाएँ जहाँ “{buyer}” वैसे भी मिलते हैं, दस बातचीत पहले तय करके।",
  "E-mail list": "ईमेल सूची",
  "Write to the people who asked to hear from you.": "उन्हें लिखें जिन्होंने आपसे सुनना चाहा।",
  Idea: "विचार",
  "12 or more interviews, what the problem costs, one test somebody paid for":
    "12 या ज़्यादा बातचीत, समस्या की कीमत, एक परीक्षा जिसके किसी ने पैसे दिए",
  "own money, grants, accelerators: $0–125k": "अपना पैसा, अनुदान, एक्सेलरेटर: $0–125k",
  "yourself, accelerators, public grants": "आप ख़ुद, एक्सेलरेटर, सरकारी अनुदान",
  "First version": "पहला संस्करण",
  "5 to 20 users every week, 1 to 3 who pay or signed a letter of intent":
    "हर हफ़्ते 5 से 20 उपयोगकर्ता, 1 से 3 जो पैसे दें या आशय-पत्र दें",
  "angels at $5–100k each, $100–500k in all": "एंजेल $5–100k हर एक, कुल $100–500k",
  "angels who know the trade, scouts": "उसी धंधे के जानकार एंजेल, स्काउट",
  "Pre-seed": "प्री-सीड",
  "pilots that stay, first revenue, a hint of a channel": "टिकने वाले पायलट, पहली आमदनी, रास्ते का संकेत",
  "a SAFE: $1.0M raised at a $10M cap, 10.1% sold": "एक SAFE: $10M कैप पर $1.0M, 10.1% बेचा",
  "micro funds ($50–500k each), angels, syndicates": "माइक्रो फंड ($50–500k हर एक), एंजेल, सिंडिकेट",
  Seed: "सीड",
  "$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats":
    "$10–50k MRR या मज़बूत संकेत, 85–90% टिकना, एक दोहराने वाला रास्ता",
  "$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold":
    "$18M कैप पर SAFE में $2.8M, या $19.2M पोस्ट-मनी पर $3.7M, 18–20% बेचा",
  "seed funds ($0.5–5M each)": "सीड फंड ($0.5–5M हर एक)",
  "Series A": "सीरीज़ A",
  "$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months":
    "$1–2.5M ARR, महीने में 7–15% बढ़त, 100% शुद्ध टिकना, 12–18 महीने में वसूली",
  "$12M at $58.9M post-money, 20% sold": "$58.9M पोस्ट-मनी पर $12M, 20% बेचा",
  "a fund that leads with $5M or more": "$5M या ज़्यादा से अगुवाई करने वाला फंड",
  "practitioners' bands": "व्यवहार के दायरे",
  GDPR: "GDPR",
  "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.":
    "EU या UK के लोगों के निजी डेटा को क़ानूनी आधार चाहिए, और मक़सद से ज़्यादा डेटा नहीं; उल्लंघन की सूचना 72 घंटे में दी जाती है।",
  "List every personal field you store and why; drop the ones without a reason.":
    "हर निजी फ़ील्ड और उसकी वजह लिखें; बिना वजह वाले हटाएँ।",
  "Regulation (EU) 2016/679": "विनियमन (EU) 2016/679",
  "EU AI Act": "EU का AI क़ानून",
  "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.":
    "2 अगस्त 2026 से लोगों को बताना होगा कि वे मशीन से बात कर रहे हैं। भर्ती, क़र्ज़, शिक्षा या बायोमेट्रिक्स के सिस्टम 2 दिसंबर 2027 से उच्च जोखिम हैं।",
  "Write down whether your use falls into a high-risk area, and add the disclosure.":
    "लिखें कि आपका उपयोग उच्च जोखिम में आता है या नहीं, और सूचना जोड़ें।",
  "EU AI Act with the 2026 Omnibus, to be checked in the Official Journal":
    "2026 के संशोधन सहित EU का AI क़ानून, राजपत्र में जाँचें",
  "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.":
    "अमेरिका में क्लिनिक, बीमा कंपनी या उनके आपूर्तिकर्ताओं के लिए सेहत का डेटा सँभालने पर बिज़नेस एसोसिएट समझौता और सुरक्षा नियम के उपाय चाहिए।",
  "Decide whether you are a business associate, and choose a host that signs the agreement.":
    "तय करें कि आप बिज़नेस एसोसिएट हैं या नहीं, और ऐसा होस्ट चुनें जो समझौता करे।",
  "US HHS, HIPAA Security Rule": "US HHS, HIPAA Security Rule",
  "FTC Health Breach Notification Rule": "FTC सेहत डेटा उल्लंघन सूचना नियम",
  "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.":
    "HIPAA से बाहर का अमेरिकी हेल्थ ऐप बिना अनुमति डेटा बाँटे तो उसे उल्लंघन मानकर 60 दिन में सूचना देनी होती है।",
  "Remove advertising trackers from every screen that shows health data.":
    "सेहत का डेटा दिखाने वाली हर स्क्रीन से विज्ञापन ट्रैकर हटाएँ।",
  "Medical device rules": "चिकित्सा उपकरण नियम",
  "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.":
    "निदान या इलाज का दावा करने वाला सॉफ़्टवेयर चिकित्सा उपकरण हो सकता है, जिसका वर्गीकरण बिक्री से पहले होता है।",
  "Write the intended use in one sentence and have it classified before building.":
    "इच्छित उपयोग एक वाक्य में लिखें और बनाने से पहले वर्गीकरण कराएँ।",
  "EU MDR and US FDA guidance": "EU MDR और US FDA मार्गदर्शन",
  "COPPA and minors' data": "COPPA और नाबालिगों का डेटा",
  "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.":
    "अमेरिका में 13 से कम उम्र वालों के लिए माता-पिता की जाँची सहमति, बाँटने की अलग सहमति और रखने की सीमा चाहिए; संशोधित नियम 22 अप्रैल 2026 से लागू है।",
  "Decide the minimum age, and how a parent proves consent, before the first sign-up.":
    "पहले रजिस्ट्रेशन से पहले न्यूनतम उम्र और माता-पिता की सहमति का तरीका तय करें।",
  "US FTC, amended COPPA rule": "US FTC, संशोधित COPPA नियम",
  "US schools may share pupil records only under a school-official agreement.":
    "अमेरिकी स्कूल छात्रों के रिकॉर्ड केवल स्कूल-अधिकारी समझौते पर बाँट सकते हैं।",
  "Ask one school for the data agreement it signs with its present vendors.":
    "किसी एक स्कूल से वह डेटा समझौता माँगें जो वह अपने विक्रेताओं से करता है।",
  "US Department of Education": "US Department of Education",
  "India's DPDP Act": "भारत का DPDP क़ानून",
  "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.":
    "नियम नवंबर 2025 में अधिसूचित हुए, पूरी ज़िम्मेदारियाँ करीब मई 2027 से: सहमति, 72 घंटे में उल्लंघन की सूचना, 18 से कम के लिए माता-पिता की जाँची सहमति।",
  "Plan age and consent screens now; they change the sign-up.": "उम्र और सहमति की स्क्रीन अभी सोचें; वे रजिस्ट्रेशन बदलती हैं।",
  "India DPDP Rules": "भारत के DPDP नियम",
  "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.":
    "EU में क्रिप्टो रखना, बदलना या जारी करना अनुमति माँगता है, €50k से अपने कोष के साथ; संक्रमण अवधि 1 जुलाई 2026 तक ख़त्म हो चुकी।",
  "Ask a specialized lawyer whether you need your own authorization or can work under a partner's.":
    "विशेषज्ञ वकील से पूछें कि आपको अपनी अनुमति चाहिए या साझेदार की अनुमति से काम चलेगा।",
  "Regulation (EU) 2023/1114": "विनियमन (EU) 2023/1114",
  "Payments and money laundering rules": "भुगतान और मनी लॉन्ड्रिंग नियम",
  "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.":
    "दूसरों का पैसा रखना या भेजना, उधार या बीमा देना लाइसेंस या लाइसेंस वाला साझेदार और पहचान की जाँच माँगता है।",
  "Find a licensed partner who takes the regulated step, and get their terms in writing.":
    "नियमित हिस्से के लिए लाइसेंस वाला साझेदार ढूँढें, और शर्तें लिखित में लें।",
  "PSD2 and national regulators": "PSD2 और राष्ट्रीय नियामक",
  "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.":
    "कार्ड डेटा ऑडिट की ज़िम्मेदारी लाता है; होस्ट किए भुगतान फ़ील्ड लगभग सारी भुगतान सेवा पर छोड़ते हैं।",
  "Use the provider's hosted checkout and never let a card number touch your server.":
    "सेवा का होस्ट किया चेकआउट लें, और कार्ड नंबर को अपने सर्वर तक न आने दें।",
  "PCI Security Standards Council, PCI DSS 4.0.1": "PCI Security Standards Council, PCI DSS 4.0.1",
  "EU green-claims rules": "EU के हरित दावों के नियम",
  'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.':
    '27 सितंबर 2026 से EU उपभोक्ताओं के सामने "हरित" या "जलवायु तटस्थ" जैसे सामान्य दावे बिना सबूत मना हैं, और लेबल को प्रमाणन चाहिए।',
  "Rewrite each environmental claim as a measured one with its proof.":
    "हर पर्यावरण दावे को सबूत के साथ नापा हुआ दावा बनाएँ।",
  "Directive (EU) 2024/825": "निर्देश (EU) 2024/825",
  "Cold contact rules": "अनजान लोगों से संपर्क के नियम",
  "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.":
    "कॉल, संदेश और कोल्ड ईमेल को देश के अनुसार सहमति या मना करने का विकल्प चाहिए; रिकॉर्ड या स्वचालित कॉल को यह बताना होगा।",
  "Check the rule of your first country for businesses and for consumers separately.":
    "अपने पहले देश का नियम कंपनियों और उपभोक्ताओं के लिए अलग-अलग जाँचें।",
  "ePrivacy rules and US TCPA": "ePrivacy नियम और US TCPA",
  "Contractor status": "ठेके पर काम की स्थिति",
  "People who work through a platform may count as its employees.": "प्लेटफ़ॉर्म से काम करने वाले उसके कर्मचारी माने जा सकते हैं।",
  "Compare your control over their hours and prices with the local test.":
    "उनके घंटों और दाम पर अपने नियंत्रण की स्थानीय कसौटी से तुलना करें।",
  "national labor law": "राष्ट्रीय श्रम क़ानून",
  "$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share.":
    "$5–29 प्रति माह या $19–99 एक बार; $10 से नीचे कार्ड का तय शुल्क बड़ा हिस्सा ले जाता है।",
  "Everything rests on one person: support, sales and product compete for the same hours.":
    "सब कुछ एक व्यक्ति पर है: सहायता, बिक्री और उत्पाद उन्हीं घंटों के लिए लड़ते हैं।",
  "0.1–1% of volume, or a monthly fee for custody and reporting.": "लेन-देन का 0.1–1%, या रखवाली और रिपोर्ट का मासिक शुल्क।",
  "License and custody duties come before the first customer.": "लाइसेंस और रखवाली की ज़िम्मेदारी पहले ग्राहक से पहले आती है।",
  "$7–20 a month for learners, or a yearly price per pupil for schools.":
    "सीखने वालों के लिए $7–20 प्रति माह, या स्कूलों के लिए प्रति छात्र सालाना कीमत।",
  "Learners leave when the exam is passed, and schools buy once a year.":
    "परीक्षा पास होते ही सीखने वाले चले जाते हैं, और स्कूल साल में एक बार खरीदते हैं।",
  "the built-in phone apps": "फ़ोन में पहले से मौजूद ऐप",
  "the top three results in the app store for your main keyword": "आपके मुख्य शब्द पर ऐप स्टोर के पहले तीन नतीजे",
  "Store subscriptions, of which the store keeps 15–30%.": "स्टोर सब्सक्रिप्शन, जिनका 15–30% स्टोर रखता है।",
  "Most installs are gone within a month, before they paid.": "ज़्यादातर इंस्टॉल एक महीने में, पैसे देने से पहले, चले जाते हैं।",
  "the incumbent of your buyer's own trade": "आपके खरीदार के धंधे का जमा हुआ उत्पाद",
  "$10–100 per seat or $50–500 per site a month.": "$10–100 प्रति सीट या $50–500 प्रति जगह प्रति माह।",
  "A long sale to a buyer who already has something that half works.":
    "ऐसे खरीदार को लंबी बिक्री जिसके पास आधा-अधूरा कुछ पहले से है।",
  "Content $10–20 a month, care $39–300 a month.": "कंटेंट $10–20 प्रति माह, देखभाल $39–300 प्रति माह।",
  "Claims need evidence, health data needs special care, and habits fade after the first weeks.":
    "दावों को सबूत चाहिए, सेहत के डेटा को ख़ास सावधानी, और आदतें पहले हफ़्तों के बाद छूट जाती हैं।",
  "€50–500 a month for small firms, custom for large ones.": "छोटी कंपनियों के लिए €50–500 प्रति माह, बड़ी के लिए अलग।",
  "The buyer is the person with the budget, who needs a money case, not a climate case.":
    "खरीदार वह है जिसके पास बजट है; उसे जलवायु नहीं, पैसे की वजह चाहिए।",
  "A seat price plus usage, or a price per finished task.": "प्रति सीट कीमत और उपयोग, या पूरे हुए काम की कीमत।",
  "Model costs grow with use, and the model's vendor can ship the same feature.":
    "मॉडल का खर्च उपयोग के साथ बढ़ता है, और मॉडल का विक्रेता यही फ़ीचर ला सकता है।",
  "Interviews about past behavior": "बीते व्यवहार पर बातचीत",
  "{buyer} have this problem often enough to act on it": "{buyer} को यह समस्या इतनी बार होती है कि वे कुछ करें",
  "{buyer} act on the problem": "{buyer} इस समस्या पर कुछ करते हैं",
  "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.":
    "“{buyer}” में से {sample} अनजान लोगों से पूछें कि पिछली बार उन्होंने क्या किया और कितना लगा। अपने उत्पाद का ज़िक्र न करें।",
  "strangers who raise the problem unprompted and already spend time or money on it":
    "अनजान लोग जो बिना पूछे समस्या बताएँ और पहले से उस पर समय या पैसा लगाते हों",
  strangers: "अनजान लोग",
  "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.":
    "अगर {sample} में से {passes} से कम लोग बिना पूछे समस्या बताएँ और पहले से उस पर समय या पैसा लगाते हों, तो रुकें या विचार बदलें।",
  "If it is wrong, there is nothing to sell.": "अगर यह ग़लत है, तो बेचने को कुछ नहीं।",
  "One narrow list": "एक छोटी सूची",
  "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.":
    "एक जैसे काम, जगह और आकार के {sample} लोगों या कंपनियों के नाम लिखें, और सबसे संपर्क करें।",
  "named prospects who agree to a call": "नाम वाले संभावित ग्राहक जो बातचीत को राज़ी हों",
  "named prospects": "नाम वाले संभावित ग्राहक",
  "Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call.":
    "अगर {sample} में से {passes} से कम संभावित ग्राहक बातचीत को राज़ी हों, तो रुकें या विचार बदलें।",
  "If it is wrong, no message and no channel will fit.": "अगर यह ग़लत है, तो कोई संदेश या रास्ता ठीक नहीं बैठेगा।",
  "Pre-sale": "पहले से बिक्री",
  "{buyer} will pay {price} for it, not only praise it": "{buyer} इसके {price} देंगे, केवल तारीफ़ नहीं करेंगे",
  "{buyer} pay {price}": "{buyer} {price} देते हैं",
  "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.":
    "“{buyer}” में से {sample} गंभीर खरीदारों को {price} पर दें, लौटाने योग्य अग्रिम या पेड पायलट के साथ। पैसे गिनें, तारीफ़ नहीं।",
  "qualified buyers who pay": "पैसे देने वाले गंभीर खरीदार",
  "qualified buyers": "गंभीर खरीदार",
  "Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay.":
    "अगर {sample} में से {passes} से कम गंभीर खरीदार पैसे दें, तो रुकें या विचार बदलें।",
  "If it is wrong, interest never becomes revenue.": "अगर यह ग़लत है, तो दिलचस्पी कभी आमदनी नहीं बनेगी।",
  "One channel, by hand": "एक रास्ता, हाथ से",
  "you can reach {buyer} for less than they are worth": "आप {buyer} तक उनके मोल से कम में पहुँच सकते हैं",
  "{buyer} cost less to win than they bring": "{buyer} जितना लाते हैं, उससे कम में मिलते हैं",
  "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.":
    "केवल एक रास्ते पर काम करें, {channel}: {sample} “{buyer}” से संपर्क करें और हर जवाब व बिक्री के घंटे और पैसे लिखें।",
  "contacts who become paying customers": "संपर्क जो पैसे देने वाले ग्राहक बनें",
  contacts: "संपर्क",
  "Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers.":
    "अगर {sample} में से {passes} से कम संपर्क पैसे देने वाले ग्राहक बनें, तो रुकें या रास्ता बदलें।",
  "If it is wrong, each new customer costs more than it brings.":
    "अगर यह ग़लत है, तो हर नया ग्राहक जितना लाता है उससे महँगा पड़ता है।",
  "A cohort": "एक समूह समय के साथ",
  "{buyer} still use it, and pay for it, after the novelty is gone":
    "{buyer} नयापन उतरने के बाद भी इसे इस्तेमाल करते और पैसे देते हैं",
  "{buyer} stay": "{buyer} टिकते हैं",
  "Follow {sample} active users of one start week for four weeks, without reminding them by hand.":
    "एक ही हफ़्ते शुरू करने वाले {sample} सक्रिय लोगों को चार हफ़्ते देखें, बिना हाथ से याद दिलाए।",
  "active users who still do the core action in week 4": "सक्रिय लोग जो हफ़्ता 4 में भी मुख्य काम करें",
  "active users": "सक्रिय लोग",
  "Stop or change the idea if fewer than {passes} of {sample} still use it in week 4.":
    "अगर {sample} में से {passes} से कम हफ़्ता 4 में भी इस्तेमाल करें, तो रुकें या विचार बदलें।",
  "If it is wrong, every sale has to be made again.": "अगर यह ग़लत है, तो हर बिक्री फिर से करनी पड़ेगी।",
  "Concierge run": "हाथ से परीक्षण",
  "it can be done well enough for {buyer} to pay for it": "यह इतना अच्छा हो सकता है कि {buyer} पैसे दें",
  "it works well enough for {buyer}": "यह {buyer} के लिए काफ़ी अच्छा चलता है",
  "Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result.":
    "“{buyer}” के {sample} असली काम परदे के पीछे हाथ से करें और नतीजा उन्हें परखने दें।",
  "real cases the customer accepts": "असली काम जो ग्राहक स्वीकार करे",
  "real cases": "असली काम",
  "Stop or change the idea if fewer than {passes} of {sample} real cases are accepted.":
    "अगर {sample} में से {passes} से कम असली काम स्वीकार हों, तो रुकें या विचार बदलें।",
  "If it is wrong, the promise cannot be kept at any price.": "अगर यह ग़लत है, तो वादा किसी भी कीमत पर पूरा नहीं हो सकता।",
  "Metered run": "नाप कर परीक्षण",
  "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.":
    "{sample} असली इकाइयाँ दें और हर एक का पूरा खर्च लिखें: होस्टिंग, मॉडल कॉल, सामग्री, डिलीवरी, सहायता के मिनट।",
  units: "इकाइयाँ",
  "If it is wrong, growth makes the loss larger.": "अगर यह ग़लत है, तो बढ़त घाटा बढ़ाएगी।",
  "Written opinion": "लिखित राय",
  "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.":
    "इच्छित उपयोग एक पेज पर लिखें और विशेषज्ञ वकील तथा {sample} लाइसेंस वाले साझेदारों से लिखित जवाब लें।",
  "licensed partners who confirm in writing that they would carry the regulated step":
    "लाइसेंस वाले साझेदार जो नियमित हिस्सा उठाने की लिखित पुष्टि करें",
  "licensed partners": "लाइसेंस वाले साझेदार",
  "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.":
    "अगर {sample} में से {passes} से कम लाइसेंस वाले साझेदार नियमित हिस्सा उठाने की लिखित पुष्टि करें, तो रुकें या विचार बदलें।",
  "If it is wrong, you may not open at all.": "अगर यह ग़लत है, तो आप शुरू ही नहीं कर सकते।",
  "Terms check": "शर्तों की जाँच",
  "{platform} will keep letting you do this": "{platform} आपको यह करने देता रहेगा",
  "{platform} lets you": "{platform} आपको करने देता है",
  "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.":
    "{platform} की शर्तों में वह धारा पढ़ें जो आपको ख़त्म कर दे, और उसके बिना योजना लिखें। दोनों {sample} डेवलपर को दिखाएँ जो उस पर बनाते हैं।",
  "developers who see no clause that forbids it": "डेवलपर जिन्हें रोकने वाली कोई धारा न दिखे",
  developers: "डेवलपर",
  "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.":
    "अगर {sample} में से {passes} से कम डेवलपर को रोकने वाली धारा न दिखे, तो रुकें या विचार बदलें।",
  "If it is wrong, somebody else decides whether you exist.": "अगर यह ग़लत है, तो आपका होना कोई और तय करता है।",
  "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.":
    "पैसे देने वालों में से {sample} को चार हफ़्ते देखें, बिना हाथ से याद दिलाए, और गिनें कि कौन अब भी इस्तेमाल करता है।",
  "paying customers who still use it in week 4": "पैसे देने वाले ग्राहक जो हफ़्ता 4 में भी इस्तेमाल करें",
  "China's PIPL": "चीन का PIPL",
  "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.":
    "चीन के लोगों के निजी डेटा को सहमति और एक मात्रा के बाद देश में भंडारण चाहिए; जनता के लिए लिखने वाला AI दर्ज और चिह्नित होता है।",
  "Write down which personal data leaves the country, and why it has to.":
    "लिखें कि कौन-सा निजी डेटा देश से बाहर जाता है, और क्यों।",
  "PIPL and the generative AI measures of China": "PIPL और चीन के जनरेटिव AI नियम",
  "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.":
    "बड़े खरीदार सुरक्षा का प्रमाण माँगते हैं: पहले साल में $20–60k लगते हैं, और उसकी अवधि 3 से 12 महीने है।",
  "Ask one large buyer which proof they need, before you start the clock.":
    "शुरू करने से पहले एक बड़े खरीदार से पूछें कि उसे कौन-सा प्रमाण चाहिए।",
  "European Accessibility Act": "यूरोपीय सुगम्यता क़ानून",
  "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.":
    "28 जून 2025 से EU उपभोक्ताओं के लिए ऑनलाइन दुकान, बैंकिंग और यात्री परिवहन विकलांगता के साथ इस्तेमाल योग्य होने चाहिए।",
  "Go through the order with a keyboard and a screen reader, and note what fails.":
    "कीबोर्ड और स्क्रीन रीडर से ऑर्डर करके देखें, और लिखें कि क्या नहीं चलता।",
  "Directive (EU) 2019/882": "निर्देश (EU) 2019/882",
  "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.":
    "कैलिफ़ोर्निया में काम करने वाली $1bn से ज़्यादा आमदनी की कंपनियाँ स्कोप 1 और 2 पहली बार 10 अगस्त 2026 को, स्कोप 3 2027 में बताती हैं: आपके खरीदारों के लिए वजह।",
  "Ask which of your buyers supply a company that has to report.":
    "पूछें कि आपके कौन-से खरीदार रिपोर्ट करने वाली कंपनी को सामान देते हैं।",
};

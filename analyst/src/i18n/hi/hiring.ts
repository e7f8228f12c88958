import type { Catalogue } from "../catalogue.ts";

export const hiring: Catalogue = {
  "without the fee that its page shows": "उसके पेज पर दिखने वाली फ़ीस के बिना",
  "Total client cost": "आपकी कुल लागत",
  "Of your budget, this much pays for work": "आपके बजट में से काम पर इतना जाता है",
  "{0} of {1}": "{1} में से {0}",
  "At {0} an hour": "{0} प्रति घंटा पर",
  "{0} hours and more": "{0} घंटे या ज़्यादा",
  "{0} to {1} hours": "{0} से {1} घंटे",
  "(budget − ${0}) / ({1} × (1 + {2}%))": "(बजट − ${0}) / ({1} × (1 + {2}%))",
  "In your words: {0}.": "आपके शब्दों में: {0}।",
  "What is different for a customer when the work is done ({0})? One sentence, before you ask anybody.":
    "काम पूरा होने पर ग्राहक के लिए क्या बदलेगा ({0})? किसी से पूछने से पहले एक वाक्य लिखें।",
  "You name three cases for {0} beforehand, and all three work while you watch":
    "आप {0} के तीन मामले पहले बताएँ, और तीनों आपके सामने चलें",
  "Changes after acceptance, unless something was faulty": "मंज़ूरी के बाद के बदलाव, जब तक कोई ग़लती न रही हो",
  "Accounts, licenses and hosting: they are in your name and paid by you":
    "अकाउंट, लाइसेंस और होस्टिंग: ये आपके नाम पर हैं और आप ही भुगतान करते हैं",
  "About {0} hours": "करीब {0} घंटे",
  "A fixed scope": "तय काम",
  "{0} an hour": "{0} प्रति घंटा",
  "{0} in all, by milestones": "कुल {0}, पड़ावों के हिसाब से",
  "We are looking for {0}. Skills: {1}.": "हमें चाहिए: {0}। हुनर: {1}।",
  "[one sentence]": "[एक वाक्य]",
  "You deliver: {0}.": "आप देंगे: {0}।",
  "[what you can open and use]": "[जिसे खोलकर इस्तेमाल किया जा सके]",
  "We accept it when: {0}.": "हम तब मंज़ूर करेंगे जब: {0}।",
  "[a test you name beforehand]": "[पहले से तय टेस्ट]",
  "It begins with a paid trial of {0} hours; whoever does it is paid whether or not we go on.":
    "शुरुआत {0} घंटे के पेड ट्रायल से होगी; आगे बढ़ें या नहीं, उसका पैसा मिलेगा।",
  "Answers without the question are not read.": "बिना सवाल वाले जवाब नहीं पढ़े जाएँगे।",
  "Pay for the trial": "ट्रायल का भुगतान",
  "{0}. Three candidates get the same task and the same day.": "{0}। तीन उम्मीदवारों को एक ही काम, एक ही दिन।",
  "{0} per candidate": "{0} प्रति उम्मीदवार",
  "3 to 5 hours at their own rate, paid in any case": "उनकी अपनी दर पर 3 से 5 घंटे, हर हाल में भुगतान",
  "What they asked before they began": "शुरू करने से पहले उन्होंने क्या पूछा",
  "Whether it passes: {0}": "क्या यह पास होता है: {0}",
  "the test you wrote down": "आपका लिखा हुआ टेस्ट",
  "What they left out, and whether they said so": "क्या छोड़ा, और क्या उन्होंने बताया",
  "Whether somebody else could go on with it tomorrow": "क्या कल कोई और इसे आगे बढ़ा सकता है",
  "{0}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.":
    "{0}: हो सकता है आपका कारोबार इसी हुनर पर टिका हो। छह महीने से ज़्यादा चाहिए तो घंटे ख़रीदने के बजाय नौकरी दें या को-फ़ाउंडर बनाएँ।",
  "For one task of {0}, pay money. Shares for a task cost more than they look and stay on the cap table.":
    "{0} के एक काम के लिए पैसे दें। काम के बदले शेयर दिखने से महँगे पड़ते हैं और कैप टेबल पर बने रहते हैं।",
  "Median grants: 1.50% to the first employee, 0.33% to the fifth.":
    "मीडियन हिस्सा: पहले कर्मचारी को 1.50%, पाँचवें को 0.33%।",
  "Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.":
    "चार साल की वेस्टिंग और एक साल का क्लिफ़, चाहे कोई भी हो; क्लिफ़ से पहले कुछ नहीं मिलता।",
  "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.":
    "बिल्कुल पैसा नहीं: सलाहकार, छात्र, अनुदान, या वेस्टिंग और लिखित भूमिका के साथ शेयर। सिर्फ़ वादे पर शेयर कभी नहीं।",
  "One case in detail, with what went wrong": "एक मामला विस्तार से, और क्या ग़लत हुआ",
  "General words about the field": "विषय पर आम बातें",
  "I want this: {0}. What is the smallest version that would teach us something?":
    "मुझे यह चाहिए: {0}। सबसे छोटा रूप क्या होगा जिससे हम कुछ सीखें?",
  "What would you ask me before you begin ({0})?": "शुरू करने से पहले आप मुझसे क्या पूछेंगे ({0})?",
  "They make it smaller, or ask who it is for": "वे इसे छोटा करते हैं, या पूछते हैं कि यह किसके लिए है",
  "A price before a question": "सवाल से पहले क़ीमत",
  "All rights to the work pass to the company when it is paid, in writing, before work begins.":
    "भुगतान होते ही काम के सारे अधिकार कंपनी के; लिखित में, काम शुरू होने से पहले।",
  "Payment by milestone on acceptance; the last one is at least a fifth.":
    "हर पड़ाव की मंज़ूरी पर भुगतान; आख़िरी कम से कम पाँचवाँ हिस्सा।",
  "Test data only; no customer data and no production keys until they are needed, and taken back on the last day.":
    "सिर्फ़ टेस्ट डेटा; ज़रूरत से पहले ग्राहक डेटा या प्रोडक्शन की नहीं, और आख़िरी दिन वापस ले लें।",
  "Access to what the task needs and no more, under your own accounts, taken back on the last day.":
    "काम के लिए जितना ज़रूरी हो उतना ही एक्सेस, आपके अपने अकाउंट में, और आख़िरी दिन वापस।",
  "LinkedIn Jobs, for a contractor of your own": "LinkedIn Jobs, अपना ठेकेदार रखने के लिए",
  "Y Combinator co-founder matching": "Y Combinator को-फ़ाउंडर मैचिंग",
  "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.":
    "तय पड़ावों वाला काम: आपकी मंज़ूरी तक पैसा रुका रहता है, और व्यक्ति का रिकॉर्ड दिखता है।",
  "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.":
    "आप बेसिक प्लान पर 5% (अमेरिकी बैंक खाते से 3%) या Business Plus पर 10%, और हर कॉन्ट्रैक्ट पर $0.99–14.99 देते हैं; फ़्रीलांसर 0–15% देता है।",
  "Freelancers with portfolios who keep what you pay; good for design and for pages that are seen.":
    "पोर्टफ़ोलियो वाले फ़्रीलांसर जो आपका दिया पूरा पैसा रखते हैं; डिज़ाइन और दिखने वाले पेज के लिए अच्छा।",
  "No commission on what the freelancer is paid.": "फ़्रीलांसर को मिलने वाली रकम पर कोई कमीशन नहीं।",
  "Productised work with a price on it: one clear piece, delivered in days.":
    "तय क़ीमत वाला पैकेज काम: एक साफ़ काम, कुछ दिनों में।",
  "The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here.":
    "विक्रेता 20% देता है; ख़रीदार की फ़ीस चेकआउट पर दिखती है और यहाँ शामिल नहीं है।",
  "Screened senior people within days, for a task where a wrong choice costs more than the premium.":
    "कुछ ही दिनों में जाँचे-परखे सीनियर लोग, जहाँ ग़लत चुनाव प्रीमियम से महँगा पड़े।",
  "The premium is inside the hourly rate; a deposit is usual. Ask for both in writing.":
    "प्रीमियम घंटे की दर में शामिल है; जमा राशि आम है। दोनों लिखित में माँगें।",
  "Vetted engineers for a project of weeks, proposed by a person who read your scope.":
    "कुछ हफ़्तों के प्रोजेक्ट के लिए परखे हुए इंजीनियर, जिन्हें आपका काम पढ़कर सुझाया जाता है।",
  "The premium is inside the hourly rate. Ask for it in writing.": "प्रीमियम घंटे की दर में शामिल है। लिखित में माँगें।",
  "A small team that worked together before, for a product rather than a task.":
    "साथ काम कर चुकी छोटी टीम, एक काम के बजाय पूरे प्रोडक्ट के लिए।",
  "The premium is inside the rate. Ask for it in writing.": "प्रीमियम दर में शामिल है। लिखित में माँगें।",
  "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.":
    "महीनों तक हफ़्ते में दस से बीस घंटे: मार्केटप्लेस से सस्ता, और सीखा हुआ एक ही व्यक्ति के पास रहता है।",
  "No fee; you write the contract and the assignment of rights yourself.":
    "कोई फ़ीस नहीं; अनुबंध और अधिकार सौंपने का दस्तावेज़ आप ख़ुद लिखते हैं।",
  "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.":
    "को-फ़ाउंडर या पहला कर्मचारी, उस हुनर के लिए जिस पर कंपनी छह महीने से ज़्यादा टिकी रहे: ज्ञान कंपनी में रहता है, और भुगतान का एक हिस्सा हिस्सेदारी है।",
  "No fee; the price is salary and shares with vesting.": "कोई फ़ीस नहीं; क़ीमत है वेतन और वेस्टिंग वाले शेयर।",
  "The pages in your repository, with a readme that starts them by one command":
    "आपकी रिपॉज़िटरी में पेज, ऐसी readme के साथ जो एक कमांड से चला दे",
  "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone":
    "कोई अनजान व्यक्ति इसे क्लोन करे, दस मिनट में चला ले, और हर पेज 390 और 1440 पिक्सल पर सिर्फ़ कीबोर्ड से चले",
  "Build one screen from a sketch, with one empty and one failed state, in your repository":
    "स्केच से एक स्क्रीन बनाएँ, एक ख़ाली और एक त्रुटि वाली स्थिति के साथ, आपकी रिपॉज़िटरी में",
  "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?":
    "अपनी बनाई वह स्क्रीन दिखाएँ जिसे धीमे फ़ोन पर चलना था। आपने क्या मापा, और क्या छोड़ा?",
  "Numbers before and after, and something they decided not to build":
    "पहले और बाद के आँकड़े, और कुछ जो उन्होंने न बनाने का फ़ैसला किया",
  "Only names of frameworks, no page you can open": "सिर्फ़ फ़्रेमवर्क के नाम, खोलने लायक कोई पेज नहीं",
  "The service with its migrations, and tests that say what it guarantees":
    "माइग्रेशन के साथ सर्विस, और टेस्ट जो बताएँ कि वह क्या गारंटी देती है",
  "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once":
    "टेस्ट साफ़ मशीन पर पास हों, बिना अधिकार की रिक्वेस्ट रुके, और बैकअप से रिस्टोर एक बार दिखाया जाए",
  "Add one endpoint with validation, one refusal and a test, to a small repository you give them":
    "आपकी दी हुई छोटी रिपॉज़िटरी में वैलिडेशन, एक अस्वीकृति और एक टेस्ट के साथ एक एंडपॉइंट जोड़ें",
  "Tell me about data you lost or nearly lost. What changed afterwards?":
    "किसी डेटा के बारे में बताएँ जो आपने खोया या खोने वाले थे। उसके बाद क्या बदला?",
  "A real incident, told with their own part in it": "असली घटना, उसमें अपनी भूमिका के साथ",
  "Never had one, or it was always somebody else": "कभी हुआ ही नहीं, या हमेशा किसी और की ग़लती थी",
  "The app in the test channel of the store, under your own account": "स्टोर के टेस्ट चैनल में ऐप, आपके अपने अकाउंट में",
  "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives":
    "आप इसे अपने दो फ़ोन पर इंस्टॉल करें, बिना नेटवर्क चले, और जानबूझकर किए क्रैश की रिपोर्ट पहुँचे",
  "One screen with a list, loading from your test address, that works without a network":
    "आपके टेस्ट पते से लोड होती सूची वाली एक स्क्रीन, जो बिना नेटवर्क चले",
  "Which app of yours is in a store today, and what did the last three one-star reviews say?":
    "आपका कौन-सा ऐप आज स्टोर में है, और पिछले तीन एक-स्टार रिव्यू में क्या लिखा था?",
  "They know the reviews without looking": "बिना देखे रिव्यू बता देते हैं",
  "Screenshots instead of a store link": "स्टोर लिंक के बजाय स्क्रीनशॉट",
  "The pipeline, the evaluation set of 100 real cases, and the cost of one case":
    "पाइपलाइन, 100 असली मामलों का मूल्यांकन सेट, और एक मामले की लागत",
  "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price":
    "मूल्यांकन एक कमांड से चले और नतीजा रिपोर्ट वाला ही हो; प्रति मामला लागत आपकी क़ीमत के तिहाई से कम रहे",
  "Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why":
    "आपके 30 मामलों पर एक सरल बेसलाइन मापें और बताएँ कि कौन-से दस ग़लत हुए, और क्यों",
  "When was the simple solution better than the model?": "सरल हल मॉडल से कब बेहतर था?",
  "A baseline they measured first": "बेसलाइन जो उन्होंने पहले मापी",
  "A demo without a number of how often it fails": "ऐसा डेमो जिसमें विफलता का आँकड़ा न हो",
  "Everything as code in your account, with a bill estimate and a page on what to do at night":
    "सब कुछ कोड के रूप में आपके अकाउंट में, बिल के अनुमान और रात की गड़बड़ी में क्या करें, इस पेज के साथ",
  "A new environment comes up from the code alone, and a lost machine is replaced while you watch":
    "सिर्फ़ कोड से नया एनवायरनमेंट बने, और खोई मशीन आपके सामने बदली जाए",
  "Write down how one service of yours is backed up and restored, and do the restore":
    "लिखें कि आपकी एक सर्विस का बैकअप और रिस्टोर कैसे होता है, और रिस्टोर करके दिखाएँ",
  "What do you refuse to automate?": "आप क्या ऑटोमेट करने से मना करते हैं?",
  "A limit with a reason": "वजह के साथ एक सीमा",
  "Accounts in their name": "उनके नाम पर अकाउंट",
  "Editable sources, the components and their states, and the rights to both":
    "बदलने लायक स्रोत फ़ाइलें, कंपोनेंट और उनकी स्थितियाँ, और दोनों के अधिकार",
  "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more":
    "आपके पाँच ग्राहक प्रोटोटाइप पर मुख्य काम बिना मदद के कर लें; टेक्स्ट का कंट्रास्ट 4.5:1 या ज़्यादा हो",
  "Redraw one screen that exists, and say in three sentences what you took away":
    "मौजूदा एक स्क्रीन दोबारा बनाएँ, और तीन वाक्यों में बताएँ कि क्या हटाया",
  "Show a design that failed with users. What did you see them do?":
    "ऐसा डिज़ाइन दिखाएँ जो यूज़र के साथ नहीं चला। आपने उन्हें क्या करते देखा?",
  "They watched people, and changed it": "उन्होंने लोगों को देखा, और बदलाव किया",
  "Only pictures, no process and no user": "सिर्फ़ तस्वीरें, न प्रक्रिया, न यूज़र",
  "The texts in an editable file, each with its purpose and its one reader":
    "बदलने लायक फ़ाइल में टेक्स्ट, हर एक का मक़सद और पाठक बताकर",
  "Three buyers say in their own words what you sell after reading the first paragraph":
    "पहला पैराग्राफ़ पढ़कर तीन ख़रीदार अपने शब्दों में बताएँ कि आप क्या बेचते हैं",
  "Rewrite your first page's first paragraph in three versions, after one 20-minute call with you":
    "आपसे 20 मिनट की कॉल के बाद, आपके पहले पेज का पहला पैराग्राफ़ तीन तरह से लिखें",
  "Which text of yours moved a number? Which number?": "आपके किस टेक्स्ट से कोई आँकड़ा बदला? कौन-सा?",
  "They know the number and doubt it": "आँकड़ा जानते हैं और उस पर शक भी करते हैं",
  "Samples that could be about any company": "ऐसे नमूने जो किसी भी कंपनी के हो सकते हैं",
  "One channel set up in your own accounts, with its cost per lead by week":
    "आपके अकाउंट में एक चैनल चालू, हर हफ़्ते प्रति लीड लागत के साथ",
  "You can name the cost of one lead and of one customer from the report without asking anybody":
    "रिपोर्ट देखकर, बिना किसी से पूछे, आप एक लीड और एक ग्राहक की लागत बता सकें",
  "Look through your page and one account, and propose one test with the number that ends it":
    "आपका पेज और एक अकाउंट देखें, और एक टेस्ट सुझाएँ, उसे ख़त्म करने वाले आँकड़े के साथ",
  "Tell me about a channel you gave up. At which number?": "किसी चैनल के बारे में बताएँ जो आपने छोड़ा। किस आँकड़े पर?",
  "A threshold set beforehand": "पहले से तय सीमा",
  "Reach, likes and impressions instead of customers": "ग्राहकों के बजाय रीच, लाइक और इम्प्रेशन",
  "A list of named prospects, the messages sent, and every answer in your own CRM":
    "नाम वाले संभावित ग्राहकों की सूची, भेजे गए संदेश, और हर जवाब आपके CRM में",
  "Ten conversations with buyers on your calendar, with notes you can read":
    "आपके कैलेंडर में ख़रीदारों से दस बातचीत, पढ़ने लायक नोट्स के साथ",
  "Write to five of your prospects after one call with you, and bring back what they answered":
    "आपसे एक कॉल के बाद आपके पाँच संभावित ग्राहकों को लिखें, और उनके जवाब लाएँ",
  "Describe the last deal you lost. Who decided against you, and why?":
    "पिछली हारी हुई डील बताएँ। आपके ख़िलाफ़ फ़ैसला किसने लिया, और क्यों?",
  "The name of the role that decided, and the alternative it chose": "फ़ैसला लेने वाले का पद, और चुना गया विकल्प",
  "Pays by leads they will not name": "ऐसी लीड के हिसाब से पैसा जिनके नाम वे नहीं बताएँगे",
  "The final files, the project files, and a list of the rights of music and pictures":
    "अंतिम फ़ाइलें, प्रोजेक्ट फ़ाइलें, और संगीत व तस्वीरों के अधिकारों की सूची",
  "The first three seconds say what it is about with the sound off; all rights are on the list":
    "पहले तीन सेकंड बिना आवाज़ के बता दें कि बात किसकी है; सारे अधिकार सूची में हों",
  "Cut 30 seconds from material you give them, in two versions": "आपकी दी सामग्री से 30 सेकंड का कट, दो रूपों में",
  "What did you cut out of your best piece, and why?": "अपने सबसे अच्छे काम से आपने क्या काटा, और क्यों?",
  "They think about who watches": "वे सोचते हैं कि देखेगा कौन",
  "Music or pictures without a license": "बिना लाइसेंस का संगीत या तस्वीरें",
  "The finished documents, with the open questions on one page": "तैयार दस्तावेज़, खुले सवाल एक पेज पर",
  "A second professional finds nothing to change in a sample you choose": "दूसरे पेशेवर को आपके चुने नमूने में बदलने लायक कुछ न मिले",
  "Review one contract or one month, and list the three largest risks":
    "एक अनुबंध या एक महीने की जाँच करें, और तीन सबसे बड़े जोखिम बताएँ",
  "What would you advise a company of my size not to do yet?": "मेरे आकार की कंपनी को आप अभी क्या न करने की सलाह देंगे?",
  "They save you money against their own interest": "अपने फ़ायदे के ख़िलाफ़ भी आपका पैसा बचाते हैं",
  "Answers before they asked anything": "कुछ पूछने से पहले ही जवाब",
};

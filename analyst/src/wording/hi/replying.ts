import type { Catalogue } from "../voice.ts";

/** The reply before its sections. */
export const replying: Catalogue = {
  "{0}: **{1}** ({2}).": "{0}: **{1}** ({2})।",
  "Never as it is: you lose {0} ({1}), so selling more loses more.":
    "ऐसे कभी नहीं: आपका घाटा {0} है ({1}), इसलिए ज़्यादा बेचने से घाटा और बढ़ेगा।",
  "At **{0}** ({1}).": "**{0}** पर ({1})।",
  "After **{0}** ({1}).": "**{0}** के बाद ({1})।",
  "You lose **{0}** ({1}).": "घाटा **{0}** ({1})।",
  "**{0}** is left ({1}).": "**{0}** बचते हैं ({1})।",
  "No cost of a single sale is in it.": "इसमें हर बिक्री की कोई लागत नहीं है।",
  "Fixed costs are not in it, because you name none.": "इसमें तय ख़र्च नहीं है, क्योंकि आपने कोई नहीं बताया।",
  "**{0}** with the new money ({1}), **{2}** before it.": "नए पैसे के साथ **{0}** ({1}), उससे पहले **{2}**।",
  "Pay that is not in it yet has to fit into that.": "जो वेतन इसमें अभी नहीं है, वह इसी में से निकलना होगा।",
  "There is nothing to pay more people from.": "इसमें से किसी और को देने के लिए कुछ नहीं बचता।",
  "What you take ({0}) would have to be at least {1} to lose nothing on it.":
    "आप जो लेते हैं ({0}), वह कम से कम {1} होना चाहिए, ताकि घाटा न हो।",
  "A competitor asks {0}.": "एक प्रतिस्पर्धी {0} लेता है।",
  "A buyer spends {0} today.": "एक ख़रीदार आज {0} ख़र्च करता है।",
  "You ask {0}.": "आप {0} लेते हैं।",
  "{0}: **{1}** instead of {2}.": "{0}: {2} की जगह **{1}**।",
  "Winning one costs {0}.": "एक ग्राहक लाने में {0} लगते हैं।",
  "Whether that is enough shows when you know what winning one costs.":
    "यह काफ़ी है या नहीं, यह तब पता चलेगा जब ग्राहक लाने का ख़र्च मालूम हो।",
  "A customer leaves **{0}** over the whole time ({1}).": "एक ग्राहक पूरे समय में **{0}** छोड़ता है ({1})।",
  "This waits until you confirm: {0}.": "इसके लिए आपकी पुष्टि चाहिए: {0}।",
  "What is missing for it: {0}.": "इसके लिए यह नहीं मालूम: {0}।",
  "I cannot work this out yet: how your figures belong together is not clear.":
    "यह अभी नहीं निकल सकता: आपके आँकड़े आपस में कैसे जुड़ते हैं, साफ़ नहीं है।",
  "This waits for one answer: what does {0} belong to?": "इसके लिए एक जवाब चाहिए: {0} किसका हिस्सा है?",
  "What exactly are {0}?": "{0} असल में क्या हैं?",
  "They do not fit together as I read them.": "मैंने जैसा पढ़ा, वैसे ये आपस में मेल नहीं खाते।",
  "You say {0}. Which of them holds today?": "आपने {0} कहा। आज इनमें से कौन सा सही है?",
  "{0} lead to different results. Which of them is right, or are they different things?":
    "{0} से अलग-अलग नतीजे निकलते हैं। कौन सा सही है, या ये अलग चीज़ें हैं?",
  "Is {0} already in the price, or does it come on top?": "{0} क़ीमत में शामिल है या ऊपर से लगता है?",
  "Of what is {0} a part?": "{0} किसका हिस्सा है?",
  "For how long is {0}: a month, a year, once?": "{0} कितने समय का है: महीने का, साल का, या एक बार का?",
  "What is {0} for: one sale, one customer, a month?": "{0} किसका है: एक बिक्री का, एक ग्राहक का, या एक महीने का?",
  "Is {0} before or after the new money?": "{0} नए पैसे से पहले का है या बाद का?",
  "Is {0} paid out of the order, or on top of it?": "{0} ऑर्डर में से दिया जाता है या अलग से?",
  "Which of these come together, and which replace one another: {0}?": "इनमें से कौन साथ-साथ हैं और कौन एक-दूसरे की जगह: {0}?",
  "At which rate do you exchange {0}?": "{0} आप किस दर पर बदलते हैं?",
  "Until then it is in no result.": "तब तक यह किसी नतीजे में नहीं है।",
  "What does one of it cost you, with everything that goes out for it?": "एक पर आपका कुल कितना ख़र्च आता है, सब मिलाकर?",
  "You take {0}, and what is left of that nobody knows yet.":
    "आप {0} लेते हैं, और उसमें से बचता कितना है, यह अभी किसी को नहीं मालूम।",
  "What do you pay each month, whether or not you sell anything?": "बिक्री हो या न हो, हर महीने कितना देना ही पड़ता है?",
  "With {0} that is left it gives your break-even.": "{0} बचत के साथ इससे आपका ब्रेक-ईवन निकलेगा।",
  "How much of it do you sell in a month today?": "आज महीने में कितना बिकता है?",
  "Break-even is at {0}.": "ब्रेक-ईवन {0} पर है।",
  "What does it cost, in money and hours, to win one customer?": "एक ग्राहक लाने में कितना पैसा और कितने घंटे लगते हैं?",
  "Up to {0} it is paid back within a year.": "{0} तक वह साल भर में वसूल हो जाता है।",
  "How many of your customers leave in a month?": "महीने में कितने ग्राहक छोड़ जाते हैं?",
  "It decides how long each of them leaves you {0}.": "इसी से तय होगा कि हर ग्राहक से {0} कितने समय तक बचते हैं।",
  "Who of those who said yes has paid, and how much?": "हाँ कहने वालों में से किसने पैसे दिए, और कितने?",
  "{0} said yes so far, and a yes is not a payment.": "अब तक {0} ने हाँ कहा है, और हाँ कहना भुगतान नहीं है।",
  "How much do you spend in a month, your own living included?": "अपना घर ख़र्च मिलाकर महीने में कितना जाता है?",
  "It shows how long {0} lasts.": "इससे दिखेगा कि {0} कितने दिन चलेंगे।",
  "It only works if {0} falls to {1} or less.": "यह तभी चलेगा जब {0} घटकर {1} या उससे कम हो।",
  "Ask three others for a written offer for it, at the quantities you really need.":
    "जितना सच में चाहिए, उतने के लिए तीन और जगह से लिखित भाव लीजिए।",
  "Stop selling it as it is if none of the three is at {0} or below.":
    "तीनों में से कोई भी {0} या उससे कम पर न हो, तो इसे ऐसे बेचना बंद कीजिए।",
  "It only works if {0} can rise above {1}.": "यह तभी चलेगा जब {0} बढ़कर {1} से ऊपर जा सके।",
  "Spend four weeks on nothing but selling, and count only who has paid.":
    "चार हफ़्ते सिर्फ़ बेचिए, और केवल उन्हें गिनिए जिन्होंने पैसे दिए।",
  "It only works with at least {0}, and you name no sales yet.":
    "यह कम से कम {0} पर ही चलता है, और आपने अभी कोई बिक्री नहीं बताई।",
  "It only works with at least {0}; you suppose {1}, and nobody has bought yet.":
    "यह कम से कम {0} पर ही चलता है; आप {1} मान रहे हैं, और अभी किसी ने ख़रीदा नहीं।",
  "It only works with at least {0}; today it is {1}.": "यह कम से कम {0} पर ही चलता है; आज {1} है।",
  "Count what you really sell in the next four weeks, nothing given away.":
    "अगले चार हफ़्ते गिनिए कि सच में कितना बिकता है, मुफ़्त दिया हुआ छोड़कर।",
  "Take orders for four weeks before you spend more, paid in advance where you can.":
    "और ख़र्च करने से पहले चार हफ़्ते ऑर्डर लीजिए, हो सके तो पेशगी के साथ।",
  "Stop, or cut the fixed costs, if it is fewer than {0}: that is the pace of the break-even.":
    "{0} से कम हो, तो रुकिए या तय ख़र्च घटाइए: ब्रेक-ईवन की रफ़्तार यही है।",
  "It only pays with {0}, before what you bought is worn out or gone.":
    "यह {0} पर ही वसूल होता है, उससे पहले कि ख़रीदी चीज़ घिस जाए या चली जाए।",
  "Borrow or rent one first, run it for two weeks and count.": "पहले एक किराए पर या उधार लीजिए, दो हफ़्ते चलाइए और गिनिए।",
  "Do not buy if it is fewer than {0} in two weeks: then it takes longer than a year to be paid back.":
    "दो हफ़्ते में {0} से कम हो, तो मत ख़रीदिए: तब वसूल होने में साल भर से ज़्यादा लगेगा।",
  "It only works while winning a customer costs less than {0}; so far it is {1}.":
    "यह तभी तक चलेगा जब तक एक ग्राहक लाने में {0} से कम लगें; अभी {1} लगते हैं।",
  "It only works if winning a customer costs less than {0}, and you name no such cost yet.":
    "यह तभी चलेगा जब एक ग्राहक लाने में {0} से कम लगें, और यह ख़र्च आपने अभी नहीं बताया।",
  "It only works if the {0} who said yes also pay.": "यह तभी चलेगा जब हाँ कहने वाले {0} लोग पैसे भी दें।",
  "It all rests on {0}, which is what a buyer said and nobody has paid.":
    "सब कुछ {0} पर टिका है: यह एक ख़रीदार ने कहा है, दिया किसी ने नहीं।",
  "It only works if they really pay {0}, and nothing you say shows yet how many do.":
    "यह तभी चलेगा जब लोग सच में {0} दें, और कितने देंगे, यह अभी आपकी बातों से नहीं दिखता।",
  "It only goes on if new money comes within {0}.": "यह तभी आगे चलेगा जब {0} के भीतर नया पैसा आए।",
  "Ask everybody who could give it now, and write down who names a sum and a date.":
    "जो भी दे सकते हैं, उन सबसे अभी पूछिए, और लिखिए कि कौन रकम और तारीख़ बताता है।",
  "Cut the spending if nobody has promised both in writing after half of that time.":
    "आधा समय बीतने तक किसी ने दोनों लिखकर न दिए हों, तो ख़र्च घटाइए।",
  "With {0} you lose {1}.": "{0} में आपका घाटा {1} है।",
  "With {0} {1} is left.": "{0} में {1} बचते हैं।",
  "Taken together you lose {0}.": "कुल मिलाकर घाटा {0} है।",
  "Taken together that leaves {0}.": "कुल मिलाकर {0} बचते हैं।",
  "Of what comes in, {0} is left.": "जो आता है, उसका {0} बचता है।",
  "With the same sales it would take {0} instead of {1} to lose nothing.":
    "इतनी ही बिक्री पर घाटा न हो, इसके लिए {1} की जगह {0} चाहिए।",
  "What moves it most is {0}: a tenth more and it is {1}.": "सबसे ज़्यादा असर {0} का है: दसवाँ हिस्सा बढ़े तो {1} हो जाता है।",
  "{0} of {1} said yes; in truth it may be anywhere from {2} to {3}, and a yes is not a payment.":
    "{1} में से {0} ने हाँ कहा; असल हिस्सा {2} से {3} के बीच कहीं भी हो सकता है, और हाँ कहना भुगतान नहीं है।",
  "The round values the company at {0} with the new money and {1} before it.":
    "इस राउंड से कंपनी की क़ीमत नए पैसे के साथ {0} और उससे पहले {1} बैठती है।",
  "Without any income your money would last {0}.": "बिना किसी आमदनी के आपका पैसा {0} चलेगा।",
  "Your money lasts {0}.": "आपका पैसा {0} चलेगा।",
  "Winning a customer costs {0}, and a customer leaves {1} over the whole time.":
    "एक ग्राहक लाने में {0} लगते हैं, और एक ग्राहक पूरे समय में {1} छोड़ता है।",
  "A competitor asks {0}, you ask {1}.": "एक प्रतिस्पर्धी {0} लेता है, आप {1} लेते हैं।",
  "No cost of a single sale is in it, because you name none.":
    "इसमें हर बिक्री की कोई लागत नहीं है, क्योंकि आपने कोई नहीं बताई।",
  "I count every day of the month; with days off it is less.": "महीने का हर दिन गिना है; छुट्टियाँ हों तो कम होगा।",
  "It rests on what is only planned or estimated: {0}.": "यह उस पर टिका है जो अभी सिर्फ़ योजना या अनुमान है: {0}।",
  "With what you suppose it would be {0} instead of {1}.": "आप जो मान रहे हैं, उससे {1} की जगह {0} होगा।",
  "With {0} you lose {1}: {2} comes in, {3} goes out.": "{0} में आपका घाटा {1} है: {2} आते हैं, {3} जाते हैं।",
  "You lose {0}: {1} comes in, {2} goes out.": "आपका घाटा {0} है: {1} आते हैं, {2} जाते हैं।",
  "You lose {0}.": "आपका घाटा {0} है।",
  "You lose {0}: all sales leave {1}, the fixed costs take {2}.":
    "आपका घाटा {0} है: सारी बिक्री {1} छोड़ती है, तय ख़र्च {2} ले जाता है।",
  "Even at full capacity the fixed costs are not paid: it would take {0} of it.":
    "पूरी क्षमता पर भी तय ख़र्च नहीं निकलता: क्षमता का {0} चाहिए।",
  "Break-even takes {0}, and you count {1} within reach.": "ब्रेक-ईवन के लिए {0} चाहिए, और आपकी गिनती में पहुँच में {1} हैं।",
  "Winning a customer costs {0}, and a customer leaves only {1} over the whole time.":
    "एक ग्राहक लाने में {0} लगते हैं, और एक ग्राहक पूरे समय में सिर्फ़ {1} छोड़ता है।",
  "It takes {0} until a customer has paid back what it cost to win them.": "ग्राहक लाने का ख़र्च वसूल होने में {0} लगते हैं।",
  "{0} is left after the fixed costs.": "तय ख़र्च के बाद {0} बचते हैं।",
  "You break even at {0}.": "ब्रेक-ईवन {0} पर है।",
  "What you spend once is back after {0}.": "एक बार का ख़र्च {0} के बाद वसूल होता है।",
  "{0} is left: {1} comes in, {2} goes out.": "{0} बचते हैं: {1} आते हैं, {2} जाते हैं।",
  "{0} is left.": "{0} बचते हैं।",
  "This round values the company at {0} with the new money and {1} before it.":
    "इस राउंड से कंपनी की क़ीमत नए पैसे के साथ {0} और उससे पहले {1} बैठती है।",
  "{0} of {1} said yes; with so few asked, the true share lies anywhere from {2} to {3}.":
    "{1} में से {0} ने हाँ कहा; इतने कम लोगों में असल हिस्सा {2} से {3} के बीच कहीं भी हो सकता है।",
  "You spend {0}.": "आपका ख़र्च {0} है।",
  "You take in {0}; what is left of it needs your costs.": "आपके पास {0} आते हैं; उसमें से कितना बचता है, यह आपकी लागत पर है।",
  "The arithmetic": "हिसाब",
  What: "क्या",
  Value: "कितना",
  "From your figures": "आपके आँकड़ों से",
  "{what}, not complete": "{what}, अधूरा",
  "Comes in": "आता है",
  "Your commission": "आपका कमीशन",
  "Commission rate": "कमीशन की दर",
  "Price with the discount": "छूट के साथ क़ीमत",
  "Goes out": "जाता है",
  "Is left": "बचता है",
  "Part of it that is left": "उसमें से बचा हिस्सा",
  "A customer brings": "एक ग्राहक से आता है",
  "Earned for an hour of work": "एक घंटे के काम की कमाई",
  "Cost of each one reached": "हर एक तक पहुँचने का ख़र्च",
  "Cost of each one who got there": "हर सफल व्यक्ति का ख़र्च",
  "Part that got there": "सफल होने वालों का हिस्सा",
  "All sales leave": "सारी बिक्री से बचता है",
  "Result after fixed costs": "तय ख़र्च के बाद नतीजा",
  "Result when it is full": "पूरा भरने पर नतीजा",
  "Result after winning customers": "ग्राहक लाने के ख़र्च के बाद नतीजा",
  "Result after the loan": "कर्ज़ के बाद नतीजा",
  "Break-even": "ब्रेक-ईवन",
  "Break-even of one place": "एक जगह का ब्रेक-ईवन",
  "Break-even, of the capacity": "ब्रेक-ईवन, क्षमता का हिस्सा",
  "Capacity in use": "इस्तेमाल में क्षमता",
  "Spent once": "एक बार का ख़र्च",
  "Paid back after": "कब वसूल होगा",
  "Customers who leave": "छोड़ जाने वाले ग्राहक",
  "A customer stays": "एक ग्राहक टिकता है",
  "A customer leaves over the whole time": "एक ग्राहक कुल छोड़ता है",
  "What a customer leaves against the cost of winning one": "ग्राहक जो छोड़ता है, उसे लाने के ख़र्च के मुक़ाबले",
  "Winning a customer is paid back after": "ग्राहक लाने का ख़र्च कब वसूल होगा",
  "Winning a customer may cost at most, to be paid back in a year": "साल भर में वसूली के लिए ग्राहक लाने का अधिकतम ख़र्च",
  "Winning a customer may cost at most": "ग्राहक लाने का अधिकतम ख़र्च",
  "Said yes": "हाँ कहा",
  "Said no": "ना कहा",
  "Go one step further": "अगले क़दम तक गए",
  Stay: "टिके",
  Left: "छोड़ गए",
  Loss: "घाटा",
  "The money lasts": "पैसा चलेगा",
  "The money lasts without any income": "बिना आमदनी के पैसा चलेगा",
  "The grants last": "अनुदान चलेगा",
  "With the new money it lasts": "नए पैसे के साथ चलेगा",
  Grants: "अनुदान",
  "Part of the company that goes": "कंपनी का जो हिस्सा जाएगा",
  "Valuation against a year's revenue": "साल की बिक्री के मुक़ाबले कंपनी की क़ीमत",
  "Your question": "आपका सवाल",
  "Your questions": "आपके सवाल",
  "What that means": "इसका मतलब",
  "**The test:** {0}": "**परख:** {0}",
  "**When to stop:** {0}": "**कब रुकना है:** {0}",
  "What it stands or falls with": "सब किस पर टिका है",
  "Taken as you say it: {0}.": "जैसा आपने कहा, वैसा ही लिया: {0}।",
  "Understood, but in none of the results: {0}.": "समझ लिया, पर किसी नतीजे में नहीं: {0}।",
  "I leave out {0}: it does not go together with {1}.": "{0} छोड़ रहा हूँ: यह {1} से मेल नहीं खाता।",
  "{amount} {each}": "{amount} {each}",
  "{0} ({1} to {2})": "{0} ({1} से {2})",
  "the price": "क़ीमत",
  "what one sale costs you": "एक बिक्री पर आपका ख़र्च",
  "the fixed costs of a month": "महीने का तय ख़र्च",
  "how many you sell in a month": "महीने में कितना बिकता है",
  "what you spend once": "एक बार का ख़र्च",
  "the money you have": "आपके पास कितना पैसा है",
  "what you spend in a month": "महीने में कितना ख़र्च होता है",
  "the money of the round": "राउंड का पैसा",
  "the share or the valuation for it": "उसके बदले हिस्सा या कंपनी की क़ीमत",
  "how many customers leave": "कितने ग्राहक छोड़ जाते हैं",
  "how much you can make or serve at most": "ज़्यादा से ज़्यादा कितना बना या सँभाल सकते हैं",
  "what is left of each sale": "हर बिक्री से कितना बचता है",
  "what is left after the fixed costs": "तय ख़र्च के बाद कितना बचता है",
  "how much it takes to break even": "ब्रेक-ईवन के लिए कितना चाहिए",
  "when what you spend once is back": "एक बार का ख़र्च कब वसूल होगा",
  "how long your money lasts": "आपका पैसा कितना चलेगा",
  "whether a customer brings more than winning one costs": "ग्राहक अपने लाने के ख़र्च से ज़्यादा देता है या नहीं",
  "what the round values the company at": "राउंड से कंपनी की क़ीमत कितनी बैठती है",
  "how much that yes is worth": "उस हाँ की असल क़ीमत",
  "what it costs to reach one of them": "हर एक तक पहुँचने में कितना लगता है",
  "what you take in": "आपके पास कितना आता है",
  "Confirm {0}, and you see {1}.": "{0} की पुष्टि कीजिए, फिर दिखेगा: {1}।",
  "What does a customer pay you, and for what?": "ग्राहक आपको कितना देता है, और किस चीज़ का?",
  "You name {0}, and no price to set against it.": "आपने {0} बताया, पर उसके सामने कोई क़ीमत नहीं।",
  "Write down each week what you sell, and compare it with the part of {0} that falls to that week.":
    "हर हफ़्ते लिखिए कि कितना बिका, और उसे {0} में उस हफ़्ते के हिस्से से मिलाइए।",
  "Cut the fixed costs if you are below it four weeks in a row.": "लगातार चार हफ़्ते उससे नीचे रहें, तो तय ख़र्च घटाइए।",
  "I leave out {0}: {1} is not in it yet.": "{0} छोड़ रहा हूँ: उसमें {1} अभी नहीं है।",
  "**{0}** is left ({1}), as long as this goes with it: {2}.": "**{0}** बचते हैं ({1}), अगर यह इसमें आता हो: {2}।",
  "{0} is left, as long as this goes with it: {1}.": "{0} बचते हैं, अगर यह इसमें आता हो: {1}।",
  "You suppose {0}.": "आप {0} मान रहे हैं।",
  "Today it is {0}.": "आज {0} है।",
  "Today it is {0}, so sales may fall by {1} before you lose money.":
    "आज {0} है, यानी बिक्री {1} घटे तब तक घाटा नहीं होगा।",
  "If it were as you suppose: {0}": "अगर वैसा हो जैसा आप मान रहे हैं: {0}",
  "What is left depends on {0}: say where that belongs, and I work it out.":
    "कितना बचता है, यह {0} पर टिका है: बताइए यह किसका है, फिर मैं हिसाब लगाता हूँ।",
  "What each customer gets for nothing": "हर ग्राहक को मुफ़्त क्या मिलता है",
  "Payback of winning a customer and of what they get for nothing": "ग्राहक लाने और मुफ़्त दी गई चीज़ की वसूली",
  "Months until all that was spent once is paid back": "एक बार का सारा ख़र्च वापस आने तक के महीने",
  "Growth from the first to the last": "पहले से आख़िरी तक बढ़त",
  "Revenue of these months": "इन महीनों की आमदनी",
  "Of your months I count with the last: {0}.": "आपके महीनों में से मैं आख़िरी से हिसाब करता हूँ: {0}।",
  "What comes back or is not paid brings no money, and I count what it cost you all the same.":
    "जो लौट आता है या जिसका पैसा नहीं मिलता, उससे कुछ नहीं आता; उस पर आपका ख़र्च मैं फिर भी गिनता हूँ।",
  "All of it is paid back after": "सारा पैसा वापस आने में",
  "That and winning a customer is paid back after": "वह और ग्राहक लाने का ख़र्च वापस आने में",
  "For a time I need to know how many of them you do in a month.": "समय बताने के लिए जानना होगा कि महीने में ये कितने होते हैं।",
  "With {0} once more, {1} stays.": "{0} एक बार और देने पर {1} बचते हैं।",
  "With {0} once more, {1} would be lacking.": "{0} एक बार और देने पर {1} कम पड़ेंगे।",
  "What each gets for nothing, {0}, goes off that.": "इसमें से हर एक को मुफ़्त दी गई चीज़ घटती है: {0}।",
  "As said above.": "जैसा ऊपर कहा।",
  "Your figures say what it means, not yes or no.": "आपके आँकड़े यह बताते हैं कि इसका मतलब क्या है, हाँ या ना नहीं।",
  "Whether buyers find it dear or cheap, no figure of yours says: count who pays at two prices.":
    "ख़रीदारों को यह महँगा लगता है या सस्ता, यह आपका कोई आँकड़ा नहीं बताता: दो दामों पर गिनिए कि कौन पैसे देता है।",
  "{0} takes **{1}** more: {2} in all.": "{0} के लिए **{1}** और चाहिए: कुल {2}।",
  "It leaves more as long as fewer than {0} of them go.": "जब तक उनमें से {0} से कम जाते हैं, तब तक ज़्यादा बचता है।",
  "That is with as many buyers as now.": "यह तब है जब ख़रीदार उतने ही रहें जितने अभी हैं।",
  "From {0} to {1} it is **{2}** more.": "{0} से {1} तक यह **{2}** ज़्यादा है।",
  "From {0} to {1} it is **{2}** less.": "{0} से {1} तक यह **{2}** कम है।",
  "Yes. {0}": "हाँ। {0}",
  "No. {0}": "नहीं। {0}",
  "Break-even is at {0}, and you suppose {1}.": "ब्रेक-ईवन {0} पर है, और आप {1} मान रहे हैं।",
  "Break-even is at {0}; you are at {1}.": "ब्रेक-ईवन {0} पर है; आप {1} पर हैं।",
  "Break-even is at {0}; you are at {1}, so sales may fall by {2} before you lose money.":
    "ब्रेक-ईवन {0} पर है; आप {1} पर हैं, यानी बिक्री {2} घटे तब तक घाटा नहीं होगा।",
  "A customer leaves {0} over the whole time.": "एक ग्राहक पूरे समय में {0} छोड़ता है।",
  "Winning a customer costs {0}.": "एक ग्राहक लाने में {0} लगते हैं।",
  "It only works with at least {0}.": "यह कम से कम {0} पर ही चलता है।",
  "It holds as long as it does not fall below {0}; today it is {1}.":
    "यह तब तक टिकता है जब तक {0} से नीचे न जाए; आज {1} है।",
  "the same figure for two months or more": "वही आँकड़ा दो या ज़्यादा महीनों का",
  "what you spend to win customers, and how many came": "ग्राहक लाने पर कितना ख़र्च हुआ और कितने आए",
  "I cannot work that out. I compute what is left, break-even, payback, how long money lasts and what another price or cost would change: ask it in one of these words. What the law or a person decides, no figure answers.":
    "यह मैं नहीं निकाल सकता। मैं यह निकालता हूँ: कितना बचता है, ब्रेक ईवन, पैसा कब वापस आता है, पैसा कितने दिन चलेगा, और दूसरे दाम या ख़र्च से क्या बदलेगा: इन्हीं शब्दों में पूछिए। जो क़ानून या कोई इंसान तय करता है, उसका जवाब कोई आँकड़ा नहीं देता।",
  "On how many days of a month does {0} hold?": "{0} महीने में कितने दिन का है?",
  "Name every buyer a price above {0} from now on, before you deliver.":
    "अब से हर ख़रीदार को माल देने से पहले {0} से ऊपर का दाम बताइए।",
  "Deliver nothing more at {0} or below, and stop selling it as it is when nobody pays more: each one loses you money, however many buy.":
    "{0} या उससे कम पर अब कुछ मत दीजिए, और कोई ज़्यादा न दे तो इसे ऐसे बेचना बंद कीजिए: कितने भी ख़रीदें, हर एक पर घाटा है।",
  "It only pays if what you buy for each of them is paid for during {0}.":
    "यह तभी फ़ायदे का है जब हर एक के लिए ख़रीदी चीज़ का पैसा {0} तक आता रहे।",
  "Before you buy the next one, ask for a signature on how long they take it.":
    "अगला ख़रीदने से पहले लिखित में लीजिए कि वे इसे कितने समय तक लेंगे।",
  "Do not buy it for fewer than {0}, signed by one or by several in turn: with fewer it never pays for itself.":
    "{0} से कम पर मत ख़रीदिए, चाहे एक हस्ताक्षर करे या बारी-बारी से कई: कम पर इसकी लागत कभी नहीं निकलती।",
  "How many have to, I can say once I know {0}.": "कितनों को देना होगा, यह मैं तब बता सकता हूँ जब यह पता हो: {0}।",
  "Do not take it on with fewer than {0}: that is the pace of the break-even.":
    "{0} से कम पर यह ख़र्च मत लीजिए: ब्रेक ईवन की रफ़्तार यही है।",
  "Change one thing that could bring {0} more in that time than now, and count what you sell.":
    "एक चीज़ बदलिए जो इस समय में अब से {0} ज़्यादा ला सके, और गिनिए कि कितना बिकता है।",
  "Before you owe {0}, take orders for four weeks, paid in advance where you can.":
    "{0} का वादा करने से पहले चार हफ़्ते ऑर्डर लीजिए, जहाँ हो सके पहले पैसे लेकर।",
  "At {0} that is {1}.": "{0} पर यह {1} है।",
  "At {0} that is {1} of {2} in each.": "{0} पर यह हर बार {2} में से {1} है।",
  "Stop, or cut the fixed costs, unless at least {0} more pay after those weeks than before: only at that pace does the break-even come before your money ends, in {1}.":
    "रुकिए या तय ख़र्च घटाइए, अगर इन हफ़्तों के बाद पहले से कम से कम {0} ज़्यादा न दें: इसी रफ़्तार से ब्रेक ईवन {1} में पैसा ख़त्म होने से पहले आता है।",
  "How many more have to pay each month depends on how long you can wait for it, and so on the money you have, which you do not name.":
    "हर महीने कितने और चाहिए, यह इस पर टिका है कि आप कितना रुक सकते हैं, यानी आपके पास कितना पैसा है, जो आपने नहीं बताया।",
  "With {0} it takes {1} until then, if nobody leaves.": "{0} के साथ वहाँ तक {1} लगते हैं, अगर कोई न जाए।",
  "Before you owe {0}, ask for signed orders, paid in advance where you can.":
    "{0} का वादा करने से पहले हस्ताक्षर वाले ऑर्डर माँगिए, जहाँ हो सके पहले पैसे लेकर।",
  "Do not take it on with fewer than {0}: that is the break-even.": "{0} से कम पर यह ख़र्च मत लीजिए: ब्रेक ईवन यही है।",
  "It takes {0} and no money.": "इसमें {0} लगते हैं और कोई पैसा नहीं।",
  "It takes {0}.": "इसमें लगता है: {0}।",
  "{0} only pays for itself with {1} on top of the {2} of today.":
    "{0} का ख़र्च तभी निकलता है जब आज के {2} के ऊपर {1} और हों।",
  "Before you commit to it, take orders for four weeks beyond what you serve today, with a date later on, and count them.":
    "फ़ैसला करने से पहले चार हफ़्ते आज की क्षमता से ऊपर के ऑर्डर बाद की तारीख़ पर लीजिए और गिनिए।",
  "Do not take it on if fewer than {0} come on top: with fewer it does not pay for itself.":
    "अगर {0} से कम जुड़ें तो मत कीजिए: कम पर ख़र्च नहीं निकलता।",
  "{0} leaves more than {1} only while at least {2} still buy.":
    "{0} से {1} के मुक़ाबले ज़्यादा तभी बचता है जब कम से कम {2} ख़रीदते रहें।",
  "Name {0} before the next {1}, and count who buys all the same.":
    "अगले {1} से पहले {0} बताइए और गिनिए कि फिर भी कौन ख़रीदता है।",
  "Stay at {0} if more than {1} of the {2} say no: then it may be that fewer than {3} stay.":
    "अगर {2} में से {1} से ज़्यादा मना करें तो {0} पर ही रहिए: तब शायद {3} से कम टिकें।",
  "{0} that those who go would have left": "{0} जो जाने वाले छोड़ जाते",
  "Try one way of reaching buyers with {0}, your own hours included, and spend as much again only for each who has paid.":
    "ख़रीदारों तक पहुँचने का एक रास्ता {0} में आज़माइए, अपने घंटे मिलाकर, और उतना ही फिर तभी लगाइए जब कोई पैसे दे चुका हो।",
  "Stop that way when {0} is spent without one who pays, or as soon as those who pay cost more than {1} each.":
    "{0} लग जाएँ और किसी ने न दिया हो, या देने वाले हर एक {1} से महँगे पड़ें, तो वह रास्ता छोड़िए।",
  "at most {0} before somebody pays": "किसी के देने से पहले ज़्यादा से ज़्यादा {0}",
  "{0} only pays if at least {1} of them buy: winning a customer may cost {2}.":
    "{0} तभी फ़ायदे का है जब उनमें से कम से कम {1} ख़रीदें: एक ग्राहक लाने पर {2} लग सकते हैं।",
  "Pay for {0} and count who buys.": "{0} के पैसे दीजिए और गिनिए कि कौन ख़रीदता है।",
  "Stop that way if fewer than {0} buy: with fewer it may be less than {1}.":
    "{0} से कम ख़रीदें तो वह रास्ता छोड़िए: तब शायद {1} से कम हों।",
  "at most {0}": "ज़्यादा से ज़्यादा {0}",
  "{0} of fixed costs": "{0} तय ख़र्च",
  "{0} for {1}": "{1} के लिए {0}",
  "{0} of work": "{0} काम",
};

import type { Catalogue } from "../catalogue.ts";

/** A decision between options. */
export const deciding: Catalogue = {
  "Until you say, none of them is in any result, and the rating is capped.":
    "जब तक यह साफ़ नहीं होता, इनमें से कोई किसी नतीजे में नहीं है, और रेटिंग सीमित है।",
  "Today's business: {0}": "आज का कारोबार: {0}",
  "Its sales leave": "इसकी बिक्री से बचता है",
  "It saves": "इससे बचत",
  "Its own running costs": "इसके अपने चालू ख़र्च",
  "More or less than today": "आज से ज़्यादा या कम",
  "Left in all, with today's business": "आज के कारोबार के साथ कुल जो बचता है",
  "{0} is left after the fixed costs and {1}.": "तय ख़र्चों और {1} के बाद {0} बचता है।",
  "That is with the sales of today, if everybody stays.": "यह आज की बिक्री के साथ है, अगर सब बने रहें।",
  "By these figures it does not run out: **{0}** is left ({1}).": "इन आँकड़ों से यह ख़त्म नहीं होता: **{0}** बचता है ({1})।",
  "What is left of each sale": "हर बिक्री से जो बचता है",
  "Left of the whole order": "पूरे ऑर्डर से जो बचता है",
  "Spent once before it starts": "शुरू से पहले एक बार का ख़र्च",
  "Sales of its own that pay them": "इसकी अपनी बिक्री, जो इन्हें पूरा करे",
  "Laid out until buyers pay": "ख़रीदारों के भुगतान तक लगाया पैसा",
  "Your money after what has to be paid first": "पहले जो चुकाना है, उसके बाद बचा पैसा",
  "Not in it": "इसमें शामिल नहीं",
  "Both ways by the same calculation": "दोनों रास्ते, एक ही हिसाब से",
  "Today, and with what you plan": "आज, और योजना के साथ",
  Today: "आज",
  "In neither of them: {0}.": "दोनों में से किसी में नहीं: {0}।",
  "With the plan": "योजना के साथ",
  "{0}: its running costs are paid from **{1}** of its own on ({2}).":
    "{0}: इसके अपने चालू ख़र्च इसकी अपनी **{1}** से पूरे होते हैं ({2})।",
  "{0}: **{1}** is left of each sale ({2}).": "{0}: हर बिक्री से **{1}** बचता है ({2})।",
  "It takes {0} first, which is back after **{1}**.": "पहले {0} लगते हैं, जो **{1}** बाद वापस आते हैं।",
  "It takes {0} first.": "पहले {0} लगते हैं।",
  "It takes {0} first, which never comes back by these figures.": "पहले {0} लगते हैं, जो इन आँकड़ों से कभी वापस नहीं आते।",
  "Not in it: {0}.": "इसमें शामिल नहीं: {0}।",
  "{0}: {1} less than today ({2}).": "{0}: आज से {1} कम ({2})।",
  "{0}: at most {1} more than today ({2}).": "{0}: आज से ज़्यादा से ज़्यादा {1} अधिक ({2})।",
  "{0}: {1} more than today ({2}).": "{0}: आज से {1} ज़्यादा ({2})।",
  "{0}: the whole order loses {1} ({2}).": "{0}: पूरे ऑर्डर में {1} का घाटा है ({2})।",
  "{0}: the whole order leaves at most {1} ({2}).": "{0}: पूरे ऑर्डर से ज़्यादा से ज़्यादा {1} बचता है ({2})।",
  "{0}: the whole order leaves {1} ({2}).": "{0}: पूरे ऑर्डर से {1} बचता है ({2})।",
  "**{0} has to be paid before it brings anything, and you have {1}: {2} is lacking.**":
    "**कुछ भी आने से पहले {0} चुकाने हैं, और पास में {1} हैं: {2} कम पड़ते हैं।**",
  "Today's business leaves {0} beside it.": "इसके साथ आज के कारोबार से {0} बचता है।",
  "{0} has to be paid before it brings anything; of your {1}, {2} stays.":
    "कुछ भी आने से पहले {0} चुकाने हैं; {1} में से {2} बचते हैं।",
  "By these figures {0} brings {1} more than {2}.": "इन आँकड़ों से {0} से {2} के मुक़ाबले {1} ज़्यादा आता है।",
  "The money for {0} is back sooner.": "{0} का पैसा जल्दी वापस आता है।",
  "All of today's costs go on in this.": "इसमें आज के सारे ख़र्च चलते रहते हैं।",
  "{0} needs {1} before it brings anything, and you have {2}.": "{0} में कुछ भी आने से पहले {1} लगते हैं, और पास में {2} हैं।",
  "The order of {0} loses {1}.": "{0} के ऑर्डर में {1} का घाटा है।",
  "The order of {0} leaves {1}.": "{0} के ऑर्डर से {1} बचता है।",
  "{0} leaves {1} less than today.": "{0} से आज से {1} कम बचता है।",
  "{0} leaves {1} more than today.": "{0} से आज से {1} ज़्यादा बचता है।",
  "It only works if {0} more is there before {1} brings anything.": "यह तभी चलेगा जब {1} से कुछ भी आने से पहले {0} और हों।",
  "Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.":
    "कुछ भी साइन करने से पहले ख़रीदार से कुछ एडवांस या जल्दी भुगतान माँगें, और बाक़ी के लिए बैंक से पूछें।",
  "Ask your bank and whoever sells it for payment in parts, before you sign anything.":
    "कुछ भी साइन करने से पहले बैंक से और बेचने वाले से किस्तों में भुगतान के लिए पूछें।",
  "Sign nothing while {0} is not promised in writing.": "जब तक {0} का लिखित वादा न हो, कुछ साइन न करें।",
  "It stands or falls with {0}: from {1} on, the running costs of it are paid.":
    "सब कुछ {0} पर टिका है: {1} से इसके चालू ख़र्च पूरे होते हैं।",
  "Before you spend anything on it, get as much of {0} as you can ordered in writing.":
    "इस पर कुछ भी ख़र्च करने से पहले {0} में से जितना हो सके लिखित ऑर्डर लें।",
  "Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.":
    "इस पर कुछ भी ख़र्च करने से पहले उधार या किराए की चीज़ों से दो हफ़्ते आज़माएँ और बिक्री गिनें।",
  "Do not start if it is fewer than {0} in the two weeks.": "अगर दो हफ़्तों में {0} से कम हो तो शुरू न करें।",
  "It brings more as long as fewer than {0} of the sales go.": "जब तक {0} से कम बिक्री जाती है, इससे ज़्यादा आता है।",
  "Before anybody is hired, write down for four weeks everything that has to be turned away or put off.":
    "किसी को रखने से पहले चार हफ़्ते तक वह सब लिखें जिसे मना करना या टालना पड़े।",
  "Do not hire if it is fewer than {0} in the four weeks.": "अगर चार हफ़्तों में {0} से कम हो तो न रखें।",
  "{0}: after the fixed costs {1} is left.": "{0}: तय ख़र्चों के बाद {1} बचता है।",
  "{0}: after the fixed costs {1} is lacking.": "{0}: तय ख़र्चों के बाद {1} कम पड़ता है।",
  "That is for a month of the season alone.": "यह सिर्फ़ सीज़न के एक महीने के लिए है।",
  "It only works from {0} on, instead of {1}.": "यह {1} की जगह {0} से ही चलेगा।",
  "Name {0} or more as the price, before anything is promised.": "कुछ भी वादा करने से पहले {0} या ज़्यादा दाम बताएँ।",
  "Turn it down below {0}.": "{0} से कम पर मना कर दें।",
  "Does each sale of {0} cost the same as today: {1}?": "क्या {0} की हर बिक्री का ख़र्च आज जितना ही है: {1}?",
  "I count it so.": "हिसाब ऐसे ही किया है।",
  "at most {0}": "ज़्यादा से ज़्यादा {0}",
  "Do not start with fewer than {0}.": "{0} से कम पर शुरू न करें।",
  "How many sales a month would {0} bring?": "{0} से महीने में कितनी बिक्री आएगी?",
  "Each leaves {0}; only with a number can it be compared.": "हर एक से {0} बचता है; संख्या से ही तुलना हो सकती है।",
  "Without it I cannot compare it with today.": "इसके बिना आज से तुलना नहीं हो सकती।",
  "Which costs of today would end with {0}?": "{0} के साथ आज के कौन-से ख़र्च बंद होंगे?",
  "I count all of them on, {0} too.": "हिसाब में सभी चलते रहते हैं, {0} भी।",
  "The arithmetic of today": "आज का हिसाब",
  "Your business today": "आज का कारोबार",
  "over {0}": "{0} से ज़्यादा",
  "That is with the sales of today.": "यह आज की बिक्री पर है।",
  "With {0} instead of {1} it leaves {2} ({3}).": "{1} की जगह {0} हो तो {2} बचता है ({3})।",
  "With {0} instead of {1} it loses {2} ({3}).": "{1} की जगह {0} हो तो {2} का घाटा है ({3})।",
  "With {0} instead of {1} it is {2} less than today ({3}).": "{1} की जगह {0} हो तो आज से {2} कम ({3})।",
  "With {0} instead of {1} it is {2} more than today ({3}).": "{1} की जगह {0} हो तो आज से {2} ज़्यादा ({3})।",
  "{0}: over the months without sales {1} less than going on as today ({2}).":
    "{0}: बिना बिक्री के महीनों में, आज की तरह चलते रहने से {1} कम ({2})।",
  "{0}: over the months without sales {1} more than going on as today ({2}).":
    "{0}: बिना बिक्री के महीनों में, आज की तरह चलते रहने से {1} ज़्यादा ({2})।",
  "{0} is lent for it: {1} repays it with its interest, and is in the sum.":
    "इसके लिए {0} उधार है: {1} से यह ब्याज समेत चुकता है, और यह हिसाब में है।",
  "By these figures all of them leave less than today; {0} costs {1} less than {2}.":
    "इन आँकड़ों से हर रास्ते में आज से कम बचता है; {0} में {2} से {1} कम का नुक़सान है।",
  "More or less than today, with {0}": "आज से ज़्यादा या कम, {0} के साथ",
  "Over the months without sales": "बिना बिक्री के महीनों में",
  "Bought at once, at least": "एक साथ ख़रीद, कम से कम",
  "All ways by the same calculation": "सभी रास्ते, एक ही हिसाब से",
  "{0} leaves {1} less than going on as today, over the months without sales.":
    "{0} से बिना बिक्री के महीनों में, आज की तरह चलते रहने से {1} कम बचता है।",
  "{0} leaves {1} more than going on as today, over the months without sales.":
    "{0} से बिना बिक्री के महीनों में, आज की तरह चलते रहने से {1} ज़्यादा बचता है।",
  "Going on as today loses {0} ({1}).": "आज की तरह चलते रहने पर {0} का घाटा है ({1})।",
  "Going on as today leaves {0} ({1}).": "आज की तरह चलते रहने पर {0} बचता है ({1})।",
  "{0} in its place would be {1} less.": "इसकी जगह {0} हो तो {1} कम होगा।",
  "{0} in its place would be {1} more.": "इसकी जगह {0} हो तो {1} ज़्यादा होगा।",
  "Your money covers that for {0}.": "पैसा इसे {0} तक झेल सकता है।",
  "Closing ends the sales and what they cost; other costs that would go on after it are not in this.":
    "बंद करने से बिक्री और उसकी लागत ख़त्म होती है; बाद में चलते रहने वाले बाक़ी ख़र्च इसमें नहीं हैं।",
  "Which costs would go on after closing, and for how long: rent, notice periods, loans?":
    "बंद करने के बाद कौन से ख़र्च चलते रहेंगे, और कब तक: किराया, नोटिस की अवधि, क़र्ज़?",
  "Only with them can closing be compared with going on.": "इनके साथ ही बंद करने की तुलना चलते रहने से हो सकती है।",
  "What comes after them is not in it.": "उसके बाद का हिसाब इसमें नहीं है।",
  "Today's sales already fill your capacity: there is no room for it beside them.":
    "आज की बिक्री से क्षमता पहले ही भरी है: इसके लिए जगह नहीं है।",
  "It takes **{0}** of the capacity that today's sales leave free ({1}).":
    "इसमें आज की बिक्री से बची क्षमता के **{0}** लगेंगे ({1})।",
  "Those who wait for you would leave **{0}** on top, if it makes room for them ({1}).":
    "जो इंतज़ार में हैं, वे **{0}** और छोड़ेंगे, अगर इससे उनके लिए जगह बने ({1})।",
  "At least {0} has to be bought at once, which lasts {1}.": "कम से कम {0} का माल एक साथ लेना होगा, जो {1} चलेगा।",
  "At least {0} has to be bought at once.": "कम से कम {0} का माल एक साथ लेना होगा।",
  "It takes {0} first; that and what the months without sales cost is back after **{1}**.":
    "पहले {0} लगेंगे; वह और बिना बिक्री के महीनों का नुक़सान **{1}** बाद वापस आता है।",
  "That is back after **{0}**.": "यह **{0}** बाद वापस आता है।",
  "What your figures say": "आपके आँकड़े क्या कहते हैं",
  "{0}: **{1}** in all ({2}).": "{0}: कुल **{1}** ({2})।",
  "As it is today": "जैसा आज है",
  "{0}: the money does not run out, {1} is left.": "{0}: पैसा ख़त्म नहीं होता, {1} बचता है।",
  "As it is today at **{0}** ({1}); {2} at **{3}** ({4}).": "जैसा आज है, **{0}** से ({1}); {2}: **{3}** से ({4})।",
  "{0} pays from **{1}** beside today's on ({2}).": "{0} का ख़र्च आज के अलावा **{1}** से निकलता है ({2})।",
  "Even if it brought nothing, **{0}** of today's {1} would be left.":
    "अगर इससे कुछ न भी आए, तो आज के {1} में से **{0}** बचेगा।",
  "Today's business does not pay it by itself: **{0}** would be lacking.":
    "आज का काम अकेले इसका ख़र्च नहीं उठाता: **{0}** कम पड़ेगा।",
  "{0} ({1} less {2} that has to stay)": "{0} ({1} में से {2} रखना है)",
  "Those who wait for you would leave **{0}** once, if it makes room for them ({1}).":
    "जो इंतज़ार में हैं, वे एक बार **{0}** छोड़ेंगे, अगर इससे उनके लिए जगह बने ({1})।",
  "That pays it for {0}.": "इससे {0} का ख़र्च निकलता है।",
  "**Beside today's sales that is {0} more than your capacity ({1}): so many do not fit, and I count only those that do.**":
    "**आज की बिक्री के साथ यह क्षमता से {0} ज़्यादा है ({1}): इतना नहीं समाएगा, और मैं केवल वही गिनता हूँ जो समाता है।**",
  "**{0}** ({1}), with no sale counted before that.": "**{0}** ({1}), इससे पहले कोई बिक्री नहीं गिनी गई।",
  "{0} is not enough for that.": "{0} इसके लिए काफ़ी नहीं है।",
  "**{0}** with {1} ({2}).": "{1} के साथ **{0}** ({2})।",
  "Below {0} you lose money.": "{0} से कम पर घाटा है।",
  "At {0}, {1} leaves {2}.": "{0} पर {1} से {2} बचता है।",
  "Does {0} come on top, or does it take the place of something that you have today?":
    "{0} आज के ऊपर जुड़ता है, या आज की किसी चीज़ की जगह लेता है?",
  "On top of today's": "आज के ऊपर जुड़ता है",
  "In place of {0}": "{0} की जगह",
  "{what}, on top of today's": "{what}, आज के ऊपर",
  "{what}, in place of “{other}”": "{what}, “{other}” की जगह",
  "{0} lasts **{1}** ({2}).": "{0} **{1}** चलेगा ({2})।",
  "How long it lasts takes how much of it you buy at once, and how much goes in a month.":
    "यह कितना चलेगा, इसके लिए चाहिए कि एक बार में कितना ख़रीदा जाता है और महीने में कितना लगता है।",
  "{0}: what can be used of it comes to **{1}** ({2}), against {3} today.":
    "{0}: जो काम आ सके वह **{1}** का पड़ता है ({2}), आज {3}।",
  "{0}: what can be used of it comes to **{1}** ({2}).": "{0}: जो काम आ सके वह **{1}** का पड़ता है ({2})।",
  "{0} has to be paid for it at once.": "इसके लिए एक साथ {0} देने होंगे।",
  "In all that is {0} less than at today's price.": "कुल मिलाकर यह आज के दाम से {0} कम है।",
  "In all that is {0} more than at today's price.": "कुल मिलाकर यह आज के दाम से {0} ज़्यादा है।",
  "It stays cheaper as long as no more than **{0}** of it ({1}) are lost.":
    "जब तक **{0}** ({1}) से ज़्यादा ख़राब न हो, यह सस्ता रहता है।",
  "{0}: what it takes first is back within {1} at **{2}** ({3}).":
    "{0}: शुरू में जो लगता है वह {1} में **{2}** पर वापस आ जाता है ({3})।",
  "{0}: what it takes first is back within {1} at **{2}** beside today's ({3}).":
    "{0}: शुरू में जो लगता है वह {1} में आज के अलावा **{2}** पर वापस आ जाता है ({3})।",
  "{0}: what it takes first is back within {1} at **{2}** of its own ({3}).":
    "{0}: शुरू में जो लगता है वह {1} में इसकी अपनी **{2}** पर वापस आ जाता है ({3})।",
  "That is **{0}** more than today.": "यह आज से **{0}** ज़्यादा है।",
  "That is **{0}** fewer than today.": "यह आज से **{0}** कम है।",
  "It pays the costs that are its own from **{0}** on ({1}).": "इसका अपना ख़र्च **{0}** से निकल आता है ({1})।",
};

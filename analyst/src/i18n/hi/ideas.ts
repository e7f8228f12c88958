import type { Catalogue } from "../catalogue.ts";

export const ideas: Catalogue = {
  "work of one's own hands": "अपने हाथ का काम",
  blockchain: "ब्लॉकचेन",
  teaching: "पढ़ाना",
  "mobile apps": "मोबाइल ऐप",
  software: "सॉफ़्टवेयर",
  "health coaching": "हेल्थ कोचिंग",
  "sustainable materials": "टिकाऊ सामग्री",
  "AI automation": "AI ऑटोमेशन",
  "You can: {0}.": "आपको आता है: {0}।",
  "You care about: {0}.": "आपकी रुचि है: {0}।",
  "The industry you named: {0}.": "आपका बताया क्षेत्र: {0}।",
  "It asks for {0}: yours, or that of somebody who joins you.": "इसमें चाहिए: {0} — आपका, या किसी साथी का।",
  "It fits if you have at least {0} hours a week for it (our estimate).":
    "यह सही है अगर आपके पास हफ़्ते में कम से कम {0} घंटे हों (हमारा अनुमान)।",
  "It takes at least {0} hours a week (our estimate); you have {1}.":
    "हफ़्ते में कम से कम {0} घंटे लगते हैं (हमारा अनुमान); आपके पास {1} हैं।",
  "It can be sold before anything is spent.": "कुछ ख़र्च करने से पहले इसे बेचा जा सकता है।",
  "It fits if you have some money to put at risk before the first sale.":
    "यह सही है अगर पहली बिक्री से पहले आप कुछ पैसा जोखिम में डाल सकें।",
  "It puts part of your budget of {0} at risk before the first sale.":
    "पहली बिक्री से पहले आपके {0} के बजट का एक हिस्सा जोखिम में रहेगा।",
  "{skill}, done for people in {interest}": "{skill}: {interest} से जुड़े लोगों के लिए सेवा",
  "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.":
    "{interest} में काम करने वालों को {skill} तय दायरे वाली सेवा के रूप में बेचें। काम हाथ से करें और जो बार-बार होता है उसकी सूची बनाएँ: आगे चलकर प्रोडक्ट वही करेगा।",
  "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.":
    "दस अनजान लोगों को तय दायरा और क़ीमत बताएँ, और काम से पहले पैसे माँगें।",
  "If none of ten pays for the work done by hand, a tool for it will not be paid for either.":
    "अगर दस में से कोई हाथ के काम के पैसे न दे, तो उसके टूल के भी नहीं देगा।",
  "A small tool for {interest}, built on {skill}": "{interest} के लिए छोटा टूल, {skill} पर आधारित",
  "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.":
    "एक ऐसा काम लें जो {interest} में लोग हर हफ़्ते स्प्रेडशीट में करते हैं, और सिर्फ़ उसी के लिए {skill} के सहारे टूल बनाएँ। एक स्क्रीन, एक काम, हर महीने भुगतान।",
  "Watch five people do the task, then pre-sell the tool to them before it exists.":
    "पाँच लोगों को यह काम करते देखें, फिर टूल बनने से पहले उन्हें बेचें।",
  "If they do the task less than once a week, the month is the wrong thing to sell.":
    "अगर यह काम हफ़्ते में एक बार से कम होता है, तो मासिक शुल्क सही नहीं है।",
  "{skill} for people in {interest}, taught in four weeks": "{interest} से जुड़े लोगों के लिए {skill}, चार हफ़्तों में",
  "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.":
    "{interest} के पहले छोटे समूह को {skill} लाइव सिखाएँ, अंत में दिखाने लायक एक नतीजे के साथ। उनके सवाल लिखें; रिकॉर्डिंग समूह के बाद ही बेचें।",
  "Sell seats of a first group with a date, before a lesson is written.":
    "एक भी पाठ लिखने से पहले, तारीख़ के साथ पहले समूह की सीटें बेचें।",
  "If people save the page and do not book a seat, they want to have learned it, not to learn it.":
    "अगर लोग पेज सेव करें पर सीट बुक न करें, तो वे सीखा हुआ होना चाहते हैं, सीखना नहीं।",
  "Automating the dull hours of {interest}": "{interest} के उबाऊ घंटों का ऑटोमेशन",
  "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.":
    "{interest} में लोग जो काम एक प्रोग्राम से दूसरे में कॉपी करते हैं, उसे {skill} से ऑटोमेट करें। बचे घंटों के पैसे लें, चालू रखने का मासिक शुल्क।",
  "Ask six people for the task they would hand over tomorrow, and do it once by hand for pay.":
    "छह लोगों से पूछें कि वे कल कौन-सा काम सौंप देंगे, और पैसे लेकर एक बार हाथ से करें।",
  "If every one of them names another task, you have found a consultancy and not a product.":
    "अगर हर कोई अलग काम बताए, तो आपको कंसल्टेंसी मिली है, प्रोडक्ट नहीं।",
  "Who is good at what in {interest}": "{interest} में कौन किसमें अच्छा है",
  "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.":
    "वह सूची रखें जो {interest} के लोग एक-दूसरे से माँगते हैं, और हर नाम को {skill} की नज़र से परखें। पहले दोनों पक्षों को ख़ुद मिलवाएँ; पैसे वह दे जिसे ग्राहक मिले।",
  "Make five introductions by hand and ask the side that gains to pay for the next one.":
    "पाँच परिचय ख़ुद करवाएँ, और फ़ायदा पाने वाले से अगले के पैसे माँगें।",
  "If both sides go on without you after the first meeting, there is no second fee.":
    "अगर पहली मुलाकात के बाद दोनों आपके बिना आगे बढ़ें, तो दूसरी फ़ीस नहीं मिलेगी।",
  "A made thing for {interest}": "{interest} के लिए बनाई गई चीज़",
  "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.":
    "{interest} पसंद करने वालों के लिए छोटी खेप में एक प्रोडक्ट बनाएँ, जिसे {skill} अलग बनाए। पहले ऑर्डर लें, फिर उतना ही बनाएँ।",
  "Show one sample and take deposits for a batch of twenty.": "एक नमूना दिखाएँ और बीस की खेप के लिए अग्रिम लें।",
  "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.":
    "अगर बीस की क़ीमत सामान और आपके घंटों को नहीं निकालती, तो बड़ी खेप में और नुक़सान होगा।",
  "{interest} where people already are": "{interest}, जहाँ लोग पहले से हैं",
  "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.":
    "{interest} को हफ़्ते में एक दिन वहाँ ले जाएँ जहाँ लोग पहले से आते हैं, {skill} को अपनी पहचान बनाकर। दिन किराए पर लें, जगह नहीं।",
  "Three days in the same place, counted: who stops, who buys, who comes back.":
    "एक ही जगह तीन दिन, गिनती के साथ: कौन रुका, किसने ख़रीदा, कौन लौटा।",
  "If the third day sells less than the first, novelty was what sold.":
    "अगर तीसरे दिन पहले से कम बिके, तो सिर्फ़ नयापन बिका था।",
  "What changed in {interest} this month": "इस महीने {interest} में क्या बदला",
  "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.":
    "{interest} के लोगों के पास जो पढ़ने का समय नहीं, उसे पढ़ें, {skill} की नज़र से परखें, और फ़ैसला लेने वालों को महीने में एक पेज भेजें। चार अंक मुफ़्त, फिर पैसे।",
  "Send the first issue to twenty people by name and ask each what they did because of it.":
    "पहला अंक बीस लोगों को नाम से भेजें, और हर एक से पूछें कि उसके कारण क्या किया।",
  "If nobody did anything because of two issues, it is interesting and not useful.":
    "अगर दो अंकों के बाद किसी ने कुछ नहीं किया, तो यह रोचक है, काम का नहीं।",
};

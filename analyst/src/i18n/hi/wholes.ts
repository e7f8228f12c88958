import type { Catalogue } from "../catalogue.ts";

/** Parts, wholes and what is set beside them. */
export const wholes: Catalogue = {
  "Not in it yet: {0}.": "इसमें अभी नहीं घटाया: {0}।",
  "That is with all of it sold.": "यह तब है जब सब बिक जाए।",
  "You sell in a season, so I count no twelve months of it.": "आप सीज़न में बेचते हैं, इसलिए मैं इसे बारह महीने नहीं गिनता।",
  "{0} is in it before any of it is sold.": "कुछ भी बिकने से पहले इसमें {0} फँसे हैं।",
  "At least {0} is in it before any of it is sold; {1} may come on top.":
    "कुछ भी बिकने से पहले इसमें कम से कम {0} फँसे हैं; {1} ऊपर से जुड़ सकता है।",
  "At least {0}; {1} is in that already or comes on top.": "कम से कम {0}; {1} इसमें पहले से है या ऊपर से जुड़ता है।",
  "A competitor asks {0}, as you do.": "एक प्रतिस्पर्धी {0} लेता है, जितना आप।",
  "A competitor asks {0}, you ask {1}: {2} more.": "एक प्रतिस्पर्धी {0} लेता है, आप {1} लेते हैं: {2} ज़्यादा।",
  "A competitor asks {0}, you ask {1}: {2} less.": "एक प्रतिस्पर्धी {0} लेता है, आप {1} लेते हैं: {2} कम।",
  "A competitor spends {0}, as you do.": "एक प्रतिस्पर्धी {0} ख़र्च करता है, जितना आप।",
  "A competitor spends {0}, you spend {1}: {2} more.": "एक प्रतिस्पर्धी {0} ख़र्च करता है, आप {1} ख़र्च करते हैं: {2} ज़्यादा।",
  "A competitor spends {0}, you spend {1}: {2} less.": "एक प्रतिस्पर्धी {0} ख़र्च करता है, आप {1} ख़र्च करते हैं: {2} कम।",
  "Taken together that leaves {0} before the fixed costs.": "कुल मिलाकर तय ख़र्चों से पहले {0} बचते हैं।",
  "{0} is left before the fixed costs: {1} comes in, {2} goes out.": "तय ख़र्चों से पहले {0} बचते हैं: {1} आते हैं, {2} जाते हैं।",
  "Even with all of it sold you lose {0}.": "सब बिकने पर भी आप {0} गँवाते हैं।",
  "With all of it sold {0} is left.": "सब बिकने पर {0} बचते हैं।",
  "You spent at least {0}.": "आपने कम से कम {0} ख़र्च किए।",
  "You spent {0}.": "आपने {0} ख़र्च किए।",
  "{what}, at most": "{what}, ज़्यादा से ज़्यादा",
  "Comes in when all of it is sold": "सब बिकने पर आता है",
  "Is left when all of it is sold": "सब बिकने पर बचता है",
  "Goes out for all that is in it": "उसमें जो कुछ है उस पर जाता है",
  "Revenue of the season": "सीज़न की आमदनी",
  "The smallest order costs at most": "सबसे छोटा ऑर्डर ज़्यादा से ज़्यादा इतने का",
  "The smallest order lasts": "सबसे छोटा ऑर्डर चलता है",
  "{what}: {why}": "{what}: {why}",
  "it is your supplier's, and I count nothing of it as yours": "यह आपके सप्लायर का है, मैं इसे आपका नहीं गिनता",
  "it is no longer so": "अब ऐसा नहीं है",
  "You lose at least {0}: {1} is not in it.": "आप कम से कम {0} गँवाते हैं: {1} इसमें नहीं है।",
  "You lose at least {0}.": "आप कम से कम {0} गँवाते हैं।",
  "{0} is not in it: it is in another currency.": "{0} इसमें नहीं है: यह दूसरी मुद्रा में है।",
  "how many of it you have or buy at once": "आपके पास कितना है या एक बार में कितना ख़रीदते हैं",
  "{0} is not in it: it is paid for each {1}, however many are sold of it.":
    "{0} इसमें नहीं है: यह हर {1} पर लगता है, चाहे उसमें से कितना भी बिके।",
  "it is in a larger sum already": "यह पहले से एक बड़े जोड़ में है",
  "The smallest order takes at most {0}.": "सबसे छोटे ऑर्डर में ज़्यादा से ज़्यादा {0} लगते हैं।",
  "What that comes to in time I say when it is in it.": "उस समय में यह कितना होता है, यह मैं तब बताऊँगा जब यह इसमें हो।",
  "Some results depend on it.": "कुछ नतीजे इस पर टिके हैं।",
  "what borrowing or renting it costs": "उधार या किराए पर लेने का ख़र्च",
  "{0} percentage points": "{0} प्रतिशत अंक",
  "On each of the next four {0}, count what you sell, nothing given away.":
    "अगली चार बार ({0}) हर बार गिनिए कि कितना बिका, मुफ़्त कुछ नहीं।",
  "Stop as it is if it is fewer than {0} on each of the four.": "अगर चारों बार {0} से कम हो, तो इसे इस रूप में रोक दीजिए।",
  "Not in it yet": "अभी इसमें नहीं",
  "What is left depends on {0}: all that is not counted yet may come to {1} at most before you lose money.":
    "बचत {0} पर निर्भर है: जो अभी गिना नहीं गया, वह सब मिलाकर ज़्यादा से ज़्यादा {1} हो सकता है, उसके बाद घाटा होगा।",
  "To be paid back within a year, winning a customer may cost at most {0}.":
    "एक साल में वापस आने के लिए एक ग्राहक लाने में ज़्यादा से ज़्यादा {0} लग सकते हैं।",
  "To be paid back with the first sale, winning a customer may cost at most {0}.":
    "पहली बिक्री से ही वापस आने के लिए एक ग्राहक लाने में ज़्यादा से ज़्यादा {0} लग सकते हैं।",
  "So far it is {0}.": "अभी {0} लगते हैं।",
  "You name no such cost yet.": "यह ख़र्च आपने अभी नहीं बताया।",
};

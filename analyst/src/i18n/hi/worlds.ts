import type { Catalogue } from "../catalogue.ts";

/** Two worlds of a decision: what ends, what is expected, and what fits. */
export const worlds: Catalogue = {
  "With {0}, as you expect, it is {1} less than today ({2}): it does not pay.":
    "{0} हो, जैसी उम्मीद है, तो आज से {1} कम ({2}): यह फ़ायदेमंद नहीं है।",
  "With {0}, as you expect, it is {1} more than today ({2}): it pays.":
    "{0} हो, जैसी उम्मीद है, तो आज से {1} ज़्यादा ({2}): यह फ़ायदेमंद है।",
  "with {0} it does not pay": "{0} पर यह फ़ायदेमंद नहीं है",
  "with {0} it pays": "{0} पर यह फ़ायदेमंद है",
  "{0} costs **{1}** more.": "{0} में **{1}** ज़्यादा लगते हैं।",
  "{0} costs **{1}** more; it pays from **{2}** beside today's on ({3}).":
    "{0} में **{1}** ज़्यादा लगते हैं; आज के अलावा **{2}** से यह निकल आता है ({3})।",
  "{0} costs {1} more: {2}.": "{0} में {1} ज़्यादा लगते हैं: {2}।",
  "{0} costs {1} more, which takes {2} beside today's: {3}.":
    "{0} में {1} ज़्यादा लगते हैं; इसके लिए आज के अलावा {2} चाहिए: {3}।",
  "That counts {0} as ended with it.": "हिसाब में माना गया है कि इसके साथ {0} ख़त्म हो जाता है।",
  "Whether {0} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: {1}.":
    "{0} से आज से ज़्यादा बचेगा या नहीं, यह तब तक खुला है जब तक नीचे न बताया जाए कि यह आज के ऊपर जुड़ता है या उसकी जगह लेता है: {1}।",
  "Its sales take the place of {0}.": "इसकी बिक्री {0} की जगह लेती है।",
  "It leaves more than today from **{0}** on ({1}).": "**{0}** से आज से ज़्यादा बचता है ({1})।",
  "{0}; {1}.": "{0}; {1}।",
  "Then {0} is back after **{1}**.": "तब {0} **{1}** बाद वापस आते हैं।",
  "Without {0}": "{0} के बिना",
  "{0}, {1} less than today is left.": "{0} आज से {1} कम बचता है।",
  "{0}, {1} more than today is left.": "{0} आज से {1} ज़्यादा बचता है।",
  "Other costs that would end, and what the time that it frees would bring, are not in it.":
    "और जो ख़र्च ख़त्म होंगे, और ख़ाली हुए समय से जो आएगा, वह इसमें नहीं है।",
  "Both cost the same at **{0}** ({1}).": "**{0}** पर दोनों का ख़र्च बराबर है ({1})।",
  "With {0} it is {1} less than today ({2}).": "{0} हो तो आज से {1} कम ({2})।",
  "With {0} it is at most {1} more than today ({2}).": "{0} हो तो आज से ज़्यादा से ज़्यादा {1} अधिक ({2})।",
  "With {0} it is {1} more than today ({2}).": "{0} हो तो आज से {1} ज़्यादा ({2})।",
  "You say that of those months alone: over the year it is {0} less ({1}), so it does not pay.":
    "यह सिर्फ़ उन्हीं महीनों के लिए है: साल भर में {0} कम ({1}), यानी यह फ़ायदेमंद नहीं है।",
  "You say that of those months alone: over the year it is {0} more ({1}).":
    "यह सिर्फ़ उन्हीं महीनों के लिए है: साल भर में {0} ज़्यादा ({1})।",
  "Your free hours do it in **{0}** ({1}).": "ख़ाली घंटों में इसमें **{0}** लगते हैं ({1})।",
  "It only fits if it starts that long before {0}.": "यह तभी हो पाएगा जब {0} से इतना पहले शुरू हो।",
  "**It does not fit until {0}: {1} are lacking.**": "**{0} तक यह नहीं हो पाएगा: {1} कम पड़ते हैं।**",
  "It fits until {0}, with {1} to spare.": "{0} तक यह हो जाएगा, {1} बचेंगे।",
  "{0} does not fit into your free hours: {1} are lacking.": "{0} ख़ाली घंटों में नहीं हो पाएगा: {1} कम पड़ते हैं।",
  "It brings more than today as long as more than {0} of these sales come all the same.":
    "आज से ज़्यादा तभी बचेगा जब इस बिक्री का {0} से ज़्यादा फिर भी आए।",
  "Over the year, with its larger months, it is {0} less ({1}).": "साल भर में, तेज़ महीनों के साथ, यह {0} कम है ({1})।",
  "Over the year, with its larger months, it is {0} more ({1}).": "साल भर में, तेज़ महीनों के साथ, यह {0} ज़्यादा है ({1})।",
  "{0}: **{1}** instead of {2} is left of each sale ({3}).": "{0}: हर बिक्री से {2} की जगह **{1}** बचता है ({3})।",
  "With {0}, as you expect, fewer go: it pays.": "{0} के साथ, जैसा आप सोचते हैं, इससे कम जाते हैं: फ़ायदा है।",
  "With {0}, as you expect, more go: it does not pay.": "{0} के साथ, जैसा आप सोचते हैं, इससे ज़्यादा जाते हैं: फ़ायदा नहीं है।",
  "Of {0} that would be {1}; you turn away {2}.": "{0} में से यह {1} होंगे; आप {2} को मना करते हैं।",
  "{0} brings more as long as fewer than {1} of the sales go.": "{0} से ज़्यादा बचता है, जब तक बिक्री का {1} से कम जाए।",
  "Each place of {0} leaves {1} more than one at {2}.": "{0} की हर जगह {2} वाली से {1} ज़्यादा छोड़ती है।",
  "Each place of {0} would leave {1} more at {2}: **{3}** ({4}), if others take all of them and each takes the same time.":
    "{0} की हर जगह {2} पर {1} ज़्यादा छोड़ेगी: **{3}** ({4}), अगर बाक़ी लोग सब ले लें और हर एक में उतना ही समय लगे।",
  "Each place of {0} would leave {1} more at {2}, if others take it and it takes the same time.":
    "{0} की हर जगह {2} पर {1} ज़्यादा छोड़ेगी, अगर कोई और ले और उतना ही समय लगे।",
  "With what belongs to each order that is **{0}** ({1}).": "हर ऑर्डर के साथ जो लगता है, उसे जोड़कर यह **{0}** है ({1})।",
  "No. Today's business lacks {0} for {1} ({2}).": "नहीं। आज के कारोबार में {1} के लिए {0} कम हैं ({2})।",
  "Yes. With today's sales {0} is left after {1} ({2}).": "हाँ। आज की बिक्री से {1} के बाद {0} बचते हैं ({2})।",
};

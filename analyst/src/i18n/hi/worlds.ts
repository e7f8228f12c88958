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
  "{0}; {1}.": "{0}; {1}।",
  "Then {0} is back after **{1}**.": "तब {0} **{1}** बाद वापस आते हैं।",
  "Without {0}": "{0} के बिना",
  "{0}, {1} less than today is left.": "{0} आज से {1} कम बचता है।",
  "{0}, {1} more than today is left.": "{0} आज से {1} ज़्यादा बचता है।",
  "Which other costs would end, and what the time that it frees would bring, no figure says.":
    "और कौन-से ख़र्च ख़त्म होंगे, और इससे ख़ाली हुआ समय क्या लाएगा, कोई आँकड़ा नहीं बताता।",
  "Both cost the same at **{0}** ({1}).": "**{0}** पर दोनों का ख़र्च बराबर है ({1})।",
  "With {0} it is {1} less than today ({2}).": "{0} हो तो आज से {1} कम ({2})।",
  "With {0} it is at most {1} more than today ({2}).": "{0} हो तो आज से ज़्यादा से ज़्यादा {1} अधिक ({2})।",
};

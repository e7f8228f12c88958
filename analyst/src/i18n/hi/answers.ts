import type { Catalogue } from "../catalogue.ts";

export const answers: Catalogue = {
  "This answer exists in English only so far.": "यह उत्तर अभी केवल अंग्रेज़ी में है।",
  "[Read it among the guides]({0})": "[गाइड में पढ़ो]({0})",
  "A template to fill in": "भरने के लिए एक नमूना",
  "This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.":
    "यह एक नमूना है, जिसमें तुम्हारे काम के बारे में मुझे जो पता है वह भरा है। [कोष्ठक] में जो लिखा है, वह तुम भरो।",
  "As of {0}.": "{0} की स्थिति।",
  "No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one]({0})":
    "यहाँ कोई भाषा मॉडल जुड़ा नहीं है, इसलिए मैं अपनी गणना और गाइड से जवाब देता हूँ। [मॉडल कैसे जोड़ें]({0})",
  "Did you mean: {answers}?": "क्या तुम्हारा मतलब यह था: {answers}?",
};

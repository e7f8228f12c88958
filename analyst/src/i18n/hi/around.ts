import type { Catalogue } from "../catalogue.ts";

/** What stands around the parts of a reply. */
export const around: Catalogue = {
  "{score}/10, the analyst rating. Show the reasons.": "{score}/10, विश्लेषक की रेटिंग। कारण देखें।",
  "Calculations only": "सिर्फ़ गणना",
  "Offline analysis: computed by the engine alone, without a language model.":
    "ऑफ़लाइन विश्लेषण: केवल इंजन ने गणना की, बिना भाषा मॉडल के।",
  "Computed analysis": "गणना से बना विश्लेषण",
  "Show the whole analysis": "पूरा विश्लेषण देखें",
  "Show less": "कम दिखाएँ",
  Sources: "स्रोत",
  "Web search is not set up on this installation. The reply does without it.":
    "इस इंस्टॉलेशन पर वेब खोज चालू नहीं है। जवाब उसके बिना है।",
  "The web search failed ({detail}). The reply does without it and is not charged for it.":
    "वेब खोज विफल रही ({detail})। जवाब उसके बिना है और उसका शुल्क नहीं लिया गया।",
  "In your words": "आपके शब्दों में",
  "Checked: it follows from your figures": "जाँचा हुआ: आपके आँकड़ों से निकलता है",
  "From a source": "एक स्रोत से",
  "Computed, from an assumption of the model": "हिसाब से निकला, मॉडल के एक अनुमान पर",
  "From the model, not checked": "मॉडल से, जाँचा नहीं गया",
  "Differs from what was computed": "गणना से अलग है",
  "{checked} of {all} figures checked; the others are the model's own":
    "{all} में से {checked} आँकड़े जाँचे गए; बाकी मॉडल के अपने हैं",
  "Every figure checked ({all})": "सभी आँकड़े जाँचे गए ({all})",
  "The language model gave no reading of your figures. The engine's own reading is used.":
    "भाषा मॉडल ने आपके आँकड़े नहीं पढ़े। इंजन का अपना पठन उपयोग किया गया है।",
  "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.":
    "भाषा मॉडल का उत्तर पूरा होने से पहले रुक गया: उसका सर्वर इससे लंबा उत्तर नहीं देता। उससे आगे लिखने को कहें।",
  "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.":
    "आपके सबसे पुराने संदेश ({detail}) भाषा मॉडल को केवल सारांश में मिले: आँकड़े, ख़रीदार, पेशकश, प्रतिस्पर्धी, सवाल और सुधार, नहीं तो उनके पहले वाक्य।",
  "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.":
    "यह बातचीत उससे लंबी है जितनी भाषा मॉडल पढ़ सकता है। उसे सबसे नए संदेश और पहले के संदेशों से प्रमाणित बातें दी गईं।",
  "The language model did not answer. This is the engine's own analysis, free of charge.":
    "भाषा मॉडल ने जवाब नहीं दिया। यह इंजन का अपना विश्लेषण है, बिना शुल्क।",
  "Too little is known to rate this idea.": "इस विचार को रेटिंग देने के लिए बहुत कम जानकारी है।",
  "out of 10": "10 में से",
  "Between {low} and {high} with what is known.": "जो पता है उसके हिसाब से {low} और {high} के बीच।",
  "{percent} of the criteria have evidence.": "{percent} मापदंडों के लिए सबूत है।",
  "Left out, because nothing is known yet:": "छोड़े गए, क्योंकि अभी कुछ पता नहीं:",
  "weight {percent}": "भार {percent}",
  "Held at {cap}:": "{cap} पर सीमित:",
  "What would move it": "इसे क्या बदलेगा",
  "{from} to {to}": "{from} से {to}",
  "to {to}": "{to} तक",
  "How {label} was computed": "{label} की गणना कैसे हुई",
  Formula: "सूत्र",
  "{low} to {high}": "{low} से {high}",
  "Not known yet": "अभी पता नहीं",
  "You said": "आपने बताया",
  Computed: "गणना",
  Sourced: "स्रोत से",
  Assumed: "मान लिया",
  Unknown: "अज्ञात",
  "Show as table": "तालिका के रूप में देखें",
  "Show as chart": "चार्ट के रूप में देखें",
  Category: "श्रेणी",
  "From the web": "वेब से",
  "Sources: {0}": "स्रोत: {0}",
  "Weigh these pages against what you know of your own customers before you act on them.":
    "इन पन्नों पर अमल करने से पहले इन्हें अपने ग्राहकों के बारे में अपनी जानकारी से मिलाएँ।",
  "Based on: 1 page, not checked by the engine": "आधार: 1 पन्ना, इंजन ने जाँचा नहीं",
  "Based on: {0} pages, not checked by the engine": "आधार: {0} पन्ने, इंजन ने जाँचे नहीं",
  "{0}: {1}": "{0}: {1}",
};

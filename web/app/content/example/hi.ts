import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "फ़िज़ियोथेरेपिस्ट के लिए ऑनलाइन बुकिंग। हमारे ", figure: false },
    { text: "40", figure: true },
    { text: " भुगतान करने वाले ग्राहक हैं, कीमत ", figure: false },
    { text: "₹4,900", figure: true },
    { text: " प्रति माह है। सकल मार्जिन ", figure: false },
    { text: "80%", figure: true },
    { text: " है, मासिक churn ", figure: false },
    { text: "6%", figure: true },
    { text: " है, CAC ", figure: false },
    { text: "₹18,000", figure: true },
    { text: " है। बैंक में ", figure: false },
    { text: "₹60,00,000", figure: true },
    { text: " नकद हैं और हर महीने ", figure: false },
    { text: "₹7,50,000", figure: true },
    { text: " खर्च होते हैं। मैंने ", figure: false },
    { text: "14", figure: true },
    { text: " फ़िज़ियोथेरेपिस्ट से बात की, ", figure: false },
    { text: "9", figure: true },
    { text: " की शामें फ़ोन पर चली जाती हैं।", figure: false },
  ],
  headline: "₹3,920 प्रति ग्राहक प्रति माह बचते हैं।",
  metricsTitle: "क्या निकाला जा सकता है",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "योगदान, प्रति ग्राहक और माह",
      value: "₹3,920",
      formula: "मासिक कीमत × मार्जिन",
    },
    { name: "ltv", label: "ग्राहक का जीवन-मूल्य (LTV)", value: "₹65,333", formula: "प्रति ग्राहक योगदान / मासिक चर्न" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3.63×", formula: "LTV / CAC" },
    { name: "cac_payback_months", label: "CAC की वसूली", value: "4.59 महीने", formula: "CAC / प्रति ग्राहक योगदान" },
    { name: "runway_months", label: "रनवे", value: "8 महीने", formula: "नकद / मासिक खर्च" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "LTV : CAC 3 के लिए अधिकतम मासिक चर्न",
      value: "7.26%",
      formula: "प्रति ग्राहक योगदान / (3 × CAC)",
    },
  ],
  chart: {
    title: "महीने-दर-महीने बचा नकद",
    note: "आपका नकद घटा मासिक खर्च, बाक़ी कुछ न बदले तो।",
    unit: "INR",
    values: [6000000, 5250000, 4500000, 3750000, 3000000, 2250000, 1500000, 750000, 0],
  },
  rating: {
    title: "विश्लेषक की रेटिंग",
    score: 7,
    parts: [
      {
        label: "समस्या की तीव्रता",
        score: 6.3,
        because: "जिन 14 लोगों से पूछा, उनमें से 9 ने हामी भरी; छोटे नमूने को देखते हुए कम से कम 38.8%।",
      },
      { label: "ग्राहक की स्पष्टता", score: 6.5, because: "“भुगतान करने वाले” की नाम से सूची बनाई जा सकती है।" },
      { label: "माँग के सबूत", score: 8.1, because: "40 पैसे देने वाले ग्राहक: पैसा, बातें नहीं।" },
      {
        label: "बिज़नेस मॉडल और प्रति इकाई अर्थशास्त्र",
        score: 7.5,
        because: "कीमत ₹4,900 प्रति माह है। एक ग्राहक की वसूली का समय 4.6 महीने है।",
      },
      { label: "बिक्री का रास्ता", score: 6.5, because: "आपके आँकड़े से एक ग्राहक लाने में ₹18,000 लगते हैं।" },
      { label: "संभाव्यता और नियम", score: 8.3, because: "लोग इसके लिए पैसे दे रहे हैं।" },
    ],
  },
  risk: {
    title: "सब किस पर टिका है",
    paragraphs: [
      { lead: "", text: "यह तभी आगे चलेगा जब 8 महीने के भीतर नया पैसा आए।" },
      {
        lead: "परख:",
        text: " जो भी दे सकते हैं, उन सबसे अभी पूछिए, और लिखिए कि कौन रकम और तारीख़ बताता है। इसमें 122 दिन लगते हैं और कोई पैसा नहीं।",
      },
      { lead: "कब रुकना है:", text: " आधा समय बीतने तक किसी ने दोनों लिखकर न दिए हों, तो ख़र्च घटाइए।" },
    ],
  },
  questions: { title: "मुझे आगे क्या जानना है", items: ["बिक्री हो या न हो, हर महीने कितना देना ही पड़ता है?"] },
  words: { founder: "आपने बताया", computed: "गणना", offline: "सिर्फ़ गणना" },
};

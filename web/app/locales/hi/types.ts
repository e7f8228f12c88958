import type { types as english } from "../en/types.ts";
import type { TextsOf } from "../texts-of.ts";

export const types: TextsOf<typeof english> = {
  titles: {
    "solo-founder": "अकेले फ़ाउंडर",
    "crypto-blockchain": "क्रिप्टो/ब्लॉकचेन",
    "ed-tech": "एजुकेशन टेक",
    "mobile-app": "मोबाइल ऐप",
    "saas-platform": "SaaS प्लैटफ़ॉर्म",
    "health-wellness": "सेहत और वेलनेस",
    sustainability: "पर्यावरण/सस्टेनेबिलिटी",
    "ai-automation": "AI/ऑटोमेशन",
  },
  hints: {
    "solo-founder": "एक इंसान कितना संभाल सकता है",
    "crypto-blockchain": "रोडमैप से पहले नियम-क़ानून",
    "ed-tech": "पैसे कौन देता है, सीखता कौन है",
    "mobile-app": "डाउनलोड से पहले रिटेंशन",
    "saas-platform": "चर्न, पेबैक, क़ीमत",
    "health-wellness": "सबूत और मंज़ूरी",
    sustainability: "ऐसी बचत जिसके लिए कोई पैसे दे",
    "ai-automation": "कंप्यूट के ख़र्च के बाद बचा मार्जिन",
  },
};

import type { account as english } from "../en/account.ts";
import type { TextsOf } from "../texts-of.ts";

export const account: TextsOf<typeof english> = {
  title: "अकाउंट की जानकारी",
  description: "आपके टोकन, आपका इस्तेमाल और आपके अकाउंट की सुरक्षा।",
  loadFailed: "अकाउंट का डेटा लोड नहीं हो सका",
  profile: {
    title: "प्रोफ़ाइल की जानकारी",
    name: "दिखने वाला नाम",
    notSet: "सेट नहीं है",
    email: "ईमेल",
    status: "ईमेल की स्थिति",
  },
  tokens: {
    title: "टोकन बैलेंस",
    available: "बाकी",
    used: "इस्तेमाल हुए",
    history: "इस्तेमाल का ब्योरा",
  },
  type: { title: "अकाउंट का प्रकार", plan: "प्लान", free: "फ़्री प्लान", premium: "प्रीमियम", upgrade: "प्लान अपग्रेड करें" },
  usage: {
    title: "इस्तेमाल के आँकड़े",
    chats: "कुल चैट",
    messages: "भेजे गए मैसेज",
    interactions: "AI से बातचीत",
  },
  security: {
    title: "सुरक्षा",
    email: "ईमेल वेरिफ़ाइड",
    twoFactor: "2FA चालू",
    yes: "हाँ",
    no: "नहीं",
    settings: "सुरक्षा सेटिंग",
  },
  membership: { title: "सदस्यता", since: "कब से सदस्य हैं", days: "सक्रिय दिन" },
  actions: { title: "झटपट काम", profile: "प्रोफ़ाइल बदलें", chat: "नई चैट", dashboard: "डैशबोर्ड" },
};

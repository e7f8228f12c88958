import type { profile as english } from "../en/profile.ts";
import type { TextsOf } from "../texts-of.ts";

export const profile: TextsOf<typeof english> = {
  title: "प्रोफ़ाइल सेटिंग",
  description: "आपका नाम, आपकी तस्वीर और पेजों की भाषा।",
  avatarUrl: "अवतार का URL",
  avatarHint:
    "किसी तस्वीर का https पता, जिसे सहेजते समय एक बार पढ़ा जाता है, या तस्वीर अपलोड करें: PNG, JPEG, WebP या AVIF, ज़्यादा से ज़्यादा 5 MB।",
  avatarUnread:
    "इस पते पर कोई तस्वीर नहीं पढ़ी जा सकी, इसलिए आपके नाम का पहला अक्षर दिख रहा है। तस्वीर अपलोड करें या दूसरा पता डालें।",
  avatarUploaded: "आपकी अपलोड की हुई तस्वीर इस्तेमाल हो रही है। दूसरी लगाने के लिए उसका पता डालें।",
  avatarForm: "https:// से शुरू होने वाला पूरा पता डालें",
  upload: "तस्वीर अपलोड करें",
  uploading: "अपलोड हो रही है...",
  uploaded: "तस्वीर सेव हो गई",
  removePicture: "तस्वीर हटाएँ",
  email: "ईमेल",
  created: "अकाउंट बनने की तारीख़",
  language: "भाषा",
  followBrowser: "ब्राउज़र की भाषा",
  save: "बदलाव सेव करें",
  saved: "प्रोफ़ाइल अपडेट हो गई",
  saveFailed: "प्रोफ़ाइल अपडेट नहीं हो सकी",
  loadFailed: "प्रोफ़ाइल लोड नहीं हो सकी",
  balance: "टोकन बैलेंस",
  tokens_one: "टोकन",
  tokens_other: "टोकन",
  balanceText: "एक विश्लेषण में 1 से 3 टोकन लगते हैं। जो काम का न निकले, उसका कुछ नहीं कटता।",
  history: "इस्तेमाल का ब्योरा देखें",
  security: "सुरक्षा सेटिंग",
  securityText: "पासवर्ड, ईमेल पता, टू-फ़ैक्टर ऑथेंटिकेशन और आप कहाँ-कहाँ साइन इन हैं।",
  openSecurity: "सुरक्षा सेटिंग खोलें",
};

import type { common as english } from "../en/common.ts";
import type { TextsOf } from "../texts-of.ts";

export const common: TextsOf<typeof english> = {
  brand: "AI Co-Founder",
  brandTagline: "ऐसा विश्लेषण जिसे आप ख़ुद जाँच सकें, आँख मूँदकर मानना न पड़े।",
  close: "बंद करें",
  promoCode: "प्रोमो कोड",
  success: "हो गया!",
  error: "गड़बड़ी",
  emailStatus: { verified: "वेरिफ़ाइड", pending: "पुष्टि बाकी" },
  loading: "लोड हो रहा है",
  retry: "फिर कोशिश करें",
  notifications: "सूचनाएँ",
  skipToContent: "सीधे सामग्री पर जाएँ",
  titleOf: "{{page}} · AI Co-Founder",
  crash: {
    title: "कुछ गड़बड़ हो गई",
    text: "इस पेज पर अचानक कोई गड़बड़ी आ गई। आपका सेव किया हुआ सब सुरक्षित है। फिर कोशिश करें या होम पेज पर जाएँ।",
    home: "होम पेज पर जाएँ",
    reload: "पेज फिर से लोड करें",
    offline: "इस पेज का एक हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
  },
  notFound: {
    title: "पेज नहीं मिला",
    text: "इस पते पर कुछ नहीं है। हो सकता है पेज कहीं और चला गया हो या लिंक में कोई ग़लती हो।",
    home: "होम पेज पर जाएँ",
    chat: "चैट खोलें",
    popular: "लोकप्रिय पेज",
    links: {
      features: "सुविधाएँ",
      pricing: "क़ीमतें",
      guides: "स्टार्टअप गाइड",
      help: "सहायता केंद्र",
      contact: "संपर्क करें",
    },
  },
};

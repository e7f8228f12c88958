import type { mailbox as english } from "../en/mailbox.ts";
import type { TextsOf } from "../texts-of.ts";

export const mailbox: TextsOf<typeof english> = {
  title: "लोकल मेलबॉक्स",
  description: "जब तक मेल सर्वर सेट नहीं है, ईमेल इसी मशीन पर रखे जाते हैं।",
  note: "डेवलपमेंट के लिए: जब तक मेल सर्वर सेट नहीं है, इस इंस्टॉलेशन का हर ईमेल यहीं रुकता है। इस मशीन से कुछ बाहर नहीं जाता।",
  empty: "अभी कोई ईमेल नहीं",
  emptyText: "साइन अप करें या नया पासवर्ड मँगाएँ, ईमेल दो सेकंड में यहाँ दिखेगा।",
  to: "{{to}} को",
  open: "लिंक खोलें",
  unavailable: "यहाँ कोई लोकल मेलबॉक्स नहीं है",
  unavailableText: "यह इंस्टॉलेशन असली ईमेल भेजता है या सर्वर नहीं चल रहा है।",
  count_one: "{{count, number}} ईमेल",
  count_other: "{{count, number}} ईमेल",
};
